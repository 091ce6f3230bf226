import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** Where the app is built. */
export const folder = fileURLToPath(new URL("../../src/edubba/static/", import.meta.url));

interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
}

/** What Vite built, by the sources it was built from; sizes.ts removes it in the end. */
export const manifest = JSON.parse(readFileSync(`${folder}.vite/manifest.json`, "utf-8")) as Record<string, Chunk>;

/** The files of some chunks and of all that they import at once. */
export function files(names: string[], found = new Set<string>()): Set<string> {
  for (const name of names) {
    const chunk = manifest[name];
    if (!chunk || found.has(chunk.file)) continue;
    found.add(chunk.file);
    files(chunk.imports ?? [], found);
    for (const css of chunk.css ?? []) found.add(css);
  }
  return found;
}

/** The source of the page on which all games are played. */
export const table = "src/pages/Table.svelte";

/** The games that have a face, with its source. */
export const faces = Object.keys(manifest)
  .filter((name) => /games\/\w+\/face\.ts$/.test(name))
  .map((source) => ({ game: source.split("/").at(-2) ?? "", source }));
