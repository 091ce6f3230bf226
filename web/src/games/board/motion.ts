/** Moving pieces. Nothing travels for a reader who asked for less motion: boards then ring from and to instead. */
export interface Point {
  x: number;
  y: number;
}

/** How pieces move: off at once, and gently down. */
export const ease = "cubic-bezier(.3, .1, .15, 1)";

const running = new Set<Animation>();
let pace = 1;

export function reduced(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Whether one view is a move on from another, or a move back. Over longer jumps nothing is shown moving. */
export function next(before: { ply: number } | null, now: { ply: number }): boolean {
  return before !== null && Math.abs(now.ply - before.ply) === 1;
}

/** How much quicker than life: 2 while missed moves are replayed. */
export function setPace(factor: number): void {
  pace = factor;
}

/** Lets everything that moves arrive at once. */
export function skip(): void {
  for (const animation of [...running]) animation.finish();
}

/** Plays keyframes on a piece; resolves when they are over, at once when motion is reduced. */
export async function play(piece: Element, frames: Keyframe[], milliseconds: number, easing = "ease-out", delay = 0): Promise<void> {
  if (reduced()) return;
  const animation = piece.animate(frames, { duration: milliseconds / pace, delay: delay / pace, easing, fill: "backwards" });
  running.add(animation);
  try {
    await animation.finished;
  } catch {
    // Cancelled: the piece left the page.
  } finally {
    running.delete(animation);
  }
}

/** Waits as long as something on the page would take to move. */
export function pause(on: Element, milliseconds: number): Promise<void> {
  return play(on, [], milliseconds);
}

/** How long a way takes: 90 ms a step, at least 320 ms in all. */
export function duration(steps: number): number {
  return Math.max(320, 90 * steps);
}

/**
 * A piece that lies at the last point travels there along the others: units of the drawing it lies in.
 * Each step takes the share of time that it has of the way.
 */
export function travel(piece: Element, way: readonly Point[]): Promise<void> {
  const last = way[way.length - 1];
  if (!last || way.length < 2) return Promise.resolve();
  const lengths = way.map((point, index) => distance(way[index - 1] ?? point, point));
  const whole = lengths.reduce((sum, length) => sum + length, 0) || 1;
  let gone = 0;
  const frames = way.map((point, index) => {
    gone += lengths[index] ?? 0;
    return { offset: Math.min(1, gone / whole), transform: `translate(${point.x - last.x}px, ${point.y - last.y}px)` };
  });
  return play(piece, frames, duration(way.length - 1), ease);
}

/** A new piece is set down. */
export function appear(piece: Element, delay = 0): Promise<void> {
  const frames = [{ opacity: 0, transform: "translateY(-6px)" }, { opacity: 1, transform: "none" }];
  return play(piece, frames, 320, "ease-out", delay);
}

/** A lost piece fades to clay. */
export function fade(piece: Element, delay = 0): Promise<void> {
  return play(piece, [{ opacity: 1 }, { opacity: 0, filter: "grayscale(1)" }], 320, "ease-in", delay);
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
