/** What is to be said, in no language yet: the same data as `edubba.locales.Message`. */
export interface Message {
  key: string;
  arguments?: Record<string, unknown>;
}

export type Argument = string | number | Message | readonly Message[];

/** A message, its arguments by name. */
export function message(key: string, args: Record<string, Argument> = {}): Message {
  return { key, arguments: args };
}

export function isMessage(value: unknown): value is Message {
  return typeof value === "object" && value !== null && "key" in value && typeof value.key === "string";
}
