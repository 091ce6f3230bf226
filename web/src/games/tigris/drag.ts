import { Drag } from "../board/drag.svelte";
import type { Piece } from "./deeds";

/** A piece in the hand, from the strip or from the board; places are cells, or "hand". */
export const drag = new Drag<Piece>();
