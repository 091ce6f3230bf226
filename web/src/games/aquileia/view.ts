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
  strength?: number;
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

/** Before the dice are rolled only the spaces count. */
export interface Fighter {
  seat: number;
  spaces: number;
  strength: number;
  metal?: Metal;
  dice?: Metal[];
  hits?: number;
  cards?: string[];
  symbols?: number;
  blue?: number;
  chance?: number;
}

export interface Contest {
  stage: "none" | "before" | "now" | "done";
  fighters: Fighter[];
  ranking: number[];
  /** The coins of the first, the second and so on. */
  prizes: number[];
  /** The chance of winning after each own move, by the text of the move. */
  choices: Record<string, number>;
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
  /** The area being resolved. */
  area: Area | null;
  hands: (string[] | null)[];
  laurels: string[][];
  races: { round: number; first: number; second: number | null; open: string | null; top: string | null; kept?: string }[];
  spaces: Record<string, Space>;
  lots: Record<string, Lot>;
  swaps: Swap[];
  contests: Record<ContestName, Contest>;
  track: { order: number[]; next_start: number | null };
  portus: { points: number; coins: Coins; berths: Record<Metal, Berth> } | null;
  forecast: Forecast | null;
  scoring: Forecast[] | null;
}
