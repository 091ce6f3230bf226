import type { Point } from "../board/motion";

export type Form = "city" | "town" | "village";
type Pair = [number, number];

/** A board file of the house, as it stands. */
export interface MapFile {
  meta: { width: number; height: number };
  river: { name: string; points: Pair[] };
  sea?: { name: string; outline: Pair[] };
  state: { id: string; name: string; colour: string; ink: string; emblem: string; outline: Pair[] }[];
  settlement: { id: string; name: string; kind: Form; state: string; x: number; y: number; label: string }[];
  route: { path: string[] }[];
}

export interface Settlement extends Point {
  name: string;
  form: Form;
  /** The name of its city-state. */
  state: string;
  /** The side on which its name fits best: "n", "se" … */
  label: string;
}

export interface CityState {
  id: string;
  name: string;
  colour: string;
  ink: string;
  /** The symbol of its emblem. */
  symbol: string;
  outline: Point[];
}

/** A board as it is drawn; everything in it goes by its name, as in moves and views. */
export interface SumeriaMap {
  width: number;
  height: number;
  states: CityState[];
  settlements: Settlement[];
  byName: Map<string, Settlement>;
  stateByName: Map<string, CityState>;
  /** Each road as the settlements along it. */
  roads: Settlement[][];
  neighbours: Map<string, string[]>;
  river: { name: string; points: Point[] };
  sea: Point[];
}

/** The emblems that the house has drawn; a board that asks for another gets one of these by its place. */
const emblems: Record<string, string> = {
  eagle: "state-kish",
  "horned crown": "state-nippur",
  mace: "state-umma",
  "lion-headed eagle": "state-lagash",
  "ear of barley": "state-shuruppak",
  "eight-pointed star": "state-uruk",
  "flowing water": "state-eridu",
  "crescent moon": "state-ur",
};

function point([x, y]: Pair): Point {
  return { x, y };
}

/** Reads a board file. */
export function chart(file: MapFile): SumeriaMap {
  const symbols = Object.values(emblems);
  const states = file.state.map((state, index) => ({
    ...state,
    symbol: emblems[state.emblem] ?? symbols[index % symbols.length]!,
    outline: state.outline.map(point),
  }));
  const names = new Map(states.map((state) => [state.id, state.name]));
  const byId = new Map(
    file.settlement.map(({ id, name, kind, state, x, y, label }) => [id, { name, form: kind, state: names.get(state) ?? state, x, y, label }]),
  );
  const roads = file.route.map((route) => route.path.map((id) => byId.get(id)!));
  return {
    width: file.meta.width,
    height: file.meta.height,
    states,
    settlements: [...byId.values()],
    byName: new Map([...byId.values()].map((settlement) => [settlement.name, settlement])),
    stateByName: new Map(states.map((state) => [state.name, state])),
    roads,
    neighbours: neighbours(roads),
    river: { name: file.river.name, points: file.river.points.map(point) },
    sea: (file.sea?.outline ?? []).map(point),
  };
}

function neighbours(roads: Settlement[][]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const join = (one: Settlement, other: Settlement) => found.set(one.name, [...(found.get(one.name) ?? []), other.name]);
  for (const road of roads) {
    for (const [index, here] of road.entries()) {
      const next = road[index + 1];
      if (next) (join(here, next), join(next, here));
    }
  }
  return found;
}

/** Fetches the board of a name. */
export async function fetched(name: string): Promise<SumeriaMap> {
  const answer = await fetch(`/api/games/sumeria/boards/${encodeURIComponent(name)}`);
  if (!answer.ok) throw new Error(`board ${name}: ${answer.status}`);
  return chart((await answer.json()) as MapFile);
}
