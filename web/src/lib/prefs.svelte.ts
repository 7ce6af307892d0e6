/** Preferences kept in this browser: theme, sound, shortcuts; and what the system prefers. */

type Theme = "system" | "light" | "dark";
const LOG_FILTERS = ["all", "mine", "important"] as const;
export type LogFilter = (typeof LOG_FILTERS)[number];

export function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function write(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // no storage: it holds until the page is closed
  }
}

const dark = matchMedia("(prefers-color-scheme: dark)");
const narrow = matchMedia("(max-width: 900px)"); // the phone layout
const forList = matchMedia("(min-width: 1200px)"); // room for a list of choices beside the question
const wide = matchMedia("(min-width: 1600px)"); // room for every word of the tools beside the question
const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");

class Preferences {
  #theme = $state<Theme>((read("theme") as Theme | null) ?? "system");
  #sound = $state(read("sound") !== "off");
  #shortcuts = $state(read("shortcuts") !== "off");
  #positionText = $state(read("position-text") === "on");
  #skipPasses = $state(read("skip-passes") === "on");
  #logFilter = $state<LogFilter>(LOG_FILTERS.find((one) => one === read("log-filter")) ?? "all");
  #coach = $state(read("coach") === "on");
  #systemDark = $state(dark.matches);
  #reducedMotion = $state(reducedMotion.matches);
  #narrow = $state(narrow.matches);
  #forList = $state(forList.matches);
  #wide = $state(wide.matches);

  constructor() {
    dark.addEventListener("change", () => {
      this.#systemDark = dark.matches;
      this.#applyTheme();
    });
    narrow.addEventListener("change", () => (this.#narrow = narrow.matches));
    forList.addEventListener("change", () => (this.#forList = forList.matches));
    wide.addEventListener("change", () => (this.#wide = wide.matches));
    reducedMotion.addEventListener("change", () => (this.#reducedMotion = reducedMotion.matches));
    this.#applyTheme();
  }

  #applyTheme(): void {
    document.documentElement.dataset["theme"] = this.dark ? "dark" : "light";
  }

  get dark(): boolean {
    return this.#theme === "system" ? this.#systemDark : this.#theme === "dark";
  }

  /** Switches between light and dark; back to the system's theme where that is the same. */
  toggleTheme(): void {
    const wanted = this.dark ? "light" : "dark";
    this.#theme = wanted === (this.#systemDark ? "dark" : "light") ? "system" : wanted;
    write("theme", this.#theme === "system" ? null : this.#theme);
    this.#applyTheme();
  }

  get sound(): boolean {
    return this.#sound;
  }

  set sound(on: boolean) {
    this.#sound = on;
    write("sound", on ? null : "off");
  }

  get shortcuts(): boolean {
    return this.#shortcuts;
  }

  set shortcuts(on: boolean) {
    this.#shortcuts = on;
    write("shortcuts", on ? null : "off");
  }

  /** Whether the position in words stands behind every board, for screen readers. */
  get positionText(): boolean {
    return this.#positionText;
  }

  set positionText(on: boolean) {
    this.#positionText = on;
    write("position-text", on ? "on" : null);
  }

  /** Whether steps that are only passes are skipped in replays and when catching up. */
  get skipPasses(): boolean {
    return this.#skipPasses;
  }

  set skipPasses(on: boolean) {
    this.#skipPasses = on;
    write("skip-passes", on ? "on" : null);
  }

  /** Which lines of the log are shown. */
  get logFilter(): LogFilter {
    return this.#logFilter;
  }

  set logFilter(filter: LogFilter) {
    this.#logFilter = filter;
    write("log-filter", filter === "all" ? null : filter);
  }

  /** Whether the coach speaks after each move of a person who plays alone. */
  get coach(): boolean {
    return this.#coach;
  }

  set coach(on: boolean) {
    this.#coach = on;
    write("coach", on ? "on" : null);
  }

  get narrow(): boolean {
    return this.#narrow;
  }

  get forList(): boolean {
    return this.#forList;
  }

  get wide(): boolean {
    return this.#wide;
  }

  get motion(): boolean {
    return !this.#reducedMotion;
  }
}

export const prefs = new Preferences();
