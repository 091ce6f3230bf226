import type { Table } from "../net/api";
import { house } from "../state/house.svelte";
import { words } from "../words/words.svelte";

/** The name of a table; one that was given none is its host's. */
export function called(table: Table): string {
  return table.name || words.tell("web-table-of", { name: table.host });
}

/** The names of the seats. Bots are called by their level in the reader's language, people as they call themselves. */
export function seatNames(table: Table): string[] {
  return table.seats.map((seat) => {
    const level = seat.kind === "bot" && house.info?.levels.find((one) => one.level === seat.level);
    return level ? `${words.tell(`bots-level-${level.name}`)} ${String.fromCharCode(65 + seat.seat)}` : seat.name;
  });
}
