import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { files, isShared, languages, messages, spoken } from "../../scripts/words";
import { bundle } from "./say";

describe("the words as they are split", () => {
  it.each(languages())("are all there, and none twice: %s", (language) => {
    const whole = files(language).flatMap((path) => messages(readFileSync(path, "utf-8")));
    const parts = [null, "aquileia", "sumeria", "tigris"].flatMap((game) => messages(spoken(language, game)));
    expect(parts.toSorted()).toEqual(whole.toSorted());
  });

  it("keep what a list says of a game apart from what its tables say", () => {
    const house = bundle("en", spoken("en", null));
    expect(["sumeria-name", "sumeria-about", "sumeria-option-board", "web-play-now"].every((key) => house.hasMessage(key))).toBe(true);
    expect(house.hasMessage("sumeria-told-placed")).toBe(false);
  });

  it("read a message with everything that is indented or closed below it", () => {
    const text = "# said\na-name = One\nb = { $n ->\n    [one] x\n   *[other] y\n}\n\n-term = z\n";
    expect(messages(text)).toEqual(["a-name = One", "b = { $n ->\n    [one] x\n   *[other] y\n}", "-term = z"]);
    expect(messages(text).map((block) => isShared(block, "a"))).toEqual([true, false, true]);
  });
});
