/**
 * Walking over a board with the arrow keys: from thing to thing, whichever lies next in that direction.
 *
 * A board need only draw its things as buttons. Tab goes to what can be done now; the arrows go everywhere, so that whoever plays by keyboard can also ask why
 * something cannot be done.
 */
type Way = readonly [x: number, y: number];

const WAYS: Readonly<Record<string, Way>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const THINGS = "button, a[href], [role=button]";
type Thing = HTMLElement | SVGElement;

/** Takes an arrow key that was pressed on one of the things inside `root`; anything else is left alone. */
export function walk(event: KeyboardEvent, root: HTMLElement): void {
  const way = WAYS[event.key];
  if (!way || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const here = event.target instanceof Element ? event.target.closest<Thing>(THINGS) : null;
  if (!here) return;
  event.preventDefault();
  event.stopPropagation();
  const all = [...root.querySelectorAll<Thing>(THINGS)].filter((one) => one !== here && one.checkVisibility());
  next(here, all, way)?.focus();
}

function next(here: Thing, all: readonly Thing[], [x, y]: Way): Thing | undefined {
  const [fromX, fromY] = middle(here);
  const ahead = all.flatMap((one) => {
    const [toX, toY] = middle(one);
    const along = (toX - fromX) * x + (toY - fromY) * y;
    const aside = Math.abs((toX - fromX) * y) + Math.abs((toY - fromY) * x);
    // what lies straight ahead comes before what is a little nearer and off the way
    return along > 4 && aside < along * 4 ? [{ one, far: along + 2 * aside }] : [];
  });
  return ahead.sort((a, b) => a.far - b.far)[0]?.one;
}

function middle(thing: Thing): Way {
  const box = thing.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
}
