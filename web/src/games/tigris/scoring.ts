import { colours } from "./pieces";
import type { Colour, Final, TigrisView } from "./view";

export type Step = "screens" | "treasures" | "lowest" | "tie";

export interface Column {
  colour: Colour;
  points: number;
  /** Treasures laid on it. */
  gold: number;
}

/** The columns of a seat, as they are drawn. */
export function columnsOf(view: TigrisView, { seat, laid }: Final): Column[] {
  const points = view.dynasties[seat]?.points;
  return colours.map((colour) => ({ colour, points: points?.[colour] ?? 0, gold: laid[colour] }));
}

/** How many bricks a column has. */
export function height({ points, gold }: Column): number {
  return points + gold;
}

/** The steps of the explanation: a tie has one only where there is one. */
export function steps(final: readonly Final[]): Step[] {
  return ["screens", "treasures", "lowest", ...(final.some(({ tie }) => tie) ? (["tie"] as const) : [])];
}
