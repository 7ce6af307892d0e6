/** Marks on a board: what the thing under the pointer is. `table/Explain.svelte` reads them. */

export interface Marks {
  readonly "data-explain": string;
  /** What it means in this position: "5 of 21 seats". */
  readonly "data-explain-here"?: string;
  /** The very piece, for its picture. */
  readonly "data-explain-piece"?: string;
}

/** Marks an element as a thing of the game's list of explanations (`games/<game>/explanations.py`). */
export function explain(id: string, here?: string, piece?: unknown): Marks {
  return {
    "data-explain": id,
    ...(here ? { "data-explain-here": here } : {}),
    ...(piece === undefined || piece === null ? {} : { "data-explain-piece": JSON.stringify(piece) }),
  };
}

/** What was asked about. */
export interface Asked {
  readonly id: string;
  readonly here: string;
  readonly piece: unknown;
  readonly element: Element;
}

/** The mark of the element itself, or of what it lies in. */
export function asked(target: EventTarget | null): Asked | null {
  const element = target instanceof Element ? target.closest("[data-explain]") : null;
  return element && read(element);
}

/** The marks inside of an element and around it, each thing once, the nearest first. */
export function nearby(element: Element): readonly Asked[] {
  const found = new Map<string, Asked>();
  const around: Element[] = [];
  for (let up: Element | null = element.closest("[data-explain]"); up; up = up.parentElement?.closest("[data-explain]") ?? null)
    around.push(up);
  for (const one of [...element.querySelectorAll("[data-explain]"), ...around]) {
    const mark = read(one);
    if (mark && !found.has(mark.id)) found.set(mark.id, mark);
  }
  return [...found.values()];
}

function read(element: Element): Asked | null {
  const id = element.getAttribute("data-explain");
  if (!id) return null;
  const piece = element.getAttribute("data-explain-piece");
  return {
    id,
    here: element.getAttribute("data-explain-here") ?? "",
    piece: piece === null ? null : (JSON.parse(piece) as unknown),
    element,
  };
}
