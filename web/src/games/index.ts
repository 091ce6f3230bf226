import type { Component } from "svelte";
import { words } from "../words/words.svelte";
import type { GameCard, GameFace } from "./face";

const faces = import.meta.glob<{ default: GameFace }>("./*/face.ts");
const pictures = import.meta.glob<{ default: Component }>("./*/Picture.svelte");
const cards = import.meta.glob<GameCard>("./*/card.ts", { eager: true, import: "default" });

const plain: GameCard = { order: 99, symbol: "edubba", minutes: 60, author: "", stones: "stone" };

const kept = new Map<string, Promise<GameFace | null>>();

/** The face of a game with its words, loaded once, when a table is opened; null when this build has none of that name. */
export function face(game: string): Promise<GameFace | null> {
  const known = kept.get(game) ?? fetched(game);
  kept.set(game, known);
  known.catch(() => kept.delete(game));
  return known;
}

async function fetched(game: string): Promise<GameFace | null> {
  const [found] = await Promise.all([faces[`./${game}/face.ts`]?.(), words.learn(game)]);
  return found?.default ?? null;
}

/** The face of a game with all that a table with these options needs. */
export async function laid(game: string, options: Readonly<Record<string, unknown>>): Promise<GameFace | null> {
  const found = await face(game);
  await found?.prepare?.(options);
  return found;
}

export async function picture(game: string): Promise<Component | null> {
  return (await pictures[`./${game}/Picture.svelte`]?.())?.default ?? null;
}

export function card(game: string): GameCard {
  return cards[`./${game}/card.ts`] ?? plain;
}

export function hasFace(game: string): boolean {
  return `./${game}/face.ts` in faces;
}
