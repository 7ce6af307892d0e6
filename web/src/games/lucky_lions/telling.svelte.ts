/** What is shown: the table as it is, or a moment of how it came to be so. */
import { tick, untrack } from "svelte";
import type { BoardProps } from "../../lib/board";
import { settled, tell, type Flight, type Frame, type Scene } from "./story";
import type { Action, Event, View } from "./words";

export class Telling {
  scene = $state.raw<Scene>() as Scene; // never without one: the constructor lays it
  flights = $state.raw<readonly Flight[]>([]);
  playing = $state(false);
  root = $state.raw<HTMLElement>();

  readonly #given: () => BoardProps<View, Action, Event>;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #flying: Animation[] = [];
  #told: number;

  constructor(given: () => BoardProps<View, Action, Event>) {
    this.#given = given;
    this.scene = untrack(() => settled(given().view));
    this.#told = untrack(() => given().step);
    // The page hands over all it has at once; only another step, or another view, is news here.
    const step = $derived(given().step);
    const view = $derived(given().view);
    // Before the page is drawn anew, so that it is drawn once, with the right scene.
    $effect.pre(() => {
      void step;
      void view;
      untrack(() => this.#begin());
    });
    $effect(() => () => this.#land());
  }

  /** Ends the motion; everything is where it belongs. */
  hurry(): void {
    if (!this.playing) return;
    const { before, happened, view } = this.#given();
    this.#land();
    this.#end(tell(before, happened, view).at(-1)?.scene ?? null);
  }

  #begin(): void {
    const { step, before, happened, view, motion } = this.#given();
    this.#land();
    const frames = step === this.#told ? [] : tell(before, happened, view);
    this.#told = step;
    if (frames.length && motion) this.#play(frames, 0);
    else this.#rest(frames.at(-1)?.scene ?? null);
  }

  #land(): void {
    clearTimeout(this.#timer);
    for (const flight of this.#flying) flight.cancel();
    this.#flying = [];
    this.flights = [];
  }

  #end(last: Scene | null): void {
    const { told } = this.#given();
    this.#rest(last);
    told();
  }

  #rest(last: Scene | null): void {
    const { view } = this.#given();
    const focused = this.root?.querySelector(":focus-visible") != null; // a pointer needs no help
    const same = this.scene.view.point === view.point && this.scene.view.turn === view.turn;
    this.playing = false;
    this.flights = [];
    this.scene = settled(view, last?.arena ?? (same ? this.scene.arena : null));
    if (focused) void tick().then(() => this.#keepFocus());
  }

  /** Whoever plays with the keyboard goes on where the next decision is. */
  #keepFocus(): void {
    const now = document.activeElement;
    if (now === document.body || now?.getAttribute("aria-disabled") === "true")
      this.root?.querySelector<HTMLElement>(".can")?.focus({ preventScroll: true });
  }

  #play(frames: readonly Frame[], index: number): void {
    const frame = frames[index];
    if (!frame) {
      this.#end(frames.at(-1)?.scene ?? null);
      return;
    }
    const places = frame.flights.length ? this.#anchors() : null;
    this.playing = true;
    this.scene = frame.scene;
    this.flights = frame.flights;
    if (frame.sound) this.#given().sound(frame.sound);
    if (places) void tick().then(() => this.#fly(places, frame));
    this.#timer = setTimeout(() => this.#play(frames, index + 1), frame.ms);
  }

  #anchors(): Map<string, DOMRect> {
    const places = new Map<string, DOMRect>();
    for (const thing of this.root?.querySelectorAll<HTMLElement>("[data-anchor]") ?? [])
      places.set(thing.dataset["anchor"] ?? "", thing.getBoundingClientRect());
    return places;
  }

  #fly(old: ReadonlyMap<string, DOMRect>, frame: Frame): void {
    if (this.scene !== frame.scene || !this.root) return;
    const root = this.root;
    const now = this.#anchors();
    const home = root.getBoundingClientRect();
    frame.flights.forEach((flight, place) => {
      const ghost = root.querySelector<HTMLElement>(`[data-ghost="${place}"]`);
      const from = old.get(flight.from) ?? now.get(flight.from);
      const to = now.get(flight.to) ?? old.get(flight.to);
      if (!ghost || !from || !to) return;
      const size = ghost.getBoundingClientRect();
      const at = (box: DOMRect): string => {
        const fits = Math.min(box.width / size.width, box.height / size.height, 1.6);
        const scale = flight.what === "points" ? 1 : Math.max(fits, 0.12);
        const x = box.left + box.width / 2 - home.left - size.width / 2;
        const y = box.top + box.height / 2 - home.top - size.height / 2;
        return `translate(${x}px, ${y}px) scale(${scale})`;
      };
      const way = [
        { transform: at(from), opacity: 1 },
        { transform: at(to), opacity: 1, offset: 0.85 },
        { transform: at(to), opacity: 0 },
      ];
      const how = { duration: frame.ms, easing: "cubic-bezier(.2,.7,.2,1)", fill: "both" } as const;
      this.#flying.push(ghost.animate(way, how));
    });
  }
}
