import { expect, it } from "vitest";
import { bands, chances, turningPoints, type Analysis } from "./bands";

const estimate = (...shares: number[]) => ({ shares, errors: shares.map(() => 0) });
const move = (ply: number, before: number[], after: number[]) => ({ ply, seat: 0, text: "x", before: estimate(...before), after: estimate(...after), cost: 0, cost_error: 0, best: "x", alternatives: [] });
const analysis: Analysis = {
  players: 2,
  moves: [move(1, [0.5, 0.5], [0.7, 0.3]), move(2, [0.7, 0.3], [0.66, 0.36]), move(3, [0.6, 0.4], [0.8, 0.2])],
  result: [1, 0],
};

it("begins with the first move's chances and ends with what came of it", () => {
  const points = chances(analysis);
  expect(points).toHaveLength(4);
  expect(points[0]).toEqual([0.5, 0.5]);
  expect(points[3]).toEqual([1, 0]);
});

it("always adds up to the whole", () => {
  for (const shares of chances(analysis)) expect(shares[0]! + shares[1]!).toBeCloseTo(1, 9);
});

it("finds who gained ten points or more", () => {
  expect(turningPoints(chances(analysis)).map(({ ply, seat }) => [ply, seat])).toEqual([[1, 0], [3, 0]]);
  expect(turningPoints(chances(analysis), 1).map((point) => point.ply)).toEqual([3]);
});

it("stacks the bands with one's own at the bottom", () => {
  const [upper, lower] = bands([[0.25, 0.75], [0.5, 0.5]], 100, 40, 0);
  expect([upper!.seat, lower!.seat]).toEqual([1, 0]);
  expect(upper!.path).toBe("M0.0 0.0L100.0 0.0L100.0 20.0L0.0 30.0z");
  expect(lower!.path).toBe("M0.0 30.0L100.0 20.0L100.0 40.0L0.0 40.0z");
});
