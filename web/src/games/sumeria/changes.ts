type Traders = Readonly<Record<string, number>>;

export interface Change {
  /** A trader that walked. */
  moved: { seat: number; from: string; to: string } | null;
  added: string[];
  removed: { seat: number; site: string }[];
}

/** What happened on the board between two views. A trader that left while another of the same seat came has walked. */
export function change(before: Traders, after: Traders): Change {
  const added = Object.keys(after).filter((site) => before[site] !== after[site]);
  const removed = Object.keys(before)
    .filter((site) => before[site] !== after[site])
    .map((site) => ({ seat: before[site]!, site }));
  const [came] = added;
  const [left] = removed;
  if (added.length === 1 && removed.length === 1 && came && left && after[came] === left.seat) {
    return { moved: { seat: left.seat, from: left.site, to: came }, added: [], removed: [] };
  }
  return { moved: null, added, removed };
}
