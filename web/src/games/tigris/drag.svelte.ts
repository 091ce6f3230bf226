import type { Piece } from "./deeds";

interface Held {
  piece: Piece;
  x: number;
  y: number;
}

/** What a drag tells as it goes on: places are cells, "hand", or null for anywhere else. */
interface Course {
  began(): void;
  over(place: string | null): void;
  dropped(place: string | null): void;
}

/** A piece in the hand, from the strip or from the board: shared by both. */
class Drag {
  held = $state.raw<Held | null>(null);
  /** When the last drag ended: the click that follows it is no choice. */
  #ended = -Infinity;

  get justEnded(): boolean {
    return performance.now() - this.#ended < 80;
  }

  start(event: PointerEvent, piece: Piece, course: Course): void {
    if (event.button !== 0) return;
    const from = { x: event.clientX, y: event.clientY };
    let over: string | null = null;
    const move = (now: PointerEvent) => {
      if (now.pointerId !== event.pointerId) return;
      if (!this.held) {
        if (Math.hypot(now.clientX - from.x, now.clientY - from.y) < 6) return;
        course.began();
      }
      this.held = { piece, x: now.clientX, y: now.clientY };
      const place = under(now);
      if (place !== over) course.over((over = place));
    };
    const stop = (now: PointerEvent) => {
      if (now.pointerId !== event.pointerId) return;
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", stop);
      removeEventListener("pointercancel", stop);
      if (!this.held) return;
      this.held = null;
      this.#ended = performance.now();
      course.over(null);
      course.dropped(now.type === "pointerup" ? under(now) : null);
    };
    addEventListener("pointermove", move);
    addEventListener("pointerup", stop);
    addEventListener("pointercancel", stop);
  }
}

function under(event: PointerEvent): string | null {
  const found = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement | SVGElement>("[data-place], [data-drop]");
  return found?.dataset["place"] ?? found?.dataset["drop"] ?? null;
}

export const drag = new Drag();
