import { FluentBundle, FluentNumber, FluentResource, type FluentVariable, type Scope } from "@fluent/bundle";
import { isMessage, message, type Message } from "./message";

const parsed = new Map<string, FluentResource>();

/** Words are parsed once: those of a game are learned after those of the house. */
function resource(text: string): FluentResource {
  const found = parsed.get(text) ?? new FluentResource(text);
  parsed.set(text, found);
  return found;
}

/** A number of a game. As in Python: languages differ on when to mark thousands, and games have no numbers so large. */
class GameNumber extends FluentNumber {
  constructor(value: number) {
    super(value, { useGrouping: false });
  }

  /** Whole numbers are written the same in every language of the house; asking the browser takes its time. */
  override toString(scope?: Scope): string {
    return Number.isInteger(this.value) ? String(this.value) : super.toString(scope);
  }
}

/** One language: its name and its Fluent messages. */
export function bundle(language: string, ...texts: string[]): FluentBundle {
  // As in Python: isolating marks would be copied along with names.
  const made = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) made.addResource(resource(text));
  return made;
}

/** The sentence for a message, as `edubba.locales.say` tells it; `names` are the names of the seats. */
export function say(spoken: FluentBundle, text: Message, names: readonly string[] = []): string {
  const pattern = spoken.getMessage(text.key)?.value;
  // A house newer than this page may say something that the page has no words for.
  if (!pattern) return text.key;
  const values: Record<string, FluentVariable> = {};
  for (const [name, value] of Object.entries(text.arguments ?? {})) values[name] = argument(spoken, name, value, names);
  return spoken.formatPattern(pattern, values, []);
}

function argument(spoken: FluentBundle, name: string, value: unknown, names: readonly string[]): FluentVariable {
  if (Array.isArray(value)) {
    const between = say(spoken, message("list-separator")).replace(/^\|+|\|+$/g, "");
    return value.map((item: unknown) => (isMessage(item) ? say(spoken, item, names) : String(item))).join(between);
  }
  if (isMessage(value)) return say(spoken, value, names);
  if (typeof value === "number" && (name === "seat" || name.startsWith("seat_"))) {
    return names[value] ?? say(spoken, message("seat", { number: value + 1 }));
  }
  return typeof value === "number" ? new GameNumber(value) : String(value);
}
