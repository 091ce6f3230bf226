import { appear, ease, play, reduced } from "./motion";

/** Where pieces of a seat come from, if that can be seen: its stock, else its place among the seats. */
export function stockOf(seat: number): Element | null {
  const found = [...document.querySelectorAll(`[data-stock="${seat}"]`), ...document.querySelectorAll(`[data-seat="${seat}"]`)];
  return found.find((one) => one.getBoundingClientRect().width > 0) ?? null;
}

/** A piece that has come to its place flies there from another one, above everything else; from nowhere it is set down. */
export async function fly(piece: HTMLElement | SVGElement, from: Element | null, delay = 0): Promise<void> {
  if (reduced()) return;
  const [goal, start] = [piece.getBoundingClientRect(), from?.getBoundingClientRect()];
  if (!start?.width || !goal.width) return appear(piece, delay);
  const ghost = double(piece, goal);
  const [dx, dy] = [start.left + start.width / 2 - goal.left - goal.width / 2, start.top + start.height / 2 - goal.top - goal.height / 2];
  piece.style.visibility = "hidden";
  try {
    await play(ghost, [{ transform: `translate(${dx}px, ${dy}px)` }, { transform: "translate(0, -3px)", offset: 0.85 }, { transform: "none" }], 480, ease, delay);
  } finally {
    piece.style.removeProperty("visibility");
    ghost.remove();
  }
}

/** A piece once more, over the page at the same place; a part of a drawing gets a drawing of its own. */
function double(piece: Element, { left, top, width, height }: DOMRect): HTMLElement {
  const ghost = document.createElement("div");
  Object.assign(ghost.style, { position: "fixed", left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px`, zIndex: "30", pointerEvents: "none" });
  ghost.ariaHidden = "true";
  const copy = piece.cloneNode(true) as Element;
  ghost.append(piece instanceof SVGGraphicsElement && piece.ownerSVGElement ? drawing(copy, piece.getBBox()) : copy);
  document.body.append(ghost);
  return ghost;
}

function drawing(part: Element, { x, y, width, height }: DOMRect): SVGElement {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("viewBox", `${x} ${y} ${width} ${height}`);
  svg.append(part);
  return svg;
}
