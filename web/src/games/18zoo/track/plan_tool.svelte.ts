/** The private plan: ghost tiles and stations anybody may try out at any time. Nothing of it is sent as a move. */
import type { BoardState, HexMark, MapTool, ShownRun } from "../board_state.svelte";
import { powerName, say, signed, type AnswerOf, type Family, type PlannedTile } from "../words";
import { DelayedQuestion } from "./delayed_question";
import { lookOf, nextRotation } from "./lay_groups";
import { EMPTY_PLAN, MOST_SQUIRRELS, storedPlan, storePlan, withoutTile, withStation, withTile, type Plan } from "./plan_storage";
import { laterSquirrel } from "./supply";
import { drawnGhost, type FanButton, type FanItem, type TileFanOwner } from "./tile_fan";
import { leadsText } from "./track_words";

type Runs = AnswerOf<"runs-answer">;
type Query = Parameters<BoardState["ask"]>[0];

/** What can lie on the open hex, by tile. */
interface Fits {
  readonly tile: string;
  readonly rotations: readonly number[];
}

export class PlanTool implements MapTool, TileFanOwner {
  readonly name = "plan";
  readonly fades = false;
  readonly board: BoardState;
  plan = $state.raw<Plan>(EMPTY_PLAN);
  /** The best harvest as things lie, and with the plan. */
  before = $state.raw<Runs | null>(null);
  after = $state.raw<Runs | null>(null);
  /** Hexes whose ghost no longer fits. */
  misfits = $state.raw<ReadonlySet<string>>(new Set());
  #hex = $state<string | null>(null);
  #fits = $state.raw<readonly PlannedTile[] | null>(null);
  #pointed = $state<string | null>(null);
  #hovered = $state<string | null>(null);
  #earlier = $state.raw<readonly Plan[]>([]);
  #restored = false;
  readonly #best: DelayedQuestion<Runs>;
  readonly #now: DelayedQuestion<Runs>;
  readonly #fitting: DelayedQuestion<AnswerOf<"fits-answer">>;
  #checking = 0;
  #checked = new Map<string, AnswerOf<"fits-answer">>();

  constructor(board: BoardState) {
    this.board = board;
    const ask = (key: string): Promise<Runs> => board.ask<"runs-answer">(JSON.parse(key) as Query);
    this.#best = new DelayedQuestion(ask, (_key, answer) => (this.after = answer), 200);
    this.#now = new DelayedQuestion(ask, (_key, answer) => (this.before = answer), 0);
    this.#fitting = new DelayedQuestion(
      (key) => board.ask<"fits-answer">(JSON.parse(key) as Query),
      (_key, answer) => (this.#fits = answer?.lays ?? []),
      0,
    );
  }

  /** Whether the map is for planning just now. */
  readonly on = $derived.by((): boolean => this.board.chosenTool === this);
  readonly family = $derived.by((): Family | null => {
    const { view } = this.board;
    return this.plan.family ?? view.family ?? view.operating_order[0] ?? view.families.find((one) => one.launched)?.family ?? null;
  });
  readonly empty = $derived.by((): boolean => !this.plan.tiles.length && !this.plan.stations.length);
  readonly canUndo = $derived.by((): boolean => this.#earlier.length > 0);
  /** The ghosts that can lie there. */
  readonly fitting = $derived.by((): readonly PlannedTile[] => this.plan.tiles.filter((tile) => !this.misfits.has(tile.hex)));

  /** The best runs with the plan. */
  readonly drawnRuns = $derived.by((): readonly ShownRun[] | null => {
    const { after } = this;
    if (!this.on || !after || after.family !== this.family) return null;
    return after.runs.map((run, index) => ({ run, family: after.family, index, draft: true }));
  });

  // --- the map

  readonly marks = $derived.by((): ReadonlyMap<string, HexMark> => {
    const marks = new Map<string, HexMark>();
    // One that no longer fits would hide what lies there now.
    for (const tile of this.plan.tiles) marks.set(tile.hex, this.misfits.has(tile.hex) ? { badge: `\u2715 ${tile.tile}` } : { ghost: drawnGhost(this.board, tile) });
    for (const hex of this.plan.stations) marks.set(hex, { ...marks.get(hex), badge: say("board-track-plan-station-short") });
    const shown = this.shown;
    if (shown) marks.set(shown.hex, { ...marks.get(shown.hex), ghost: drawnGhost(this.board, shown) });
    const picked = this.#hex ?? this.#hovered;
    if (picked !== null) marks.set(picked, { ...marks.get(picked), picked: true });
    return marks;
  });

  click(hex: string): void {
    if (hex === this.#hex) this.close();
    else this.open(hex);
  }

  hover(hex: string | null): void {
    this.#hovered = hex;
  }

  rotate(by: 1 | -1): boolean {
    const shown = this.shown;
    const tile = this.#tiles.find((one) => one.tile === shown?.tile);
    if (!shown || !tile) return false;
    const next = nextRotation(tile.rotations, shown.rotation, by);
    if (next === null) return false;
    this.#pointed = null;
    this.#change(withTile(this.plan, { ...shown, rotation: next }));
    return true;
  }

  confirm(): boolean {
    if (this.#hex === null) return false;
    const shown = this.shown;
    if (shown && !this.plan.tiles.includes(shown)) this.#change(withTile(this.plan, shown));
    this.close();
    return true;
  }

  cancel(): boolean {
    if (this.#hex !== null) {
      this.close();
      return true;
    }
    return false;
  }

  // --- the fan

  get openHex(): string | null {
    return this.#hex;
  }

  readonly #tiles = $derived.by((): readonly Fits[] => {
    const found = new Map<string, number[]>();
    for (const { tile, rotation } of this.#fits ?? []) {
      const looks = this.board.tileFacts.get(tile)?.rotations;
      const rotations = found.get(tile) ?? [];
      found.set(tile, rotations);
      // Of rotations that look the same, the first that fits.
      const known = looks && looks.length < 6 ? rotations.some((one) => one % looks.length === rotation % looks.length) : rotations.includes(rotation);
      if (!known) rotations.push(rotation);
    }
    return [...found].map(([tile, rotations]) => ({ tile, rotations: rotations.sort() }));
  });
  readonly shown = $derived.by((): PlannedTile | null => {
    const hex = this.#hex;
    if (hex === null) return null;
    const planned = this.plan.tiles.find((one) => one.hex === hex) ?? null;
    const pointed = this.#tiles.find((one) => one.tile === this.#pointed);
    if (!pointed || pointed.tile === planned?.tile) return planned;
    return { hex, tile: pointed.tile, rotation: pointed.rotations[0] ?? 0 };
  });
  readonly shownKey = $derived.by((): string | null => this.shown?.tile ?? null);
  readonly items = $derived.by((): readonly FanItem[] =>
    this.#tiles.map(({ tile, rotations }) => {
      const rotation = this.shown?.tile === tile ? this.shown.rotation : (rotations[0] ?? 0);
      const place = Math.max(0, rotations.indexOf(rotation));
      const left = this.board.view.tiles[tile] ?? 0;
      const facts = this.board.tileFacts.get(tile);
      const later = facts && !facts.moles ? laterSquirrel(this.board.document, this.board.view.phase, facts) : null;
      const lines = [
        say("board-track-left-short", { left }),
        ...(later === null ? [] : [say("board-track-later-short", { squirrel: later })]),
        ...(facts?.moles ? [powerName("MOLES")] : []),
      ];
      const label = [
        say("board-track-tile", { tile }),
        leadsText(facts, rotation),
        rotations.length > 1 ? say("board-track-rotation", { place: place + 1, rotations: rotations.length }) : "",
        ...lines,
      ];
      return {
        key: tile,
        tile,
        rotation,
        rotations: rotations.length,
        place,
        lines,
        label: label.filter(Boolean).join(", "),
      };
    }),
  );
  readonly caption = $derived.by((): string => {
    const hex = this.#hex ?? "";
    if (this.#fits === null) return say("board-track-plan-asking", { hex });
    if (!this.#tiles.length) return say("board-track-plan-nothing-fits", { hex });
    const shown = this.shown;
    if (!shown) return say("board-track-choose-tile", { hex });
    const tile = say("board-track-plan-shown", { tile: shown.tile, hex });
    const { before, after } = this;
    if (!before || !after || !this.plan.tiles.includes(shown)) return tile;
    return say("board-track-plan-brings", { tile, harvest: say("board-track-harvest", { before: before.nuts, after: after.nuts }) });
  });
  readonly buttons = $derived.by((): readonly FanButton[] => {
    const hex = this.#hex;
    if (hex === null) return [];
    const buttons: FanButton[] = [];
    if (this.plan.tiles.some((one) => one.hex === hex)) buttons.push({ key: "remove", text: say("board-track-plan-remove"), press: () => this.removeTile(hex) }); // prettier-ignore
    if (this.#takesStation(hex)) {
      const planned = this.plan.stations.includes(hex);
      const text = planned ? say("board-track-plan-no-station") : say("board-track-plan-station");
      buttons.push({ key: "station", text, press: () => this.toggleStation(hex) });
    }
    if (this.shown) buttons.push({ key: "done", text: say("board-track-plan-done"), main: true, press: () => void this.confirm() });
    return buttons;
  });

  open(hex: string): void {
    this.#hex = hex;
    this.#pointed = null;
    this.#fits = null;
    this.#askFits(hex);
  }

  close(): void {
    this.#hex = null;
    this.#pointed = null;
    this.#fitting.cancel();
  }

  point(item: FanItem | null): void {
    this.#pointed = item?.tile ?? null;
  }

  choose(item: FanItem): void {
    const planned = this.plan.tiles.find((one) => one.hex === this.#hex);
    if (planned?.tile === item.tile) {
      this.rotate(1);
      return;
    }
    if (this.#hex !== null) this.#change(withTile(this.plan, { hex: this.#hex, tile: item.tile, rotation: item.rotation }));
  }

  // --- the bar

  /** Starts planning, or leaves it; what was planned is kept. */
  toggle(): void {
    this.close();
    if (this.on) {
      this.board.chosenTool = null;
      return;
    }
    this.board.chosenTool = this;
    if (!this.board.mapShown) this.board.show("map");
    this.refresh();
  }

  removeTile(hex: string): void {
    this.#change(withoutTile(this.plan, hex));
  }

  toggleStation(hex: string): void {
    this.#change(withStation(this.plan, hex));
  }

  chooseFamily(family: Family): void {
    this.#change({ ...this.plan, family, kinds: null });
  }

  addSquirrel(kind: string): void {
    const kinds = this.plan.kinds ?? this.ownKinds;
    if (kinds.length < MOST_SQUIRRELS) this.#change({ ...this.plan, kinds: [...kinds, kind] });
  }

  removeSquirrel(place: number): void {
    const kinds = this.plan.kinds ?? this.ownKinds;
    this.#change({ ...this.plan, kinds: kinds.filter((_, index) => index !== place) });
  }

  /** Back to the squirrels that the family has. */
  resetSquirrels(): void {
    this.#change({ ...this.plan, kinds: null });
  }

  undo(): void {
    const last = this.#earlier.at(-1);
    if (!last) return;
    this.#earlier = this.#earlier.slice(0, -1);
    this.#set(last);
  }

  clear(): void {
    this.#change({ ...this.plan, tiles: [], stations: [] });
    this.close();
  }

  readonly ownKinds = $derived.by((): readonly string[] => {
    const family = this.family === null ? undefined : this.board.families.get(this.family);
    return (family?.squirrels ?? []).map((squirrel) => squirrel.kind);
  });

  /** "+20" where both harvests are known. */
  readonly change = $derived.by((): string | null => (this.before && this.after ? signed(this.after.nuts - this.before.nuts) : null));

  /** Reads what this browser keeps for the table. */
  restore(): void {
    if (this.#restored) return;
    this.#restored = true;
    const families = this.board.view.families.map((one) => one.family);
    this.plan = storedPlan(browserStore(), this.board.props().table, families);
  }

  /** Another position, or another plan: what is known of the harvest is asked for anew. */
  positionChanged(): void {
    this.#best.forget();
    this.#now.forget();
    this.#fitting.forget();
    this.#checked = new Map();
    if (!this.on) return;
    // Others move on while somebody plans: what is open stays open.
    if (this.#hex !== null) this.#askFits(this.#hex);
    const laid = this.plan.tiles.filter((tile) => this.#isLaid(tile));
    if (laid.length) this.#set({ ...this.plan, tiles: this.plan.tiles.filter((tile) => !laid.includes(tile)) });
    else this.refresh();
  }

  /** Asks for the harvest, and which ghosts still fit. */
  refresh(): void {
    const family = this.family;
    if (!this.on || family === null) return;
    this.#now.request(JSON.stringify({ type: "ask-best-runs", family }));
    void this.#check().then(() => {
      const { stations, kinds } = this.plan;
      const query = { type: "ask-best-runs", family, tiles: this.fitting, stations, ...(kinds ? { kinds } : {}) };
      this.#best.request(JSON.stringify(query));
    });
  }

  /** Every ghost beside all others; the first that were planned lie first. */
  async #check(): Promise<void> {
    const check = ++this.#checking;
    const { tiles } = this.plan;
    const good: PlannedTile[] = [];
    const misfits = new Set<string>();
    for (const tile of tiles) {
      const { hex } = tile;
      const answer = await this.#fitsOn(hex, good);
      if (check !== this.#checking) return;
      const fits = answer === null || answer.lays.some((one) => one.tile === tile.tile && one.rotation === tile.rotation);
      if (fits) good.push(tile);
      else misfits.add(hex);
    }
    this.misfits = misfits;
  }

  /** What fits on a hex beside these ghosts; asked once for each position. */
  async #fitsOn(hex: string, tiles: readonly PlannedTile[]): Promise<AnswerOf<"fits-answer"> | null> {
    const key = JSON.stringify({ hex, tiles });
    const known = this.#checked.get(key);
    if (known) return known;
    const checked = this.#checked;
    const answer = await this.board.ask<"fits-answer">({ type: "ask-fits", hex, tiles }).catch(() => null);
    if (answer) checked.set(key, answer);
    return answer;
  }

  #askFits(hex: string): void {
    const tiles = this.fitting.filter((one) => one.hex !== hex);
    this.#fitting.now(JSON.stringify({ type: "ask-fits", hex, tiles }));
  }

  #isLaid(tile: PlannedTile): boolean {
    const there = this.board.hexes.get(tile.hex);
    const facts = there?.tile ? this.board.tileFacts.get(there.tile) : undefined;
    return facts?.supply === tile.tile && lookOf(facts, there?.rotation ?? 0) === lookOf(facts, tile.rotation);
  }

  #takesStation(hex: string): boolean {
    const tile = this.shown?.tile ?? this.board.hexes.get(hex)?.tile;
    return ((tile && this.board.tileFacts.get(tile)?.slots) || 0) > 0 || this.plan.stations.includes(hex);
  }

  #change(plan: Plan): void {
    if (plan === this.plan) return;
    this.#earlier = [...this.#earlier.slice(-49), this.plan];
    this.#set(plan);
  }

  #set(plan: Plan): void {
    this.plan = plan;
    storePlan(browserStore(), this.board.props().table, plan);
    this.refresh();
  }
}

function browserStore(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}
