import type { SumeriaView } from "./view";

export interface Change {
  /** The way of a trader that walked, both ends included. */
  way: string[] | null;
  added: string[];
  removed: { seat: number; site: string }[];
}

type Seen = Pick<SumeriaView, "paths"> & { position: Pick<SumeriaView["position"], "board"> };

/** What happened on the board between two views, of which either may be the later. */
export function change(before: Seen, after: Seen): Change {
  const [was, is] = [before.position.board, after.position.board];
  const added = Object.keys(is).filter((site) => was[site] !== is[site]);
  const removed = Object.keys(was)
    .filter((site) => was[site] !== is[site])
    .map((site) => ({ seat: was[site]!, site }));
  const [to, from] = [added[0], removed[0]?.site];
  const way = to && from ? (before.paths[from]?.[to] ?? after.paths[to]?.[from]?.toReversed()) : undefined;
  return way ? { way, added: [], removed: [] } : { way: null, added, removed };
}
