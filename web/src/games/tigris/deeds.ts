import { message, type Message } from "../../words/message";
import type { Choice } from "../choice.svelte";
import type { Move } from "../view";
import { square } from "./cells";
import { spelled } from "./pieces";
import type { Office, Preview, TigrisView, TileKind } from "./view";

/** Something that can be put on the board. */
export type Piece = { kind: "tile"; tile: TileKind } | { kind: "leader"; leader: Office } | { kind: "catastrophe" };

/** The piece in the reader's fingers. */
export function held(choice: Choice): Piece | null {
  const { kind, tile, leader } = choice.picked;
  if (kind === "tile" && typeof tile === "string") return { kind, tile: tile as TileKind };
  if (kind === "leader" && typeof leader === "string") return { kind, leader: leader as Office };
  return kind === "catastrophe" ? { kind } : null;
}

export function same(one: Piece | null, other: Piece | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The piece as reasons name it. */
function reasonKey(piece: Piece): string {
  return piece.kind === "tile" ? `tile ${piece.tile}` : piece.kind === "leader" ? `leader ${piece.leader}` : "catastrophe";
}

/** Why a piece may not go to a cell; null if nothing is known against it. */
export function refusal(view: TigrisView, piece: Piece, cell: string): Message | null {
  const found = Object.entries(view.reasons[reasonKey(piece)] ?? {}).find(([, cells]) => cells.includes(cell));
  return found ? message(found[0], { cell }) : null;
}

export function preview(view: TigrisView, move: Move | null): Preview {
  return (move && view.previews[move.text]) ?? {};
}

/** The legal moves that a click on each cell could mean, given what is picked. */
export function goals(choice: Choice): Map<string, Move[]> {
  const found = new Map<string, Move[]>();
  const { cell: _, ...picked } = choice.picked;
  for (const move of choice.legal) {
    if (typeof move["cell"] !== "string") continue;
    if (Object.entries(picked).some(([field, value]) => move[field] !== value)) continue;
    const cells = move.kind === "monument" ? square(move["cell"]) : [move["cell"]];
    for (const cell of cells) found.set(cell, [...(found.get(cell) ?? []), move]);
  }
  return found;
}

/** Picks a piece up, or lets it go if it is held already. */
export function take(choice: Choice, piece: Piece): void {
  if (same(held(choice), piece) && !choice.has("cell")) choice.letGo();
  else choice.begin({ ...piece });
}

/** Ends what was begun with a piece on a cell. Tells whether that is a legal move. */
export function put(choice: Choice, piece: Piece, cell: string): boolean {
  const [move] = choice.find({ ...piece, cell });
  if (!move) return false;
  const again = choice.chosen?.id === move.id;
  if (again) choice.confirm();
  else choice.begin({ ...piece, cell });
  return true;
}

/** The exchange of the marked tiles of a hand. */
export function exchange(choice: Choice, hand: string, marked: ReadonlySet<number>): void {
  const letters = spelled([...hand].filter((_, index) => marked.has(index)));
  const [move] = choice.find({ kind: "exchange", tiles: letters });
  choice.begin({ kind: "exchange" });
  if (move) choice.choose(move);
}

export function exchanging(choice: Choice): boolean {
  return choice.has("kind", "exchange");
}
