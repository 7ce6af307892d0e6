/** Building stations and placing markers of powers on the map. */
import type { BoardState, Choice, HexMark, MapTool } from "../board_state.svelte";
import { sameAction, signed, type Action, type Power } from "../words";
import { costOf, harvestChange } from "./foresight_figures";
import { PlaceReasons } from "./place_reasons.svelte";
import { placesByHex } from "./power_choices";

export class PlaceTool implements MapTool {
  readonly board: BoardState;
  /** The hex under the pointer or the focus. */
  pointed = $state<string | null>(null);
  /** The power whose card is open in the panel of powers. */
  openPower = $state<Power | null>(null);
  /** What was chosen counts for the decision in which it was chosen, and for no other. */
  #power = $state.raw<{ readonly point: string | null; readonly power: Power } | null>(null);
  #picked = $state.raw<{ readonly point: string | null; readonly hex: string; readonly way: number | null } | null>(null);
  readonly reasons: PlaceReasons;

  constructor(board: BoardState) {
    this.board = board;
    this.reasons = new PlaceReasons(board, (hex) => this.#attempt(hex));
    // Before the other tools: a power that was chosen by hand. After them: what the step asks for.
    board.decisionTools.unshift(() => (this.inUse ? this : null));
    board.decisionTools.push(() => (this.asked ? this : null));
  }

  /** The power whose places are shown; null for an ordinary station. */
  get power(): Power | null {
    if (this.board.view.step === "second-hole") return "HOLE";
    return this.#ofNow(this.#power)?.power ?? null;
  }

  /** The hex that was clicked. */
  get picked(): string | null {
    return this.#ofNow(this.#picked)?.hex ?? null;
  }

  /** Which of the ways on the picked hex; null where it is still to be chosen. */
  get way(): number | null {
    return this.#ofNow(this.#picked)?.way ?? null;
  }

  #ofNow<T extends { readonly point: string | null }>(kept: T | null): T | null {
    return kept?.point === this.board.view.point ? kept : null;
  }

  /** Whether a power was chosen by hand, and has places. */
  get inUse(): boolean {
    return this.#ofNow(this.#power) !== null && this.board.view.step !== "second-hole" && this.places.size > 0;
  }

  /** Whether the step itself asks for a hex. */
  get asked(): boolean {
    const { step } = this.board.view;
    return (step === "station" || step === "second-hole") && this.board.props().choices.length > 0;
  }

  readonly places = $derived.by(() => placesByHex(this.board.choices("build-station", "mark"), this.power));

  get name(): "station" | "mark" {
    const first = [...this.places.values()][0]?.[0];
    return first?.action.type === "mark" ? "mark" : "station";
  }

  get fades(): boolean {
    return this.places.size > 0;
  }

  readonly marks = $derived.by((): ReadonlyMap<string, HexMark> => {
    const { hint, previewed } = this.board.props();
    const found = new Map<string, HexMark>();
    for (const [hex, ways] of this.places) {
      const isHere = (action: Action | null): boolean => action !== null && ways.some((way) => sameAction(way.action, action));
      found.set(hex, { active: true, picked: hex === this.picked || isHere(previewed), hinted: isHere(hint), badge: this.badge(ways) });
    }
    return found;
  });

  /** "2 · +30": what it costs and how the best harvest changes. */
  badge(ways: readonly Choice[]): string {
    const first = ways[0];
    if (!first) return "";
    const cost = costOf(first.foresight, this.board.view.family);
    const change = harvestChange(first.foresight);
    const parts = [cost ? String(cost) : "", change ? signed(change) : ""];
    return parts.filter((part) => part !== "").join(" · ");
  }

  /** The ways on the hex that is picked, or else pointed at. */
  get ways(): readonly Choice[] {
    const hex = this.picked ?? this.pointed;
    return hex === null ? [] : (this.places.get(hex) ?? []);
  }

  /** The choice that `confirm` would send. */
  get chosen(): Choice | null {
    if (this.picked === null || this.way === null) return null;
    return this.places.get(this.picked)?.[this.way] ?? null;
  }

  /** Shows the places of this power on the map. */
  use(power: Power): void {
    this.#power = { point: this.board.view.point, power };
    this.#forget();
    this.board.chosenTool = null;
    this.board.show("map");
  }

  /** On how many hexes the power could be used now. */
  countFor(power: Power): number {
    return placesByHex(this.board.choices("build-station", "mark"), power).size;
  }

  click(hex: string): void {
    const ways = this.places.get(hex);
    if (!ways) {
      this.#picked = null;
      this.reasons.tell(hex);
      return;
    }
    if (this.picked === hex && this.confirm()) return;
    this.pick(hex, ways.length === 1 ? 0 : null);
  }

  pick(hex: string, way: number | null): void {
    this.#picked = { point: this.board.view.point, hex, way };
    this.reasons.hide();
    this.board.props().preview(way === null ? null : (this.places.get(hex)?.[way]?.action ?? null));
  }

  hover(hex: string | null): void {
    this.pointed = hex;
    if (hex === null) this.reasons.leave();
    else if (this.places.has(hex)) this.reasons.hide();
    else this.reasons.rest(hex);
    if (this.picked !== null) return;
    const ways = hex === null ? undefined : this.places.get(hex);
    this.board.props().preview(ways?.length === 1 ? (ways[0]?.action ?? null) : null);
  }

  /** R goes through the ways to build on the picked hex. */
  rotate(by: 1 | -1): boolean {
    if (this.picked === null) return false;
    const count = this.places.get(this.picked)?.length ?? 0;
    if (count < 2) return false;
    this.pick(this.picked, this.way === null ? 0 : (this.way + by + count) % count);
    return true;
  }

  confirm(): boolean {
    const { chosen } = this;
    if (!chosen) return false;
    this.#forget();
    this.#power = null;
    this.board.props().preview(null);
    this.board.props().act(chosen.action, true);
    return true;
  }

  /** Gives the power up. */
  stop(): void {
    this.#forget();
    this.#power = null;
    this.board.props().preview(null);
  }

  /** Escape: first the hex, then the power is given up. */
  cancel(): boolean {
    this.board.props().preview(null);
    if (this.reasons.hide()) return true;
    if (this.picked !== null) {
      this.#forget();
      return true;
    }
    if (this.#ofNow(this.#power) === null) return false;
    this.#power = null;
    return true;
  }

  /** What is tried on a hex where nothing can be done. */
  #attempt(hex: string): Action {
    const { power } = this;
    if (power === null || power === "ON_A_DIET") return { type: "build-station", hex, power };
    if (power === "THAT_S_MINE" && this.name === "station") return { type: "build-station", hex, power };
    return { type: "mark", power: power as "HOLE" | "THAT_S_MINE" | "WHEAT" | "WORK_IN_PROGRESS", hex };
  }

  #forget(): void {
    this.reasons.hide();
    this.pointed = null;
    this.#picked = null;
  }
}
