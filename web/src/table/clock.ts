import type { components } from "../net/schema.gen";
import { message, type Message } from "../words/message";

export type Clocks = components["schemas"]["Clocks"];

/** What a seat has left, `passed` milliseconds after the clocks were told. */
export function left(clocks: Clocks, seat: number, passed: number): number {
  const told = clocks.remaining_ms[seat] ?? 0;
  return Math.max(0, clocks.running === seat ? told - passed : told);
}

const day = 86_400_000;

/** A clock as it is read: 8:12, 1:05:09, or days and hours. */
export function written(milliseconds: number): string | Message {
  if (milliseconds >= day) {
    const hours = Math.floor(milliseconds / 3_600_000);
    return message("web-clock-left", { days: Math.floor(hours / 24), hours: hours % 24 });
  }
  const seconds = Math.ceil(milliseconds / 1000);
  const two = (number: number) => String(number).padStart(2, "0");
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return h ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}
