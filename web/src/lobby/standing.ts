import type { Table } from "../net/api";
import { message, type Message } from "../words/message";

interface Standing {
  /** How the table stands, for a reader who goes through a list. */
  says: Message;
  /** The key of what can be done there. */
  act: string;
  /** The table waits for the reader. */
  hot: boolean;
}

export function standingOf(table: Table): Standing {
  const game = message(`${table.game}-name`);
  const mine = table.seats.filter((seat) => seat.mine).map((seat) => seat.seat);
  if (table.status === "open") {
    const taken = table.seats.filter((seat) => seat.kind !== "open").length;
    const says = message("web-row-open", { game, taken, players: table.players });
    return { says, act: mine.length || table.you_are_host ? "web-act-open" : "web-act-join", hot: false };
  }
  const ended = ending(table);
  if (ended) return { says: ended, act: "web-act-look", hot: false };
  if (table.actor !== null && mine.includes(table.actor)) {
    return { says: message("web-row-yours", { game, ply: table.ply }), act: "web-act-your-move", hot: true };
  }
  const says = message("web-row-running", { game, seat: table.actor ?? 0, ply: table.ply });
  return { says, act: mine.length ? "web-act-open" : "web-act-watch", hot: false };
}

/** How a game ended: with winners, or broken off by the host; null while it is played. */
export function ending({ game, status, result }: Pick<Table, "game" | "status" | "result">): Message | null {
  if (status !== "finished") return null;
  const named = message(`${game}-name`);
  if (!result) return message("web-row-ended", { game: named });
  return message("web-row-finished", { game: named, winners: result.winners.map((seat) => message("seat-name", { seat })) });
}
