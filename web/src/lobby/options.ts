import { words } from "../words/words.svelte";

/** What an option is set to, in words; a board that a host has added goes by its own name. */
export function setting(game: string, option: string, value: string | number | boolean): string {
  if (value === true) return words.tell("web-yes");
  const key = `${game}-option-${option}-${value}`;
  return words.knows(key) ? words.tell(key) : String(value);
}
