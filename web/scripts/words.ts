import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const folder = fileURLToPath(new URL("../../src/edubba/locales/", import.meta.url));
const prefix = "virtual:words/";
/** Files that only the terminal speaks from. */
const elsewhere = new Set(["terminal.ftl"]);

export function languages(): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== "__pycache__")
    .map((entry) => entry.name)
    .sort();
}

export function files(language: string): string[] {
  const names = readdirSync(folder + language).filter((name) => name.endsWith(".ftl") && !elsewhere.has(name));
  return names.sort().map((name) => `${folder}${language}/${name}`);
}

function text(language: string): string {
  return files(language)
    .map((path) => readFileSync(path, "utf-8"))
    .join("\n\n");
}

/** The Fluent files of the Python package: `virtual:words/en` is all of English, `virtual:words/index` loads any. */
export function words(): Plugin {
  return {
    name: "edubba-words",
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return null;
      const language = id.slice(prefix.length + 1);
      if (language === "index") {
        const loaders = languages().map((name) => `${JSON.stringify(name)}: () => import("${prefix}${name}")`);
        return `export default { ${loaders.join(", ")} };`;
      }
      for (const path of files(language)) this.addWatchFile(path);
      return `export default ${JSON.stringify(text(language))};`;
    },
    configureServer(server) {
      server.watcher.add(folder);
      server.watcher.on("change", (path) => {
        if (path.endsWith(".ftl")) server.restart();
      });
    },
  };
}
