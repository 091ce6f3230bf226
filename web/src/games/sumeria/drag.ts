import { Drag } from "../board/drag.svelte";

/** A trader of a seat in the hand, from the map or from the stock; places are settlements, or "stock". */
export const drag = new Drag<number>();
