import type { Point } from "./motion";

/** The part of a board that is seen: a size in pixels, a scale in pixels a unit, and the point in the middle. */
export interface Window {
  width: number;
  height: number;
  scale: number;
  x: number;
  y: number;
}

export interface Extent {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The scale at which the whole board is seen. */
export function whole(board: Extent, width: number, height: number): number {
  return Math.min(width / board.width, height / board.height);
}

function held(middle: number, start: number, length: number, seen: number): number {
  if (seen >= length) return start + length / 2;
  return Math.min(start + length - seen / 2, Math.max(start + seen / 2, middle));
}

/** The window moved and scaled so that it shows as much board as it can, and at most six times the whole. */
export function clamp(seen: Window, board: Extent): Window {
  const least = whole(board, seen.width, seen.height);
  const scale = Math.min(Math.max(seen.scale, least), least * 6);
  return {
    ...seen,
    scale,
    x: held(seen.x, board.x, board.width, seen.width / scale),
    y: held(seen.y, board.y, board.height, seen.height / scale),
  };
}

/** The window with another size: whoever saw the whole board still does, others stay at their place and scale. */
export function resized(seen: Window, board: Extent, width: number, height: number): Window {
  const wasWhole = seen.scale <= whole(board, seen.width, seen.height);
  return clamp({ ...seen, width, height, scale: wasWhole ? 0 : seen.scale }, board);
}

/** Zooms so that the board point under a place of the window (pixels from its corner) stays there. */
export function zoom(seen: Window, board: Extent, factor: number, at: Point): Window {
  const scaled = clamp({ ...seen, scale: seen.scale * factor }, board);
  const [dx, dy] = [at.x - seen.width / 2, at.y - seen.height / 2];
  return clamp({ ...scaled, x: seen.x + dx / seen.scale - dx / scaled.scale, y: seen.y + dy / seen.scale - dy / scaled.scale }, board);
}

export function pan(seen: Window, board: Extent, dx: number, dy: number): Window {
  return clamp({ ...seen, x: seen.x - dx / seen.scale, y: seen.y - dy / seen.scale }, board);
}

/** The window moved onto a point that it does not show, or hardly; else as it is. */
export function onto(seen: Window, board: Extent, at: Point, margin = 40): Window {
  const off = (from: number, middle: number, length: number) => Math.abs(from - middle) * seen.scale > length / 2 - margin;
  return off(at.x, seen.x, seen.width) || off(at.y, seen.y, seen.height) ? clamp({ ...seen, x: at.x, y: at.y }, board) : seen;
}

export function viewBox(seen: Window): string {
  const [width, height] = [seen.width / seen.scale, seen.height / seen.scale];
  return `${seen.x - width / 2} ${seen.y - height / 2} ${width} ${height}`;
}
