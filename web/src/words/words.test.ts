import { beforeAll, describe, expect, it, vi } from "vitest";
import { Words } from "./words.svelte";

beforeAll(() => vi.stubGlobal("document", { documentElement: {} }));

describe("the words of a game", () => {
  it("are there for everybody who waited for them, also when somebody else had asked before", async () => {
    const words = new Words();
    await words.speak("en");
    expect(words.knows("tigris-war-of")).toBe(false);
    void words.learn("tigris");
    await words.learn("tigris");
    expect(words.knows("tigris-war-of")).toBe(true);
  });

  it("stay when the language was asked for a moment before", async () => {
    const words = new Words();
    const [spoken, learned] = [words.speak("fr"), words.learn("tigris")];
    await Promise.all([spoken, learned]);
    expect([words.language, words.knows("tigris-war-of")]).toEqual(["fr", true]);
  });
});
