import type { AquileiaView, Forecast } from "./view";

/** The steps of the final scoring: the track, each colour of villas, point laurels, the sums, and a tie if there is one. */
export type Step = "track" | "white" | "blue" | "yellow" | "purple" | "laurels" | "sum" | "tie";

export const colours = ["white", "blue", "yellow", "purple"] as const;

export function steps(view: AquileiaView): Step[] {
  return ["track", ...colours, "laurels", "sum", ...(view.tied.length > 0 ? (["tie"] as const) : [])];
}

/** What a seat has up to a step. */
export function soFar(score: Forecast, done: readonly Step[]): number {
  const villas = score.villas.filter(({ colour }) => done.includes(colour as Step)).reduce((sum, { points }) => sum + points, 0);
  return (done.includes("track") ? score.track : 0) + villas + (done.includes("laurels") ? score.point_laurels : 0);
}
