import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const folder = fileURLToPath(new URL(".", import.meta.url));
const markup = readdirSync(folder, { recursive: true, encoding: "utf-8" }).filter((name) => /\.(svelte|svg)$/.test(name));

it("finds the markup of the app", () => {
  expect(markup.length).toBeGreaterThan(40);
});

// The page's content policy forbids styles written into markup; directives set them through the object model.
it.each(markup)("%s has no style written into its markup", (name) => {
  expect(readFileSync(folder + name, "utf-8")).not.toMatch(/\sstyle=["']/);
});
