import { beforeAll, expect, it, vi } from "vitest";
import { words } from "../words/words.svelte";
import { headline } from "./headline";

const names = ["Ilinca", "Gergő"];
const ended = (winners: number[]) => ({ scores: [7, 7], ranks: [1, 1], winners });

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await words.speak("en");
});

it("says who won, as the table knows it", () => {
  expect(headline({ table: null, names }, { result: ended([0, 1]) })).toBe("Ilinca, Gergő win together");
  expect(headline({ table: { result: ended([1]) } as never, names }, { result: ended([0]) })).toBe("Gergő wins");
});

it("says that nobody did, where a game was ended without a result", () => {
  expect(headline({ table: null, names }, { result: null })).toBe("The host of this house has ended the game, without a result.");
});
