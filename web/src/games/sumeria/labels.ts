import type { Box } from "./geometry";
import type { Form, Settlement, SumeriaMap } from "./map";

export interface Label {
  x: number;
  y: number;
  anchor: "start" | "middle" | "end";
  box: Box;
}

/** Half the width of each form with a trader on it, and of the text beside it, as shares of the size of letters. */
const plates: Record<Form, number> = { city: 23, town: 16, village: 15 };
const letters: Record<Form, { size: number; width: number }> = {
  city: { size: 1.65, width: 0.5 },
  town: { size: 1, width: 0.53 },
  village: { size: 1, width: 0.51 },
};
/** No part of a name lies farther away than this from its settlement. */
const reach = 160;
const sides = ["s", "n", "e", "w", "se", "sw", "ne", "nw"];

/** How large the letters of a name are. */
export function letterSize(form: Form, size: number): number {
  return letters[form].size * size;
}

function placed(at: Settlement, side: string, size: number): Label {
  const { size: share, width: narrow } = letters[at.form];
  const height = share * size;
  const width = at.name.length * height * narrow;
  const far = plates[at.form] + (at.form === "city" ? 5 : 4);
  const slant = side.length > 1;
  const x = side.endsWith("e") ? at.x + (slant ? 8 : far + 4) : side.endsWith("w") ? at.x - (slant ? 8 : far + 4) : at.x;
  const y = side.startsWith("n") ? at.y - far - 1 : side.startsWith("s") ? at.y + far + height * 0.78 : at.y + height * 0.34;
  const anchor = side.endsWith("e") ? "start" : side.endsWith("w") ? "end" : "middle";
  const left = anchor === "start" ? x : anchor === "end" ? x - width : x - width / 2;
  return { x, y, anchor, box: { left, right: left + width, top: y - height * 0.78, bottom: y + height * 0.22 } };
}

function overlap(one: Box, other: Box): number {
  const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

function around({ x, y }: { x: number; y: number }, half: number): Box {
  return { left: x - half, right: x + half, top: y - half, bottom: y + half };
}

/** Small squares along all roads: a name should not lie on them. */
function stones(map: SumeriaMap): Box[] {
  return map.roads.flatMap((road) =>
    road.slice(1).flatMap((to, index) => {
      const from = road[index]!;
      const steps = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / 8);
      return Array.from({ length: steps }, (_, step) => around({ x: from.x + ((to.x - from.x) * step) / steps, y: from.y + ((to.y - from.y) * step) / steps }, 4));
    }),
  );
}

function outside(box: Box, map: SumeriaMap): number {
  return Math.max(0, -box.left, box.right - map.width, -box.top, box.bottom - map.height) * 40;
}

/** Where every name goes: on the side that the board asks for, unless it would lie on a road, a settlement or another name there. */
export function labels(map: SumeriaMap, size: number): Map<string, Label> {
  const paved = stones(map);
  const plated = map.settlements.map((settlement) => around(settlement, plates[settlement.form] + 2));
  const found = new Map<string, Label>();
  const cost = (at: Settlement, side: string, label: Label, paved: readonly Box[]) => {
    const names = [...found].filter(([name]) => name !== at.name).reduce((sum, [, other]) => sum + overlap(label.box, other.box), 0);
    const ground = paved.reduce((sum, stone) => sum + overlap(label.box, stone), 0);
    const others = plated.reduce((sum, plate, index) => sum + (map.settlements[index] === at ? 0 : overlap(label.box, plate)), 0);
    return 4 * names + 2 * others + ground / 2 + outside(label.box, map) + (side === at.label ? 0 : side.length > 1 ? 100 : 60);
  };
  // Twice: the first names are set without knowing of the last.
  for (const _ of [1, 2]) {
    for (const at of map.settlements) {
      const near = paved.filter((stone) => overlap(stone, around(at, reach)) > 0);
      const choices = sides.map((side) => ({ side, label: placed(at, side, size) })).map(({ side, label }) => ({ label, cost: cost(at, side, label, near) }));
      const best = choices.reduce((one, other) => (other.cost < one.cost ? other : one));
      found.set(at.name, best.label);
    }
  }
  return found;
}
