import { mount } from "svelte";
import App from "./App.svelte";
import { enter } from "./rooms";
import { router } from "./router.svelte";
import { house } from "./state/house.svelte";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/forms.css";
import { preferred, words } from "./words/words.svelte";

// All that the first page needs is asked for at once.
void house.load();
if (router.place.page !== "home") void enter(router.place.page).catch(() => {});
await words.speak(preferred());
mount(App, { target: document.getElementById("app")! });
