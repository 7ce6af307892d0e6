import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
import { language, speak } from "./lib/words.svelte";

const target = document.getElementById("app");
if (target) {
  // Words come first: a page that speaks at once in the right language is worth the one short wait.
  speak(language(), false)
    .catch(() => undefined)
    .finally(() => mount(App, { target }));
}
