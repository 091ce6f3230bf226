import { afterEach, describe, expect, it, vi } from "vitest";
import { atlas } from "./atlas.svelte";
import file from "./fixtures/boards/reconstruction.json";
import { away, coast, curve, flowing, neighbour, openPlace, roadPieces, stretched } from "./geometry";
import { labels } from "./labels";
import { chart, type MapFile } from "./map";
import { tint } from "./tint";

const board = chart(file as unknown as MapFile);
const names = labels(board, 13);

describe("the map", () => {
  it("knows settlements and states by their names", () => {
    expect(board.byName.size).toBe(56);
    expect(board.byName.get("Weavers Bank")).toMatchObject({ form: "village", state: "Uruk" });
    expect(board.stateByName.get("Ur")?.symbol).toBe("state-ur");
    expect(board.neighbours.get("Kish")).toEqual(["Dilbat", "Kutha", "Borsippa"]);
  });

  it("takes colours and emblems of a host's board from its file", () => {
    const [first, ...others] = (file as unknown as MapFile).state;
    const hosts = chart({ ...(file as unknown as MapFile), state: [{ ...first!, id: "akkad", emblem: "lotus" }, ...others] });
    expect(tint(hosts.states[0])).toEqual({ land: first!.colour, ink: `color-mix(in oklab, ${first!.ink} 50%, var(--ink))` });
    expect(hosts.states[0]?.symbol).toBe("state-kish");
    expect(tint(hosts.states[1]).land).toBe("var(--st-nippur)");
  });

  it("draws a piece of road for every two neighbours, the same in both directions", () => {
    const pieces = roadPieces(board);
    expect(pieces.size).toBe(120);
    expect(pieces.get("Kish>Dilbat")).toBe(pieces.get("Dilbat>Kish"));
    expect(curve([{ x: 0, y: 0 }, { x: 6, y: 0 }])).toBe("M0 0C1.0 0.0 5.0 0.0 6 0");
  });

  it("lets land and river go on beyond the edges", () => {
    const corner = stretched([{ x: 0, y: 0 }, { x: 500, y: 0 }, { x: 500, y: 300 }, { x: 0, y: 300 }], board);
    expect(corner[0]).toEqual({ x: -600, y: -600, far: true });
    expect(corner).toContainEqual({ x: 500, y: -600, far: true });
    expect(corner).toContainEqual({ x: -600, y: 300, far: true });
    expect(flowing([{ x: 0, y: 5 }, { x: 10, y: 5 }])).toMatch(/^M-600 5L0 5C.*L610 5$/);
    expect(coast(stretched(board.sea, board))).toMatch(/^M.*L1000 618C.*L1600 1300z$/);
  });

  it("sets every name clear of other names and of settlements", () => {
    const boxes = [...names.values()].map((label) => label.box);
    const clash = boxes.filter((one) => boxes.some((two) => one !== two && one.left < two.right && two.left < one.right && one.top < two.bottom && two.top < one.bottom));
    expect(clash).toEqual([]);
    for (const { box } of names.values()) {
      expect(box.left).toBeGreaterThanOrEqual(0);
      expect(box.right).toBeLessThanOrEqual(board.width);
    }
  });

  it("finds an open place for every emblem, away from roads", () => {
    const boxes = [...names.values()].map((label) => label.box);
    for (const state of board.states) {
      const open = openPlace(state.outline, board, boxes);
      expect(open.room).toBeGreaterThan(20);
      for (const road of board.roads) for (const [index, to] of road.slice(1).entries()) expect(away(open, road[index]!, to)).toBeGreaterThan(open.room);
    }
  });

  it("leads the arrows along roads, and everywhere at last", () => {
    expect(neighbour(board, "Kish", [1, 0])).toBe("Dilbat");
    expect(neighbour(board, "Kish", [0, 1])).toBe("Borsippa");
    expect(neighbour(board, "Kish", [-1, 0])).toBeNull();
    expect(neighbour(board, "Nowhere", [1, 0])).toBeNull();
    const reached = new Set(["Kish"]);
    for (const at of reached) {
      for (const way of [[1, 0], [-1, 0], [0, 1], [0, -1]] as const) {
        const next = neighbour(board, at, way);
        if (next) reached.add(next);
      }
    }
    expect(reached.size).toBe(56);
  });
});

describe("fetching a board", () => {
  afterEach(() => vi.unstubAllGlobals());

  it("asks the house once for each board, and again after a failure when told to", async () => {
    const fetched = vi.fn().mockResolvedValueOnce(new Response("", { status: 503 })).mockResolvedValue(Response.json(file));
    vi.stubGlobal("fetch", fetched);
    const view = { options: { board: "a board" } };
    await Promise.all([atlas.prepare(view.options), atlas.prepare(view.options)]);
    expect([atlas.of(view), atlas.failed(view)]).toEqual([null, true]);
    const again = atlas.again(view);
    expect([atlas.of(view), atlas.failed(view)]).toEqual([null, false]);
    await again;
    expect([atlas.of(view)?.settlements.length, atlas.failed(view)]).toEqual([56, false]);
    expect(fetched.mock.calls).toEqual([["/api/games/sumeria/boards/a%20board"], ["/api/games/sumeria/boards/a%20board"]]);
  });
});
