/** The stone of a seat: its emblem and its pattern say the same as its colour. */
interface StoneOf {
  emblem: string;
  fill: string;
  ink: string;
  pattern: string;
}

const emblems = ["emblem-bow", "emblem-bull", "emblem-urn", "emblem-lion", "emblem-eagle"];

export function stoneOf(seat: number): StoneOf {
  const number = seat + 1;
  return {
    emblem: emblems[seat] ?? "edubba",
    fill: `var(--p${number})`,
    ink: `var(--p${number}-ink)`,
    pattern: `url(#pat-p${number})`,
  };
}
