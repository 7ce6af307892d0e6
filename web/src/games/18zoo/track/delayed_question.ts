/**
 * Questions to the server while the pointer moves: asked once it rests, once for each key, and forgotten when the
 * position changes.
 */
export class DelayedQuestion<Answer> {
  readonly #ask: (key: string) => Promise<Answer>;
  readonly #answered: (key: string, answer: Answer | null) => void;
  readonly #delay: number;
  #known = new Map<string, Answer>();
  #wanted: string | null = null;
  #timer: ReturnType<typeof setTimeout> | null = null;
  /** Goes up when what is known is forgotten: answers that are still on their way no longer count. */
  #generation = 0;

  /** `answered` gets null where the question was refused or the connection was lost. */
  constructor(ask: (key: string) => Promise<Answer>, answered: (key: string, answer: Answer | null) => void, delay = 150) {
    this.#ask = ask;
    this.#answered = answered;
    this.#delay = delay;
  }

  /** Asks when nothing else is wanted for a moment; at once where the answer is known. */
  request(key: string): void {
    if (this.#wanted === key) return;
    this.#want(key);
    if (this.#tell(key)) return;
    this.#timer = setTimeout(() => void this.#send(key), this.#delay);
  }

  /** Asks without waiting. */
  now(key: string): void {
    this.#want(key);
    if (!this.#tell(key)) void this.#send(key);
  }

  /** Nothing is wanted any more; an answer on its way is kept, and not told. */
  cancel(): void {
    this.#want(null);
  }

  /** The position has changed. */
  forget(): void {
    this.#want(null);
    this.#known = new Map();
    this.#generation += 1;
  }

  #want(key: string | null): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    this.#wanted = key;
  }

  #tell(key: string): boolean {
    const known = this.#known.get(key);
    if (known === undefined) return false;
    this.#answered(key, known);
    return true;
  }

  async #send(key: string): Promise<void> {
    const generation = this.#generation;
    let answer: Answer | null;
    try {
      answer = await this.#ask(key);
    } catch {
      answer = null;
    }
    if (generation !== this.#generation) return;
    if (answer !== null) this.#known.set(key, answer);
    if (this.#wanted === key) this.#answered(key, answer);
  }
}
