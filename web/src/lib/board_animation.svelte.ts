/**
 * What a board shows: the table as it is, or a moment of how it came to be so.
 *
 * A game says how a position looks (`settled`) and how a step is told in frames (`tell`); this plays the frames, lets
 * things fly between the places marked with `data-anchor`, and jumps to the end whenever it has to.
 */
import { tick, untrack } from "svelte";
import type { BoardProps, Happening, SoundName } from "./board";

/** Something on its way: the names of places, the first that is on the screen counts, apart by spaces. */
export interface Way {
  readonly from: string;
  readonly to: string;
  /** Keeps its size on the way, as words have to. */
  readonly whole?: boolean;
}

export interface Moment<Scene, Flight extends Way> {
  readonly ms: number;
  readonly scene: Scene;
  readonly flights: readonly Flight[];
  readonly sound: SoundName | null;
}

export interface Story<View, Event, Scene, Flight extends Way> {
  /** The table as the view has it, with what is worth keeping of the moment before; `told`: that one led here. */
  settled(this: void, view: View, last: Scene | null, told: boolean): Scene;
  tell(
    this: void,
    before: View | null,
    happened: readonly Happening<Event>[],
    view: View,
  ): readonly Moment<Scene, Flight>[];
}

export class Telling<View, Action, Event, Scene, Flight extends Way> {
  scene = $state.raw<Scene>() as Scene; // never without one: the constructor lays it
  flights = $state.raw<readonly Flight[]>([]);
  playing = $state(false);
  root = $state.raw<HTMLElement>();

  readonly #given: () => BoardProps<View, Action, Event>;
  readonly #story: Story<View, Event, Scene, Flight>;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #flying: Animation[] = [];
  #told: number;

  constructor(given: () => BoardProps<View, Action, Event>, story: Story<View, Event, Scene, Flight>) {
    this.#given = given;
    this.#story = story;
    this.scene = untrack(() => story.settled(given().view, null, false));
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
    const motion = $derived(given().motion);
    $effect(() => {
      if (!motion) untrack(() => this.hurry());
    });
    $effect(() => () => this.#land());
    $effect(() => this.#followFocus());
    const open = $derived(given().legal.length > 0 && !this.playing);
    $effect(() => {
      if (open) void tick().then(() => this.#keepFocus());
    });
    // One decision may follow another at once, and what had the focus goes with the first.
    $effect(() => {
      void step;
      if (open) void tick().then(() => document.activeElement === document.body && this.#keepFocus());
    });
  }

  /** Ends the motion; everything is where it belongs. */
  hurry(): void {
    if (!this.playing) return;
    const { before, happened, view } = this.#given();
    this.#land();
    this.#end(this.#story.tell(before, happened, view).at(-1)?.scene ?? null);
  }

  #begin(): void {
    const { step, before, happened, view, motion } = this.#given();
    this.#land();
    const moments = step === this.#told ? [] : this.#story.tell(before, happened, view);
    this.#told = step;
    if (moments.length && motion) this.#play(moments, 0);
    else this.#rest(moments.at(-1)?.scene ?? null);
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
    this.playing = false;
    this.flights = [];
    this.scene = this.#story.settled(this.#given().view, last ?? this.scene, last !== null);
  }

  /** Whether the keyboard was on the board last: what held its focus may have been taken away since. */
  #byKeyboard = false;

  #followFocus(): () => void {
    const came = ({ target }: FocusEvent): void => {
      this.#byKeyboard =
        target instanceof Element && (this.root?.contains(target) ?? false) && target.matches(":focus-visible");
    };
    document.addEventListener("focusin", came);
    return () => document.removeEventListener("focusin", came);
  }

  /** Whoever plays with the keyboard goes on where the next decision is: at the thing marked as its entry, or at the first. */
  #keepFocus(): void {
    const now = document.activeElement;
    if (!this.#byKeyboard || (now !== document.body && now?.getAttribute("aria-disabled") !== "true")) return;
    const entry = this.root?.querySelector<HTMLElement>("[data-entry]:not(:disabled)");
    (entry ?? this.root?.querySelector<HTMLElement>(".can:not([tabindex='-1'])"))?.focus({ preventScroll: true });
  }

  #play(moments: readonly Moment<Scene, Flight>[], index: number): void {
    const moment = moments[index];
    if (!moment) {
      this.#end(moments.at(-1)?.scene ?? null);
      return;
    }
    const places = moment.flights.length ? this.#anchors() : null;
    for (const flight of this.#flying) flight.cancel();
    this.#flying = [];
    this.playing = true;
    this.scene = moment.scene;
    this.flights = moment.flights;
    if (moment.sound) this.#given().sound(moment.sound);
    if (places) void tick().then(() => this.#fly(places, moment));
    this.#timer = setTimeout(() => this.#play(moments, index + 1), moment.ms);
  }

  #anchors(): Map<string, DOMRect> {
    const places = new Map<string, DOMRect>();
    for (const thing of this.root?.querySelectorAll<HTMLElement | SVGElement>("[data-anchor]") ?? []) {
      const box = thing.getBoundingClientRect();
      if (box.width > 0) places.set(thing.dataset["anchor"] ?? "", box);
    }
    return places;
  }

  #fly(old: ReadonlyMap<string, DOMRect>, moment: Moment<Scene, Flight>): void {
    if (this.scene !== moment.scene || !this.root) return;
    const root = this.root;
    const now = this.#anchors();
    const home = root.getBoundingClientRect();
    const find = (names: string, first: ReadonlyMap<string, DOMRect>, then: ReadonlyMap<string, DOMRect>) =>
      names
        .split(" ")
        .map((name) => first.get(name) ?? then.get(name))
        .find((box) => box !== undefined);
    moment.flights.forEach((flight, place) => {
      const ghost = root.querySelector<HTMLElement>(`[data-ghost="${place}"]`);
      const from = find(flight.from, old, now);
      const to = find(flight.to, now, old);
      if (!ghost || !from || !to) return;
      const size = ghost.getBoundingClientRect();
      const at = (box: DOMRect): string => {
        const fits = Math.min(box.width / size.width, box.height / size.height, 1.6);
        const scale = flight.whole ? 1 : Math.max(fits, 0.12);
        const x = box.left + box.width / 2 - home.left - size.width / 2;
        const y = box.top + box.height / 2 - home.top - size.height / 2;
        return `translate(${x}px, ${y}px) scale(${scale})`;
      };
      const way = [
        { transform: at(from), opacity: 1 },
        { transform: at(to), opacity: 1, offset: 0.9 },
        { transform: at(to), opacity: 0 },
      ];
      const how = { duration: moment.ms, easing: "cubic-bezier(.2,.7,.2,1)", fill: "both" } as const;
      this.#flying.push(ghost.animate(way, how));
    });
  }
}
