/** Where a hex lies on the screen, and how much room there is. */
import type { Box } from "./fan_places";

/** The drawn hex; null where the map is not shown. */
export function hexElement(hex: string): Element | null {
  return document.querySelector(`[data-hex="${CSS.escape(hex)}"]`);
}

export function hexBox(hex: string): Box | null {
  const box = hexElement(hex)?.getBoundingClientRect();
  return box ? { left: box.left, top: box.top, width: box.width, height: box.height } : null;
}

/** The screen; what the coach of a lesson says at the lower edge of a phone stays readable. */
export function screenRoom(): Box {
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  const floor = document.querySelector("[data-floor]")?.getBoundingClientRect().top ?? height;
  return { left: 0, top: 0, width, height: Math.min(height, floor) };
}

/** Calls `measure` before every frame until the returned function is called: the map is panned and zoomed meanwhile. */
export function everyFrame(measure: () => void): () => void {
  let frame = 0;
  const follow = (): void => {
    measure();
    frame = requestAnimationFrame(follow);
  };
  follow();
  return () => cancelAnimationFrame(frame);
}

/** Whoever opens something by keyboard is led into it; a pointer is not. */
export function byKeyboard(): boolean {
  return document.activeElement?.matches(":focus-visible") ?? false;
}

export function sameBox(one: Box | null, other: Box | null): boolean {
  return one?.left === other?.left && one?.top === other?.top && one?.width === other?.width && one?.height === other?.height;
}
