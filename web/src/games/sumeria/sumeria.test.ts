import { describe, expect, it, vi } from "vitest";
import { Choice } from "../choice.svelte";
import { change } from "./changes";
import { deeds, ending, held, press, ring } from "./deeds";
import endView from "./fixtures/end.json";
import middleView from "./fixtures/middle.json";
import { soFar, steps } from "./scoring";
import { danger, moment, offer, outlooks, shift, shifted, site, stands } from "./sentences";
import type { SumeriaView } from "./view";

const middle = middleView as unknown as SumeriaView;
const end = endView as unknown as SumeriaView;

const legal = [
  { id: 0, kind: "add", text: "add Kish", settlement: "Kish" },
  { id: 1, kind: "remove", text: "remove Ur", settlement: "Ur" },
  { id: 2, kind: "move", text: "move Ur > Gaesh", settlement: "Ur", goal: "Gaesh" },
  { id: 3, kind: "move", text: "move Ur > Nutur", settlement: "Ur", goal: "Nutur" },
  { id: 4, kind: "remove", text: "remove Uruk", settlement: "Uruk" },
  { id: 5, kind: "add", text: "add Gaesh", settlement: "Gaesh" },
];

function hand(send = vi.fn()) {
  const choice = new Choice(send);
  choice.offer(legal, true);
  return { choice, able: deeds(legal), send };
}

describe("what may be done on the map", () => {
  it("picks a trader up, chooses its goal and confirms it", () => {
    const { choice, able, send } = hand();
    expect(ring(choice, able, "Ur")).toBe("may");
    press(choice, able, "Ur");
    expect(held(choice)).toBe("Ur");
    expect([ring(choice, able, "Ur"), ring(choice, able, "Gaesh"), ring(choice, able, "Kish")]).toEqual(["held", "goal", "none"]);
    press(choice, able, "Gaesh");
    expect(choice.chosen?.id).toBe(2);
    expect([ring(choice, able, "Gaesh"), ring(choice, able, "Nutur")]).toEqual(["on", "goal"]);
    expect(send).not.toHaveBeenCalled();
    press(choice, able, "Gaesh");
    expect(send).toHaveBeenCalledExactlyOnceWith(legal[2]);
  });

  it("adds a trader to an empty settlement, also while another is in the hand", () => {
    const { choice, able } = hand();
    press(choice, able, "Gaesh");
    expect(choice.chosen?.id).toBe(5);
    press(choice, able, "Ur");
    press(choice, able, "Kish");
    expect(choice.chosen?.id).toBe(0);
  });

  it("puts a trader down by a second press, never removes it so", () => {
    const { choice, able, send } = hand();
    press(choice, able, "Uruk");
    expect(choice.chosen?.id).toBe(4);
    press(choice, able, "Uruk");
    expect(choice.begun).toBe(false);
    expect(send).not.toHaveBeenCalled();
  });

  it("lets go of all on a place where nothing can be done", () => {
    const { choice, able } = hand();
    press(choice, able, "Ur");
    press(choice, able, "Adab");
    expect(choice.begun).toBe(false);
    expect(ending(choice, able, "Adab")).toBeNull();
  });
});

describe("what happened on the map", () => {
  it("sees a walk, an arrival, a removal", () => {
    expect(change({ Ur: 0, Kish: 1 }, { Gaesh: 0, Kish: 1 })).toEqual({ moved: { seat: 0, from: "Ur", to: "Gaesh" }, added: [], removed: [] });
    expect(change({ Ur: 0 }, { Ur: 0, Kish: 1 })).toEqual({ moved: null, added: ["Kish"], removed: [] });
    expect(change({ Ur: 0, Kish: 1 }, { Ur: 0 })).toEqual({ moved: null, added: [], removed: [{ seat: 1, site: "Kish" }] });
  });

  it("does not take two seats' doings for a walk", () => {
    expect(change({ Ur: 0 }, { Kish: 1 })).toEqual({ moved: null, added: ["Kish"], removed: [{ seat: 0, site: "Ur" }] });
  });
});

describe("sentences", () => {
  it("tells the two tiles that change places, from the one the move is about", () => {
    const row = ["a", "b", "c"];
    expect(shift(row, ["b", "a", "c"], "add")).toEqual({ state: "b", passed: "a", place: 1, rose: true });
    expect(shift(row, ["b", "a", "c"], "remove")).toEqual({ state: "a", passed: "b", place: 2, rose: false });
    expect(shift(row, row, "add")).toBeNull();
    expect(shift(row, undefined, "take")).toBeNull();
  });

  it("says what a state that falls would score then", () => {
    const said = (place: number) => shifted({ state: "a", passed: "b", place, rose: false }, middle).arguments?.["scores"];
    expect([said(2), said(4), said(5)]).toEqual(["yes", "lost", "no"]);
    expect(shifted(null, middle).key).toBe("sumeria-web-row-stays");
  });

  it("tells every legal move's outlook", () => {
    for (const move of middle.legal) {
      const touched = outlooks(middle, move);
      expect(touched.length).toBeGreaterThan(0);
      for (const outlook of touched) expect(stands(outlook).key).toBe(outlook.now === null ? "sumeria-web-leaves" : "sumeria-web-stands");
    }
  });

  it("asks before the lead in a scoring state is given up, and only then", () => {
    const move = { id: 1, kind: "remove", text: "x" };
    const about = (was: number | null, now: number | null, state: string) =>
      danger(move, { ...middle, rows: { x: middle.position.row }, leads_to: { x: [0] }, outlooks: [{ state, was, now, ranking: [], reason: null }] });
    const [first, , , fourth] = middle.position.row;
    expect(about(1, 2, first!)?.arguments).toEqual({ state: first });
    expect([about(1, 1, first!), about(2, 3, first!), about(1, null, fourth!)]).toEqual([null, null, null]);
  });

  it("says whose a settlement is, and what may be done there", () => {
    const at = { name: "Ur", form: "city", state: "Ur", x: 0, y: 0, label: "n" } as const;
    expect([site(at, null, 1), site(at, 1, 1), site(at, 0, 1)].map((text) => text.arguments?.["who"])).toEqual(["nobody", "you", "other"]);
    expect(offer("none", 0, "turn")).toBeNull();
    const may = [offer("may", 0, "turn"), offer("may", null, "turn"), offer("may", null, "setup"), offer("goal", null, "turn")];
    expect(may.map((text) => text?.arguments?.["may"])).toEqual(["pick", "add", "place", "goal"]);
  });

  it("counts the turns of a round", () => {
    const at = (step: number) => moment({ ...middle, position: { ...middle.position, step } }).arguments?.["turn"];
    expect([at(0), at(3), at(4), at(11)]).toEqual([1, 1, 2, 3]);
  });
});

describe("the final scoring", () => {
  it("ends with a step for the tie, if there is one", () => {
    expect(steps(end)).toEqual(["round", "economic", "military", "political", "religious", "sum", "tie"]);
    expect(steps({ ...end, sets: end.sets.map((seat) => ({ ...seat, tie: null })) }).at(-1)).toBe("sum");
  });

  it("adds up to the scores, set by set", () => {
    const all = steps(end);
    for (const [seat, score] of end.result!.scores.entries()) {
      expect(soFar(end, seat, all.slice(0, 1))).toBe(0);
      expect(soFar(end, seat, all)).toBe(score);
    }
  });
});
