import type { CityState } from "./map";

const named = new Set(["kish", "nippur", "umma", "lagash", "shuruppak", "uruk", "eridu", "ur"]);

/** The colour of a state and the ink on it. The house has both themes for its own states; others take them from their board file. */
export function tint(state: CityState | undefined): { land: string; ink: string } {
  if (!state) return { land: "var(--ground-deep)", ink: "var(--ink-2)" };
  if (named.has(state.id)) return { land: `var(--st-${state.id})`, ink: `var(--sti-${state.id})` };
  return { land: state.colour, ink: `color-mix(in oklab, ${state.ink} 50%, var(--ink))` };
}
