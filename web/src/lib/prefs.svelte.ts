/** What this browser remembers about its person: light, sound, shortcuts. */

type Theme = "system" | "light" | "dark";

function kept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function keep(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // a browser that keeps nothing: it holds until the page is closed
  }
}

const dark = matchMedia("(prefers-color-scheme: dark)");
const narrow = matchMedia("(max-width: 900px)"); // where the pages lay themselves out for a phone
const calm = matchMedia("(prefers-reduced-motion: reduce)");

class Preferences {
  #theme = $state<Theme>((kept("theme") as Theme | null) ?? "system");
  #sound = $state(kept("sound") !== "off");
  #shortcuts = $state(kept("shortcuts") !== "off");
  #systemDark = $state(dark.matches);
  #calm = $state(calm.matches);
  #narrow = $state(narrow.matches);

  constructor() {
    dark.addEventListener("change", () => {
      this.#systemDark = dark.matches;
      this.#paint();
    });
    narrow.addEventListener("change", () => (this.#narrow = narrow.matches));
    calm.addEventListener("change", () => (this.#calm = calm.matches));
    this.#paint();
  }

  #paint(): void {
    document.documentElement.dataset["theme"] = this.dark ? "dark" : "light";
  }

  get dark(): boolean {
    return this.#theme === "system" ? this.#systemDark : this.#theme === "dark";
  }

  /** To the other light; back to the system's where that is the same. */
  toggleTheme(): void {
    const wanted = this.dark ? "light" : "dark";
    this.#theme = wanted === (this.#systemDark ? "dark" : "light") ? "system" : wanted;
    keep("theme", this.#theme === "system" ? null : this.#theme);
    this.#paint();
  }

  get sound(): boolean {
    return this.#sound;
  }

  set sound(on: boolean) {
    this.#sound = on;
    keep("sound", on ? null : "off");
  }

  get shortcuts(): boolean {
    return this.#shortcuts;
  }

  set shortcuts(on: boolean) {
    this.#shortcuts = on;
    keep("shortcuts", on ? null : "off");
  }

  get narrow(): boolean {
    return this.#narrow;
  }

  get motion(): boolean {
    return !this.#calm;
  }
}

export const prefs = new Preferences();
