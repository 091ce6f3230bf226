import type { Colour, Office, TileKind } from "./view";

export const tiles: readonly TileKind[] = ["temple", "settlement", "farm", "market"];
export const offices: readonly Office[] = ["priest", "king", "farmer", "trader"];
export const colours: readonly Colour[] = ["red", "black", "blue", "green"];
const letters = "TSFM";
const officeLetters = "pkft";
const seatLetters = "ABCD";

export function tileOf(letter: string): TileKind {
  return tiles[letters.indexOf(letter)] ?? "temple";
}

/** The tile of a colour or of an office: the three always go together. */
export function tileFor(of: Colour | Office): TileKind {
  const number = Math.max(colours.indexOf(of as Colour), offices.indexOf(of as Office));
  return tiles[number] ?? "temple";
}

export function colourOf(tile: TileKind): Colour {
  return colours[tiles.indexOf(tile)] ?? "red";
}

/** Letters of tiles as moves write them: temples first. */
export function spelled(given: readonly string[]): string {
  return [...given].sort((one, other) => letters.indexOf(one) - letters.indexOf(other)).join("");
}

/** What lies on a cell. */
export interface Content {
  tile: TileKind | null;
  faceDown: boolean;
  treasure: boolean;
  building: boolean;
  catastrophe: boolean;
  leader: { seat: number; office: Office } | null;
}

const empty: Content = { tile: null, faceDown: false, treasure: false, building: false, catastrophe: false, leader: null };

/** A two-character cell of the board as it is written in positions. */
export function content(token: string): Content {
  const [kind = ".", mark = "."] = token;
  if (kind === "X") return { ...empty, catastrophe: true };
  const treasure = mark === "*" || mark === "&";
  if (kind === "#") return { ...empty, faceDown: true, treasure };
  if (letters.includes(kind)) return { ...empty, tile: tileOf(kind), treasure, building: mark === "^" || mark === "&" };
  const seat = seatLetters.indexOf(kind);
  const office = offices[officeLetters.indexOf(mark)];
  return seat >= 0 && office ? { ...empty, leader: { seat, office } } : empty;
}
