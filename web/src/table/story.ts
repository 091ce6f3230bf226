import type { Entry } from "../games/view";

/** The story with new entries: told once each, and without the moves that were taken back since. */
export function told(story: readonly Entry[], news: readonly Entry[]): Entry[] {
  let all = [...story];
  for (const entry of news) {
    if (all.some((known) => known.seq === entry.seq)) continue;
    if (entry.kind === "undo") all = all.filter((known) => known.kind !== "move" || known.ply <= entry.ply);
    all.push(entry);
  }
  return all.sort((one, other) => one.seq - other.seq);
}

/** The entry that led to a position. */
export function leading(story: readonly Entry[], ply: number): Entry | null {
  return story.findLast((entry) => entry.ply === ply && entry.kind === "move") ?? null;
}

/** As many entries are kept to be read aloud: whoever listens is not that far behind. */
const kept = 8;

/** The entries to be read aloud: the last one when the table was opened, and what has happened since. */
export function news(story: readonly Entry[], opened: number | null): readonly Entry[] {
  return story.filter((entry) => opened !== null && entry.seq >= opened).slice(-kept);
}
