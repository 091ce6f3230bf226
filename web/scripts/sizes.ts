import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

/** Prints what a browser would fetch: every file of the build, packed as the server packs it. */
const folder = fileURLToPath(new URL("../../src/edubba/static/", import.meta.url));
const packed = /\.(js|css|html|svg)$/;

const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => {
    const bytes = readFileSync(`${entry.parentPath}/${entry.name}`);
    return { name: entry.name, size: packed.test(entry.name) ? gzipSync(bytes).length : bytes.length };
  })
  .sort((one, other) => other.size - one.size);

for (const file of files) console.log(`${(file.size / 1000).toFixed(1).padStart(8)} kB  ${file.name}`);
