/**
 * Looking back at a running table: a past position, or the steps since then one after another, then now again.
 *
 * While it lasts, what happens at the table is kept and shown at the end. Nothing can be decided in the past.
 */
import { api } from "../lib/api";
import { errorText } from "../lib/error_text";
import { prefs } from "../lib/prefs.svelte";
import type { LiveTable } from "../lib/table.svelte";
import type { PastPosition, PastPositions } from "../lib/wire";
import { language } from "../lib/words.svelte";

/** How long a step without animation, and one after its animation, stays before the next one. */
const STILL_MS = 1100;
const ANIMATED_MS = 350;

export class LookBack {
  /** Whether a past position is shown. */
  active = $state(false);
  /** Whether the steps after it are played. */
  playing = $state(false);
  loading = $state(false);
  error = $state("");
  #live: LiveTable;
  #steps = $state.raw<readonly PastPosition[]>([]);
  /** Whether the server has steps after these, and how many entries led to the last one that it sent. */
  #more = false;
  #last = 0;
  /** How many entries led to the past position that was shown last. */
  #entries = $state(0);

  constructor(live: LiveTable) {
    this.#live = live;
    $effect(() => {
      const shown = live.queue.shown; // each step starts the wait for the next one
      if (!this.playing || !live.queue.idle) return;
      const animated = prefs.motion && (shown?.events.length ?? 0) > 0;
      const waiting = setTimeout(() => void this.#next(), animated ? ANIMATED_MS : STILL_MS);
      return () => clearTimeout(waiting);
    });
  }

  /** How many entries led to the past position that is shown; null where it is now. */
  get shownEntry(): number | null {
    return this.active ? this.#entries : null;
  }

  /** Plays what has happened after so many entries of the log, step by step. */
  async playSince(entries: number): Promise<void> {
    await this.#begin({ after: entries }, true);
  }

  /** Shows the position after so many entries of the log. */
  async showEntry(entries: number): Promise<void> {
    await this.#begin({ after: entries, most: 0 }, false);
  }

  /** Shows the position after so many decisions. */
  async showDecision(decision: number): Promise<void> {
    await this.#begin({ decision, most: 0 }, false);
  }

  back(): void {
    if (!this.active) return;
    this.active = false;
    this.playing = false;
    this.#steps = [];
    this.#live.release();
  }

  async #begin(where: { after?: number; decision?: number; most?: number }, playing: boolean): Promise<void> {
    if (this.loading || this.#live.busy) return;
    this.loading = true;
    this.error = "";
    try {
      const found = await api.pastPositions(this.#live.id, where, language());
      const first = found.positions[0];
      if (!first || this.#live.busy) return;
      this.active = true;
      this.#live.hold();
      this.#show(first, true);
      this.#keep(found);
      this.playing = playing;
    } catch (failure) {
      this.error = errorText(failure);
    } finally {
      this.loading = false;
    }
  }

  async #next(): Promise<void> {
    let step = this.#takeStep();
    while (!step && this.#more) {
      const after = this.#last;
      this.#more = false;
      try {
        const found = await api.pastPositions(this.#live.id, { after }, language());
        if (!this.playing || this.#last !== after) return; // its person went elsewhere meanwhile
        this.#keep(found);
        step = this.#takeStep();
      } catch (failure) {
        this.error = errorText(failure);
      }
    }
    if (step) this.#show(step, false);
    else this.back();
  }

  #keep(found: PastPositions): void {
    this.#steps = found.positions.slice(1);
    this.#more = found.more;
    this.#last = found.positions.at(-1)?.entries ?? this.#last;
  }

  /** The next step to be shown; passes are skipped where the person wants that. */
  #takeStep(): PastPosition | null {
    const place = prefs.skipPasses ? this.#steps.findIndex((step) => !step.only_pass) : 0;
    const step = this.#steps[place];
    this.#steps = step ? this.#steps.slice(place + 1) : [];
    return step ?? null;
  }

  #show(position: PastPosition, jump: boolean): void {
    const entries = this.#live.entries.slice(this.#entries, position.entries);
    const undone = entries.some((entry) => entry.undone);
    this.#entries = position.entries;
    this.#live.queue.finishStep();
    this.#live.queue.push({
      position: { waitingOn: position.waiting_on, views: position.views, entries: position.entries },
      entries,
      jump: jump || undone,
    });
  }
}
