import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { generated } from "../../scripts/generated";

const read = (name: string) => readFileSync(fileURLToPath(new URL(name, import.meta.url)), "utf-8");

it("has types that are those of the schema", async () => {
  expect(read("./schema.gen.ts")).toBe(await generated(read("./schema.json")));
});
