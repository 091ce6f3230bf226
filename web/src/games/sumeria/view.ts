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
  scores: boolean;
  ranking: Rank[];
}

/** A state's ranking as an action would leave it, and where the acting seat was and would be. */
export interface Outlook {
  state: string;
  ranking: { seat: number; traders: number }[];
  was: number | null;
  now: number | null;
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
  points: number[];
  states: Standing[];
  last: { seat: number; reason: Message; compared: { state: string; fewest: number[] }[] } | null;
  counters: Record<Kind, Counters>;
  sets: { worth: Record<Kind, number>; tie: Message | null }[];
  paths: Record<string, Record<string, string[]>>;
  rows: Record<string, string[]>;
  outlooks: Outlook[];
  leads_to: Record<string, number[]>;
}
