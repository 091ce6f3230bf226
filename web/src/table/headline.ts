import type { View } from "../games/view";
import { words } from "../words/words.svelte";
import type { TableSession } from "./session.svelte";

/** Who won, in a sentence. The table knows of those who resigned; the game does not. */
export function headline(session: TableSession, view: View): string {
  const winners = (session.table?.result ?? view.result)?.winners ?? [];
  const names = winners.map((seat) => ({ key: "seat-name", arguments: { seat } }));
  return words.tell("web-end-winners", { count: winners.length, names }, session.names);
}
