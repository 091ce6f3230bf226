import { readdirSync, readFileSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

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

const letters = readdirSync(`${folder}assets`)
  .filter((name) => name.endsWith(".woff2") && !name.includes("latin-ext"))
  .map((name) => `assets/${name}`);
const words = (part: string) => Object.keys(manifest).filter((name) => name.endsWith(`virtual:words/${part}`));
const pictures = Object.keys(manifest).filter((name) => name.endsWith("/Picture.svelte"));

function load(title: string, names: string[]): number {
  const all = [...files(["index.html", ...words("en"), ...names]), ...letters, "index.html"];
  const sum = all.reduce((total, file) => total + size(file), 0);
  console.log(`${(sum / 1000).toFixed(1).padStart(8)} kB  ${title}`);
  return sum;
}

const faces = Object.keys(manifest).filter((name) => /games\/\w+\/face\.ts$/.test(name));
const gameOf = (face: string) => face.split("/").at(-2) ?? "";
const loads = [
  load("the front page", pictures),
  ...faces.map((face) => load(`a table of ${gameOf(face)}`, ["src/pages/Table.svelte", face, ...words(`en/${gameOf(face)}`)])),
];
const most = Math.max(...loads);
if (most > budget) throw new Error(`The first load is ${most} bytes; ${budget} are allowed.`);
