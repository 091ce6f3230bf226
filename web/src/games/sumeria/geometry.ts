import type { Point } from "../board/motion";
import type { Settlement, SumeriaMap } from "./map";

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

/** Points on the edge of the board are drawn far outside it. */
export function stretched(outline: readonly Point[], board: { width: number; height: number }): Point[] {
  const out = (at: number, length: number) => (at <= 0 ? -beyond : at >= length ? length + beyond : at);
  return outline.map(({ x, y }) => ({ x: out(x, board.width), y: out(y, board.height) }));
}

/** A river that goes on beyond both edges in the direction it had. */
export function flowing(points: readonly Point[]): Point[] {
  const [first, second] = points;
  const [last, before] = [points.at(-1), points.at(-2)];
  if (!first || !second || !last || !before) return [...points];
  return [onward(second, first), ...points, onward(before, last)];
}

function onward(from: Point, to: Point): Point {
  const far = beyond / (Math.abs(to.x - from.x) || 1);
  return { x: to.x + (to.x - from.x) * far, y: to.y + ((to.y - from.y) * far) / 4 };
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

/** The middle and the half width of the widest open place of a state: its emblem goes there. */
export function openPlace(outline: readonly Point[], map: SumeriaMap, labels: readonly Box[]): Point & { room: number } {
  let best = { x: 0, y: 0, room: 0 };
  const steps = map.roads.flatMap((road) => road.slice(1).map((to, index): [Settlement, Settlement] => [road[index]!, to]));
  for (let y = 24; y < map.height; y += 12) {
    for (let x = 24; x < map.width; x += 12) {
      const here = { x, y };
      if (!inside(here, outline)) continue;
      const border = Math.min(...outline.map((one, index) => away(here, one, outline[(index + 1) % outline.length]!)));
      const road = border <= best.room ? 0 : Math.min(...steps.map(([from, to]) => away(here, from, to))) - 8;
      const room = Math.min(border, road, road <= best.room ? 0 : Math.min(...labels.map((label) => fromBox(here, label))));
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
