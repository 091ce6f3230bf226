import type { View } from "../games/view";
import { message } from "../words/message";
import { words } from "../words/words.svelte";
import type { TableSession } from "./session.svelte";

/** How the game ended, in a sentence. The table knows of those who resigned; the game does not. */
export function headline({ table, names }: Pick<TableSession, "table" | "names">, view: Pick<View, "result">): string {
  const result = table?.result ?? view.result;
  if (!result) return words.tell("server-told-ended");
  const winners = result.winners.map((seat) => message("seat-name", { seat }));
  return words.tell("web-end-winners", { count: winners.length, names: winners }, names);
}
