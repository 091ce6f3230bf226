import { beforeAll, expect, it, vi } from "vitest";
import { words } from "../words/words.svelte";
import { called } from "./called";

vi.mock("../state/house.svelte", () => ({ house: {} }));

const named = (name: string, host: string) => called({ name, host, game: "sumeria" } as never);

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await words.speak("en");
});

it("calls a table as it was named, or else by whoever made it", () => {
  expect(named("Thursdays", "Ilinca")).toBe("Thursdays");
  expect(named("", "Ilinca")).toBe("Table of Ilinca");
});

it("calls a table by its game, where whoever made it is gone", () => {
  expect(named("", "")).toBe("Sumeria");
});
