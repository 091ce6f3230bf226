import type { Choice } from "../choice.svelte";
import type { Entry, Move } from "../view";
import { contests, type AquileiaView, type Area, type Contest, type ContestName, type Fighter } from "./view";

export const numerals = ["I", "II", "III", "IV", "V", "VI"] as const;

export type Progress = "ahead" | "now" | "done";

export function progress(view: AquileiaView, area: Area): Progress {
  return area === view.area ? "now" : view.done.includes(area) ? "done" : "ahead";
}

export function spacesOf(view: AquileiaView, area: Area): string[] {
  return Object.keys(view.spaces).filter((name) => view.spaces[name]?.area === area);
}

export function placing(view: AquileiaView): boolean {
  return view.position.phase === "place" && view.seat !== null && view.actor === view.seat;
}

export type Ring = "none" | "may" | "on";

/** Whether a move may be chosen, or is. */
export function ring(choice: Choice, move: Move | undefined): Ring {
  if (!move) return "none";
  return choice.chosen?.id === move.id ? "on" : "may";
}

/** A lot that can be paid in several ways is only begun. */
export function settleLot(choice: Choice, lot: string): void {
  const ways = choice.find({ kind: "build", lot });
  if (ways.length === 1) choice.settle(ways[0]!);
  else choice.begin({ kind: "build", lot });
}

function sorted(cards: unknown): string {
  return [...(cards as string[])].sort().join(" ");
}

/** The legal commitment of exactly these cards. */
export function commitment(legal: readonly Move[], cards: readonly string[]): Move | undefined {
  return legal.find((move) => move.kind === "commit" && sorted(move["cards"]) === sorted(cards));
}

/** Which cards of a hand are in the chosen commitment, by their place in the hand. */
export function committed(hand: readonly string[], chosen: Move | null): boolean[] {
  const left = chosen?.kind === "commit" ? [...(chosen["cards"] as string[])] : [];
  return hand.map((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** The commitment with one more card of the hand, or one fewer. */
export function toggled(legal: readonly Move[], hand: readonly string[], chosen: Move | null, index: number): Move | undefined {
  const now = committed(hand, chosen).map((on, at) => (at === index ? !on : on));
  return commitment(legal, hand.filter((_, at) => now[at]));
}

/** A fighter as a commitment would make it; the same one where a move adds no cards. */
export function strengthened(fighter: Fighter, contest: Contest, move: Move | null): Fighter {
  const { symbols, strength } = (move && contest.choices[move.text]) ?? {};
  return move && symbols && strength ? { ...fighter, symbols, strength, cards: move["cards"] as string[] } : fighter;
}

/** Whether dice of a kind were just rolled, to be shown rolling. */
export function rolled(last: Entry | null | undefined, key: "rolled" | "blue" | "dolus" | "latro", contest?: ContestName): boolean {
  return (last?.story ?? []).some((line) => line.key === `aquileia-told-${key}` && (!contest || line.arguments?.["contest"] === contest));
}

/** The contest to be looked at: the one that is fought, or that was rolled for just now. */
export function fought(view: AquileiaView, last: Entry | null | undefined): ContestName | null {
  const now = contests.find((contest) => view.contests[contest].stage === "now");
  return now ?? contests.find((contest) => rolled(last, "rolled", contest)) ?? null;
}

/** Spaces whose henchman was not there before. */
export function arrivals(before: AquileiaView["spaces"], after: AquileiaView["spaces"]): string[] {
  return Object.keys(after).filter((name) => after[name]!.seat !== null && before[name]?.seat !== after[name]!.seat);
}
