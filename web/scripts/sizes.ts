import { readdirSync, readFileSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { languages } from "./words.ts";

/** What a browser fetches before it shows a page: packed as the server packs it, letters included. */
const folder = fileURLToPath(new URL("../../src/edubba/static/", import.meta.url));
const budget = 200_000;

interface Chunk {
  file: string;
  src?: string;
  imports?: string[];
  css?: string[];
}

const manifest = JSON.parse(readFileSync(`${folder}.vite/manifest.json`, "utf-8")) as Record<string, Chunk>;
rmSync(`${folder}.vite`, { recursive: true });

function size(file: string): number {
  const bytes = readFileSync(folder + file);
  return /\.(js|css|html|svg)$/.test(file) ? gzipSync(bytes).length : bytes.length;
}

/** The files of some chunks and of all that they import at once. */
function files(names: string[], found = new Set<string>()): Set<string> {
  for (const name of names) {
    const chunk = manifest[name];
    if (!chunk || found.has(chunk.file)) continue;
    found.add(chunk.file);
    for (const css of chunk.css ?? []) found.add(css);
    files(chunk.imports ?? [], found);
  }
  return found;
}

// The page names every language in its own letters, so that those of the house are fetched in all of them.
const letters = readdirSync(`${folder}assets`)
  .filter((name) => name.endsWith(".woff2") && !name.includes("latin-ext"))
  .map((name) => `assets/${name}`);
const words = (part: string) => Object.keys(manifest).filter((name) => name.endsWith(`virtual:words/${part}`));
const pictures = Object.keys(manifest).filter((name) => name.endsWith("/Picture.svelte"));

/** The largest of a page's loads, one a language. */
function load(title: string, names: (language: string) => string[]): number {
  const sums = languages().map((language) => {
    const all = [...files(["index.html", ...words(language), ...names(language)]), ...letters, "index.html"];
    return { language, sum: all.reduce((total, file) => total + size(file), 0) };
  });
  console.log(`${sums.map(({ language, sum }) => `${(sum / 1000).toFixed(1).padStart(8)} kB ${language}`).join("")}  ${title}`);
  return Math.max(...sums.map(({ sum }) => sum));
}

const faces = Object.keys(manifest).filter((name) => /games\/\w+\/face\.ts$/.test(name));
const gameOf = (face: string) => face.split("/").at(-2) ?? "";
const loads = [
  load("the front page", () => pictures),
  ...faces.map((face) => load(`a table of ${gameOf(face)}`, (language) => ["src/pages/Table.svelte", face, ...words(`${language}/${gameOf(face)}`)])),
];
const most = Math.max(...loads);
if (most > budget) throw new Error(`The first load is ${most} bytes; ${budget} are allowed.`);
