import { describe, expect, it } from "vitest";
import { duration, next } from "./motion";

describe("what is shown moving", () => {
  it("is one move on or back", () => {
    expect([next({ ply: 4 }, { ply: 5 }), next({ ply: 5 }, { ply: 4 })]).toEqual([true, true]);
  });

  it("is nothing when a position is opened, stays, or lies farther away", () => {
    expect([next(null, { ply: 5 }), next({ ply: 5 }, { ply: 5 }), next({ ply: 1 }, { ply: 40 })]).toEqual([false, false, false]);
  });

  it("takes its time on long ways", () => {
    expect([duration(1), duration(6)]).toEqual([320, 540]);
  });
});
