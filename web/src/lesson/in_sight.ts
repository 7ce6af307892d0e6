/** Whether a thing can be seen: the window and whatever scrolls around it cut parts of it off. */

/** Half of it in both directions, or of the room there is where it is larger. */
export function mostlyShown(thing: Element): boolean {
  const box = thing.getBoundingClientRect();
  let [left, top, right, bottom] = [0, 0, innerWidth, innerHeight];
  for (let around = thing.parentElement; around; around = around.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(around);
    if (overflowX === "visible" && overflowY === "visible") continue;
    const edge = around.getBoundingClientRect();
    [left, top, right, bottom] = [Math.max(left, edge.left), Math.max(top, edge.top), Math.min(right, edge.right), Math.min(bottom, edge.bottom)];
  }
  const wide = Math.min(box.right, right) - Math.max(box.left, left);
  const tall = Math.min(box.bottom, bottom) - Math.max(box.top, top);
  return wide >= Math.min(box.width, right - left) / 2 && tall >= Math.min(box.height, bottom - top) / 2;
}
