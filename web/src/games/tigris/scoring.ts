import { order } from "../order";
import { colours } from "./pieces";
import type { Colour, TigrisView } from "./view";

export type Step = "screens" | "treasures" | "lowest" | "tie";

export interface Column {
  colour: Colour;
  points: number;
  /** Treasures laid on it. */
  gold: number;
}

/** The columns of a seat: each treasure has gone to the lowest. */
export function columnsOf(view: TigrisView, seat: number): Column[] {
  const points = view.dynasties[seat]?.points;
  const columns = colours.map((colour) => ({ colour, points: points?.[colour] ?? 0, gold: 0 }));
  for (let left = points?.treasure ?? 0; left > 0; left--) lowest(columns).gold++;
  return columns;
}

export function lowest(columns: readonly Column[]): Column {
  return columns.reduce((least, column) => (height(column) < height(least) ? column : least));
}

export function height({ points, gold }: Column): number {
  return points + gold;
}

/** The seats that another one equals in the weakest colour. */
export function tied(view: TigrisView): Map<number, { place: number; own: number; other: number; rival: number }> {
  const found = new Map<number, { place: number; own: number; other: number; rival: number }>();
  const seats = order(view);
  for (const [index, seat] of seats.entries()) {
    const rival = [seats[index + 1], seats[index - 1]].find((other) => other !== undefined && view.result?.scores[other] === view.result?.scores[seat]);
    if (rival === undefined) continue;
    const [mine, theirs] = [view.dynasties[seat]?.balance ?? [], view.dynasties[rival]?.balance ?? []];
    const place = mine.findIndex((points, colour) => points !== theirs[colour]);
    found.set(seat, { place, own: mine[place] ?? 0, other: theirs[place] ?? 0, rival });
  }
  return found;
}

/** The steps of the explanation: a tie has one only where there is one. */
export function steps(view: TigrisView): Step[] {
  return ["screens", "treasures", "lowest", ...(tied(view).size > 0 ? (["tie"] as const) : [])];
}
