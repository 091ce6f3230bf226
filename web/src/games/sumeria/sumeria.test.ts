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

  it("picks up whatever trader a legal move begins with", () => {
    const { choice } = hand();
    const able = deeds(legal.filter(({ kind }) => kind === "move"));
    expect(ring(choice, able, "Ur")).toBe("may");
    press(choice, able, "Ur");
    expect(held(choice)).toBe("Ur");
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
  const seen = (board: Record<string, number>, paths: SumeriaView["paths"] = {}) => ({ position: { board }, paths });
  const able = seen({ Ur: 0, Kish: 1, Gaesh: 1 }, { Ur: { Nutur: ["Ur", "Gaesh", "Nutur"] } });

  it("sees a walk along the way that was told, and back again", () => {
    const gone = seen({ Nutur: 0, Kish: 1, Gaesh: 1 });
    expect(change(able, gone)).toEqual({ way: ["Ur", "Gaesh", "Nutur"], added: [], removed: [] });
    expect(change(gone, able)).toEqual({ way: ["Nutur", "Gaesh", "Ur"], added: [], removed: [] });
  });

  it("sees an arrival and a removal", () => {
    expect(change(able, seen({ Ur: 0, Kish: 1, Gaesh: 1, Nutur: 0 }))).toEqual({ way: null, added: ["Nutur"], removed: [] });
    expect(change(able, seen({ Ur: 0, Gaesh: 1 }))).toEqual({ way: null, added: [], removed: [{ seat: 1, site: "Kish" }] });
  });

  it("does not take for a walk what had no way", () => {
    expect(change(seen({ Ur: 0 }), seen({ Kish: 1 }))).toEqual({ way: null, added: ["Kish"], removed: [{ seat: 0, site: "Ur" }] });
  });
});

describe("sentences", () => {
  const rises = { state: "Kish", passed: "Ur", rises: true, place: 3, counters: 1, scores: "yes", row: [] } as const;

  it("tells what becomes of the row as the view has it", () => {
    const { row: _, rises: __, ...told } = rises;
    expect(shifted({ ...rises, row: [] })).toEqual({ key: "sumeria-web-rises", arguments: told });
    expect(shifted({ ...rises, row: [], rises: false, scores: "lost" })).toEqual({ key: "sumeria-web-falls", arguments: { ...told, scores: "lost" } });
    expect(shifted(null).key).toBe("sumeria-web-row-stays");
  });

  it("finds the shift of a move, if it has one", () => {
    const view = { ...middle, shifts: [{ ...rises, row: [] }], leads_to: { up: { shift: 0, outlooks: [] }, still: { shift: null, outlooks: [] } } };
    const of = (text: string) => shift(view, { id: 0, kind: "add", text });
    expect([of("up")?.state, of("still"), of("take economic")]).toEqual(["Kish", null, null]);
  });

  it("tells every legal move's outlook", () => {
    for (const move of middle.legal) {
      const touched = outlooks(middle, move);
      expect(touched.length).toBeGreaterThan(0);
      for (const outlook of touched) expect(stands(outlook).key).toBe(outlook.now === null ? "sumeria-web-leaves" : "sumeria-web-stands");
    }
  });

  it("asks before the moves that give up a lead, and only then", () => {
    const asked = middle.legal.filter((move) => danger(move, middle));
    expect(asked.map((move) => move.text)).toEqual(Object.keys(middle.gives_up));
    expect(asked.length).toBeGreaterThan(0);
    expect(danger(asked[0]!, middle)?.arguments).toEqual({ state: "Shuruppak" });
  });

  it("says whose a settlement is, and what may be done there", () => {
    const at = { name: "Ur", form: "city", state: "Ur", x: 0, y: 0, label: "n" } as const;
    expect([site(at, null, 1), site(at, 1, 1), site(at, 0, 1)].map((text) => text.arguments?.["who"])).toEqual(["nobody", "you", "other"]);
    const able = deeds(legal);
    expect(offer("none", able, "Adab", "turn")).toBeNull();
    const may = [offer("may", able, "Ur", "turn"), offer("may", able, "Kish", "turn"), offer("may", able, "Kish", "setup"), offer("goal", able, "Gaesh", "turn")];
    expect(may.map((text) => text?.arguments)).toEqual([
      { may: "pick", phase: "turn" },
      { may: "add", phase: "turn" },
      { may: "add", phase: "setup" },
      { may: "goal", phase: "turn" },
    ]);
  });

  it("says which turn of which round it is, as the view has it", () => {
    expect(moment(middle).arguments).toEqual({ phase: "turn", round: 3, turn: 2 });
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
