import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
import { language, setLanguage } from "./lib/words.svelte";

const target = document.getElementById("app");
if (target) {
  // The texts come first, so that no page shows message ids.
  setLanguage(language(), false)
    .catch(() => undefined)
    .finally(() => mount(App, { target }));
}
