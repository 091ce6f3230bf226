import { describe, expect, it } from "vitest";
import { onto } from "./window";

const board = { x: 0, y: 0, width: 1000, height: 700 };
const seen = { width: 400, height: 300, scale: 1, x: 300, y: 300 };

describe("a window onto a board", () => {
  it("stays where it shows what is looked for", () => {
    expect(onto(seen, board, { x: 420, y: 380 })).toBe(seen);
  });

  it("goes where it does not, or hardly", () => {
    expect(onto(seen, board, { x: 700, y: 300 })).toMatchObject({ x: 700, y: 300, scale: 1 });
    expect(onto(seen, board, { x: 480, y: 300 })).toMatchObject({ x: 480, y: 300 });
  });

  it("never leaves the board", () => {
    expect(onto(seen, board, { x: 990, y: 690 })).toMatchObject({ x: 800, y: 550 });
  });
});
