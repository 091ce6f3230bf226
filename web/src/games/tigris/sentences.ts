import { message, type Argument, type Message } from "../../words/message";
import type { Move } from "../view";
import { square } from "./cells";
import type { Content } from "./pieces";
import { asked, type Conflict, type Preview, type Support, type TigrisView } from "./view";

export type Who = "you" | "other";

/** A seat in a sentence that speaks to its reader: "you" where it is his own. */
export function who(view: TigrisView, seat: number): { who: Who; seat: number } {
  return { who: seat === view.seat ? "you" : "other", seat };
}

/** The name of a cell for somebody who does not see it: ground, what lies there, whose kingdom it is in. */
export function cell(view: TigrisView, name: string, here: Content, river: boolean): Message[] {
  const kingdom = view.kingdoms.find(({ cells }) => cells.includes(name));
  const standing = kingdom?.leaders.find((leader) => leader.cell === name);
  const monument = view.monuments.find(({ at }) => square(at).includes(name));
  const said = [message("tigris-web-cell", { cell: name, ground: river ? "river" : "land", what: what(here), tile: here.tile ?? "temple", monument: monument?.colours.join("-") ?? "" })];
  if (standing) {
    const { seat, leader, war, revolt } = standing;
    said.push(message("tigris-web-cell-leader", { ...who(view, seat), leader, war, revolt }));
  } else if (kingdom) {
    said.push(message("tigris-web-cell-kingdom", { leaders: kingdom.leaders.map(({ seat, leader }) => message("tigris-web-whose", { ...who(view, seat), leader })) }));
  }
  if (here.treasure) said.push(message("tigris-web-cell-treasure", { first: view.take_first.includes(name) ? "yes" : "no" }));
  if (here.building) said.push(message("tigris-web-cell-building"));
  return said;
}

function what(here: Content): string {
  if (here.catastrophe) return "catastrophe";
  if (here.faceDown) return "monument";
  if (here.leader) return "leader";
  return here.tile ? "tile" : "empty";
}

/** The title of a move. */
export function title(move: Move): Message {
  const named = (field: string) => String(move[field] ?? "");
  const given: Record<string, Argument> = { cell: named("cell"), tile: named("tile"), leader: named("leader"), monument: named("monument"), number: Number(move["number"] ?? named("tiles").length) };
  const none = (move.kind === "monument" || move.kind === "building") && move["cell"] === null;
  return message("tigris-web-move", { deed: none ? `no-${move.kind}` : move.kind, ...given });
}

/** What a move would do, in sentences; conflicts have a panel of their own. */
export function effects(view: TigrisView, move: Move, told: Preview): Message[] {
  const said: Message[] = [];
  if (told.joins) said.push(message("tigris-web-joins", { wars: told.wars?.length ?? 0 }));
  for (const { seat, colour, points } of told.gains ?? []) said.push(message("tigris-web-gains", { ...who(view, seat), colour, points }));
  if (move.kind === "tile" && !told.joins && !told.gains) said.push(message("tigris-web-no-gain"));
  if (told.monuments) said.push(message("tigris-web-may-monument", { monuments: told.monuments.monuments.map((monument) => message("tigris-monument", { monument })) }));
  if (told.building) said.push(message("tigris-web-may-building", { colour: told.building.colour }));
  if (told.treasures) said.push(message("tigris-web-treasures-due", { ...who(view, told.treasures.seat), number: told.treasures.number }));
  for (const { seat, leader } of told.home ?? []) said.push(message("tigris-web-home", { ...who(view, seat), leader }));
  if (move.kind === "leader" && !told.revolt) said.push(message("tigris-web-no-revolt"));
  if (move.kind === "exchange") said.push(message("tigris-web-exchange-unseen"));
  return said;
}

export function conflictName({ kind, leader }: Conflict): Message {
  return message(kind === "revolt" ? "tigris-revolt-of" : "tigris-war-of", { leader });
}

/** Which war of several a conflict is, and which ones come after it; null if it is the only one. */
export function amongWars({ number, of, next }: Conflict): Message | null {
  if (of === 1) return null;
  return message("tigris-web-among-wars", { number, of, more: next.length > 0 ? "yes" : "no", wars: next.map((leader) => message("tigris-leaders", { leader })) });
}

/** Conflicts with those of a seat before those of others. */
export function ownFirst(fights: readonly Conflict[], seat: number | null): Conflict[] {
  const own = ({ attacker, defender }: Conflict) => attacker.seat === seat || defender.seat === seat;
  return [...fights.filter(own), ...fights.filter((fight) => !own(fight))];
}

/** What is needed by whoever decides, or how it stands with so many tiles of the reader's. */
export function verdict(view: TigrisView, fight: Conflict, support: Support | null): Message[] {
  const { decides, attacker, defender, tile } = fight;
  const { seat, needs } = fight[decides];
  if (!support) return [message("tigris-web-needs", { ...who(view, seat), needs, tile, role: decides }), ...stakes(view, fight, null)];
  const other = decides === "attacker" ? defender : attacker;
  return [message("tigris-web-verdict", { ...who(view, other.seat), role: decides, ahead: support.ahead ? "yes" : "no" }), ...stakes(view, fight, support.loser)];
}

/** What is lost by the loser; by both, as it may turn out, while that is open. */
function stakes(view: TigrisView, fight: Conflict, loser: number | null): Message[] {
  return [fight.attacker, fight.defender]
    .filter(({ seat }) => loser === null || seat === loser)
    .map((side) => {
      const winner = side === fight.attacker ? fight.defender : fight.attacker;
      const { points, colour, tiles } = side.if_lost;
      return message("tigris-web-stake", { ...who(view, side.seat), seat_winner: winner.seat, winner: who(view, winner.seat).who, points, colour, tiles: tiles.length, tile: fight.tile, leader: fight.leader });
    });
}

/** Where the game stands. */
export function moment(view: TigrisView): Message {
  return message("tigris-web-moment", { asked: asked(view), seat: view.actor ?? view.active, actions: view.actions_left, last: view.last_turn ? "yes" : "no" });
}

/** The question before a move that is easily regretted. */
export function danger(move: Move, view: TigrisView): Message | null {
  const told = view.previews[move.text] ?? {};
  if (move.kind === "pass") return message("tigris-web-danger-pass", { actions: view.actions_left });
  if (told.home?.some(({ seat }) => seat === view.seat)) return message("tigris-web-danger-home");
  const gains = told.gains ?? [];
  if (gains.length > 0 && gains.every(({ seat }) => seat !== view.seat)) return message("tigris-web-danger-gift", { seat: gains[0]!.seat });
  if (told.revolt?.attacker.enough === false) return message("tigris-web-danger-revolt");
  if (!view.conflict || !told.support || told.support.ahead) return null;
  const { needs, enough } = view.conflict[view.conflict.decides];
  if (enough) return message("tigris-web-danger-few", { needs });
  return told.support.laid > 0 ? message("tigris-web-danger-vain", { needs }) : null;
}
