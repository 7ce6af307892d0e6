/**
 * Plays one step of a game on its board: a list of frames, with pieces that fly between places marked `data-anchor`.
 *
 * A game says how a position looks (`sceneOf`) and which frames lead from one position to the next (`animate`).
 * `view` is the position that may be read while the frames play: the one before the step. The step's own view counts
 * once its last frame has been shown. The queue of steps is `animation_queue.svelte.ts`.
 */
import { tick, untrack } from "svelte";
import type { BoardEvent, BoardProps, SoundName } from "./board";

/** Where a piece flies: names of anchors separated by spaces; the first that is on the screen counts. */
export interface FlightPath {
  readonly from: string;
  readonly to: string;
  /** Text must stay readable, so it is not scaled to its anchors. */
  readonly keepSize?: boolean;
}

export interface AnimationFrame<Scene, Flight extends FlightPath> {
  readonly ms: number;
  readonly scene: Scene;
  readonly flights: readonly Flight[];
  readonly sound: SoundName | null;
  /** The log number of the event this frame belongs to: the events before it have been shown. */
  readonly event: number;
}

export interface Animator<View, Event, Scene, Flight extends FlightPath> {
  /** The scene at rest. `last` is the scene before it; `animated` says that it led here by animation. */
  sceneOf(this: void, view: View, last: Scene | null, animated: boolean): Scene;
  animate(
    this: void,
    before: View | null,
    events: readonly BoardEvent<Event>[],
    view: View,
  ): readonly AnimationFrame<Scene, Flight>[];
}

export class BoardAnimation<View, Action, Event, Scene, Flight extends FlightPath> {
  scene = $state.raw<Scene>() as Scene; // set by the constructor
  flights = $state.raw<readonly Flight[]>([]);
  playing = $state(false);
  root = $state.raw<HTMLElement>();

  readonly #props: () => BoardProps<View, Action, Event>;
  readonly #animator: Animator<View, Event, Scene, Flight>;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: Animation[] = [];
  #step: number;

  constructor(props: () => BoardProps<View, Action, Event>, animator: Animator<View, Event, Scene, Flight>) {
    this.#props = props;
    this.#animator = animator;
    this.scene = untrack(() => animator.sceneOf(props().view, null, false));
    this.#step = untrack(() => props().step);
    // The page replaces all props at once; only another step or another view matters here.
    const step = $derived(props().step);
    const view = $derived(props().view);
    // Before the page is rendered, so that it is rendered once, with the right scene.
    $effect.pre(() => {
      void step;
      void view;
      untrack(() => this.#begin());
    });
    const mayPlay = $derived(props().motion && props().animating);
    $effect(() => {
      if (!mayPlay) untrack(() => this.finish());
    });
    $effect(() => () => this.#stop());
    $effect(() => this.#trackFocus());
    const open = $derived(props().choices.length > 0 && !this.playing);
    $effect(() => {
      if (open) void tick().then(() => this.#restoreFocus());
    });
    // One decision may follow another at once, and the focused button may go with the first.
    $effect(() => {
      void step;
      if (open) void tick().then(() => document.activeElement === document.body && this.#restoreFocus());
    });
  }

  /** The position that may be read now: nothing of a step before it has been shown. */
  get view(): View {
    const { view, before } = this.#props();
    return this.playing && before !== null ? before : view;
  }

  get #speed(): number {
    return this.#props().speed ?? 1;
  }

  /** Ends the animation: everything is where it belongs. */
  finish(): void {
    if (!this.playing) return;
    const { before, events, view } = this.#props();
    this.#stop();
    this.#end(this.#animator.animate(before, events, view).at(-1)?.scene ?? null);
  }

  #begin(): void {
    const { step, before, events, view, motion, animationDone } = this.#props();
    const interrupted = this.playing && step === this.#step; // the same step from another seat: not played twice
    this.#stop();
    const frames = step === this.#step ? [] : this.#animator.animate(before, events, view);
    this.#step = step;
    if (frames.length && motion) this.#play(frames, 0);
    else this.#rest(frames.at(-1)?.scene ?? null);
    if (interrupted) animationDone();
  }

  #stop(): void {
    clearTimeout(this.#timer);
    for (const animation of this.#running) animation.cancel();
    this.#running = [];
    this.flights = [];
  }

  #end(last: Scene | null): void {
    const { animationDone } = this.#props();
    this.#rest(last);
    animationDone();
  }

  #rest(last: Scene | null): void {
    this.playing = false;
    this.flights = [];
    this.scene = this.#animator.sceneOf(this.#props().view, last ?? this.scene, last !== null);
  }

  /** Whether the keyboard was used on the board last: the focused button may be gone since. */
  #byKeyboard = false;

  #trackFocus(): () => void {
    const focused = ({ target }: FocusEvent): void => {
      this.#byKeyboard =
        target instanceof Element && (this.root?.contains(target) ?? false) && target.matches(":focus-visible");
    };
    document.addEventListener("focusin", focused);
    return () => document.removeEventListener("focusin", focused);
  }

  /** Keyboard players continue where the next decision is: at the button marked as its entry, or at the first. */
  #restoreFocus(): void {
    const now = document.activeElement;
    if (!this.#byKeyboard || (now !== document.body && now?.getAttribute("aria-disabled") !== "true")) return;
    const entry = this.root?.querySelector<HTMLElement>("[data-entry]:not(:disabled)");
    (entry ?? this.root?.querySelector<HTMLElement>(".available:not([tabindex='-1'])"))?.focus({ preventScroll: true });
  }

  #play(frames: readonly AnimationFrame<Scene, Flight>[], index: number): void {
    const frame = frames[index];
    if (!frame) {
      this.#end(frames.at(-1)?.scene ?? null);
      return;
    }
    const anchors = frame.flights.length ? this.#anchors() : null;
    for (const animation of this.#running) animation.cancel();
    this.#running = [];
    this.playing = true;
    this.scene = frame.scene;
    this.flights = frame.flights;
    this.#props().eventsShown(frame.event - 1);
    if (frame.sound) this.#props().sound(frame.sound);
    if (anchors) void tick().then(() => this.#fly(anchors, frame));
    this.#timer = setTimeout(() => this.#play(frames, index + 1), frame.ms * this.#speed);
  }

  #anchors(): Map<string, DOMRect> {
    const anchors = new Map<string, DOMRect>();
    for (const element of this.root?.querySelectorAll<HTMLElement | SVGElement>("[data-anchor]") ?? []) {
      const box = element.getBoundingClientRect();
      if (box.width > 0) anchors.set(element.dataset["anchor"] ?? "", box);
    }
    return anchors;
  }

  #fly(old: ReadonlyMap<string, DOMRect>, frame: AnimationFrame<Scene, Flight>): void {
    if (this.scene !== frame.scene || !this.root) return;
    const root = this.root;
    const now = this.#anchors();
    const origin = root.getBoundingClientRect();
    const find = (names: string, first: ReadonlyMap<string, DOMRect>, second: ReadonlyMap<string, DOMRect>) =>
      names
        .split(" ")
        .map((name) => first.get(name) ?? second.get(name))
        .find((box) => box !== undefined);
    frame.flights.forEach((flight, index) => {
      const piece = root.querySelector<HTMLElement>(`[data-moving="${index}"]`);
      const from = find(flight.from, old, now);
      const to = find(flight.to, now, old);
      if (!piece || !from || !to) return;
      const size = piece.getBoundingClientRect();
      const at = (box: DOMRect): string => {
        const fits = Math.min(box.width / size.width, box.height / size.height, 1.6);
        const scale = flight.keepSize ? 1 : Math.max(fits, 0.12);
        const x = box.left + box.width / 2 - origin.left - size.width / 2;
        const y = box.top + box.height / 2 - origin.top - size.height / 2;
        return `translate(${x}px, ${y}px) scale(${scale})`;
      };
      const keyframes = [
        { transform: at(from), opacity: 1 },
        { transform: at(to), opacity: 1, offset: 0.9 },
        { transform: at(to), opacity: 0 },
      ];
      const timing = { duration: frame.ms * this.#speed, easing: "cubic-bezier(.2,.7,.2,1)", fill: "both" } as const;
      this.#running.push(piece.animate(keyframes, timing));
    });
  }
}
