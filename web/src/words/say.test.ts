import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { files } from "../../scripts/words";
import examples from "./examples.json";
import { bundle, say } from "./say";

const spoken = (language: string) => bundle(language, files(language).map((path) => readFileSync(path, "utf-8")).join("\n\n"));

it.each(examples)("says $message.key in $language as Python does", ({ language, message, names, text }) => {
  expect(say(spoken(language), message, names)).toBe(text);
});

it("says the key of what it has no words for", () => {
  expect(say(spoken("en"), { key: "said-by-a-newer-house" })).toBe("said-by-a-newer-house");
});
