import { Drag } from "../board/drag.svelte";

/** A piece in the hand, on its way from the stock to a place of the board. */
export const drag = new Drag<"henchman" | "disc" | "house">();
