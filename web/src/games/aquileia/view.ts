import type { Message } from "../../words/message";
import type { View } from "../view";

export const areas = ["mercatus", "arena", "stadium", "theatrum", "forum", "portus"] as const;
export type Area = (typeof areas)[number];
export const metals = ["bronze", "silver", "gold"] as const;
export type Metal = (typeof metals)[number];
export type Coins = Record<Metal, number>;
export const contests = ["arena", "stadium"] as const;
export type ContestName = (typeof contests)[number];

export interface Space {
  area: Area;
  kind: string;
  seat: number | null;
  /** In contests. */
  strength?: number;
  /** In the Stadium. */
  side?: Metal;
  /** That of the coin which the space takes. */
  metal?: Metal;
  /** How many cards can be bought there at most. */
  most?: number;
  /** The open card that can be bought there. */
  card?: string | null;
  /** Only for a seat's own eyes: whether it may place there, why not, and what it lacks to use the space. */
  may_place?: boolean;
  reason?: Message | null;
  usable?: boolean;
  missing?: Partial<Coins>;
}

export interface Lot {
  kind: "workshop" | "bank" | "villa";
  name: string;
  colour: string;
  points: number;
  yields: Coins;
  price: Coins & { slaves: number };
  seat: number | null;
  missing?: Partial<Coins & { slaves: number }>;
  payments?: { singles: number; doubles: number }[];
}

export interface Swap {
  number: number;
  give: Coins;
  take: Coins;
  possible?: boolean;
}

/** Before the dice are rolled only the spaces count, and nobody has a place. */
export interface Fighter {
  seat: number;
  spaces: number;
  strength: number;
  place?: number;
  metal?: Metal;
  dice?: Metal[];
  hits?: number;
  cards?: string[];
  symbols?: number;
  blue?: number;
  /** What the place brings. */
  coins?: Partial<Coins>;
  /** What the prize of points would bring. */
  points?: number;
  /** Only while the contest is undecided. */
  chance?: number;
}

/** What a move would make of a contest; what blue dice will add nobody knows. */
export interface Outcome {
  chance: number;
  symbols?: number;
  strength?: number;
}

export interface Contest {
  stage: "none" | "before" | "now" | "done";
  /** The metal that counts for all, if it is one. */
  metal: Metal | null;
  /** The coins of the first, the second and so on. */
  prizes: number[];
  points_per_strength: number;
  /** From the best to the last, once they have places. */
  fighters: Fighter[];
  /** By the text of each own move. */
  choices: Record<string, Outcome>;
}

export interface Forecast {
  track: number;
  laurels: { laurel: string; as: string | null; points: number }[];
  villas: { colour: string; value: number; laurels: number; points: number }[];
  point_laurels: number;
  total: number;
}

export interface Position {
  phase: "place" | "swap" | "buy" | "commit" | "blue" | "prize" | "keep" | "bid" | "build" | "pay" | "over";
  round: number;
  start: number;
  purse: Coins[];
  bank: Coins;
  stakes: Coins;
  points: number[];
  henchmen: number[];
  passed: number[];
  track: number[];
  open_equi: (string | null)[];
  open_laurel: string | null;
  houses: number[];
  blue_holder: number | null;
  blue_left: number;
  auction?: { card: string; bid: Coins; bidders: number[]; leader: number | null };
  dolus?: Metal[];
  latro?: Metal[];
  hand_sizes: number[];
  laurel_numbers: number[];
  pile_sizes: { servi: number; equi: number; stadium: number; theatre: number };
}

export interface Berth {
  seat: number | null;
  stake: boolean;
  robbery: number;
  can_pay_again: boolean;
}

/** What `edubba.games.aquileia.view` tells. */
export interface AquileiaView extends View {
  position: Position;
  /** The area being resolved, and its space: in contests none, all are resolved together. */
  area: Area | null;
  space: string | null;
  /** The areas that were resolved before. */
  done: Area[];
  hands: (string[] | null)[];
  laurels: string[][];
  races: { round: number; first: number; second: number | null; open: string | null; top: string | null; kept?: string }[];
  spaces: Record<string, Space>;
  lots: Record<string, Lot>;
  swaps: Swap[];
  /** The coins that own moves take, by the text of the move: cards, a stake paid again, a bid. */
  prices: Record<string, Partial<Coins>>;
  contests: Record<ContestName, Contest>;
  track: { order: number[]; next_place: number | null; next_start: number | null };
  /** What the workshops and banks of the reader would bring now, and which they are. */
  portus: { points: number; coins: Coins; works: string[]; berths: Record<Metal, Berth> } | null;
  forecast: Forecast | null;
  scoring: Forecast[] | null;
  /** Who shares the best score at the end, if several do. */
  tied: number[];
}
