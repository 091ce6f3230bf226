import type { Component } from "svelte";
import type { Message } from "../words/message";
import type { Words } from "../words/words.svelte";
import type { Choice } from "./choice.svelte";
import type { Entry, Move, View } from "./view";

/** What every part of a face is given. The shell owns all of it; a face reads, and sets only `choice`. */
export interface FaceProps<V extends View = View> {
  view: V;
  /** Names of the seats, to be handed to `words.say`. */
  names: readonly string[];
  choice: Choice;
  words: Words;
  /** What led to this view, while it is being shown; null when a position is simply looked at. */
  last?: Entry | null;
}

export interface SeatProps<V extends View = View> extends FaceProps<V> {
  seat: number;
}

export interface Tab<V extends View = View> {
  /** The message that names the tab. */
  key: string;
  symbol: string;
  Panel: Component<FaceProps<V>>;
}

/**
 * A game as people see it: the default export of `games/<game>/face.ts`. The shell knows no game; it lays these parts out.
 * The picture for the home page is `games/<game>/Picture.svelte` and the facts for lists are `games/<game>/card.ts`, so that
 * neither loads the board.
 */
export interface GameFace<V extends View = View> {
  /** The large board. It offers what `choice` has, and sets it. */
  Board: Component<FaceProps<V>>;
  /** What is yours, below the board. */
  Strip: Component<FaceProps<V>>;
  /** For whoever decides, at the top right: what is to be done now, and what the chosen move would do, in words. */
  Decision: Component<FaceProps<V>>;
  /** What goes on while somebody else decides (a war, an auction), below whose turn it is; optional. */
  Waiting?: Component<FaceProps<V>>;
  /** What is public of one seat, in the list of seats. */
  Seat: Component<SeatProps<V>>;
  /** Something said once below the list of seats (what is left in the bag); optional. */
  Common?: Component<FaceProps<V>>;
  /** Switches of the board for the top bar; optional. */
  Tools?: Component<FaceProps<V>>;
  tabs: Tab<V>[];
  /** The end of the game explained line by line, to be stepped through. */
  Scoring: Component<FaceProps<V>>;
  /** The symbol and the message for the board in the dock of a phone ("Map"). */
  board: { key: string; symbol: string };
  /** Where the game stands, for the top bar: "Round 3 of 6 · turn 2 of 3". */
  moment(view: V): Message;
  /** The question to ask before a move that is easily regretted; null for all others. */
  danger(move: Move, view: V): Message | null;
  /** Fetches what the board needs besides, so that it is drawn at once; what fails is the board's to say. */
  prepare?(options: Readonly<Record<string, unknown>>): Promise<void>;
  /** A denser grid with a narrower rail, for boards that are panels themselves. */
  dense?: boolean;
}

/** What lists say of a game without loading its board: the default export of `games/<game>/card.ts`. */
export interface GameCard {
  /** Place in the house. */
  order: number;
  symbol: string;
  minutes: number;
  author: string;
  /** Whether a seat owns a stone's colour, or only its emblem on shell. */
  stones: "stone" | "shell";
}
