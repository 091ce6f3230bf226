import { describe, expect, it, vi } from "vitest";
import { Choice } from "./choice.svelte";
import type { Move } from "./view";

const legal: Move[] = [
  { id: 1, kind: "add", text: "add Ur", settlement: "Ur" },
  { id: 2, kind: "move", text: "move Ur > Kish", settlement: "Ur", goal: "Kish" },
  { id: 3, kind: "move", text: "move Ur > Umma", settlement: "Ur", goal: "Umma" },
  { id: 4, kind: "move", text: "move Adab > Umma", settlement: "Adab", goal: "Umma" },
  { id: 5, kind: "commit", text: "commit a b", cards: ["a", "b"] },
];

function choice(send = vi.fn()): Choice {
  const made = new Choice(send);
  made.offer(legal, true);
  return made;
}

describe("Choice", () => {
  it("narrows the legal moves, pick by pick, until one is left", () => {
    const made = choice();
    expect(made.chosen).toBeNull();
    made.pick("settlement", "Ur");
    expect(made.candidates.map((move) => move.id)).toEqual([1, 2, 3]);
    made.pick("goal", "Kish");
    expect(made.chosen?.id).toBe(2);
  });

  it("starts anew with a pick that does not go with the earlier ones", () => {
    const made = choice();
    made.pick("settlement", "Ur");
    made.pick("goal", "Kish");
    made.pick("settlement", "Adab");
    expect(made.picked).toEqual({ settlement: "Adab" });
    expect(made.chosen?.id).toBe(4);
  });

  it("begins anew with several fields at once", () => {
    const made = choice();
    made.pick("settlement", "Adab");
    made.begin({ kind: "move", settlement: "Ur" });
    expect(made.candidates.map((move) => move.id)).toEqual([2, 3]);
    made.begin({ kind: "move", settlement: "Nowhere" });
    expect(made.picked).toEqual({ kind: "move", settlement: "Ur" });
  });

  it("lets another value replace the one picked", () => {
    const made = choice();
    made.pick("settlement", "Ur");
    made.pick("goal", "Kish");
    made.pick("goal", "Umma");
    expect(made.chosen?.id).toBe(3);
  });

  it("compares lists by what they hold", () => {
    const made = choice();
    made.pick("cards", ["a", "b"]);
    expect(made.chosen?.id).toBe(5);
  });

  it("ignores what no legal move has", () => {
    const made = choice();
    made.pick("settlement", "Ur");
    made.pick("goal", "Nowhere");
    made.choose({ id: 99, kind: "add", text: "add Nowhere" });
    expect(made.picked).toEqual({ settlement: "Ur" });
    expect(made.chosen).toBeNull();
  });

  it("chooses a whole move outright, and the next pick undoes that", () => {
    const made = choice();
    made.choose(legal[0]!);
    expect(made.chosen?.id).toBe(1);
    made.pick("settlement", "Ur");
    expect(made.chosen).toBeNull();
  });

  it("shows what is hovered before what is chosen", () => {
    const made = choice();
    made.choose(legal[0]!);
    made.hover(legal[1]!);
    expect(made.shown?.id).toBe(2);
    made.hover(null);
    expect(made.shown?.id).toBe(1);
  });

  it("confirms only what is chosen", () => {
    const send = vi.fn();
    const made = choice(send);
    made.confirm();
    expect(send).not.toHaveBeenCalled();
    made.choose(legal[0]!);
    made.confirm();
    expect(send).toHaveBeenCalledExactlyOnceWith(legal[0]);
  });

  it("confirms what is chosen already, and chooses what is not", () => {
    const send = vi.fn();
    const made = choice(send);
    made.settle(legal[0]!);
    made.settle(legal[1]!);
    expect(send).not.toHaveBeenCalled();
    made.settle(legal[1]!);
    expect(send).toHaveBeenCalledExactlyOnceWith(legal[1]);
  });

  it("lets go of everything when a new view comes", () => {
    const made = choice();
    made.pick("settlement", "Adab");
    made.offer(legal, true);
    expect(made.begun).toBe(false);
    expect(made.chosen).toBeNull();
  });

  it("offers and takes nothing when it is not the reader's decision", () => {
    const made = choice();
    made.offer(legal, false);
    made.pick("settlement", "Ur");
    expect(made.candidates).toEqual([]);
    expect(made.find({ settlement: "Ur" })).toEqual([]);
    expect(made.picked).toEqual({});
  });
});
