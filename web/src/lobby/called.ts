import type { Played, Table } from "../net/api";
import { house } from "../state/house.svelte";
import { words } from "../words/words.svelte";

/** The name of a table; one that was given none is its host's, or the game's if the host is gone. */
export function called(table: Table): string {
  if (table.name) return table.name;
  return table.host ? words.tell("web-table-of", { name: table.host }) : words.tell(`${table.game}-name`);
}

/** The names of the seats. Bots are called by their level in the reader's language, people as they call themselves. */
export function seatNames(table: Table): string[] {
  return table.seats.map((seat) => nameAt(seat.seat, seat.name, seat.kind === "bot" ? seat.level : null));
}

/** The same for a game that was played once. */
export function playerNames(played: Played): string[] {
  return played.names.map((name, seat) => nameAt(seat, name, played.levels[seat] ?? null));
}

function nameAt(seat: number, name: string, level: number | null): string {
  const found = level !== null && house.info?.levels.find((one) => one.level === level);
  return found ? `${words.tell(`bots-level-${found.name}`)} ${String.fromCharCode(65 + seat)}` : name;
}
