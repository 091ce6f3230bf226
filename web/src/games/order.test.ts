import { expect, it } from "vitest";
import { order } from "./order";
import type { View } from "./view";

const ended = (ranks: number[]) => ({ players: 4, result: { ranks, scores: [], winners: [] } }) as unknown as View;

it("puts the winner first, and equal seats as they sit", () => {
  expect(order(ended([3, 1, 4, 2]))).toEqual([1, 3, 0, 2]);
  expect(order(ended([2, 1, 2, 1]))).toEqual([1, 3, 0, 2]);
});
