import type { Attachment } from "svelte/attachments";

export type Arrow = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown";

interface Rules {
  /** Where an arrow leads from a place; null stays. Without it, the nearest place in that direction is taken. */
  neighbour?: (from: string, arrow: Arrow) => string | null;
}

/** Where arrows point, as steps to the right and down. */
export const arrows: Record<Arrow, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The place that lies most nearly in a direction: what is off to the side counts as twice as far. */
function nearest<T>(from: DOMRectReadOnly, places: Iterable<[T, DOMRectReadOnly]>, [dx, dy]: [number, number]): T | null {
  let best: T | null = null;
  let least = Infinity;
  const [x, y] = centre(from);
  for (const [place, box] of places) {
    const [px, py] = centre(box);
    const along = (px - x) * dx + (py - y) * dy;
    const aside = Math.abs((px - x) * dy) + Math.abs((py - y) * dx);
    const far = along + 2 * aside;
    if (along > 1 && far < least) [best, least] = [place, far];
  }
  return best;
}

function centre(box: DOMRectReadOnly): [number, number] {
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/**
 * One stop of the Tab key for a whole board; arrows go from place to place, Page Down and Page Up from choice to choice.
 * Places carry `data-place` with a name; places that may be chosen also `data-legal`. Enter and Space click.
 */
export function roving(rules: Rules = {}): Attachment<Element> {
  return (board) => {
    const places = () => [...board.querySelectorAll<SVGElement | HTMLElement>("[data-place]")];

    /** The Tab key stops here from now on. */
    function stop(at: Element | undefined): void {
      for (const place of places()) place.setAttribute("tabindex", place === at ? "0" : "-1");
    }

    function settle(): void {
      const all = places();
      stop(all.find((place) => place.getAttribute("tabindex") === "0") ?? all.find((place) => "legal" in place.dataset) ?? all[0]);
    }

    function along(from: SVGElement | HTMLElement, arrow: Arrow): SVGElement | HTMLElement | null {
      const all = places();
      if (rules.neighbour) {
        const name = rules.neighbour(from.dataset["place"] ?? "", arrow);
        return all.find((place) => place.dataset["place"] === name) ?? null;
      }
      const others = all.filter((place) => place !== from);
      const boxes = others.map((place): [SVGElement | HTMLElement, DOMRect] => [place, place.getBoundingClientRect()]);
      return nearest(from.getBoundingClientRect(), boxes, arrows[arrow]);
    }

    function choice(from: SVGElement | HTMLElement, step: 1 | -1): SVGElement | HTMLElement | undefined {
      const all = places();
      const turned = all.map((_, index) => all[(all.indexOf(from) + step * (index + 1) + all.length * 2) % all.length]);
      return turned.find((place) => place && "legal" in place.dataset);
    }

    function key(event: Event): void {
      if (!(event instanceof KeyboardEvent) || event.ctrlKey || event.metaKey || event.altKey) return;
      const place = (event.target as Element | null)?.closest<SVGElement | HTMLElement>("[data-place]");
      if (!place) return;
      if (event.key in arrows) along(place, event.key as Arrow)?.focus();
      else if (event.key === "PageDown") choice(place, 1)?.focus();
      else if (event.key === "PageUp") choice(place, -1)?.focus();
      else if (event.key === "Home") places()[0]?.focus();
      else if (event.key === "End") places().at(-1)?.focus();
      else if ((event.key === "Enter" || event.key === " ") && !(place instanceof HTMLButtonElement)) {
        place.dispatchEvent(new MouseEvent("click", { bubbles: true }));
      } else return;
      event.preventDefault();
    }

    function focused(event: Event): void {
      const place = (event.target as Element | null)?.closest<SVGElement | HTMLElement>("[data-place]");
      if (place) stop(place);
    }

    settle();
    const watch = new MutationObserver(settle);
    watch.observe(board, { childList: true, subtree: true });
    board.addEventListener("keydown", key);
    board.addEventListener("focusin", focused);
    return () => {
      watch.disconnect();
      board.removeEventListener("keydown", key);
      board.removeEventListener("focusin", focused);
    };
  };
}
