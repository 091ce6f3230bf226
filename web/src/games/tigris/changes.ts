import { read } from "./cells";
import type { Content } from "./pieces";
import type { TigrisView } from "./view";

type Seen = Pick<TigrisView, "board">;

export interface Change {
  /** Leaders that walked, from cell to cell. */
  walked: { from: string; to: string }[];
  /** Cells with something new. */
  came: string[];
  /** What is no longer there. */
  gone: { cell: string; was: Content }[];
}

function leaders(cells: Map<string, Content>): Map<string, string> {
  return new Map([...cells].flatMap(([cell, { leader }]) => (leader ? [[`${leader.seat} ${leader.office}`, cell] as const] : [])));
}

/** What happened on the board between two views. */
export function change(before: Seen, after: Seen): Change {
  const [was, is] = [read(before.board), read(after.board)];
  const [stood, stand] = [leaders(was), leaders(is)];
  const walked = [...stand].flatMap(([leader, to]) => {
    const from = stood.get(leader);
    return from && from !== to ? [{ from, to }] : [];
  });
  const [left, arrived] = [new Set(walked.map(({ from }) => from)), new Set(walked.map(({ to }) => to))];
  const body = ({ tile, catastrophe, leader }: Content) => JSON.stringify([tile, catastrophe, leader]);
  const came: string[] = [];
  const gone: { cell: string; was: Content }[] = [];
  for (const [cell, now] of is) {
    const old = was.get(cell);
    if (!old || body(old) === body(now)) continue;
    if ((now.tile || now.catastrophe || now.leader) && !arrived.has(cell)) came.push(cell);
    if ((old.tile || old.leader) && !left.has(cell)) gone.push({ cell, was: old });
  }
  return { walked, came, gone };
}
