import { arrows, type Arrow } from "../board/roving";
import type { Point } from "../board/motion";
import { content, type Content } from "./pieces";

export const columns = 16;
export const rows = 11;
/** A cell in units of the drawing. */
export const side = 58;
export const wide = columns * side;
export const high = rows * side;

export function named(column: number, row: number): string {
  return `${String.fromCharCode(97 + column)}${row + 1}`;
}

export function place(cell: string): [column: number, row: number] {
  return [cell.charCodeAt(0) - 97, Number(cell.slice(1)) - 1];
}

/** The top left corner of a cell. */
export function corner(cell: string): Point {
  const [column, row] = place(cell);
  return { x: column * side, y: row * side };
}

export function neighbour(cell: string, arrow: Arrow): string | null {
  const [column, row] = place(cell);
  const [dx, dy] = arrows[arrow];
  const [x, y] = [column + dx, row + dy];
  return x < 0 || y < 0 || x >= columns || y >= rows ? null : named(x, y);
}

/** The cells of the square with this top left cell. */
export function square(cell: string): string[] {
  const [column, row] = place(cell);
  return [named(column, row), named(column + 1, row), named(column, row + 1), named(column + 1, row + 1)];
}

export const all: readonly string[] = Array.from({ length: rows * columns }, (_, number) => named(number % columns, Math.floor(number / columns)));

/** What lies on every cell. */
export function read(board: readonly string[]): Map<string, Content> {
  const found = new Map<string, Content>();
  for (const [row, line] of board.entries()) for (const [column, token] of line.split(" ").entries()) found.set(named(column, row), content(token));
  return found;
}

/** The border of a set of cells as closed rounds of corner points, inside always on the right hand. */
export function rounds(cells: readonly string[]): [number, number][][] {
  const inside = new Set(cells);
  const has = (x: number, y: number) => inside.has(named(x, y));
  const edges = new Map<string, [number, number, number, number][]>();
  const edge = (x1: number, y1: number, x2: number, y2: number) => {
    const key = `${x1},${y1}`;
    edges.set(key, [...(edges.get(key) ?? []), [x1, y1, x2, y2]]);
  };
  for (const [x, y] of cells.map(place)) {
    if (!has(x, y - 1)) edge(x, y, x + 1, y);
    if (!has(x + 1, y)) edge(x + 1, y, x + 1, y + 1);
    if (!has(x, y + 1)) edge(x + 1, y + 1, x, y + 1);
    if (!has(x - 1, y)) edge(x, y + 1, x, y);
  }
  return [...walks(edges)];
}

function* walks(edges: Map<string, [number, number, number, number][]>): Generator<[number, number][]> {
  for (const [start, from] of edges) {
    while (from.length > 0) {
      const round: [number, number][] = [];
      let at = start;
      let before: [number, number] = [0, 0];
      do {
        const leaving = edges.get(at) ?? [];
        // Where two cells touch at a corner, the sharper turn keeps to the same cell.
        const right = leaving.findIndex(([x1, y1, x2, y2]) => x2 - x1 === -before[1] && y2 - y1 === before[0]);
        const [next] = leaving.splice(Math.max(right, 0), 1);
        if (!next) break;
        const [x1, y1, x2, y2] = next;
        if (x2 - x1 !== before[0] || y2 - y1 !== before[1]) round.push([x1, y1]);
        before = [x2 - x1, y2 - y1];
        at = `${x2},${y2}`;
      } while (at !== start);
      yield round;
    }
  }
}

/** The outline of a set of cells: `out` units outside of them, corners rounded. */
export function outline(cells: readonly string[], out = 2.2, radius = 9): string {
  return rounds(cells).map((round) => rounded(moved(round, out), radius)).join("");
}

/** Every corner pushed outwards: along both of its edges' outer normals. */
function moved(round: readonly [number, number][], out: number): Point[] {
  return round.map(([x, y], index) => {
    const [bx, by] = round[(index + round.length - 1) % round.length]!;
    const [nx, ny] = round[(index + 1) % round.length]!;
    const [inX, inY] = [Math.sign(x - bx), Math.sign(y - by)];
    const [onX, onY] = [Math.sign(nx - x), Math.sign(ny - y)];
    return { x: x * side + out * (inY + onY), y: y * side - out * (inX + onX) };
  });
}

function rounded(points: readonly Point[], radius: number): string {
  const drawn = points.map((point, index) => {
    const before = points[(index + points.length - 1) % points.length]!;
    const after = points[(index + 1) % points.length]!;
    const a = towards(point, before, radius);
    const b = towards(point, after, radius);
    return `${index === 0 ? "M" : "L"}${a.x} ${a.y}Q${point.x} ${point.y} ${b.x} ${b.y}`;
  });
  return `${drawn.join("")}z`;
}

function towards(from: Point, to: Point, far: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const share = Math.min(far, length / 2) / length;
  return { x: round2(from.x + (to.x - from.x) * share), y: round2(from.y + (to.y - from.y) * share) };
}

function round2(value: number): number {
  return Math.round(value * 100) / 100;
}
