import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { faces, files, folder, table } from "./manifest.ts";

/**
 * One page a game for the addresses of tables: it names the game, and all files of its board, so that a browser fetches
 * them at once and not one after the other. The house serves `tables/<game>.html` where it knows the game of a table.
 */
const plain = readFileSync(`${folder}index.html`, "utf-8");

function link(file: string): string {
  return `<link rel="${file.endsWith(".css") ? "stylesheet" : "modulepreload"}" crossorigin href="/${file}">`;
}

mkdirSync(`${folder}tables`, { recursive: true });
for (const { game, source } of faces) {
  const more = [...files([table, source])].filter((file) => !plain.includes(file)).map(link);
  const head = [`<meta name="game" content="${game}">`, ...more].map((line) => `    ${line}\n`).join("");
  writeFileSync(`${folder}tables/${game}.html`, plain.replace("  </head>", `${head}  </head>`));
}
