import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Parade } from "./parade";

let shown: number[] = [];
const parade = () => new Parade<number>((step) => shown.push(step), () => 100);

beforeEach(() => {
  shown = [];
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

it("shows the first step at once and the others in their time", () => {
  const steps = parade();
  steps.push(1, 2, 3);
  expect(shown).toEqual([1]);
  vi.advanceTimersByTime(100);
  expect(shown).toEqual([1, 2]);
  vi.advanceTimersByTime(100);
  expect(shown).toEqual([1, 2, 3]);
});

it("lets a step stay before one that comes later", () => {
  const steps = parade();
  steps.push(1);
  vi.advanceTimersByTime(50);
  steps.push(2);
  expect(shown).toEqual([1]);
  vi.advanceTimersByTime(50);
  expect(shown).toEqual([1, 2]);
});

it("waits while nobody looks", () => {
  const steps = parade();
  steps.hold();
  steps.push(1, 2);
  expect(shown).toEqual([]);
  steps.release();
  expect(shown).toEqual([1]);
});

it("skips to the last step", () => {
  const steps = parade();
  steps.push(1, 2, 3);
  steps.skip();
  expect(shown).toEqual([1, 3]);
  steps.push(4);
  expect(shown).toEqual([1, 3, 4]);
});

it("hurries when it is told to", () => {
  const steps = parade();
  steps.push(1);
  steps.hurry();
  steps.push(2);
  expect(shown).toEqual([1, 2]);
});
