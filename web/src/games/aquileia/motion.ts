import { appear, play, reduced } from "../board/motion";

/** A piece that came onto the board travels there from its owner's stock, if that can be seen; else it is set down. */
export async function arrive(board: Element, place: string, seat: number): Promise<void> {
  const piece = board.querySelector<HTMLElement>(`[data-piece="${CSS.escape(place)}"]`);
  if (!piece) return;
  if (reduced()) return void piece.setAttribute("data-came", "");
  const stock = [...document.querySelectorAll(`[data-stock="${seat}"]`)].map((found) => found.getBoundingClientRect()).find((box) => box.width > 0);
  if (!stock) return appear(piece);
  const box = piece.getBoundingClientRect();
  // It enters at the edge of the board: farther out it would be cut off, and the board would scroll.
  const frame = (board.parentElement ?? board).getBoundingClientRect();
  const dx = within(stock.x + stock.width / 2, frame.left + box.width / 2, frame.right - box.width / 2) - box.x - box.width / 2;
  const dy = within(stock.y + stock.height / 2, frame.top + box.height / 2, frame.bottom - box.height / 2) - box.y - box.height / 2;
  const frames = [
    { transform: `translate(${dx}px, ${dy}px)`, zIndex: 5 },
    { transform: `translate(0, -3px)`, zIndex: 5, offset: 0.85 },
    { transform: "none", zIndex: 5 },
  ];
  return play(piece, frames, 480, "cubic-bezier(.3, .1, .15, 1)");
}

function within(at: number, low: number, high: number): number {
  return Math.min(Math.max(at, low), Math.max(low, high));
}
