import { mount } from "svelte";
import App from "./App.svelte";
import { face, laid } from "./games";
import { callAhead, lineOf } from "./net/line";
import { enter } from "./rooms";
import { router } from "./router.svelte";
import { house } from "./state/house.svelte";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/forms.css";
import { preferred, words } from "./words/words.svelte";

/** Who waits longer than this, in milliseconds, is shown what there is. */
const patience = 1000;
const { page, params } = router.place;

/** The table whose address was opened: its line, and the board of the game that the page names if the house knows the table. */
async function table(): Promise<void> {
  const game = document.querySelector<HTMLMetaElement>("meta[name=game]")?.content;
  let board: Promise<unknown> = game ? face(game) : Promise.resolve();
  await callAhead(lineOf(params["id"]!, router.query.get("invite")), ({ table }) => (board = laid(table.game, table.options)));
  await board;
}

// All that the first page needs is asked for at once, and drawn once.
const spoken = words.speak(preferred()).catch(() => words.speak("en"));
const parts = [house.load(), page === "home" ? null : enter(page), page === "table" ? table() : null];
const late = new Promise((resolve) => setTimeout(resolve, patience));
await spoken;
await Promise.race([Promise.allSettled(parts), late]);
mount(App, { target: document.getElementById("app")! });
