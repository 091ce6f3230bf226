import { expect, it } from "vitest";
import { completions, named } from "./typed";

const move = (text: string, id: number) => ({ id, kind: text.split(" ")[0]!, text });
const legal = ["add Kish", "add Kutha", "add Last Well", "remove Ur", "move Ur > Kish", "move Ur > Tent Rows"].map(move);

it("takes a move however it is spaced and cased", () => {
  expect(named(legal, " MOVE ur>tent  rows ")?.id).toBe(5);
  expect(named(legal, "move Ur")).toBeNull();
});

it("offers whole moves when they are few", () => {
  expect(completions(legal, "add k")).toEqual(["add Kish", "add Kutha"]);
});

it("offers the next word when there are many", () => {
  expect(completions(legal, "", 3)).toEqual(["add ", "remove Ur", "move "]);
  expect(completions(legal, "add ", 2)).toEqual(["add Kish", "add Kutha"]);
  expect(completions(legal.slice(2), "", 3)).toEqual(["add Last Well", "remove Ur", "move "]);
});

it("offers nothing for what cannot become a move", () => {
  expect(completions(legal, "sell")).toEqual([]);
});
