import { fetched, type CityState, type SumeriaMap } from "./map";
import type { SumeriaView } from "./view";

/** The boards fetched so far, for all parts of the face. */
class Atlas {
  /** Null: it could not be fetched. */
  #maps = $state.raw<ReadonlyMap<string, SumeriaMap | null>>(new Map());
  #asked = new Map<string, Promise<void>>();

  /** The map that a game is played on; null until it is there. */
  of({ options }: Pick<SumeriaView, "options">): SumeriaMap | null {
    void this.prepare(options);
    return this.#maps.get(String(options["board"])) ?? null;
  }

  /** Waits for the map of these options, which is fetched once. */
  prepare(options: Readonly<Record<string, unknown>>): Promise<void> {
    const name = String(options["board"]);
    const asked = this.#asked.get(name) ?? this.#fetch(name);
    this.#asked.set(name, asked);
    return asked;
  }

  failed({ options }: Pick<SumeriaView, "options">): boolean {
    return this.#maps.get(String(options["board"])) === null;
  }

  again({ options }: Pick<SumeriaView, "options">): Promise<void> {
    const name = String(options["board"]);
    this.#maps = new Map([...this.#maps].filter(([other]) => other !== name));
    this.#asked.delete(name);
    return this.prepare(options);
  }

  state(view: SumeriaView, name: string): CityState | undefined {
    return this.of(view)?.stateByName.get(name);
  }

  async #fetch(name: string): Promise<void> {
    const found = await fetched(name).catch(() => null);
    this.#maps = new Map([...this.#maps, [name, found]]);
  }
}

export const atlas = new Atlas();
