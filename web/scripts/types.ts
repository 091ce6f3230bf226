import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { generated } from "./generated.ts";

/** `npm run types`: asks the server's Python for its schemas, and writes them and the types made of them. */
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const schema = execFileSync(process.env["PYTHON"] ?? "python3", [here("schema.py")], { encoding: "utf-8" });
writeFileSync(here("../src/net/schema.json"), schema);
writeFileSync(here("../src/net/schema.gen.ts"), await generated(readFileSync(here("../src/net/schema.json"), "utf-8")));
