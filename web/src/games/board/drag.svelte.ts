interface Held<Piece> {
  piece: Piece;
  x: number;
  y: number;
}

/** What a drag tells as it goes on. A place is what `data-place` or `data-drop` names there; null is anywhere else. */
interface Course {
  began?(): void;
  over?(place: string | null): void;
  dropped(place: string | null): void;
}

const STARTS = 6; // pixels: less is a click
const CLICK = 80; // milliseconds in which the browser sends a click after a drag

/** A piece in the hand, shared by all from which it may come. */
export class Drag<Piece> {
  held = $state.raw<Held<Piece> | null>(null);
  #ended = -Infinity;

  /** The click that follows a drag is no choice. */
  get justEnded(): boolean {
    return performance.now() - this.#ended < CLICK;
  }

  start(event: PointerEvent, piece: Piece, course: Course): void {
    if (event.button !== 0) return;
    const from = { x: event.clientX, y: event.clientY };
    let over: string | null = null;
    const move = (now: PointerEvent) => {
      if (now.pointerId !== event.pointerId) return;
      if (!this.held) {
        if (Math.hypot(now.clientX - from.x, now.clientY - from.y) < STARTS) return;
        course.began?.();
      }
      this.held = { piece, x: now.clientX, y: now.clientY };
      const place = under(now);
      if (place !== over) course.over?.((over = place));
    };
    const stop = (now: PointerEvent) => {
      if (now.pointerId !== event.pointerId) return;
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", stop);
      removeEventListener("pointercancel", stop);
      if (!this.held) return;
      this.held = null;
      this.#ended = performance.now();
      course.over?.(null);
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
