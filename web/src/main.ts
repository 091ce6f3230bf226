import { mount } from "svelte";
import App from "./App.svelte";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/forms.css";
import { preferred, words } from "./words/words.svelte";

await words.speak(preferred());
mount(App, { target: document.getElementById("app")! });
