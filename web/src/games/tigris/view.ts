import type { View } from "../view";

export type TileKind = "temple" | "settlement" | "farm" | "market";
export type Office = "priest" | "king" | "farmer" | "trader";
export type Colour = "red" | "black" | "blue" | "green";

export interface Stake {
  tiles: string[];
  colour: Colour;
  points: number;
}

export interface Side {
  seat: number;
  cell: string;
  /** The cells that count for this side. */
  tiles: string[];
  board: number;
  /** Tiles laid out; null while nobody else may know, or before it is said. */
  laid: number | null;
  /** What counts on the board and what is laid out. */
  total: number;
  /** How many tiles could be laid out, as far as the reader can tell: those of his own that count, any of others. */
  up_to: number;
  /** How many tiles laid out would win, as things lie. */
  needs: number;
  /** Whether the own hand has so many; null for others. */
  enough: boolean | null;
  if_lost: Stake;
}

export type Role = "attacker" | "defender";

/** How a conflict stands with so many tiles of whoever decides. */
export interface Support {
  laid: number;
  total: number;
  ahead: boolean;
  /** Null while the other side has to answer. */
  loser: number | null;
}

export interface Conflict {
  kind: "revolt" | "war";
  leader: Office;
  tile: TileKind;
  union: string | null;
  /** Which war of the action this is, and of how many, as things lie. */
  number: number;
  of: number;
  /** The leaders whose wars come after this one, as things lie. */
  next: Office[];
  /** Who lays out tiles first or now. */
  decides: Role;
  attacker: Side;
  defender: Side;
}

export interface Leader {
  seat: number;
  leader: Office;
  cell: string;
  revolt: number;
  war: number;
}

export interface Kingdom {
  cells: string[];
  leaders: Leader[];
  tiles: Record<TileKind, number>;
  treasures: string[];
  monuments: string[];
  scores: Record<TileKind, { seat: number; points: number } | null>;
}

export interface Due {
  seat: number;
  number: number;
  first: string[];
  among: string[];
}

export interface Preview {
  joins?: number;
  gains?: { seat: number; colour: Colour | "treasure"; points: number }[];
  revolt?: Conflict;
  wars?: Conflict[];
  monuments?: { squares: string[]; monuments: string[] };
  building?: { colour: Colour; cells: string[] };
  treasures?: Due;
  home?: { seat: number; leader: Office }[];
  support?: Support;
}

export interface Dynasty {
  seat: number;
  tiles: number;
  exchanged: number;
  catastrophes: number;
  leaders_home: Office[];
  points: Record<Colour | "treasure", number> | null;
  /** Points with the treasures laid, the weakest colour first. */
  balance: number[] | null;
}

/** How the points of a seat became its score and its rank. */
export interface Final {
  seat: number;
  /** The treasures laid on each colour. */
  laid: Record<Colour, number>;
  weakest: Colour;
  /** Who is level in the weakest colour, and both points in the first that differs: null if all are equal. */
  tie: { seat: number; own: number | null; other: number | null } | null;
}

export type Asked = "action" | "support" | "war" | "building" | "monument" | "treasure" | "over";

export interface TigrisView extends View {
  board: string[];
  river: string[];
  take_first: string[];
  monuments: { colours: Colour[]; at: string }[];
  buildings: Partial<Record<Colour, string>>;
  stock: { monuments: string[]; buildings: Colour[] };
  active: number;
  actions_left: number;
  last_turn: boolean;
  treasures: { left: number; end: number };
  bag: number;
  hand: string | null;
  discards: string | null;
  dynasties: Dynasty[];
  pending: { kind: Asked; placed?: string; leader?: Office; attacker?: number; defender?: number; laid?: number | null; wars_fought?: number } | null;
  kingdoms: Kingdom[];
  conflict: Conflict | null;
  wars: Conflict[];
  /** In wars, the cells that the tile which joined the kingdoms keeps apart. */
  sides: string[][];
  due: Due | null;
  previews: Record<string, Preview>;
  reasons: Record<string, Record<string, string[]>>;
  /** From the first seat to the last; null until the game is over. */
  final: Final[] | null;
}

/** What has to be decided now. */
export function asked(view: TigrisView): Asked {
  return view.pending?.kind ?? "action";
}
