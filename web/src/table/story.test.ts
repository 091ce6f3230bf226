import { expect, it } from "vitest";
import type { Entry } from "../games/view";
import { leading, news, told } from "./story";

const entry = (seq: number, ply: number, kind: Entry["kind"] = "move"): Entry => ({ seq, ply, kind, seat: 0, story: [], at: "" });

it("tells every entry once, in order", () => {
  const story = told([entry(1, 1)], [entry(3, 3), entry(2, 2), entry(1, 1)]);
  expect(story.map((one) => one.seq)).toEqual([1, 2, 3]);
});

it("forgets the moves that were taken back", () => {
  const story = told([entry(1, 1), entry(2, 2), entry(3, 3)], [entry(4, 1, "undo"), entry(5, 2)]);
  expect(story.map((one) => one.seq)).toEqual([1, 4, 5]);
});

it("finds what led to a position", () => {
  const story = [entry(1, 1), entry(2, 2), entry(3, 2, "asked")];
  expect(leading(story, 2)?.seq).toBe(2);
  expect(leading(story, 0)).toBeNull();
});

it("reads aloud what was last when the table was opened, and everything since", () => {
  const story = [entry(1, 1), entry(2, 2), entry(4, 3), entry(5, 4)];
  expect(news(story, 2).map((one) => one.seq)).toEqual([2, 4, 5]);
  expect(news(story, null)).toEqual([]);
  const long = Array.from({ length: 30 }, (_, number) => entry(number, number));
  expect(news(long, 3).map((one) => one.seq)).toEqual([22, 23, 24, 25, 26, 27, 28, 29]);
});
