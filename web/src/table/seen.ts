const kept = "edubba-seen";
const most = 50;

/** How far the reader has seen each table, in this browser: the newest tables only. */
function read(): [string, number][] {
  try {
    return JSON.parse(localStorage.getItem(kept) ?? "[]") as [string, number][];
  } catch {
    return [];
  }
}

export function seen(table: string): number | null {
  return read().find(([id]) => id === table)?.[1] ?? null;
}

export function see(table: string, ply: number): void {
  const others = read().filter(([id]) => id !== table);
  localStorage.setItem(kept, JSON.stringify([[table, ply], ...others].slice(0, most)));
}
