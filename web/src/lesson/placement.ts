/** Where the coach's bubble goes: beside the thing it points at, and never over it. */

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export type Side = "right" | "left" | "above" | "below";

export interface Placement {
  readonly side: Side;
  readonly left: number;
  readonly top: number;
  /** How far along its edge the bubble's arrow stands. */
  readonly arrow: number;
}

/** Between the bubble and what it points at: the ring around that, and the arrow. */
const GAP = 20;
const MARGIN = 8;
const ARROW_INSET = 22;

function overlap(one: Box, other: Box): number {
  const wide = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const tall = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return wide > 0 && tall > 0 ? wide * tall : 0;
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, Math.max(least, most)));
}

/** How far the bubble is moved along the thing's edge, in parts of the way: its middle first. */
const ALONG = [0.5, 0.25, 0.75, 0, 1];

/**
 * A place for a bubble of that size inside the room, beside the anchor and over nothing that is needed (what can be
 * clicked, the question). Nothing where there is no such place.
 */
export function place(anchor: Box, size: { width: number; height: number }, room: Box, needed: readonly Box[]): Placement | null {
  const { width, height } = size;
  const right = room.left + room.width - MARGIN;
  const bottom = room.top + room.height - MARGIN;
  const middleX = anchor.left + anchor.width / 2;
  const middleY = anchor.top + anchor.height / 2;
  for (const along of ALONG) {
    const left = clamp(middleX - ARROW_INSET - along * (width - 2 * ARROW_INSET), room.left + MARGIN, right - width);
    const top = clamp(middleY - ARROW_INSET - along * (height - 2 * ARROW_INSET), room.top + MARGIN, bottom - height);
    const corners: readonly (readonly [Side, number, number])[] = [
      ["above", left, anchor.top - GAP - height],
      ["right", anchor.left + anchor.width + GAP, top],
      ["left", anchor.left - GAP - width, top],
      ["below", left, anchor.top + anchor.height + GAP],
    ];
    for (const [side, x, y] of corners) {
      const box = { left: x, top: y, width, height };
      const inside = x >= room.left + MARGIN && y >= room.top + MARGIN && x + width <= right && y + height <= bottom;
      if (!inside || [anchor, ...needed].some((other) => overlap(box, other) > 0)) continue;
      const across = side === "above" || side === "below";
      const arrow = clamp(across ? middleX - x : middleY - y, ARROW_INSET, (across ? width : height) - ARROW_INSET);
      return { side, left: x, top: y, arrow };
    }
  }
  return null;
}
