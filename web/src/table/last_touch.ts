/** What the person last clicked, touched or pressed a key on: an answer that comes later is shown beside it. */

export interface Touch {
  readonly element: Element;
  /** Where the pointer was; null for a key. */
  readonly at: { readonly x: number; readonly y: number } | null;
}

/** What is clicked is often a picture or a word inside the thing that is meant. */
const THING = "button, a, [role=button], [tabindex], [aria-disabled]";

export class LastTouch {
  current: Touch | null = null;
  readonly #ignored: () => Element | undefined;

  /** What lies inside `ignored` is not remembered. */
  constructor(ignored: () => Element | undefined) {
    this.#ignored = ignored;
  }

  /** Listens until the returned function is called. */
  listen(): () => void {
    const pointed = (event: PointerEvent): void => this.#remember(event.target, { x: event.clientX, y: event.clientY });
    const pressed = (event: KeyboardEvent): void => {
      if (event.key !== "Tab" && event.key !== "Escape") this.#remember(document.activeElement, null);
    };
    addEventListener("pointerdown", pointed, true);
    addEventListener("keydown", pressed, true);
    return () => {
      removeEventListener("pointerdown", pointed, true);
      removeEventListener("keydown", pressed, true);
    };
  }

  #remember(target: EventTarget | null, at: Touch["at"]): void {
    if (!(target instanceof Element) || this.#ignored()?.contains(target)) return;
    this.current = { element: target.closest(THING) ?? target, at };
  }
}
