import { api, reason, type GameInfo, type House, type Me, type TableWish } from "../net/api";
import { card, face, hasFace } from "../games";
import { router } from "../router.svelte";
import type { Message } from "../words/message";
import { words } from "../words/words.svelte";
import { settings } from "./settings.svelte";

/** The house and whoever reads: asked once, when the app opens. */
class HouseState {
  info = $state.raw<House | null>(null);
  me = $state.raw<Me | null>(null);
  trouble = $state.raw<Message | null>(null);

  games = $derived.by(() => {
    const shown = (this.info?.games ?? []).filter((game) => hasFace(game.name) || import.meta.env.DEV);
    return shown.sort((one, other) => card(one.name).order - card(other.name).order);
  });

  async load(): Promise<void> {
    try {
      await this.#ask();
    } catch (error) {
      this.trouble = reason(error);
    }
  }

  async #ask(): Promise<Me | null> {
    this.info = await api.house();
    this.trouble = null;
    return (this.me = this.info.me);
  }

  game(name: string): GameInfo | undefined {
    return this.info?.games.find((game) => game.name === name);
  }

  /** Nobody is asked who they are: whoever plays without having said so is a guest. */
  async guest(name?: string): Promise<Me> {
    if (this.me) return this.me;
    // The page may have only just opened, or another tab said who it is: only a name that was typed here goes before it.
    const known = await this.#ask();
    if (known && !(name && known.kind === "guest")) return known;
    const usual = words.tell("web-guest", { number: String(Math.floor(1000 + Math.random() * 9000)) });
    this.me = await api.guest({ name: name ?? usual, language: words.language as Me["language"] });
    return this.me;
  }

  /** Against bots, at once. */
  async play(game: string): Promise<void> {
    await this.guest();
    const players = usualPlayers(this.game(game)?.players ?? []);
    const bots = Array.from({ length: players - 1 }, () => ({ kind: "bot", level: settings.level }) as const);
    await this.setUp({ game, players, seats: [{ kind: "me" }, ...bots], start: true });
  }

  async setUp(wish: TableWish): Promise<void> {
    // The board comes while the table is being laid.
    void face(wish.game).catch(() => {});
    await this.guest();
    const table = await api.setUp(wish);
    router.go(`/tables/${table.id}`);
  }
}

/** Four is the number all three games are best known with. */
export function usualPlayers(allowed: readonly number[]): number {
  return allowed.includes(4) ? 4 : (allowed.at(-1) ?? 4);
}

export const house = new HouseState();
