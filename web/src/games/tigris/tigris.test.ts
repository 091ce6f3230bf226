import { describe, expect, it, vi } from "vitest";
import { Choice } from "../choice.svelte";
import { all, corner, high, neighbour, outline, place, read, rounds, square, wide } from "./cells";
import { change } from "./changes";
import { exchange, exchanging, goals, held, put, refusal, take } from "./deeds";
import crowdView from "./fixtures/crowd.json";
import endView from "./fixtures/end.json";
import monumentView from "./fixtures/monument.json";
import warView from "./fixtures/war.json";
import { content, spelled, tileFor } from "./pieces";
import { columnsOf, height, steps } from "./scoring";
import { amongWars, cell, danger, effects, moment, ownFirst, title, verdict } from "./sentences";
import type { Conflict, TigrisView } from "./view";

const crowd = crowdView as unknown as TigrisView;
const war = warView as unknown as TigrisView;
const monument = monumentView as unknown as TigrisView;
const end = endView as unknown as TigrisView;

function hand(view: TigrisView, send = vi.fn()) {
  const choice = new Choice(send);
  choice.offer(view.legal, true);
  return { choice, send };
}

describe("the board", () => {
  it("names cells by column letter and row number", () => {
    expect([all[0], all[15], all[16], all.at(-1)]).toEqual(["a1", "p1", "a2", "p11"]);
    expect(place("p11")).toEqual([15, 10]);
    expect(corner("p11")).toEqual({ x: wide - 58, y: high - 58 });
    expect(square("c4")).toEqual(["c4", "d4", "c5", "d5"]);
  });

  it("goes from cell to cell and stays within the frame", () => {
    expect([neighbour("c4", "ArrowUp"), neighbour("c4", "ArrowRight")]).toEqual(["c3", "d4"]);
    expect([neighbour("a1", "ArrowLeft"), neighbour("p11", "ArrowDown")]).toEqual([null, null]);
  });

  it("reads what lies on a cell", () => {
    expect(content("T&")).toMatchObject({ tile: "temple", treasure: true, building: true });
    expect(content("#*")).toMatchObject({ tile: null, faceDown: true, treasure: true });
    expect(content("Ck")).toMatchObject({ tile: null, leader: { seat: 2, office: "king" } });
    expect([content("~~"), content("X.")].map(({ catastrophe, tile }) => [catastrophe, tile])).toEqual([[false, null], [true, null]]);
    expect(read(crowd.board).get("h5")?.leader).toEqual({ seat: 0, office: "trader" });
  });

  it("says which monument a cell lies under", () => {
    const lying = read(crowd.board);
    const said = (name: string) => cell(crowd, name, lying.get(name)!, false)[0]?.arguments;
    expect(said("h11")).toMatchObject({ what: "monument", monument: "red-blue" });
    expect(said("h9")).not.toMatchObject({ what: "monument" });
  });

  it("draws one round about a region and one in its hole", () => {
    expect(rounds(["b2"])).toEqual([[[1, 1], [2, 1], [2, 2], [1, 2]]]);
    const ring = ["b2", "c2", "d2", "b3", "d3", "b4", "c4", "d4"];
    expect(rounds(ring)).toHaveLength(2);
    expect(rounds(["b2", "c3"])).toHaveLength(2);
    expect(outline(["b2"], 0, 0)).toBe("M58 58Q58 58 58 58L116 58Q116 58 116 58L116 116Q116 116 116 116L58 116Q58 116 58 116z");
  });
});

describe("what happened on the board", () => {
  const row = (text: string) => ({ board: [text] });

  it("sees a walk, an arrival and a loss", () => {
    expect(change(row("Ak .. T."), row(".. Ak T."))).toEqual({ walked: [{ from: "a1", to: "b1" }], came: [], gone: [] });
    expect(change(row(".. T."), row("M. T."))).toEqual({ walked: [], came: ["a1"], gone: [] });
    expect(change(row("M. Bt"), row(".. ..")).gone.map(({ cell }) => cell)).toEqual(["a1", "b1"]);
  });

  it("takes a treasure that was picked up for no loss of the temple", () => {
    expect(change(row("T*"), row("T."))).toEqual({ walked: [], came: [], gone: [] });
  });
});

describe("what may be done", () => {
  it("takes a tile up, puts it down, confirms", () => {
    const { choice, send } = hand(crowd);
    take(choice, { kind: "tile", tile: "market" });
    expect(held(choice)).toEqual({ kind: "tile", tile: "market" });
    expect(put(choice, { kind: "tile", tile: "market" }, "e5")).toBe(true);
    expect(choice.chosen?.text).toBe("tile market e5");
    put(choice, { kind: "tile", tile: "market" }, "e5");
    expect(send).toHaveBeenCalledOnce();
  });

  it("lets a piece go when it is taken twice", () => {
    const { choice } = hand(crowd);
    take(choice, { kind: "catastrophe" });
    take(choice, { kind: "catastrophe" });
    expect(choice.begun).toBe(false);
  });

  it("says why a place is not allowed", () => {
    const king = { kind: "leader", leader: "king" } as const;
    const { choice } = hand(crowd);
    expect(put(choice, king, "a1")).toBe(false);
    expect(refusal(crowd, king, "a1")).toEqual({ key: "tigris-no-temple", arguments: { cell: "a1" } });
    expect(refusal(crowd, king, "g6")).toBeNull();
  });

  it("offers a square of four cells for a monument", () => {
    const { choice } = hand(monument);
    expect([...goals(choice).keys()].sort()).toEqual(["g4", "g5", "h4", "h5"]);
  });

  it("exchanges the marked tiles, and none when none is marked", () => {
    const { choice } = hand(crowd);
    exchange(choice, "TTSFMM", new Set([0, 2, 5]));
    expect([exchanging(choice), choice.chosen?.["tiles"]]).toEqual([true, "TSM"]);
    exchange(choice, "TTSFMM", new Set());
    expect([exchanging(choice), choice.chosen]).toEqual([true, null]);
  });

  it("spells tiles as moves do", () => {
    expect(spelled(["M", "T", "F", "T", "S"])).toBe("TTSFM");
    expect([tileFor("king"), tileFor("blue")]).toEqual(["settlement", "farm"]);
  });
});

describe("sentences", () => {
  const keys = (said: { key: string }[]) => said.map(({ key }) => key);
  const support = (laid: number) => ({ support: { laid, total: 0, ahead: false, loser: null } });

  it("tells the effects of every previewed move", () => {
    const two = crowd.legal.find(({ text }) => text === "tile market j5")!;
    expect(effects(crowd, two, crowd.previews[two.text]!)[0]).toMatchObject({ key: "tigris-web-joins", arguments: { wars: 2 } });
    const gain = crowd.legal.find(({ text }) => text === "tile market e5")!;
    expect(effects(crowd, gain, crowd.previews[gain.text]!)[0]).toMatchObject({ key: "tigris-web-gains", arguments: { who: "you", points: 1 } });
  });

  it("says who wins with so many tiles, and what the loser loses", () => {
    const said = (number: number) => verdict(war, war.conflict!, war.previews[`support ${number}`]!.support!);
    expect([said(0), said(1)].map(([first]) => first?.arguments?.["ahead"])).toEqual(["no", "yes"]);
    expect(said(1).slice(1).map(({ arguments: told }) => told)).toMatchObject([{ points: 4, tiles: 3, winner: "you" }]);
    expect(keys(verdict(war, war.conflict!, null))).toEqual(["tigris-web-needs", "tigris-web-stake", "tigris-web-stake"]);
  });

  it("believes the view about who is ahead and who has lost", () => {
    const support = { laid: 0, total: 5, ahead: true, loser: 0 };
    const [first, ...stakes] = verdict(war, war.conflict!, support);
    expect(first?.arguments?.["ahead"]).toBe("yes");
    expect(stakes.map((stake) => stake.arguments?.["who"])).toEqual(["you"]);
  });

  it("says which war of several is fought", () => {
    expect(amongWars(war.conflict!)?.arguments).toMatchObject({ number: 1, of: 2, more: "yes", wars: [{ arguments: { leader: "king" } }] });
    expect(amongWars({ ...war.conflict!, number: 2, next: [] })?.arguments).toMatchObject({ number: 2, of: 2, more: "no" });
    expect(amongWars({ ...war.conflict!, of: 1, next: [] })).toBeNull();
  });

  it("puts the reader's own war first", () => {
    const fight = (attacker: number) => ({ attacker: { seat: attacker }, defender: { seat: 3 } }) as Conflict;
    expect(ownFirst([fight(1), fight(0)], 0).map(({ attacker }) => attacker.seat)).toEqual([0, 1]);
  });

  it("asks before points are given away, an action is lost, or too few tiles are laid out", () => {
    expect(danger({ id: 1, kind: "pass", text: "pass" }, crowd)?.key).toBe("tigris-web-danger-pass");
    const gift = { ...crowd, previews: { x: { gains: [{ seat: 2, colour: "red" as const, points: 1 }] } } };
    expect(danger({ id: 1, kind: "tile", text: "x" }, gift)?.key).toBe("tigris-web-danger-gift");
    expect(war.legal.map((move) => danger(move, war)?.key ?? null)).toEqual(["tigris-web-danger-few", null, null]);
    const short = { ...war, conflict: { ...war.conflict!, defender: { ...war.conflict!.defender, enough: false } }, previews: { a: support(0), b: support(1) } };
    expect(["a", "b"].map((text) => danger({ id: 1, kind: "support", text }, short)?.key ?? null)).toEqual([null, "tigris-web-danger-vain"]);
    const revolt = { ...war.conflict!, attacker: { ...war.conflict!.attacker, enough: false } };
    expect(danger({ id: 1, kind: "leader", text: "x" }, { ...crowd, previews: { x: { revolt } } })?.key).toBe("tigris-web-danger-revolt");
  });

  it("names moves and moments", () => {
    expect(title({ id: 1, kind: "monument", text: "", monument: null, cell: null }).arguments?.["deed"]).toBe("no-monument");
    expect([moment(war), moment(end), moment(crowd)].map((said) => said.arguments?.["asked"])).toEqual(["support", "over", "action"]);
  });
});

describe("the final scoring", () => {
  const final = end.final!;

  it("draws columns with the treasures where the view lays them", () => {
    for (const told of final) {
      const columns = columnsOf(end, told);
      expect(columns.map(height).sort((one, other) => one - other)).toEqual(end.dynasties[told.seat]!.balance);
      expect(columns.find(({ colour }) => colour === told.weakest)).toSatisfy((least) => height(least) === end.result!.scores[told.seat]);
    }
  });

  it("has a step for a tie only where there is one", () => {
    expect(final.map(({ seat, tie }) => [seat, tie])).toEqual([[0, { seat: 1, own: 9, other: 8 }], [1, { seat: 0, own: 8, other: 9 }], [2, null], [3, null]]);
    expect(steps(final)).toEqual(["screens", "treasures", "lowest", "tie"]);
    expect(steps(final.slice(2))).toHaveLength(3);
  });
});
