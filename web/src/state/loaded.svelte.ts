import { reason } from "../net/api";
import type { Message } from "../words/message";

/** Something fetched for a page: on its way, here, or refused. */
export class Loaded<T> {
  value = $state.raw<T | null>(null);
  trouble = $state.raw<Message | null>(null);
  waiting = $state(false);
  #latest = 0;

  /** Fetches it; an answer that a later question has overtaken is dropped. */
  async load(fetching: Promise<T>): Promise<void> {
    const number = ++this.#latest;
    this.waiting = true;
    try {
      const value = await fetching;
      if (number === this.#latest) [this.value, this.trouble] = [value, null];
    } catch (error) {
      if (number === this.#latest) this.trouble = reason(error);
    } finally {
      if (number === this.#latest) this.waiting = false;
    }
  }
}
