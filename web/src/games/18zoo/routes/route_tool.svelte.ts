/**
 * Runs: the best ones of a family, and runs drawn by hand. Dragging along track changes the picked squirrel's run; the
 * server is asked what the runs would bring. Nothing is sent to the game before `run`.
 */
import { untrack } from "svelte";
import type { Running } from "../animations";
import type { BoardState, HexMark, MapTool, ShownRun } from "../board_state.svelte";
import type { Action, AnswerOf, Family, FamilyView, SquirrelRun } from "../words";
import { choose, follow, sameWay, splice, type Way } from "./drawn_run";
import { TrackMap } from "./track_map";

type SquirrelView = FamilyView["squirrels"][number];
type RunsAnswer = AnswerOf<"runs-answer">;
type Drafts = ReadonlyMap<string, Way>;

/** A squirrel of the family with its run as it is drawn now. */
export interface Runner {
  readonly squirrel: string;
  readonly kind: string;
  readonly asleep: boolean;
  readonly lastRun: boolean;
  /** Which colour and dash it has. */
  readonly index: number;
  /** Every hex of its run; empty where it stays. */
  readonly way: Way;
  /** The run with its stops and nuts, once the server has counted it. */
  readonly counted: SquirrelRun | null;
}

/** Between two gestures that follow each other quickly, nothing is asked. */
const DELAY_MS = 120;
const PATCHED = "1S";

export class RouteTool implements MapTool {
  readonly name = "routes";
  readonly fades = false;
  readonly board: BoardState;

  /** The family whose runs are tried out of turn; null for the one that runs now. */
  tried = $state<Family | null>(null);
  /** The best runs there are. */
  best = $state.raw<RunsAnswer | null>(null);
  /** Hexes by squirrel, drawn by hand; null for the best runs. */
  drafts = $state.raw<Drafts | null>(null);
  /** What the drawn runs would bring; null while the server counts. */
  drawn = $state.raw<RunsAnswer | null>(null);
  /** The nuts before the last gesture. */
  nutsBefore = $state<number | null>(null);
  picked = $state<string | null>(null);
  /** The path under the pointer. */
  gesture = $state.raw<Way>([]);
  /** The hex to which no track leads from the picked run. */
  unreachable = $state<string | null>(null);
  /** The server has not answered: best runs cannot be shown. */
  failed = $state(false);

  /** The runs of the last answer that refused nothing. */
  #figures = $state.raw<readonly SquirrelRun[]>([]);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;
  #counted = 0;
  #shownFor: Family | null = null;
  /** The decision that was open when runs were tried. */
  #triedAt: string | null = null;

  constructor(board: BoardState) {
    this.board = board;
    board.decisionTools.push(() => (this.deciding ? this : null));
    board.runSources.push(
      () => this.#harvested(),
      () => this.#shown(),
      () => this.#running(),
    );
    const family = $derived(this.family);
    const position = $derived(board.view);
    const settled = $derived(!board.props().animating);
    $effect(() => {
      void position;
      const now = family;
      if (settled) untrack(() => this.#begin(now));
    });
    // A decision of one's own ends what was tried out of turn.
    const point = $derived(board.props().choices.length ? board.view.point : null);
    $effect(() => {
      const asked = point;
      untrack(() => {
        if (asked !== null && asked !== this.#triedAt) this.close();
      });
    });
    $effect(() => () => clearTimeout(this.#timer));
  }

  // --- what is looked at

  /** The seat has to let this family's squirrels run. */
  readonly deciding = $derived.by((): boolean => this.board.choices("run-best").length > 0);
  readonly family = $derived.by((): Family | null => this.tried ?? (this.board.view.step === "run" ? this.board.view.family : null));
  /** Out of turn: nothing can be sent. */
  readonly whatIf = $derived.by((): boolean => !this.deciding || (this.tried !== null && this.tried !== this.board.view.family));
  readonly track = $derived.by((): TrackMap => new TrackMap({ facts: this.board.hexFacts, tiles: this.board.tileFacts, hexes: this.board.hexes }));

  readonly runners = $derived.by((): readonly Runner[] => {
    const family = this.family ? this.board.families.get(this.family) : undefined;
    const { running } = this.board;
    if (family && running?.family === family.family) return family.squirrels.map((one, index) => runnerIn(one, index, running));
    // A run that a gesture has not changed keeps its figures while the server counts, and when it refuses another one.
    const known = [...(this.drawn?.runs ?? []), ...this.#figures, ...(this.best?.runs ?? [])];
    return (family?.squirrels ?? []).map(({ id, kind, asleep, last_run: lastRun }, index) => {
      const way = this.drafts ? (this.drafts.get(id) ?? []) : (this.best?.runs.find((run) => run.squirrel === id)?.hexes ?? []);
      const counted = known.find((run) => run.squirrel === id && sameWay(run.hexes, way)) ?? null;
      return { squirrel: id, kind, asleep, lastRun, index, way, counted };
    });
  });
  readonly isBest = $derived.by((): boolean => this.drafts === null || sameRuns(this.drafts, this.best?.runs ?? []));
  readonly answer = $derived.by((): RunsAnswer | null => (this.isBest ? this.best : this.drawn));
  readonly nuts = $derived.by((): number | null => (this.answer && !this.answer.refused ? this.answer.nuts : null));

  readonly marks = $derived.by((): ReadonlyMap<string, HexMark> => {
    const marks = new Map<string, HexMark>();
    const runner = this.runners.find((one) => one.squirrel === this.picked);
    if (!runner) return marks;
    for (const hex of [runner.way[0], runner.way.at(-1)]) if (hex !== undefined) marks.set(hex, { active: true });
    for (const hex of this.gesture) marks.set(hex, { active: true, picked: true });
    return marks;
  });

  /** While the harvest is decided, the runs that brought it. */
  #harvested(): readonly ShownRun[] | null {
    const { view } = this.board;
    const found = view.step === "harvest" ? view.runs.find((one) => one.family === view.family) : undefined;
    return found ? found.runs.map((run, place) => ({ run, family: found.family, index: this.#index(found.family, run.squirrel, place) })) : null;
  }

  #running(): readonly ShownRun[] | null {
    const { running } = this.board;
    if (!running) return null;
    return running.runs.map((run, place) => ({
      run: { ...run, stops: run.stops.slice(0, Math.max(0, running.reached - 1)) },
      family: running.family,
      index: this.#index(running.family, run.squirrel, place),
    }));
  }

  #shown(): readonly ShownRun[] | null {
    const family = this.family;
    if (family === null || (this.best === null && this.drafts === null)) return null;
    return this.runners.flatMap(({ squirrel, way, index, counted, kind }): readonly ShownRun[] => {
      const changed = squirrel === this.picked && this.gesture.length > 1;
      const hexes = changed ? splice(way, this.gesture, this.track) : way;
      if (!hexes.length) return [];
      const run = changed || !counted ? { squirrel, hexes, nuts: 0, waters: 0, kind, stops: [] } : counted;
      return [{ run, family, index, draft: !this.isBest || changed }];
    });
  }

  /** The place of a squirrel in its family, which gives its run a colour; another one where it is gone. */
  #index(family: Family, squirrel: string, otherwise: number): number {
    const found = this.board.families.get(family)?.squirrels.findIndex((one) => one.id === squirrel) ?? -1;
    return found < 0 ? otherwise : found;
  }

  // --- what the person does

  /** Shows the best runs of any family, to look at and to try others. */
  show(family: Family): void {
    this.tried = family;
    this.#triedAt = this.board.view.point;
    this.board.chosenTool = this;
    this.board.chosenMain = "map";
  }

  close(): void {
    this.tried = null;
    if (this.board.chosenTool === this) this.board.chosenTool = null;
  }

  pick(squirrel: string): void {
    this.picked = squirrel;
    this.gesture = [];
    this.unreachable = null;
  }

  backToBest(): void {
    this.drafts = null;
    this.drawn = null;
    this.nutsBefore = null;
    this.gesture = [];
    this.unreachable = null;
    clearTimeout(this.#timer);
    this.#counted++;
  }

  /** Takes the squirrel's run off the map. */
  clear(squirrel: string): void {
    this.#change(squirrel, []);
  }

  /** The action that runs what is drawn; null where it is not allowed or not counted yet. */
  readonly action = $derived.by((): Action | null => {
    if (!this.deciding || this.whatIf) return null;
    if (this.isBest) return this.board.choices("run-best")[0]?.action ?? null;
    if (!this.drawn || this.drawn.refused) return null;
    return { type: "draw-runs", runs: this.#runs() };
  });

  run(): void {
    if (this.action) this.board.props().act(this.action);
  }

  /** Opens the paragraph that forbids the drawn runs. */
  explain(): void {
    const paragraph = this.drawn?.refused?.paragraph;
    if (paragraph) this.board.props().showRule?.(paragraph);
  }

  click(hex: string): void {
    const runner = this.#runner(hex);
    if (!runner) return;
    const next = choose(runner.way, hex, this.track);
    this.unreachable = next ? null : hex;
    if (next) this.#change(runner.squirrel, next);
  }

  hover(hex: string | null): void {
    void hex;
  }

  cancel(): boolean {
    if (this.gesture.length) {
      this.gesture = [];
      return true;
    }
    if (!this.drafts) return false;
    this.backToBest();
    return true;
  }

  /** On the run, or where a new one could begin; elsewhere the pointer moves the map. */
  dragStart(hex: string): boolean {
    const runner = this.#runner(hex);
    if (!runner || !this.track.onwards([hex]).length || !(runner.way.includes(hex) || this.track.isEnd(hex))) return false;
    this.gesture = [hex];
    this.unreachable = null;
    return true;
  }

  dragTo(hex: string): void {
    if (this.gesture.length) this.gesture = follow(this.gesture, hex, this.track);
  }

  dragEnd(): void {
    const { gesture } = this;
    this.gesture = [];
    const runner = this.runners.find((one) => one.squirrel === this.picked);
    if (!runner || gesture.length < 2) return;
    const next = splice(runner.way, gesture, this.track);
    if (next !== runner.way) this.#change(runner.squirrel, next);
  }

  // --- asking

  /** The picked squirrel; where none is picked, the one whose run goes through the hex, else the first. */
  #runner(hex: string): Runner | null {
    const able = this.runners.filter((one) => !one.asleep);
    const found = able.find((one) => one.squirrel === this.picked) ?? able.find((one) => one.way.includes(hex)) ?? able[0];
    if (found) this.picked = found.squirrel;
    return found ?? null;
  }

  #change(squirrel: string, way: Way): void {
    this.nutsBefore = this.nuts ?? this.nutsBefore;
    this.drafts = new Map(this.runners.map((one) => [one.squirrel, one.squirrel === squirrel ? way : one.way]));
    this.drawn = null;
    clearTimeout(this.#timer);
    if (this.isBest) {
      this.drafts = null;
      this.#counted++;
      return;
    }
    this.#timer = setTimeout(() => void this.#count(), DELAY_MS);
  }

  #runs() {
    const kinds = new Map(this.runners.map((one) => [one.squirrel, one.kind]));
    return [...(this.drafts ?? [])]
      .filter(([squirrel, way]) => way.length > (kinds.get(squirrel) === PATCHED ? 0 : 1))
      .map(([squirrel, hexes]) => ({ squirrel, hexes, nuts: null, waters: null }));
  }

  /** The position or the family has changed: what was drawn is kept where its squirrels are still there. */
  #begin(family: Family | null): void {
    const same = family === this.#shownFor;
    this.#shownFor = family;
    if (!same) {
      this.backToBest();
      this.best = null;
      this.#figures = [];
      this.picked = null;
    }
    if (family === null) return;
    const squirrels = this.board.families.get(family)?.squirrels ?? [];
    if (!squirrels.some((one) => one.id === this.picked)) this.picked = squirrels.find((one) => !one.asleep)?.id ?? null;
    if (this.drafts && [...this.drafts.keys()].some((squirrel) => !squirrels.some((one) => one.id === squirrel))) this.backToBest();
    void this.#askBest(family);
    if (this.drafts) void this.#count();
  }

  async #askBest(family: Family): Promise<void> {
    const number = ++this.#asked;
    try {
      const best = await this.board.ask<"runs-answer">({ type: "ask-best-runs", family });
      if (number !== this.#asked) return;
      this.best = best;
      this.failed = false;
    } catch {
      if (number === this.#asked) this.failed = true;
    }
  }

  async #count(): Promise<void> {
    const family = this.family;
    const runs = this.#runs();
    if (family === null || !this.drafts) return;
    const number = ++this.#counted;
    try {
      const drawn = await this.board.ask<"runs-answer">({ type: "ask-drawn-runs", family, runs });
      if (number !== this.#counted) return;
      this.drawn = drawn;
      if (!drawn.refused) this.#figures = drawn.runs;
      this.failed = false;
    } catch {
      if (number === this.#counted) this.failed = true;
    }
  }
}

/** A squirrel that is running, with the stops it has reached. */
function runnerIn({ id, kind, asleep, last_run: lastRun }: SquirrelView, index: number, running: Running): Runner {
  const run = running.runs.find((one) => one.squirrel === id);
  const stops = run?.stops.slice(0, Math.max(0, running.reached - 1)) ?? [];
  const counted = run ? { ...run, stops, nuts: stops.reduce((sum, stop) => sum + stop.nuts, 0) } : null;
  return { squirrel: id, kind, asleep, lastRun, index, way: run?.hexes ?? [], counted };
}

function sameRuns(drafts: Drafts, runs: readonly SquirrelRun[]): boolean {
  return [...drafts].every(([squirrel, way]) => sameWay(way, runs.find((run) => run.squirrel === squirrel)?.hexes ?? []));
}
