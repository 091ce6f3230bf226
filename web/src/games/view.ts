import type { components } from "../net/schema.gen";

/** A legal move as it comes with a view: its text can be typed; its named fields are the words of the game. */
export interface Move {
  id: number;
  kind: string;
  text: string;
  [field: string]: unknown;
}

type Result = components["schemas"]["Result"];

/** What a seat may see, as `match.view(seat)` tells it. Each game adds its own fields. */
export interface View {
  game: string;
  version: number;
  players: number;
  options: Record<string, string | number | boolean>;
  /** Whose eyes: null for somebody who only watches. */
  seat: number | null;
  /** Who decides now: null when the game is over. */
  actor: number | null;
  ply: number;
  can_undo: boolean;
  result: Result | null;
  /** Empty unless it is this seat's decision. */
  legal: Move[];
}

/** An entry of the story: what happened at one move. */
export type Entry = components["schemas"]["Entry"];
