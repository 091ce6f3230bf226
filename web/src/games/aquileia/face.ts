import type { GameFace } from "../face";
import Board from "./Board.svelte";
import Contests from "./Contests.svelte";
import Decision from "./Decision.svelte";
import Forecast from "./Forecast.svelte";
import { danger, moment } from "./labels";
import Scoring from "./Scoring.svelte";
import Seat from "./Seat.svelte";
import Strip from "./Strip.svelte";
import type { AquileiaView } from "./view";
import Waiting from "./Waiting.svelte";

const face: GameFace<AquileiaView> = {
  Board,
  Strip,
  Decision,
  Waiting,
  Seat,
  tabs: [
    { key: "aquileia-web-tab-forecast", symbol: "ui-eye-off", Panel: Forecast },
    { key: "aquileia-web-tab-contests", symbol: "area-arena", Panel: Contests },
  ],
  Scoring,
  board: { key: "aquileia-web-dock", symbol: "area-forum" },
  moment,
  danger,
  dense: true,
};

export default face;
