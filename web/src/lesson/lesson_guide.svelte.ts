/** Opens the steps of a lesson, each chapter at a table of its own, and remembers how far one has come. */
import { api } from "../lib/api";
import { errorText } from "../lib/error_text";
import { loadGames } from "../lib/games.svelte";
import { lessonProgress } from "../lib/lesson_progress.svelte";
import { person } from "../lib/me.svelte";
import { router } from "../lib/router.svelte";
import type { LessonInfo, LessonStep } from "../lib/wire";

export class LessonGuide {
  readonly game: string;
  info = $state.raw<LessonInfo | null>(null);
  /** The table that is open. */
  table = $state<string | null>(null);
  missing = $state(false);
  error = $state("");
  /** Whether a step is being opened. */
  opening = $state(false);

  constructor(game: string) {
    this.game = game;
    loadGames().then(
      (games) => {
        this.info = games.find((one) => one.name === game)?.lesson ?? null;
        if (this.info) void this.open(lessonProgress.stepOf(game));
        else this.missing = true;
      },
      (failure: unknown) => (this.error = errorText(failure)),
    );
  }

  async open(step: number): Promise<void> {
    if (this.opening) return;
    this.opening = true;
    this.error = "";
    try {
      await person.known; // the table belongs to the session, which must be there first
      this.table = (await api.openLesson(this.game, step)).id;
    } catch (failure) {
      this.error = errorText(failure);
    } finally {
      this.opening = false;
    }
  }

  /** The step that is shown now. */
  reached(step: LessonStep): void {
    if (step.last) lessonProgress.finish(this.game);
    else lessonProgress.reach(this.game, step.step);
  }

  /** The first real game, against the bot that the lesson names. */
  async play(): Promise<void> {
    if (!this.info || this.opening) return;
    this.opening = true;
    lessonProgress.offered(this.game);
    const { opponent, opponents } = this.info;
    const bots = Array.from({ length: opponents }, () => ({ kind: "bot" as const, bot: opponent }));
    try {
      const { id } = await api.newTable({ game: this.game, seats: [{ kind: "me" }, ...bots] });
      router.go(`/table/${id}`);
    } catch (failure) {
      this.error = errorText(failure);
    } finally {
      this.opening = false;
    }
  }
}
