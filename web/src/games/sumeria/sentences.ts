import { message, type Message } from "../../words/message";
import type { Move } from "../view";
import type { Deeds, Ring } from "./deeds";
import type { Settlement } from "./map";
import type { Outlook, Shift, SumeriaView } from "./view";

/** The name of a settlement for somebody who does not see it: what and whose it is. */
export function site(at: Settlement, seat: number | null, viewer: number | null): Message {
  const who = seat === null ? "nobody" : seat === viewer ? "you" : "other";
  return message("sumeria-web-site", { site: at.name, form: at.form, state: at.state, who, seat: seat ?? 0 });
}

/** What may be done in a settlement; null for nothing. */
export function offer(ring: Ring, able: Deeds, site: string, phase: string): Message | null {
  const may = ring === "may" ? (able.add.has(site) ? "add" : "pick") : ring;
  return may === "none" ? null : message("sumeria-web-may", { may, phase });
}

/** The title of a move. */
export function title(move: Move, phase: string): Message {
  const args = { site: String(move["settlement"] ?? ""), goal: String(move["goal"] ?? ""), kind: String(move["counter"] ?? "") };
  return message("sumeria-web-move", { deed: move.kind, phase, ...args });
}

/** What a move does to the row; null for nothing. */
export function shift(view: SumeriaView, move: Move): Shift | null {
  return view.shifts[view.leads_to[move.text]?.shift ?? -1] ?? null;
}

/** What becomes of the row, in words. */
export function shifted(found: Shift | null): Message {
  if (!found) return message("sumeria-web-row-stays");
  const { state, passed, place, counters, scores } = found;
  return message(found.rises ? "sumeria-web-rises" : "sumeria-web-falls", { state, passed, place, counters, scores });
}

/** Where the reader would stand in a state, and why. */
export function stands({ state, reason }: Outlook): Message {
  return reason ? message("sumeria-web-stands", { state, reason }) : message("sumeria-web-leaves", { state });
}

export function outlooks(view: SumeriaView, move: Move): Outlook[] {
  return (view.leads_to[move.text]?.outlooks ?? []).flatMap((number) => view.outlooks[number] ?? []);
}

/** A move that gives up the lead in a state that scores is worth a question. */
export function danger(move: Move, view: SumeriaView): Message | null {
  const state = view.gives_up[move.text];
  return state === undefined ? null : message("sumeria-web-danger", { state });
}

/** Where the game stands. */
export function moment(view: SumeriaView): Message {
  const { phase, round } = view.position;
  return message("sumeria-web-moment", { phase, round, turn: view.turn });
}
