import { message, type Message } from "../../words/message";
import type { Move } from "../view";
import { metals, type AquileiaView, type Coins, type Lot, type Space } from "./view";

/** What a space does, without its number where all of its kind do the same. */
export function deed(space: string): string {
  return /^(equi_open|arena|stadium_(silver|gold))_\d$/.test(space) ? space.slice(0, -2) : space;
}

export function does(space: string, strength = 0): Message {
  return message("aquileia-web-does", { deed: deed(space), strength });
}

export function coins(purse: Partial<Coins>): Message[] {
  const found = metals.filter((metal) => (purse[metal] ?? 0) > 0).map((metal) => message("aquileia-coins", { number: purse[metal]!, metal }));
  return found.length > 0 ? found : [message("aquileia-no-coins")];
}

/** Coins by the marks of their metals, as on the board. */
export function marks(purse: Partial<Coins>): Message[] {
  return metals.filter((metal) => (purse[metal] ?? 0) > 0).map((metal) => message("aquileia-web-mark", { number: purse[metal]!, metal }));
}

export function needs(missing: Partial<Coins>): Message {
  return message("aquileia-needs", { coins: marks(missing) });
}

function paid(price: Partial<Coins & { slaves: number }>): Message[] {
  const servi = price.slaves ? [message("aquileia-web-servi", { number: price.slaves })] : [];
  const metal = coins(price);
  return servi.length > 0 && metal[0]?.key === "aquileia-no-coins" ? servi : [...metal, ...servi];
}

/** The name of a space for somebody who does not see it: whose it is, what it does, what may be done there. */
export function socket(view: AquileiaView, name: string, ring: "none" | "may" | "on", asked: boolean): Message[] {
  const space = view.spaces[name]!;
  const who = space.seat === null ? "nobody" : space.seat === view.seat ? "you" : "other";
  const said = [message("aquileia-web-socket", { space: name, who, seat: space.seat ?? 0 }), does(name, space.strength)];
  if (ring !== "none") said.push(message("aquileia-web-may", { may: ring }));
  if (!asked || space.seat !== null) return said;
  if (lacks(space)) said.push(message("aquileia-web-lack", { coins: coins(space.missing ?? {}) }));
  else if (space.reason) said.push(space.reason);
  return said;
}

export function lacks(space: Space): boolean {
  return Object.keys(space.missing ?? {}).length > 0;
}

export function lotName(lot: Lot): Message {
  return lot.kind === "villa"
    ? message("aquileia-villa", { colour: lot.colour, points: lot.points })
    : message("aquileia-building", { kind: lot.kind, name: lot.name });
}

/** What a lot brings: points or coins in the harbour, or points for laurels at the end. */
export function brings(lot: Lot): Message {
  return message("aquileia-web-brings", { kind: lot.kind, points: lot.points, coins: coins(lot.yields), colour: lot.colour || "white" });
}

export function lotSentences(lot: Lot, viewer: number | null, ring: "none" | "may" | "on"): Message[] {
  const who = lot.seat === null ? "nobody" : lot.seat === viewer ? "you" : "other";
  const said = [message("aquileia-web-lot", { lot: lotName(lot), who, seat: lot.seat ?? 0, price: paid(lot.price) }), brings(lot)];
  if (ring !== "none") said.push(message("aquileia-web-may-build", { may: ring }));
  else if (lot.seat === null && Object.keys(lot.missing ?? {}).length > 0) said.push(message("aquileia-web-lot-lacks", { price: paid(lot.missing ?? {}) }));
  return said;
}

export function laurel(name: string): Message {
  return message("aquileia-laurel", { laurel: name.replace("/", "-") });
}

export function card(name: string): Message {
  return message("aquileia-card", { card: name });
}

/** Where the game stands. */
export function moment(view: AquileiaView): Message {
  const { phase, round } = view.position;
  return message("aquileia-web-moment", { phase: phase === "place" || phase === "over" ? phase : "area", round, area: view.area ?? "mercatus" });
}

/** Standing where there is nothing to do, passing with henchmen left, building nothing: easily regretted. */
export function danger(move: Move, view: AquileiaView): Message | null {
  const seat = view.seat ?? 0;
  if (move.kind === "pass" && (view.position.henchmen[seat] ?? 0) > 0) return message("aquileia-web-danger-pass", { number: view.position.henchmen[seat]! });
  if (move.kind === "no_build" && view.legal.length > 1) return message("aquileia-web-danger-no-build");
  const space = move.kind === "place" ? view.spaces[String(move["space"])] : undefined;
  return space?.usable === false ? message("aquileia-web-danger-idle", { space: String(move["space"]) }) : null;
}
