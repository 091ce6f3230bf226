interface Held {
  seat: number;
  x: number;
  y: number;
}

/** What a drag tells as it goes on: places are the names of settlements, "stock", or null for anywhere else. */
interface Course {
  began(): void;
  over(place: string | null): void;
  dropped(place: string | null): void;
}

/** A trader in the hand, from a settlement or from the stock: shared by the map and the stock. */
class Drag {
  held = $state.raw<Held | null>(null);
  /** When the last drag ended: the click that follows it is no choice. */
  ended = 0;

  start(event: PointerEvent, seat: number, course: Course): void {
    if (event.button !== 0) return;
    const from = { x: event.clientX, y: event.clientY };
    const move = (now: PointerEvent) => {
      if (now.pointerId !== event.pointerId) return;
      if (!this.held) {
        if (Math.hypot(now.clientX - from.x, now.clientY - from.y) < 6) return;
        course.began();
      }
      this.held = { seat, x: now.clientX, y: now.clientY };
      course.over(place(now));
    };
    const stop = (now: PointerEvent) => {
      if (now.pointerId !== event.pointerId) return;
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", stop);
      removeEventListener("pointercancel", stop);
      if (!this.held) return;
      this.held = null;
      this.ended = now.timeStamp;
      course.over(null);
      course.dropped(now.type === "pointerup" ? place(now) : null);
    };
    addEventListener("pointermove", move);
    addEventListener("pointerup", stop);
    addEventListener("pointercancel", stop);
  }
}

function place(event: PointerEvent): string | null {
  const found = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement | SVGElement>("[data-place], [data-drop]");
  return found?.dataset["place"] ?? found?.dataset["drop"] ?? null;
}

export const drag = new Drag();
