export type Piece = "henchman" | "disc" | "house";

interface Held {
  piece: Piece;
  seat: number;
  x: number;
  y: number;
}

/** A piece in the hand, on its way from the stock to a place of the board. */
class Drag {
  held = $state.raw<Held | null>(null);

  start(event: PointerEvent, piece: Piece, seat: number, dropped: (place: string) => void): void {
    if (event.button !== 0) return;
    const from = { x: event.clientX, y: event.clientY };
    const move = (now: PointerEvent) => {
      if (now.pointerId !== event.pointerId) return;
      if (!this.held && Math.hypot(now.clientX - from.x, now.clientY - from.y) < 6) return;
      this.held = { piece, seat, x: now.clientX, y: now.clientY };
    };
    const stop = (now: PointerEvent) => {
      if (now.pointerId !== event.pointerId) return;
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", stop);
      removeEventListener("pointercancel", stop);
      const carried = this.held;
      this.held = null;
      const place = carried && now.type === "pointerup" ? under(now) : null;
      if (place) dropped(place);
    };
    addEventListener("pointermove", move);
    addEventListener("pointerup", stop);
    addEventListener("pointercancel", stop);
  }
}

function under(event: PointerEvent): string | null {
  const found = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>("[data-place]");
  return found?.dataset["place"] ?? null;
}

export const drag = new Drag();
