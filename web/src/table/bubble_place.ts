/** Where a bubble stands: beside the thing it is about, never on it where that can be helped, and inside the window. */

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

const GAP = 8;
/** A thing larger than this is too large to stand beside: the pointer's place counts. */
export const LARGEST_THING = 320;

export function bubblePlace(bubble: Size, thing: Box, room: Size): { left: number; top: number } {
  const within = (value: number, most: number): number => Math.max(GAP, Math.min(value, most - GAP));
  const middle = within(thing.left + thing.width / 2 - bubble.width / 2, room.width - bubble.width);
  const level = within(thing.top + thing.height / 2 - bubble.height / 2, room.height - bubble.height);
  const below = thing.top + thing.height + GAP;
  const above = thing.top - GAP - bubble.height;
  const right = thing.left + thing.width + GAP;
  const left = thing.left - GAP - bubble.width;
  if (above >= GAP) return { left: middle, top: above };
  if (below + bubble.height <= room.height - GAP) return { left: middle, top: below };
  if (right + bubble.width <= room.width - GAP) return { left: right, top: level };
  if (left >= GAP) return { left, top: level };
  return { left: middle, top: within(below, room.height - bubble.height) };
}

/** The box to stand beside: the thing, or the place of the pointer where the thing is large or gone. */
export function boxOf(element: Element, at: { x: number; y: number } | null): Box {
  const { left, top, width, height } = element.getBoundingClientRect();
  const small = width > 0 && width <= LARGEST_THING && height <= LARGEST_THING;
  if (at === null || (element.isConnected && small)) return { left, top, width, height: Math.min(height, LARGEST_THING) };
  return { left: at.x - GAP, top: at.y - GAP, width: 2 * GAP, height: 2 * GAP };
}
