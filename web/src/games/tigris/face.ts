import type { GameFace } from "../face";
import Board from "./Board.svelte";
import Common from "./Common.svelte";
import Decision from "./Decision.svelte";
import KingdomList from "./KingdomList.svelte";
import Scoring from "./Scoring.svelte";
import Seat from "./Seat.svelte";
import { danger, moment } from "./sentences";
import Stock from "./Stock.svelte";
import Strip from "./Strip.svelte";
import Tools from "./Tools.svelte";
import type { TigrisView } from "./view";
import Waiting from "./Waiting.svelte";

const face: GameFace<TigrisView> = {
  Board,
  Strip,
  Decision,
  Seat,
  Common,
  Tools,
  Waiting,
  tabs: [
    { key: "tigris-web-kingdoms", symbol: "ui-outline", Panel: KingdomList },
    { key: "tigris-web-tab-stock", symbol: "ui-bag", Panel: Stock },
  ],
  Scoring,
  board: { key: "tigris-web-dock", symbol: "tile-temple" },
  moment,
  danger,
};

export default face;
