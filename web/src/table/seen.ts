import { keep, kept } from "../state/kept";

const name = "edubba-seen";
const most = 50;

/** How far the reader has seen each table, in this browser: the newest tables only. */
function read(): [string, number][] {
  return kept<[string, number][]>(name) ?? [];
}

export function seen(table: string): number | null {
  return read().find(([id]) => id === table)?.[1] ?? null;
}

export function see(table: string, ply: number): void {
  const others = read().filter(([id]) => id !== table);
  keep(name, [[table, ply], ...others].slice(0, most));
}
