/** The board first: what may come a moment later waits until the next picture has been drawn. */
export function afterPaint(work: () => void): void {
  if (document.hidden) setTimeout(work); // nothing is drawn there
  else requestAnimationFrame(() => requestAnimationFrame(work));
}
