import { expect, it } from "vitest";
import { clamp, resized, whole } from "./window";

const board = { x: 0, y: 0, width: 1000, height: 700 };
const phone = { width: 390, height: 380 };

it("leaves a window that shows a part at its place and scale when the height changes", () => {
  const part = clamp({ ...phone, scale: 1.2, x: 300, y: 350 }, board);
  expect(resized(part, board, 390, 420)).toMatchObject({ scale: 1.2, x: 300, y: 350, height: 420 });
});

it("goes on showing the whole board to whoever saw it", () => {
  const all = clamp({ width: 900, height: 700, scale: 0, x: 0, y: 0 }, board);
  for (const height of [400, 900]) expect(resized(all, board, 900, height).scale).toBe(whole(board, 900, height));
});
