/**
 * Arrow keys move the focus over a board, to the nearest button in that direction.
 *
 * A board need only draw its things as buttons. Tab goes to what can be done now; the arrow keys go everywhere, so that
 * keyboard players can also ask why something cannot be done.
 */
type Vector = readonly [x: number, y: number];

const DIRECTIONS: Readonly<Record<string, Vector>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const BUTTONS = "button, a[href], [role=button]";
type Button = HTMLElement | SVGElement;

/** Handles an arrow key pressed on a button inside `root`; leaves every other event alone. */
export function moveFocus(event: KeyboardEvent, root: HTMLElement): void {
  const direction = DIRECTIONS[event.key];
  if (!direction || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const here = event.target instanceof Element ? event.target.closest<Button>(BUTTONS) : null;
  if (!here) return;
  event.preventDefault();
  event.stopPropagation();
  const all = [...root.querySelectorAll<Button>(BUTTONS)].filter((one) => one !== here && one.checkVisibility());
  nearest(here, all, direction)?.focus();
}

function nearest(here: Button, all: readonly Button[], [x, y]: Vector): Button | undefined {
  const [fromX, fromY] = middle(here);
  const ahead = all.flatMap((one) => {
    const [toX, toY] = middle(one);
    const along = (toX - fromX) * x + (toY - fromY) * y;
    const aside = Math.abs((toX - fromX) * y) + Math.abs((toY - fromY) * x);
    // straight ahead counts more than a little nearer but to the side
    return along > 4 && aside < along * 4 ? [{ one, distance: along + 2 * aside }] : [];
  });
  return ahead.sort((a, b) => a.distance - b.distance)[0]?.one;
}

function middle(button: Button): Vector {
  const box = button.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
}
