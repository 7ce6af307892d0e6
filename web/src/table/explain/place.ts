/** Where an explanation is shown: beside the thing, inside the window. */

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

const GAP = 8;

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}

/** Below the thing, or above, right, left of it: the first side with room; where none has, the side with most. */
export function placeBeside(thing: Box, popover: Size, window: Size): { readonly left: number; readonly top: number } {
  const right = thing.left + thing.width;
  const bottom = thing.top + thing.height;
  const across = clamp(thing.left + thing.width / 2 - popover.width / 2, GAP, Math.max(GAP, window.width - popover.width - GAP));
  const down = clamp(thing.top + thing.height / 2 - popover.height / 2, GAP, Math.max(GAP, window.height - popover.height - GAP));
  const sides = [
    { room: window.height - bottom - GAP - popover.height, left: across, top: bottom + GAP },
    { room: thing.top - GAP - popover.height, left: across, top: thing.top - GAP - popover.height },
    { room: window.width - right - GAP - popover.width, left: right + GAP, top: down },
    { room: thing.left - GAP - popover.width, left: thing.left - GAP - popover.width, top: down },
  ];
  const best = sides.find((side) => side.room >= GAP) ?? sides.reduce((one, other) => (other.room > one.room ? other : one));
  return {
    left: clamp(best.left, GAP, Math.max(GAP, window.width - popover.width - GAP)),
    top: clamp(best.top, GAP, Math.max(GAP, window.height - popover.height - GAP)),
  };
}
