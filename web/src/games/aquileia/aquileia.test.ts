import { describe, expect, it, vi } from "vitest";
import { Choice } from "../choice.svelte";
import buildView from "./fixtures/build.json";
import contestView from "./fixtures/contest.json";
import endView from "./fixtures/end.json";
import middleView from "./fixtures/middle.json";
import { coins, danger, deed, lotSentences, moment, socket } from "./labels";
import { soFar, steps } from "./scoring";
import { arrivals, commitment, committed, fought, progress, ring, rolled, settleLot, spacesOf, strengthened, toggled } from "./state";
import type { AquileiaView } from "./view";

const middle = middleView as unknown as AquileiaView;
const contest = contestView as unknown as AquileiaView;
const build = buildView as unknown as AquileiaView;
const end = endView as unknown as AquileiaView;

function hand(view: AquileiaView, send = vi.fn()) {
  const choice = new Choice(send);
  choice.offer(view.legal, true);
  return { choice, send };
}

describe("the order of the areas", () => {
  it("has none done while henchmen are placed", () => {
    expect(progress(middle, "mercatus")).toBe("ahead");
  });

  it("has those before the present one done", () => {
    expect([progress(contest, "mercatus"), progress(contest, "arena"), progress(contest, "stadium")]).toEqual(["done", "now", "ahead"]);
    expect(spacesOf(contest, "portus")).toEqual(["latro", "portus_bronze", "portus_silver", "portus_gold"]);
  });
});

describe("choosing", () => {
  it("chooses a space, and confirms it by a second press", () => {
    const { choice, send } = hand(middle);
    const move = choice.find({ kind: "place", space: "pecunia" })[0]!;
    expect(ring(choice, move)).toBe("may");
    choice.settle(move);
    expect(ring(choice, move)).toBe("on");
    expect(send).not.toHaveBeenCalled();
    choice.settle(move);
    expect(send).toHaveBeenCalledExactlyOnceWith(move);
  });

  it("asks how a lot is paid only where there is a choice", () => {
    const { choice } = hand(build);
    const lots = [...new Set(build.legal.map((move) => move["lot"] as string | undefined))].filter((lot) => lot !== undefined);
    const ways = (lot: string) => choice.find({ kind: "build", lot }).length;
    const [many, one] = [lots.find((lot) => ways(lot) > 1)!, lots.find((lot) => ways(lot) === 1)!];
    settleLot(choice, many);
    expect([choice.chosen, choice.picked["lot"]]).toEqual([null, many]);
    settleLot(choice, one);
    expect(choice.chosen?.["lot"]).toBe(one);
  });

  it("puts cards into a contest one by one and takes them back", () => {
    const cards = contest.hands[contest.seat!]!;
    const first = toggled(contest.legal, cards, null, 0)!;
    expect(first["cards"]).toEqual([cards[0]]);
    const both = toggled(contest.legal, cards, first, 1)!;
    expect(committed(cards, both)).toEqual([true, true]);
    expect(toggled(contest.legal, cards, both, 0)!["cards"]).toEqual([cards[1]]);
    expect(commitment(contest.legal, [])?.text).toBe("commit none");
    expect(commitment(contest.legal, ["horse_gold_2"])).toBeUndefined();
  });

  it("tells equal cards of a hand apart by their place", () => {
    const move = { id: 1, kind: "commit", text: "", cards: ["slave_1"] };
    expect(committed(["slave_1", "weapon_2", "slave_1"], move)).toEqual([true, false, false]);
  });
});

describe("sentences", () => {
  it("say what a space does, of all spaces of a kind the same", () => {
    expect(["equi_open_2", "arena_1", "stadium_gold_2", "forum_3", "portus_gold"].map(deed)).toEqual(["equi_open", "arena", "stadium_gold", "forum_3", "portus_gold"]);
  });

  it("say whose a space is, what may be done there, and why not", () => {
    const keys = (name: string, state: "none" | "may") => socket(middle, name, state, true).map(({ key }) => key);
    expect(keys("pecunia", "may")).toEqual(["aquileia-web-socket", "aquileia-web-does", "aquileia-web-may"]);
    expect(keys("dolus", "none")).toEqual(["aquileia-web-socket", "aquileia-web-does"]);
    expect(socket(middle, "arena_2", "none", true)[0]?.arguments?.["who"]).toBe("you");
    const space = { ...middle.spaces["portus_gold"]!, missing: { gold: 1 }, reason: { key: "aquileia-no-stake" } };
    const short = { ...middle, spaces: { ...middle.spaces, portus_gold: space } };
    expect(socket(short, "portus_gold", "none", true).at(-1)?.key).toBe("aquileia-web-lack");
  });

  it("say what a lot costs, brings and lacks", () => {
    const said = (id: string) => lotSentences(middle.lots[id]!, middle.seat, "none").map(({ key }) => key);
    expect(said("workshop_fullonica")).toEqual(["aquileia-web-lot", "aquileia-web-brings", "aquileia-web-lot-lacks"]);
    expect(said("workshop_figlina")).toEqual(["aquileia-web-lot", "aquileia-web-brings"]);
  });

  it("name coins by metal, and none at all", () => {
    expect(coins({ gold: 2, bronze: 1 }).map((text) => text.arguments)).toEqual([{ number: 1, metal: "bronze" }, { number: 2, metal: "gold" }]);
    expect(coins({ gold: 0 })[0]?.key).toBe("aquileia-no-coins");
  });

  it("say where the game stands", () => {
    expect([middle, contest, end].map((view) => moment(view).arguments?.["phase"])).toEqual(["place", "area", "over"]);
  });

  it("ask before what is easily regretted, and only then", () => {
    const asked = (move: { kind: string; space?: string }, view = middle) => danger({ id: 1, text: "", ...move }, view)?.key ?? null;
    const idle = { ...middle, spaces: { ...middle.spaces, pecunia: { ...middle.spaces["pecunia"]!, usable: false } } };
    expect(asked({ kind: "pass" })).toBe("aquileia-web-danger-pass");
    expect(asked({ kind: "no_build" }, build)).toBe("aquileia-web-danger-no-build");
    expect(asked({ kind: "place", space: "pecunia" }, idle)).toBe("aquileia-web-danger-idle");
    expect([asked({ kind: "place", space: "pecunia" }), asked({ kind: "disc" })]).toEqual([null, null]);
  });
});

describe("what happened", () => {
  it("sees the henchman that came", () => {
    const before = { ...middle.spaces, dolus: { ...middle.spaces["dolus"]!, seat: null } };
    expect(arrivals(before, middle.spaces)).toEqual(["dolus"]);
    expect(arrivals(middle.spaces, before)).toEqual([]);
  });
});

describe("a contest", () => {
  const told = (contest: string) => ({ ply: 1, seat: 0, story: [{ key: "aquileia-told-rolled", arguments: { contest } }] }) as never;

  it("is followed while it is fought", () => {
    expect(fought(contest, null)).toBe("arena");
    expect(fought(middle, null)).toBeNull();
  });

  it("is followed once more when its dice were the last that rolled", () => {
    expect(fought(build, told("stadium"))).toBe("stadium");
    expect([rolled(told("stadium"), "rolled", "stadium"), rolled(told("stadium"), "rolled", "arena"), rolled(null, "rolled")]).toEqual([true, false, false]);
  });

  it("shows what a commitment would make of a fighter, as the view tells it", () => {
    const [fighter, arena] = [contest.contests.arena.fighters[0]!, contest.contests.arena];
    const both = commitment(contest.legal, ["weapon_3", "slave_1"])!;
    expect(strengthened(fighter, arena, both)).toEqual({ ...fighter, cards: both["cards"], symbols: 4, strength: 6 });
    for (const move of [null, commitment(contest.legal, [])!]) expect(strengthened(fighter, arena, move)).toBe(fighter);
    expect(strengthened(fighter, { ...arena, choices: { "blue 1": { chance: 0.5 } } }, { id: 1, kind: "blue", text: "blue 1" })).toBe(fighter);
  });

  it("adds up from left to right: spaces, faces, cards, blue dice", () => {
    for (const { spaces, hits = 0, symbols = 0, blue = 0, strength } of contest.contests.arena.fighters) expect(spaces + hits + symbols + blue).toBe(strength);
  });
});

describe("the final scoring", () => {
  it("adds up to the scores, step by step", () => {
    const all = steps(end);
    expect(all.at(-1)).toBe("sum");
    for (const [seat, score] of end.result!.scores.entries()) {
      expect(soFar(end.scoring![seat]!, ["track"])).toBe(end.scoring![seat]!.track);
      expect(soFar(end.scoring![seat]!, all)).toBe(score);
    }
  });

  it("ends with the tie, if the best are equal", () => {
    expect(steps({ ...end, tied: [0, 2] }).at(-1)).toBe("tie");
  });
});
