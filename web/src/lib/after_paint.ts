/** Milliseconds: long enough for every window on this machine to draw its board, too short to be noticed. */
const DELAY = 80;

/** Runs work after the next frame is painted, so that the board is drawn first. */
export function afterPaint(work: () => void): void {
  if (document.hidden) setTimeout(work); // a hidden page paints no frames
  else requestAnimationFrame(() => setTimeout(work, DELAY));
}
