import { mount } from "svelte";
import App from "./App.svelte";
import { face } from "./games";
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
/** The game whose board the page is for: the house says so of tables that it knows. */
const game = document.querySelector<HTMLMetaElement>("meta[name=game]")?.content;

// All that the first page needs is asked for at once, and drawn once.
const told = house.load();
if (page === "table") callAhead(lineOf(params["id"]!, router.query.get("invite")));
const room = page === "home" ? null : enter(page).catch(() => {});
const spoken = words.speak(preferred());
const laid = game ? face(game).catch(() => {}) : null;
await spoken;
await Promise.race([Promise.all([told, room, laid]), new Promise((late) => setTimeout(late, patience))]);
mount(App, { target: document.getElementById("app")! });
