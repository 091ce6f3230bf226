import type { GameFace } from "../../games/face";
import { message } from "../../words/message";
import Line from "./Line.svelte";
import Moves from "./Moves.svelte";

/** A face for any game, while its own is not drawn yet. */
const face: GameFace = {
  Board: Moves,
  Strip: Line,
  Decision: Line,
  Seat: Line,
  tabs: [],
  Scoring: Line,
  board: { key: "web-dock-board", symbol: "mark-city" },
  moment: (view) => message("web-moment-ply", { ply: view.ply }),
  danger: () => null,
};

export default face;
