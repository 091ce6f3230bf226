import type { Message } from "../../words/message";

/** How the reader looks at the board; kept while the page is open. */
class Eyes {
  kingdoms = $state(true);
  strength = $state(true);
  /** Why the place that was tried is not allowed. */
  refusal = $state.raw<{ cell: string; reason: Message } | null>(null);
  /** The tiles of the hand marked for an exchange, by their place in it. */
  marked = $state.raw<ReadonlySet<number>>(new Set());
}

export const eyes = new Eyes();
