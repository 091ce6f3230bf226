import { fly, stockOf } from "../board/flight";
import { reduced } from "../board/motion";

/** A piece that came onto the board flies there from its owner's stock; without motion it is ringed until the next move. */
export function arrive(board: Element, place: string, seat: number): void {
  const piece = board.querySelector<HTMLElement>(`[data-piece="${CSS.escape(place)}"]`);
  if (reduced()) piece?.setAttribute("data-came", "");
  else if (piece) void fly(piece, stockOf(seat));
}
