import type { Move } from "./view";

type Fields = Record<string, unknown>;

function same(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

function fits(move: Move, picked: Fields): boolean {
  return Object.entries(picked).every(([field, value]) => same(move[field], value));
}

/**
 * What the reader is about to play. It holds no rule: it only filters the legal moves that came with the view.
 *
 * What boards `find` glows; they call `begin`, `pick` or `settle` for a click and `hover` for what lies under the pointer. The
 * shell shows `chosen`, and confirms it.
 */
export class Choice {
  legal = $state.raw<readonly Move[]>([]);
  /** False when looking at the past, and when it is somebody else's decision. */
  interactive = $state(false);
  picked = $state.raw<Fields>({});
  hovered = $state.raw<Move | null>(null);
  #explicit = $state.raw<Move | null>(null);
  #send: (move: Move) => void;

  /** The legal moves that agree with everything picked so far. */
  candidates = $derived(this.legal.filter((move) => fits(move, this.picked)));
  /** The move that would be played: named outright, or the only one left of those begun. */
  chosen = $derived(this.#explicit ?? this.#only());
  /** The move to show the consequences of: under the pointer, else chosen. */
  shown = $derived(this.hovered ?? this.chosen);
  begun = $derived(this.#explicit !== null || Object.keys(this.picked).length > 0);

  constructor(send: (move: Move) => void = () => {}) {
    this.#send = send;
  }

  /** Takes the legal moves of a new view; what was picked is let go. */
  offer(legal: readonly Move[], interactive: boolean): void {
    this.legal = interactive ? legal : [];
    this.interactive = interactive;
    this.letGo();
  }

  /** The legal moves with exactly these fields, whatever is picked. */
  find(fields: Fields): Move[] {
    return this.legal.filter((move) => fits(move, fields));
  }

  /** Whether this field is picked, with this value if one is given. */
  has(field: string, value?: unknown): boolean {
    return field in this.picked && (value === undefined || same(this.picked[field], value));
  }

  /** Picks a field. If nothing legal has it together with the earlier picks, those are let go. */
  pick(field: string, value: unknown): void {
    const both = { ...this.picked, [field]: value };
    const alone = { [field]: value };
    const next = [both, alone].find((fields) => this.find(fields).length > 0);
    if (!this.interactive || !next) return;
    this.picked = next;
    this.#explicit = null;
    this.hovered = null;
  }

  /** Picks several fields at once, in place of all earlier picks. */
  begin(fields: Fields): void {
    if (!this.interactive || this.find(fields).length === 0) return;
    this.letGo();
    this.picked = fields;
  }

  /** Chooses a whole move. */
  choose(move: Move): void {
    if (!this.interactive || !this.legal.some((legal) => legal.id === move.id)) return;
    this.#explicit = move;
    this.hovered = null;
  }

  /** Chooses a whole move; what is chosen already is confirmed. */
  settle(move: Move): void {
    if (this.chosen?.id === move.id) this.confirm();
    else this.choose(move);
  }

  hover(move: Move | null): void {
    this.hovered = this.interactive ? move : null;
  }

  letGo(): void {
    this.picked = {};
    this.hovered = null;
    this.#explicit = null;
  }

  /** Hands the chosen move to the shell, which may ask first, and sends it. */
  confirm(): void {
    if (this.interactive && this.chosen) this.#send(this.chosen);
  }

  #only(): Move | null {
    const [first, ...others] = this.candidates;
    return first && others.length === 0 && Object.keys(this.picked).length > 0 ? first : null;
  }
}
