import type { Choice } from "../choice.svelte";
import type { Move } from "../view";

/** The legal moves, by where they begin and end. */
export interface Deeds {
  add: ReadonlyMap<string, Move>;
  remove: ReadonlyMap<string, Move>;
  /** For each trader that can move: its goals. */
  goals: ReadonlyMap<string, ReadonlyMap<string, Move>>;
  take: ReadonlyMap<string, Move>;
}

export function deeds(legal: readonly Move[]): Deeds {
  const add = new Map<string, Move>();
  const remove = new Map<string, Move>();
  const take = new Map<string, Move>();
  const goals = new Map<string, Map<string, Move>>();
  for (const move of legal) {
    const site = String(move["settlement"]);
    if (move.kind === "add") add.set(site, move);
    else if (move.kind === "remove") remove.set(site, move);
    else if (move.kind === "take") take.set(String(move["counter"]), move);
    else if (move.kind === "move") goals.set(site, (goals.get(site) ?? new Map<string, Move>()).set(String(move["goal"]), move));
  }
  return { add, remove, goals, take };
}

/** The trader that was picked up, by its settlement. */
export function held(choice: Choice): string | null {
  const kind = choice.picked["kind"];
  return kind === "move" || kind === "remove" ? String(choice.picked["settlement"]) : null;
}

/** Whether there is a trader in a settlement that can be picked up. */
export function liftable(able: Deeds, site: string): boolean {
  return able.goals.has(site) || able.remove.has(site);
}

/** Picks up the trader in a settlement: to move it, if it can move. */
export function take(choice: Choice, able: Deeds, site: string): void {
  const kind = able.goals.has(site) ? "move" : "remove";
  choice.begin({ kind, settlement: site });
}

/** Chooses a move; what is chosen already is confirmed. */
export function settle(choice: Choice, move: Move): void {
  if (choice.chosen?.id === move.id) return choice.confirm();
  const { id: _, text: __, ...fields } = move;
  choice.begin(fields);
}

/** What a settlement would mean now: a goal of the trader picked up, a place for a new one, or nothing. */
export function ending(choice: Choice, able: Deeds, site: string): Move | null {
  const origin = held(choice);
  return (origin !== null ? able.goals.get(origin)?.get(site) : undefined) ?? able.add.get(site) ?? null;
}

/** A click or Enter on a settlement. */
export function press(choice: Choice, able: Deeds, site: string): void {
  const move = ending(choice, able, site);
  if (move) settle(choice, move);
  else if (held(choice) === site) choice.letGo();
  else if (liftable(able, site)) take(choice, able, site);
  else choice.letGo();
}

export type Ring = "none" | "may" | "goal" | "on" | "held";

/** The ring of a settlement: you may, it is a goal, you chose it, its trader is in your hand. */
export function ring(choice: Choice, able: Deeds, site: string): Ring {
  const origin = held(choice);
  if (origin === site) return "held";
  const move = ending(choice, able, site);
  if (move && choice.chosen?.id === move.id) return "on";
  if (move && origin !== null) return move.kind === "move" ? "goal" : "none";
  if (choice.begun) return "none";
  return move || liftable(able, site) ? "may" : "none";
}
