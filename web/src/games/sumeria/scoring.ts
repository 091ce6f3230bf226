import { kinds, type Kind, type SumeriaView } from "./view";

/** The steps of the final scoring: the last round, then set by set, the sums, and a tie if there is one. */
export type Step = "round" | Kind | "sum" | "tie";

export function steps(view: SumeriaView): Step[] {
  const tied = view.sets.some(({ tie }) => tie !== null);
  return ["round", ...kinds, "sum", ...(tied ? (["tie"] as const) : [])];
}

/** What a seat's sets add up to after these steps. */
export function soFar(view: SumeriaView, seat: number, done: readonly Step[]): number {
  const last = kinds.findLast((kind) => done.includes(kind));
  return last ? (view.sets[seat]?.so_far[last] ?? 0) : 0;
}
