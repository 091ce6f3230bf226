// Unpacks the Chromium that the npm package carries, with the libraries that it needs, into ./chromium.
import { execFileSync } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { brotliDecompressSync } from "node:zlib";

const from = new URL("node_modules/@sparticuz/chromium/bin/", import.meta.url);
const to = new URL("chromium/", import.meta.url);

if (!existsSync(new URL("chrome", to))) {
  mkdirSync(to, { recursive: true });
  for (const part of ["al2023", "fonts", "swiftshader"]) {
    const input = brotliDecompressSync(readFileSync(new URL(`${part}.tar.br`, from)));
    execFileSync("tar", ["-x", "-C", to.pathname], { input });
  }
  // The program comes last and whole: its being there means that all is.
  const program = new URL("chrome.part", to);
  writeFileSync(program, brotliDecompressSync(readFileSync(new URL("chromium.br", from))));
  chmodSync(program, 0o755);
  renameSync(program, new URL("chrome", to));
}
