import { readdirSync, readFileSync, rmSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { faces, files, folder, manifest, table } from "./manifest.ts";
import { languages } from "./words.ts";

/** What a browser fetches before it shows a page: packed as the server packs it, letters included. */
const budget = 200_000;

rmSync(`${folder}.vite`, { recursive: true });

function size(file: string): number {
  const bytes = readFileSync(folder + file);
  return /\.(js|css|html|svg)$/.test(file) ? gzipSync(bytes).length : bytes.length;
}

// The page names every language in its own letters, so that those of the house are fetched in all of them.
const letters = readdirSync(`${folder}assets`)
  .filter((name) => name.endsWith(".woff2") && !name.includes("latin-ext"))
  .map((name) => `assets/${name}`);
const words = (part: string) => Object.keys(manifest).filter((name) => name.endsWith(`virtual:words/${part}`));
const pictures = Object.keys(manifest).filter((name) => name.endsWith("/Picture.svelte"));

/** The largest of a page's loads, one a language. */
function load(title: string, page: string, names: (language: string) => string[]): number {
  const sums = languages().map((language) => {
    const all = [...files(["index.html", ...words(language), ...names(language)]), ...letters, page];
    return { language, sum: all.reduce((total, file) => total + size(file), 0) };
  });
  console.log(`${sums.map(({ language, sum }) => `${(sum / 1000).toFixed(1).padStart(8)} kB ${language}`).join("")}  ${title}`);
  return Math.max(...sums.map(({ sum }) => sum));
}

const loads = [
  load("the front page", "index.html", () => pictures),
  ...faces.map(({ game, source }) => load(`a table of ${game}`, `tables/${game}.html`, (language) => [table, source, ...words(`${language}/${game}`)])),
];
const most = Math.max(...loads);
if (most > budget) throw new Error(`The first load is ${most} bytes; ${budget} are allowed.`);
