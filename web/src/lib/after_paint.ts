/** Long enough for every window on this machine to draw its board, too short for a person to miss anything. */
const BREATH = 80;

/** The board first: what may come a moment later waits until the next picture has been drawn. */
export function afterPaint(work: () => void): void {
  if (document.hidden) setTimeout(work); // nothing is drawn there
  else requestAnimationFrame(() => setTimeout(work, BREATH));
}
