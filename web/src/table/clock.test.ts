import { expect, it } from "vitest";
import { left, written } from "./clock";

it("runs for the seat that thinks, and stops at nothing", () => {
  const clocks = { running: 1, remaining_ms: [5000, 3000] };
  expect(left(clocks, 0, 2000)).toBe(5000);
  expect(left(clocks, 1, 2000)).toBe(1000);
  expect(left(clocks, 1, 9000)).toBe(0);
});

it("is read as people read clocks", () => {
  expect(written(0)).toBe("0:00");
  expect(written(491_001)).toBe("8:12");
  expect(written(3_909_000)).toBe("1:05:09");
  expect(written(90_000_000)).toEqual({ key: "web-clock-left", arguments: { days: 1, hours: 1 } });
});
