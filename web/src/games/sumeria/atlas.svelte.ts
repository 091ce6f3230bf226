import { map, type CityState, type SumeriaMap } from "./map";
import type { SumeriaView } from "./view";

/** The boards fetched so far, for all parts of the face. */
class Atlas {
  #maps = $state.raw<ReadonlyMap<string, SumeriaMap>>(new Map());
  #failed = $state.raw<ReadonlySet<string>>(new Set());
  #asked = new Set<string>();

  /** The map that a game is played on; null until it is there. */
  of(view: SumeriaView): SumeriaMap | null {
    const name = String(view.options["board"]);
    void this.prepare(view.options);
    return this.#maps.get(name) ?? null;
  }

  /** Fetches the map of these options, unless it was asked for before. */
  async prepare(options: Readonly<Record<string, unknown>>): Promise<void> {
    const name = String(options["board"]);
    if (!this.#asked.has(name)) await this.#fetch(name);
  }

  failed(view: SumeriaView): boolean {
    return this.#failed.has(String(view.options["board"]));
  }

  again(view: SumeriaView): void {
    const name = String(view.options["board"]);
    this.#failed = new Set([...this.#failed].filter((other) => other !== name));
    void this.#fetch(name);
  }

  state(view: SumeriaView, name: string): CityState | undefined {
    return this.of(view)?.stateByName.get(name);
  }

  async #fetch(name: string): Promise<void> {
    this.#asked.add(name);
    try {
      const found = await map(name);
      this.#maps = new Map([...this.#maps, [name, found]]);
    } catch {
      this.#failed = new Set([...this.#failed, name]);
    }
  }
}

export const atlas = new Atlas();
