import type { Message } from "../../words/message";
import type { View } from "../view";

export const kinds = ["economic", "military", "political", "religious"] as const;
export type Kind = (typeof kinds)[number];

export interface Rank {
  seat: number;
  traders: number;
  city: boolean;
  towns: number;
  /** 1 acts first in this round. */
  order: number;
  takes: number;
  decided_by: string;
  reason: Message;
}

export interface Standing {
  state: string;
  place: number;
  /** Whether it is scored in this round, and whether it has been. */
  scores: boolean;
  scored: boolean;
  /** How many counters lie there. */
  counters: number;
  ranking: Rank[];
}

/** What an action would do to the row: one state passes another. */
export interface Shift {
  state: string;
  passed: string;
  rises: boolean;
  /** Where the state stands then, 1 is first, and how many counters lie there. */
  place: number;
  counters: number;
  /** Whether it would score there; "lost" if it would have without the action. */
  scores: "yes" | "no" | "lost";
  row: string[];
}

/** A state's ranking as an action would leave it, and where the acting seat was and would be. */
export interface Outlook {
  state: string;
  ranking: { seat: number; traders: number }[];
  was: number | null;
  now: number | null;
  trend: "up" | "down" | "same";
  reason: Message | null;
}

export interface Counters {
  bag: number;
  spaces: number;
  discarded: number;
  won: number[];
  next_worth: number[];
}

export interface Position {
  phase: "setup" | "turn" | "take" | "over";
  round: number;
  step: number;
  start: number;
  row: string[];
  stock: number[];
  /** Settlements that hold a trader, and whose it is. */
  board: Record<string, number>;
  bag: Record<Kind, number>;
  spaces: Kind[][];
  won: Record<Kind, number>[];
  /** Only while counters are taken: the place of the row that is scored, and who takes there. */
  place?: number;
  takers?: number[];
}

/** What `edubba.games.sumeria.view` tells. */
export interface SumeriaView extends View {
  position: Position;
  /** Which turn of the round it is; 0 outside of turns. */
  turn: number;
  points: number[];
  states: Standing[];
  last: { seat: number; reason: Message; compared: { state: string; fewest: number[] }[] } | null;
  counters: Record<Kind, Counters>;
  /** What each set of a seat is worth, and all sets up to it together. */
  sets: { worth: Record<Kind, number>; so_far: Record<Kind, number>; tie: Message | null }[];
  paths: Record<string, Record<string, string[]>>;
  /** For every action the numbers of what it does; a row that stays as it is has no shift. */
  leads_to: Record<string, { shift: number | null; outlooks: number[] }>;
  shifts: Shift[];
  outlooks: Outlook[];
  /** The actions that lose the lead in a state which would score then. */
  gives_up: Record<string, string>;
}
