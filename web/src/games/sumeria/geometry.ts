import type { Point } from "../board/motion";
import type { SumeriaMap } from "./map";

/** How far the land goes on beyond the edges of the board, so that it fills a window of any shape. */
export const beyond = 600;

/** A closed or open line through points. */
export function line(points: readonly Point[], closed = false): string {
  return `M${points.map(({ x, y }) => `${x} ${y}`).join("L")}${closed ? "z" : ""}`;
}

/** A smooth line through all points (Catmull-Rom); one piece for each step between two of them. */
export function pieces(points: readonly Point[]): string[] {
  return points.slice(0, -1).map((from, index) => {
    const to = points[index + 1]!;
    const before = points[index - 1] ?? from;
    const after = points[index + 2] ?? to;
    const [ax, ay] = [from.x + (to.x - before.x) / 6, from.y + (to.y - before.y) / 6];
    const [bx, by] = [to.x - (after.x - from.x) / 6, to.y - (after.y - from.y) / 6];
    return `C${ax.toFixed(1)} ${ay.toFixed(1)} ${bx.toFixed(1)} ${by.toFixed(1)} ${to.x} ${to.y}`;
  });
}

export function curve(points: readonly Point[]): string {
  const [first] = points;
  return first ? `M${first.x} ${first.y}${pieces(points).join("")}` : "";
}

interface Far extends Point {
  far: boolean;
}

/** An outline that goes on beyond the edges of the board, each border in the direction in which it reached the edge. */
export function stretched(outline: readonly Point[], board: { width: number; height: number }): Far[] {
  const out = (at: number, length: number) => (at <= 0 ? -beyond : at >= length ? length + beyond : at);
  const onEdge = ({ x, y }: Point) => x <= 0 || y <= 0 || x >= board.width || y >= board.height;
  return outline.flatMap((point, index) => {
    const before = outline.at(index - 1)!;
    const after = outline[(index + 1) % outline.length]!;
    if (!onEdge(point)) return [{ ...point, far: false }];
    if (!onEdge(before)) return [{ ...point, far: false }, { ...onward(before, point), far: true }];
    if (!onEdge(after)) return [{ ...onward(after, point), far: true }, { ...point, far: false }];
    return [{ x: out(point.x, board.width), y: out(point.y, board.height), far: true }];
  });
}

/** A coast: smooth where it is seen, straight beyond the edges. */
export function coast(outline: readonly Far[]): string {
  const start = Math.max(0, outline.findIndex(({ far }, index) => far && !outline[(index + 1) % outline.length]!.far));
  const turned = [...outline.slice(start), ...outline.slice(0, start)];
  const seen = turned.filter(({ far }) => !far);
  const [first, ...others] = turned.filter(({ far }) => far);
  return first ? `M${first.x} ${first.y}L${curve(seen).slice(1)}${others.map(({ x, y }) => `L${x} ${y}`).join("")}z` : `${curve(seen)}z`;
}

/** A river that goes on beyond both edges in the direction it had. */
export function flowing(points: readonly Point[]): string {
  const [first, second] = points;
  const [last, before] = [points.at(-1), points.at(-2)];
  if (!first || !second || !last || !before) return "";
  const [from, to] = [onward(second, first), onward(before, last)];
  return `M${from.x} ${from.y}L${curve(points).slice(1)}L${to.x} ${to.y}`;
}

function onward(from: Point, to: Point): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: to.x + ((to.x - from.x) * beyond) / length, y: to.y + ((to.y - from.y) * beyond) / length };
}

/** The drawn piece of road between each two neighbours, both ways. */
export function roadPieces(map: SumeriaMap): Map<string, string> {
  const found = new Map<string, string>();
  for (const road of map.roads) {
    for (const [index, piece] of pieces(road).entries()) {
      const [from, to] = [road[index]!, road[index + 1]!];
      const drawn = `M${from.x} ${from.y}${piece}`;
      found.set(`${from.name}>${to.name}`, drawn);
      found.set(`${to.name}>${from.name}`, drawn);
    }
  }
  return found;
}

function inside(point: Point, outline: readonly Point[]): boolean {
  let within = false;
  for (const [index, one] of outline.entries()) {
    const other = outline[(index + 1) % outline.length]!;
    if (one.y > point.y !== other.y > point.y && point.x < one.x + ((point.y - one.y) / (other.y - one.y)) * (other.x - one.x)) within = !within;
  }
  return within;
}

/** How far a point lies from a piece of line. */
export function away(point: Point, one: Point, other: Point): number {
  const [dx, dy] = [other.x - one.x, other.y - one.y];
  const along = ((point.x - one.x) * dx + (point.y - one.y) * dy) / (dx * dx + dy * dy || 1);
  const held = Math.min(1, Math.max(0, along));
  return Math.hypot(point.x - one.x - held * dx, point.y - one.y - held * dy);
}

export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

function fromBox(point: Point, box: Box): number {
  const dx = Math.max(box.left - point.x, point.x - box.right, 0);
  const dy = Math.max(box.top - point.y, point.y - box.bottom, 0);
  return Math.hypot(dx, dy);
}

function steps(line: readonly Point[]): [Point, Point][] {
  return line.slice(1).map((to, index) => [line[index]!, to]);
}

interface Obstacle {
  from: Point;
  to: Point;
  /** Half of its width. */
  half: number;
}

/** How far a point lies from all that is in the way; no more is looked at once it is known to be less than enough. */
function roomAt(here: Point, labels: readonly Box[], obstacles: readonly Obstacle[], enough: number): number {
  let room = Infinity;
  for (const label of labels) {
    room = Math.min(room, fromBox(here, label));
    if (room <= enough) return room;
  }
  for (const { from, to, half } of obstacles) {
    room = Math.min(room, away(here, from, to) - half);
    if (room <= enough) return room;
  }
  return room;
}

const grid = 12;

/** The first point to look at that lies neither before this one nor at the edge of the board. */
function onGrid(from: number): number {
  return Math.max(2, Math.ceil(from / grid)) * grid;
}

/** The middle and the half width of the widest open place of a state: its emblem goes there. */
export function openPlace(outline: readonly Point[], map: SumeriaMap, labels: readonly Box[]): Point & { room: number } {
  const wide = (half: number) => ([from, to]: [Point, Point]): Obstacle => ({ from, to, half });
  const borders = steps([...outline, outline[0]!]).map(wide(0));
  const obstacles = [...borders, ...map.roads.flatMap(steps).map(wide(8)), ...steps(map.river.points).map(wide(12))];
  const [xs, ys] = [outline.map(({ x }) => x), outline.map(({ y }) => y)];
  let best = { x: 0, y: 0, room: 0 };
  for (let y = onGrid(Math.min(...ys)); y < Math.min(map.height, Math.max(...ys)); y += grid) {
    for (let x = onGrid(Math.min(...xs)); x < Math.min(map.width, Math.max(...xs)); x += grid) {
      const here = { x, y };
      if (!inside(here, outline)) continue;
      const room = roomAt(here, labels, obstacles, best.room);
      if (room > best.room) best = { ...here, room };
    }
  }
  return best;
}

/** Where an arrow leads from a settlement: along a road that leads that way, else to whatever lies there. */
export function neighbour(map: SumeriaMap, from: string, [dx, dy]: readonly [number, number]): string | null {
  const here = map.byName.get(from);
  if (!here) return null;
  const along = (names: readonly string[], narrow: number) => {
    let best: string | null = null;
    let least = Infinity;
    for (const name of names) {
      const there = map.byName.get(name)!;
      const [ahead, aside] = [(there.x - here.x) * dx + (there.y - here.y) * dy, Math.abs((there.x - here.x) * dy - (there.y - here.y) * dx)];
      const far = ahead + 2 * aside;
      if (ahead > 0 && aside <= narrow * ahead && far < least) [best, least] = [name, far];
    }
    return best;
  };
  return along(map.neighbours.get(from) ?? [], 1.2) ?? along([...map.byName.keys()], 2);
}
