import { beforeAll, expect, it, vi } from "vitest";
import { Words } from "./words.svelte";

const { cut } = vi.hoisted(() => ({ cut: new Set<string>() }));

vi.mock("virtual:words/index", () => {
  const loader = (name: string) => () => (cut.has(name) ? Promise.reject(new Error(name)) : Promise.resolve({ default: `${name} = said` }));
  const games = { tigris: loader("tigris") };
  return { default: { en: { house: loader("english"), games }, fr: { house: loader("french"), games } } };
});

beforeAll(() => vi.stubGlobal("document", { documentElement: {} }));

it("learns the words of a game at the second attempt, if the first one failed", async () => {
  const words = new Words();
  await words.speak("en");
  cut.add("tigris");
  await expect(words.learn("tigris")).rejects.toThrow("tigris");
  cut.clear();
  await words.learn("tigris");
  expect(words.knows("tigris")).toBe(true);
});

it("speaks on after a language that could not be fetched", async () => {
  const words = new Words();
  await words.speak("en");
  cut.add("french");
  await expect(words.speak("fr")).rejects.toThrow("french");
  expect(words.language).toBe("en");
  cut.clear();
  await words.speak("fr");
  expect([words.language, words.knows("french")]).toEqual(["fr", true]);
});
