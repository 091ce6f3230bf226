import type { FluentBundle } from "@fluent/bundle";
import loaders from "virtual:words/index";
import { keep, kept } from "../state/kept";
import type { Argument, Message } from "./message";
import { bundle, say } from "./say";

const order = ["en", "ro", "hu", "fr"];

/** The languages this app was built with, those of the house first. */
export const languages = Object.keys(loaders).sort((one, other) => place(one) - place(other));

function place(language: string): number {
  return order.includes(language) ? order.indexOf(language) : order.length;
}

const name = "edubba-language";

/** The reader's language. Everything said through it is said again when the language changes. */
export class Words {
  language = $state("en");
  #spoken = $state.raw<FluentBundle>();
  #games = new Set<string>();
  /** What was asked for last, and is perhaps still being fetched: whoever asks in between waits for it too. */
  #wanted = "en";
  #latest: Promise<void> = Promise.resolve();

  /** The sentence for a message; `names` are the names of the seats. */
  say(text: Message, names: readonly string[] = []): string {
    return this.#spoken ? say(this.#spoken, text, names) : "";
  }

  /** The sentences for several messages, one after another. */
  sayAll(texts: readonly Message[], names: readonly string[] = []): string {
    return texts.map((text) => this.say(text, names)).join(" ");
  }

  /** The sentence of a key, its arguments by name. */
  tell(key: string, args: Record<string, Argument> = {}, names: readonly string[] = []): string {
    return this.say({ key, arguments: args }, names);
  }

  /** A share of the whole, as a percentage. */
  percent(share: number): string {
    return new Intl.NumberFormat(this.language, { style: "percent" }).format(share);
  }

  /** A number with one decimal. */
  decimal(number: number): string {
    return new Intl.NumberFormat(this.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(number);
  }

  /** The day of a moment. */
  day(moment: string): string {
    return new Intl.DateTimeFormat(this.language, { dateStyle: "long" }).format(new Date(moment));
  }

  /** Whether the language has words for a key. */
  knows(key: string): boolean {
    return this.#spoken?.hasMessage(key) ?? false;
  }

  /** Changes the language; what is on the page stays until the new words are there. */
  speak(language: string): Promise<void> {
    this.#wanted = loaders[language] ? language : "en";
    return (this.#latest = this.#fetch(this.#wanted));
  }

  /** Learns what the tables of a game say; what could not be fetched is asked for again. */
  learn(game: string): Promise<void> {
    if (this.#games.has(game)) return this.#latest.catch(() => this.speak(this.#wanted));
    this.#games.add(game);
    return this.speak(this.#wanted);
  }

  async #fetch(language: string): Promise<void> {
    const loads = [loaders[language]?.house, ...[...this.#games].map((game) => loaders[language]?.games[game])];
    const before = this.#latest.catch(() => {});
    const texts = await Promise.all(loads.map(async (load) => (load ? (await load()).default : "")));
    // What was asked for earlier must not come later.
    await before;
    this.#spoken = bundle(language, ...texts);
    this.language = language;
    document.documentElement.lang = language;
  }

  /** Changes the language for this and every later visit. */
  async choose(language: string): Promise<void> {
    await this.speak(language);
    keep(name, language);
  }
}

/** The language chosen before, else the first of the browser's that the house speaks. */
export function preferred(wanted: readonly string[] = navigator.languages): string {
  const chosen = kept<string>(name);
  const spoken = [...(chosen ? [chosen] : []), ...wanted.map((tag) => tag.slice(0, 2).toLowerCase())];
  return spoken.find((language) => languages.includes(language)) ?? "en";
}

export const words = new Words();
