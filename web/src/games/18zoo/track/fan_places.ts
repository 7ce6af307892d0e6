/** Where the tiles of a fan lie: in a ring about the hex, in rows beside it where a ring does not fit, or docked on a phone. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Box extends Size {
  readonly left: number;
  readonly top: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface FanPlaces {
  readonly shape: "ring" | "rows" | "docked";
  /** The middle of every tile. */
  readonly items: readonly Point[];
  /** The middle of the bar with the buttons. */
  readonly bar: Point;
  /** Around everything; null for a ring, which has none. */
  readonly block: Box | null;
}

const MARGIN = 6;
const GAP = 4;

/** `hex` and `room` in the same coordinates; everything stays inside `room`. Docked: at its lower edge, off the hex. */
export function fanPlaces(count: number, item: Size, bar: Size, hex: Box, room: Box, docked = false): FanPlaces {
  return (docked ? null : ring(count, item, bar, hex, room)) ?? rows(count, item, bar, hex, room, docked);
}

function ring(count: number, item: Size, bar: Size, hex: Box, room: Box): FanPlaces | null {
  const middle = { x: hex.left + hex.width / 2, y: hex.top + hex.height / 2 };
  const clear = Math.hypot(hex.width, hex.height) / 2 + Math.max(item.width, item.height) / 2;
  const apart = Math.hypot(item.width, item.height) * 0.86 + GAP;
  const radius = Math.max(clear, count > 1 ? apart / (2 * Math.sin(Math.PI / count)) : 0);
  const items = Array.from({ length: count }, (_, index) => {
    // One or two lie at the sides, so that the bar has its place below.
    const angle = (index / count) * 2 * Math.PI - (count === 2 ? Math.PI : Math.PI / 2);
    return { x: middle.x + radius * Math.cos(angle), y: middle.y + radius * Math.sin(angle) };
  });
  if (!items.every((place) => inside(place, item, room))) return null;
  const lowest = Math.max(hex.top + hex.height, ...items.map((place) => place.y + item.height / 2));
  const highest = Math.min(hex.top, ...items.map((place) => place.y - item.height / 2));
  const x = clamp(middle.x, room.left + bar.width / 2 + MARGIN, room.left + room.width - bar.width / 2 - MARGIN);
  const below = { x, y: lowest + GAP + bar.height / 2 };
  if (inside(below, bar, room)) return { shape: "ring", items, bar: below, block: null };
  const above = { x, y: highest - GAP - bar.height / 2 };
  return inside(above, bar, room) ? { shape: "ring", items, bar: above, block: null } : null;
}

function rows(count: number, item: Size, bar: Size, hex: Box, room: Box, docked: boolean): FanPlaces {
  const most = Math.max(1, Math.floor((room.width - 2 * MARGIN) / item.width));
  const lines = count === 0 ? 0 : Math.ceil(count / most);
  const columns = lines === 0 ? 1 : Math.ceil(count / lines);
  const width = Math.max(count === 0 ? 0 : columns * item.width, bar.width);
  const height = lines * item.height + GAP + bar.height;
  const middle = docked ? room.left + room.width / 2 : hex.left + hex.width / 2;
  const left = clamp(middle - width / 2, room.left + MARGIN, room.left + room.width - width - MARGIN);
  const top = rowsTop(height, hex, room, docked);
  const items = Array.from({ length: count }, (_, index) => {
    const line = Math.floor(index / columns);
    const inLine = Math.min(columns, count - line * columns);
    const start = left + (width - inLine * item.width) / 2;
    return { x: start + ((index % columns) + 0.5) * item.width, y: top + (line + 0.5) * item.height };
  });
  const block = { left, top, width, height };
  return { shape: docked ? "docked" : "rows", items, bar: { x: left + width / 2, y: top + height - bar.height / 2 }, block };
}

function rowsTop(height: number, hex: Box, room: Box, docked: boolean): number {
  const lowest = room.top + room.height - height - MARGIN;
  const below = hex.top + hex.height + GAP;
  const above = hex.top - GAP - height;
  if (below <= lowest) return docked ? lowest : below;
  // Where neither fits it covers the hex rather than leave the screen.
  return above >= room.top + MARGIN ? above : Math.max(room.top + MARGIN, lowest);
}

/** Beside the hex: above where there is room, else below; never outside the room. */
export function bubblePlace(bubble: Size, hex: Box, room: Box): Point {
  const x = clamp(hex.left + hex.width / 2, room.left + bubble.width / 2 + MARGIN, room.left + room.width - bubble.width / 2 - MARGIN);
  const above = hex.top - GAP - bubble.height / 2;
  const below = hex.top + hex.height + GAP + bubble.height / 2;
  const y = above - bubble.height / 2 >= room.top + MARGIN ? above : below;
  return { x, y: clamp(y, room.top + bubble.height / 2 + MARGIN, room.top + room.height - bubble.height / 2 - MARGIN) };
}

function inside(place: Point, size: Size, room: Box): boolean {
  return (
    place.x - size.width / 2 >= room.left + MARGIN &&
    place.x + size.width / 2 <= room.left + room.width - MARGIN &&
    place.y - size.height / 2 >= room.top + MARGIN &&
    place.y + size.height / 2 <= room.top + room.height - MARGIN
  );
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}
