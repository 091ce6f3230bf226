import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { languages, spoken } from "../../scripts/words";

const styles = readFileSync(new URL("tokens.css", import.meta.url), "utf-8");
/** Signs that no face has; browsers take them from elsewhere. */
const signs = new Set("→");

/** The ranges of every face whose file is called so. */
function ranges(name: string): [number, number][] {
  const faces = styles.split("\n").filter((line) => line.startsWith("@font-face") && line.includes(`-${name}-`) && !line.includes(`-${name}-ext-`));
  expect(faces.length).toBe(3);
  const written = faces[0]!.split("unicode-range:")[1]!.match(/[0-9A-F]{4}(-[0-9A-F]{4})?/g)!;
  return written.map((range) => range.split("-").map((end) => parseInt(end, 16))).map(([low, high]) => [low!, high ?? low!]);
}

const fetched = [...ranges("latin"), ...ranges("house")];

it.each(languages())("%s is written with the letters that every page fetches", (language) => {
  const text = [null, "sumeria", "tigris", "aquileia"].map((game) => spoken(language, game)).join("");
  const others = [...new Set(text)].filter((letter) => !signs.has(letter) && !fetched.some(([low, high]) => letter >= String.fromCodePoint(low) && letter <= String.fromCodePoint(high)));
  expect(others).toEqual([]);
});
