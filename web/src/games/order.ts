import type { View } from "./view";

/** The seats from the first to the last, as the game ended; equal ones in the order of the table. */
export function order({ players, result }: View): number[] {
  const ranks = result?.ranks ?? [];
  return Array.from({ length: players }, (_, seat) => seat).sort((one, other) => (ranks[one] ?? 0) - (ranks[other] ?? 0));
}
