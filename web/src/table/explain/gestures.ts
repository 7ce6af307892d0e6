/** How a person asks what something is: a mouse that rests on it, a finger that stays on it, the key `?`. */
import { asked, type Asked } from "../../lib/explain";

export type How = "hover" | "press" | "key";

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A mouse that has not moved for so long asks. */
const REST_MS = 650;
/** A finger that stays for so long asks. */
const PRESS_MS = 500;
/** Time to move the mouse from a thing to its explanation. */
const LEAVE_MS = 250;
/** The click that ends a long press comes within this time, if the browser sends one. */
const SWALLOW_MS = 600;
/** A finger that moves further scrolls or drags. */
const FAR = 10;

interface Callbacks {
  show(thing: Asked, how: How, at: Point): void;
  hide(): void;
  /** The explanation on screen, and the element it is shown in. */
  shown(): { readonly thing: Asked; readonly how: How; readonly popover: Element | undefined } | null;
}

/** Listens on the whole page, so that boards only mark their elements. It never stops a click or a drag of theirs. */
export class Gestures {
  readonly #on: Callbacks;
  #resting: ReturnType<typeof setTimeout> | undefined;
  #leaving: ReturnType<typeof setTimeout> | undefined;
  #pressing: ReturnType<typeof setTimeout> | undefined;
  #pressed: Point = { x: 0, y: 0 };
  #mouse: Point = { x: -1, y: -1 };
  /** What was clicked is not explained until the mouse has left it. */
  #clicked: Element | null = null;
  /** A long press has been answered: the click that ends it is none. */
  #swallow = false;
  /** What the mouse is on, for the key. */
  hovered: Asked | null = null;

  constructor(on: Callbacks) {
    this.#on = on;
  }

  listen(): () => void {
    const stop = new AbortController();
    const capture = { capture: true, signal: stop.signal };
    document.addEventListener("pointermove", (event) => this.#moved(event), capture);
    document.addEventListener("pointerdown", (event) => this.#down(event), capture);
    document.addEventListener("pointerup", (event) => this.#up(event), capture);
    document.addEventListener("pointercancel", () => clearTimeout(this.#pressing), capture);
    document.addEventListener("scroll", () => this.#scrolled(), capture);
    document.addEventListener("click", (event) => this.#click(event), capture);
    document.addEventListener("contextmenu", (event) => this.#menu(event), capture);
    document.documentElement.addEventListener("pointerleave", () => this.#left(), { signal: stop.signal });
    return () => {
      stop.abort();
      this.#forget();
      clearTimeout(this.#leaving);
    };
  }

  #forget(): void {
    clearTimeout(this.#resting);
    clearTimeout(this.#pressing);
  }

  #left(): void {
    clearTimeout(this.#resting);
    this.hovered = null;
    this.#leave();
  }

  #scrolled(): void {
    this.#forget();
  }

  #inside(target: EventTarget | null): boolean {
    const popover = this.#on.shown()?.popover;
    return popover !== undefined && target instanceof Node && popover.contains(target);
  }

  #moved(event: PointerEvent): void {
    if (event.pointerType !== "mouse") {
      const far = Math.hypot(event.clientX - this.#pressed.x, event.clientY - this.#pressed.y) > FAR;
      if (far) clearTimeout(this.#pressing);
      return;
    }
    // A board that changes under a mouse at rest is not asked about.
    if (event.clientX === this.#mouse.x && event.clientY === this.#mouse.y) return;
    this.#mouse = { x: event.clientX, y: event.clientY };
    clearTimeout(this.#resting);
    if (this.#inside(event.target)) {
      clearTimeout(this.#leaving);
      this.#leaving = undefined;
      return;
    }
    const thing = asked(event.target);
    this.hovered = thing;
    if (thing?.element !== this.#clicked) this.#clicked = null;
    const shown = this.#on.shown();
    if (shown?.how === "hover") {
      if (thing?.element === shown.thing.element) {
        clearTimeout(this.#leaving);
        this.#leaving = undefined;
        return;
      }
      this.#leave();
    } else if (shown) return; // one that was asked for by key stays until it is closed
    if (!thing || event.buttons !== 0 || this.#clicked) return;
    const at = this.#mouse;
    this.#resting = setTimeout(() => {
      // A board that shows a bubble of its own there, such as why a tile cannot be laid, is not interrupted.
      if (document.querySelector(":popover-open") === null) this.#on.show(thing, "hover", at);
    }, REST_MS);
  }

  #leave(): void {
    if (this.#on.shown()?.how !== "hover") return;
    this.#leaving ??= setTimeout(() => {
      this.#leaving = undefined;
      if (this.#on.shown()?.how === "hover") this.#on.hide();
    }, LEAVE_MS);
  }

  #down(event: PointerEvent): void {
    this.#forget();
    this.#swallow = false;
    if (this.#inside(event.target)) return;
    if (this.#on.shown()) this.#on.hide();
    const thing = asked(event.target);
    this.#clicked = thing?.element ?? null;
    if (event.pointerType === "mouse" || !thing || !event.isPrimary) return;
    this.#pressed = { x: event.clientX, y: event.clientY };
    const at = this.#pressed;
    const { target, pointerId } = event;
    this.#pressing = setTimeout(() => {
      this.#swallow = true;
      // Whatever the board has begun with this finger is over.
      target?.dispatchEvent(new PointerEvent("pointercancel", { pointerId, bubbles: true }));
      this.#on.show(thing, "press", at);
    }, PRESS_MS);
  }

  #up(event: PointerEvent): void {
    clearTimeout(this.#pressing);
    if (!this.#swallow || event.pointerType === "mouse") return;
    event.stopPropagation();
    setTimeout(() => (this.#swallow = false), SWALLOW_MS);
  }

  #click(event: MouseEvent): void {
    if (!this.#swallow) return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** The menu of a long press would cover the explanation; that of the right button stays. */
  #menu(event: MouseEvent): void {
    const touch = event instanceof PointerEvent && event.pointerType === "touch";
    if (touch && asked(event.target)) event.preventDefault();
  }
}
