/** The stone of a seat: its emblem and its pattern say the same as its colour. */
export interface StoneOf {
  emblem: string;
  fill: string;
  ink: string;
  soft: string;
  text: string;
  pattern: string;
}

const emblems = ["emblem-bow", "emblem-bull", "emblem-urn", "emblem-lion", "emblem-eagle"];

export function stoneOf(seat: number): StoneOf {
  const number = seat + 1;
  return {
    emblem: emblems[seat] ?? "edubba",
    fill: `var(--p${number})`,
    ink: `var(--p${number}-ink)`,
    soft: `var(--p${number}-soft)`,
    text: `var(--p${number}-text)`,
    pattern: `url(#pat-p${number})`,
  };
}
