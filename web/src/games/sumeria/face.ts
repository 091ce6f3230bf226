import type { GameFace } from "../face";
import { atlas } from "./atlas.svelte";
import Board from "./Board.svelte";
import Common from "./Common.svelte";
import Counters from "./Counters.svelte";
import Decision from "./Decision.svelte";
import Ranking from "./Ranking.svelte";
import Scoring from "./Scoring.svelte";
import Seat from "./Seat.svelte";
import { danger, moment } from "./sentences";
import Strip from "./Strip.svelte";
import type { SumeriaView } from "./view";

const face: GameFace<SumeriaView> = {
  Board,
  Strip,
  Decision,
  Seat,
  Common,
  tabs: [
    { key: "sumeria-web-tab-ranking", symbol: "ui-graph", Panel: Ranking },
    { key: "sumeria-web-tab-counters", symbol: "ui-bag", Panel: Counters },
  ],
  Scoring,
  board: { key: "sumeria-web-dock", symbol: "mark-city" },
  moment,
  danger,
  prepare: (options) => atlas.prepare(options),
};

export default face;
