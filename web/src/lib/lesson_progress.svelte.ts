/** What this browser remembers of lessons: the step one is at, which are finished, and where one was offered. */

const KEY = "lessons";

interface Remembered {
  /** The step to go on with, by game. */
  readonly steps: Readonly<Record<string, number>>;
  readonly done: readonly string[];
  /** Games whose lesson was offered at "Play now": nobody is asked twice. */
  readonly offered: readonly string[];
}

const NOTHING: Remembered = { steps: {}, done: [], offered: [] };

function read(): Remembered {
  try {
    return { ...NOTHING, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Remembered>) };
  } catch {
    return NOTHING;
  }
}

class LessonProgress {
  #remembered = $state.raw<Remembered>(read());

  #write(change: Partial<Remembered>): void {
    this.#remembered = { ...this.#remembered, ...change };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#remembered));
    } catch {
      // no storage: it holds until the page is closed
    }
  }

  stepOf(game: string): number {
    return this.#remembered.steps[game] ?? 0;
  }

  reach(game: string, step: number): void {
    if (this.stepOf(game) !== step) this.#write({ steps: { ...this.#remembered.steps, [game]: step } });
  }

  isDone(game: string): boolean {
    return this.#remembered.done.includes(game);
  }

  /** The lesson was gone through; the next time it starts from the beginning. */
  finish(game: string): void {
    const done = this.isDone(game) ? this.#remembered.done : [...this.#remembered.done, game];
    this.#write({ done, steps: { ...this.#remembered.steps, [game]: 0 } });
  }

  /** Whether the lesson may be offered: never twice, and not to those who have begun it. */
  mayOffer(game: string): boolean {
    return !this.#remembered.offered.includes(game) && !this.isDone(game) && this.stepOf(game) === 0;
  }

  offered(game: string): void {
    if (!this.#remembered.offered.includes(game)) this.#write({ offered: [...this.#remembered.offered, game] });
  }
}

export const lessonProgress = new LessonProgress();
