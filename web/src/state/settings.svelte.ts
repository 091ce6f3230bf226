import { keep, kept } from "./kept";

const name = "edubba-settings";

interface Kept {
  theme: "light" | "dark" | null;
  sound: boolean;
  /** Ask before moves that are easily regretted. */
  ask: boolean;
  /** The level of bots chosen last. */
  level: number;
}

const usual: Kept = { theme: null, sound: false, ask: true, level: 2 };

/** What the reader has set in this browser. */
class Settings {
  #kept = $state.raw<Kept>({ ...usual, ...kept<Partial<Kept>>(name) });
  #dark = $state(matchMedia("(prefers-color-scheme: dark)").matches);

  constructor() {
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", (event) => {
      this.#dark = event.matches;
      this.#paint();
    });
    this.#paint();
  }

  get theme(): "light" | "dark" {
    return this.#kept.theme ?? (this.#dark ? "dark" : "light");
  }
  get sound(): boolean {
    return this.#kept.sound;
  }
  get ask(): boolean {
    return this.#kept.ask;
  }
  get level(): number {
    return this.#kept.level;
  }

  set(changes: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...changes };
    keep(name, this.#kept);
    this.#paint();
  }

  switchTheme(): void {
    this.set({ theme: this.theme === "dark" ? "light" : "dark" });
  }

  #paint(): void {
    document.documentElement.dataset["theme"] = this.theme;
  }
}

export const settings = new Settings();
