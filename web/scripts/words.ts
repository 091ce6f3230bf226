import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const folder = fileURLToPath(new URL("../../src/edubba/locales/", import.meta.url));
const games = fileURLToPath(new URL("../src/games/", import.meta.url));
const prefix = "virtual:words/";
/** Files that only the terminal speaks from. */
const elsewhere = new Set(["terminal.ftl"]);

export function languages(): string[] {
  const found = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return found.map((entry) => entry.name).filter((name) => existsSync(`${folder}${name}/engine.ftl`));
}

export function files(language: string): string[] {
  const names = readdirSync(folder + language).filter((name) => name.endsWith(".ftl") && !elsewhere.has(name));
  return names.sort().map((name) => `${folder}${language}/${name}`);
}

/** The game whose words a file holds; null for the words of the house. */
function gameOf(path: string): string | null {
  const name = basename(path, ".ftl");
  return existsSync(`${games}${name}/card.ts`) ? name : null;
}

/** The messages and terms of a file, each as it is written; comments are left out. */
export function messages(text: string): string[] {
  const blocks = text.split(/^(?=[-a-zA-Z#])/m).filter((block) => !block.startsWith("#"));
  return blocks.map((block) => block.trimEnd()).filter(Boolean);
}

/** What lists say of a game before its board is loaded: its name, its line, its options; and the terms all may use. */
export function isShared(block: string, game: string): boolean {
  return block.startsWith("-") || [`${game}-name `, `${game}-about `, `${game}-option-`].some((start) => block.startsWith(start));
}

/** The words of the house, or those of a game that only its tables need. */
export function spoken(language: string, wanted: string | null): string {
  const blocks = files(language).flatMap((path) => {
    const game = gameOf(path);
    const all = messages(readFileSync(path, "utf-8"));
    if (game === null) return wanted === null ? all : [];
    if (wanted !== null && wanted !== game) return [];
    return all.filter((block) => isShared(block, game) === (wanted === null));
  });
  return `${blocks.join("\n")}\n`;
}

function index(): string {
  const loader = (path: string) => `() => import("${prefix}${path}")`;
  const entries = languages().map((language) => {
    const own = files(language).map(gameOf).filter((game) => game !== null);
    const tables = own.map((game) => `${JSON.stringify(game)}: ${loader(`${language}/${game}`)}`);
    return `${JSON.stringify(language)}: { house: ${loader(language)}, games: { ${tables.join(", ")} } }`;
  });
  return `export default { ${entries.join(", ")} };`;
}

/**
 * The Fluent files of the Python package. `virtual:words/en` is what the house says in English, `virtual:words/en/sumeria`
 * what the tables of Sumeria say; `virtual:words/index` loads any of them.
 */
export function words(): Plugin {
  return {
    name: "edubba-words",
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return null;
      const [language = "index", game] = id.slice(prefix.length + 1).split("/");
      if (language === "index") return index();
      for (const path of files(language)) this.addWatchFile(path);
      return `export default ${JSON.stringify(spoken(language, game ?? null))};`;
    },
    configureServer(server) {
      server.watcher.add(folder);
      server.watcher.on("change", (path) => {
        if (path.endsWith(".ftl")) void server.restart();
      });
    },
  };
}
