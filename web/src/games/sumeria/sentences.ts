import { message, type Message } from "../../words/message";
import type { Move } from "../view";
import type { Ring } from "./deeds";
import type { Settlement } from "./map";
import type { Outlook, SumeriaView } from "./view";

/** The name of a settlement for somebody who does not see it: what and whose it is. */
export function site(at: Settlement, seat: number | null, viewer: number | null): Message {
  const who = seat === null ? "nobody" : seat === viewer ? "you" : "other";
  return message("sumeria-web-site", { site: at.name, form: at.form, state: at.state, who, seat: seat ?? 0 });
}

/** What may be done in a settlement; null for nothing. */
export function offer(ring: Ring, seat: number | null, phase: string): Message | null {
  const may = ring === "may" ? (seat !== null ? "pick" : phase === "setup" ? "place" : "add") : ring;
  return may === "none" ? null : message("sumeria-web-may", { may });
}

/** The title of a move. */
export function title(move: Move, phase: string): Message {
  const args = { site: String(move["settlement"] ?? ""), goal: String(move["goal"] ?? ""), kind: String(move["counter"] ?? "") };
  return message("sumeria-web-move", { deed: move.kind === "add" && phase === "setup" ? "place" : move.kind, ...args });
}

export interface Shift {
  state: string;
  passed: string;
  /** Where the state stands then, 1 is first. */
  place: number;
  rose: boolean;
}

/** The two tiles that a move would exchange: seen from the one that the move is about. */
export function shift(row: readonly string[], after: readonly string[] | undefined, kind: string): Shift | null {
  const left = after?.findIndex((state, place) => state !== row[place]) ?? -1;
  if (!after || left < 0) return null;
  const [first, second] = [after[left]!, after[left + 1]!];
  const rose = kind !== "remove";
  return rose ? { state: first, passed: second, place: left + 1, rose } : { state: second, passed: first, place: left + 2, rose };
}

/** What becomes of the row, in words. */
export function shifted(found: Shift | null, view: SumeriaView): Message {
  if (!found) return message("sumeria-web-row-stays");
  const counters = view.position.spaces[found.place - 1]?.length ?? 0;
  const lost = view.position.spaces[found.place - 2]?.length ?? 0;
  const { state, passed, place } = found;
  return found.rose
    ? message("sumeria-web-rises", { state, passed, place, counters })
    : message("sumeria-web-falls", { state, passed, place, counters, scores: counters > 0 ? "yes" : lost > 0 ? "lost" : "no" });
}

/** Where the reader would stand in a state, and why. */
export function stands({ state, reason }: Outlook): Message {
  return reason ? message("sumeria-web-stands", { state, reason }) : message("sumeria-web-leaves", { state });
}

export function outlooks(view: SumeriaView, move: Move): Outlook[] {
  return (view.leads_to[move.text] ?? []).flatMap((number) => view.outlooks[number] ?? []);
}

/** A move that gives up the lead in a state that scores is worth a question. */
export function danger(move: Move, view: SumeriaView): Message | null {
  const scoring = (view.rows[move.text] ?? view.position.row).slice(0, view.position.spaces.length);
  const lost = outlooks(view, move).find(({ was, now, state }) => was === 1 && now !== 1 && scoring.includes(state));
  return lost ? message("sumeria-web-danger", { state: lost.state }) : null;
}

/** Where the game stands. */
export function moment(view: SumeriaView): Message {
  const { phase, round, step } = view.position;
  const turn = Math.floor(step / view.players) + 1;
  return message("sumeria-web-moment", { phase, round, turn });
}
