/** Laying track: hexes with a legal lay are lit, and the legal tiles fan out about the one that is clicked. */
import type { BoardState, Choice, HexMark, MapTool } from "../board_state.svelte";
import { powerName, say, signed, type ActionOf, type PlannedTile } from "../words";
import { HexReasons } from "./hex_reasons.svelte";
import { bestLay, costOf, firstWay, groupLays, harvestChange, nextRotation, onlyTile, type LayAt, type LaysByHex, type TileAt } from "./lay_groups"; // prettier-ignore
import { drawnGhost, type FanButton, type FanItem, type TileFanOwner } from "./tile_fan";
import { costText, harvestText, leadsText } from "./track_words";

export type LayPower = NonNullable<ActionOf<"lay">["power"]>;
type LayChoice = Choice<"lay">;

export const LAY_STEPS: readonly string[] = ["home", "bonus", "track", "second-map"];

export class LayTool implements MapTool, TileFanOwner {
  readonly name = "lay";
  readonly board: BoardState;
  readonly reasons: HexReasons;
  /** A tile chosen in the supply: only the hexes where it fits are lit. */
  supplyTile = $state<string | null>(null);
  /** Only lays by this power are offered. */
  power = $state<LayPower | null>(null);
  /** The tile whose upgrades are shown in the supply. */
  chart = $state<string | null>(null);
  #hex = $state<string | null>(null);
  #hovered = $state<string | null>(null);
  /** The tile that was clicked in the fan, and the one that is pointed at. */
  #chosen = $state<string | null>(null);
  #pointed = $state<string | null>(null);
  /** By tile, as far as somebody rotated it. */
  #rotations = $state.raw<ReadonlyMap<string, number>>(new Map());
  /** Two ways are possible, and one has to be chosen. */
  #asksWay = $state(false);
  /** Where planning put a tile: that is the first one to be offered. */
  planned: (hex: string) => PlannedTile | null = () => null;

  constructor(board: BoardState) {
    this.board = board;
    this.reasons = new HexReasons(board, () => this.supplyTile);
    board.decisionTools.push(() => (this.active ? this : null));
  }

  readonly lays = $derived.by((): LaysByHex => groupLays(this.board.choices("lay"), this.board.tileFacts));
  /** What is lit: less than `lays` where a tile or a power was chosen first. */
  readonly offered = $derived.by((): LaysByHex => {
    const power = this.power;
    const choices = this.board.choices("lay").filter((choice) => power === null || choice.action.power === power);
    const lays = power === null ? this.lays : groupLays(choices, this.board.tileFacts);
    return this.supplyTile === null ? lays : onlyTile(lays, this.supplyTile);
  });
  readonly active = $derived.by((): boolean => {
    const asked = LAY_STEPS.includes(this.board.view.step) && this.board.props().choices.length > 0;
    return asked || (this.power !== null && this.lays.size > 0);
  });
  /** A power lays track while the turn is at another step: the decision beside the map is not about it. */
  readonly inBetween = $derived.by((): boolean => this.power !== null && this.board.chosenTool === this && !LAY_STEPS.includes(this.board.view.step));
  /** Powers by which something can be laid now. */
  readonly powers = $derived.by((): readonly LayPower[] => {
    const found = this.board.choices("lay").flatMap((choice) => (choice.action.power ? [choice.action.power] : []));
    return [...new Set(found)];
  });
  readonly openHex = $derived.by((): string | null => (this.#hex !== null && this.offered.has(this.#hex) ? this.#hex : null));
  readonly #tiles = $derived.by((): readonly TileAt[] => (this.openHex === null ? [] : (this.offered.get(this.openHex) ?? [])));

  /** The lay whose ghost is on the map. */
  readonly shownLay = $derived.by((): LayAt | null => {
    const number = this.#pointed ?? this.#chosen;
    const tile = this.#tiles.find((one) => one.tile === number);
    return tile ? this.#inRotation(tile) : null;
  });
  readonly shown = $derived.by((): PlannedTile | null => {
    const lay = this.shownLay;
    return lay ? { hex: lay.hex, tile: lay.tile, rotation: lay.rotation } : null;
  });
  readonly shownWay = $derived.by((): LayChoice | null => (this.shownLay ? firstWay(this.shownLay) : null));
  /** A tile was chosen, and only has to be confirmed. */
  readonly ready = $derived.by((): boolean => this.#chosen !== null && this.shownLay !== null);

  readonly items = $derived.by((): readonly FanItem[] => {
    const [only, ...others] = this.#tiles;
    if (only && !others.length) return only.lays.map((lay, place) => this.#item(lay, only.lays.length, place));
    return this.#tiles.map((tile) => {
      const lay = this.#inRotation(tile);
      return this.#item(lay, tile.lays.length, tile.lays.indexOf(lay));
    });
  });
  readonly shownKey = $derived.by((): string | null => {
    const lay = this.shownLay;
    return lay ? (this.#tiles.length === 1 ? keyOf(lay) : lay.tile) : null;
  });

  readonly caption = $derived.by((): string => {
    const lay = this.shownLay;
    if (this.#asksWay) return say("board-track-which-way");
    if (!lay) return say("board-track-choose-tile", { hex: this.openHex ?? "" });
    return say("board-track-caption", { tile: say("board-track-tile-on", { tile: lay.tile, hex: lay.hex }), facts: this.#facts(lay).join(", ") });
  });
  readonly buttons = $derived.by((): readonly FanButton[] => {
    const lay = this.shownLay;
    if (!lay) return [];
    if (this.#asksWay)
      return lay.ways.map((way) => ({ key: way.action.power ?? "ordinary", text: this.wayText(way), main: way.action.power === null, press: () => this.lay(way) })); // prettier-ignore
    return [{ key: "lay", text: say("board-track-lay"), main: true, press: () => void this.confirm() }];
  });

  readonly marks = $derived.by((): ReadonlyMap<string, HexMark> => {
    const { hint, previewed } = this.board.props();
    const marks = new Map<string, HexMark>();
    const family = this.board.view.family;
    for (const [hex, tiles] of this.offered) {
      const change = harvestChange(firstForesight(bestLay(tiles.flatMap((tile) => tile.lays), family))); // prettier-ignore
      marks.set(hex, {
        active: true,
        picked: hex === (this.openHex ?? this.#hovered),
        hinted: hint?.type === "lay" && hint.hex === hex,
        ...(change ? { badge: signed(change) } : {}),
      });
    }
    const ghost = this.shown ?? (previewed?.type === "lay" ? previewed : null) ?? this.#hoveredTile();
    if (ghost) marks.set(ghost.hex, { ...marks.get(ghost.hex), ghost: drawnGhost(this.board, ghost) });
    return marks;
  });

  /** Only after a tile or a power was chosen: then everything else is no longer meant. */
  get fades(): boolean {
    return this.supplyTile !== null || this.power !== null;
  }

  // --- the map

  click(hex: string): void {
    if (this.offered.has(hex)) {
      if (hex === this.openHex && this.ready) this.confirm();
      else this.open(hex);
      return;
    }
    this.close();
    this.reasons.tell(hex);
  }

  hover(hex: string | null): void {
    this.#hovered = hex;
    if (this.openHex !== null) return;
    if (hex === null) this.reasons.leave();
    else if (this.offered.has(hex)) this.reasons.hide();
    else this.reasons.rest(hex);
  }

  rotate(by: 1 | -1): boolean {
    const lay = this.shownLay;
    const tile = lay ? this.#tiles.find((one) => one.tile === lay.tile) : undefined;
    if (!lay || !tile) return false;
    const next = nextRotation(tile.lays.map((one) => one.rotation), lay.rotation, by); // prettier-ignore
    if (next === null) return false;
    this.#rotations = new Map(this.#rotations).set(tile.tile, next);
    this.#chosen = tile.tile;
    this.#pointed = null;
    this.#asksWay = false;
    this.#tellList();
    return true;
  }

  confirm(): boolean {
    const lay = this.shownLay;
    if (!lay) return false;
    const [way, ...others] = lay.ways;
    if (!way) return false;
    if (others.length) {
      this.#chosen = lay.tile;
      this.#asksWay = true;
    } else this.lay(way);
    return true;
  }

  cancel(): boolean {
    if (this.#asksWay) {
      this.#asksWay = false;
      return true;
    }
    if (this.openHex !== null) {
      this.close();
      return true;
    }
    if (this.reasons.hide()) return true;
    if (this.supplyTile !== null) {
      this.supplyTile = null;
      return true;
    }
    if (this.power !== null) {
      this.usePower(null);
      return true;
    }
    return false;
  }

  // --- the fan

  open(hex: string): void {
    this.reasons.hide();
    this.#hex = hex;
    this.#rotations = new Map();
    this.#pointed = null;
    this.#asksWay = false;
    const tiles = this.offered.get(hex) ?? [];
    const first = tiles[0];
    const wished = tiles.find((tile) => tile.tile === this.#wish(hex)?.tile);
    // One tile alone needs no choice; otherwise nothing is chosen before somebody does.
    this.#chosen = wished?.tile ?? (first && tiles.length === 1 ? first.tile : null);
    this.#tellList();
  }

  close(): void {
    if (this.#hex !== null) this.board.props().preview(null);
    this.#hex = null;
    this.#chosen = null;
    this.#pointed = null;
    this.#asksWay = false;
  }

  point(item: FanItem | null): void {
    if (item && this.#tiles.length === 1) {
      this.#rotations = new Map(this.#rotations).set(item.tile, item.rotation);
      this.#chosen = item.tile;
    } else this.#pointed = item?.tile ?? null;
    if (item && item.key !== this.shownKey) this.#asksWay = false;
    this.#tellList();
  }

  /** A click on a tile chooses it; another one rotates it. */
  choose(item: FanItem): void {
    if (this.#chosen === item.tile && this.#tiles.length > 1 && item.rotations > 1) {
      this.rotate(1);
      return;
    }
    this.#rotations = new Map(this.#rotations).set(item.tile, item.rotation);
    this.#chosen = item.tile;
    this.#asksWay = false;
    this.#tellList();
  }

  lay(way: LayChoice): void {
    const { act, sound } = this.board.props();
    this.close();
    this.supplyTile = null;
    // In another step the map goes back to what that step is about.
    if (!LAY_STEPS.includes(this.board.view.step)) this.usePower(null);
    sound("card");
    act(way.action, true);
  }

  // --- from elsewhere on the board

  /** Lights the hexes where this tile fits; again: no longer. */
  takeFromSupply(tile: string | null): void {
    this.close();
    this.reasons.hide();
    this.supplyTile = tile === this.supplyTile ? null : tile;
    if (this.supplyTile !== null && !this.board.mapShown) this.board.show("map");
  }

  /** Shows what a tile can become, and what can become it. */
  showUpgrades(tile: string): void {
    this.chart = this.board.tileFacts.get(tile)?.supply ?? tile;
    this.board.show("tiles");
  }

  /** Only lays by this power from now on, at whatever step; null ends that. */
  usePower(power: LayPower | null): void {
    this.close();
    this.power = power;
    if (power !== null) {
      this.board.chosenTool = this;
      if (!this.board.mapShown) this.board.show("map");
    } else if (this.board.chosenTool === this) this.board.chosenTool = null;
  }

  /** What was chosen belonged to another position. */
  positionChanged(): void {
    this.reasons.positionChanged();
    this.#asksWay = false;
    if (this.#hex !== null && !this.offered.has(this.#hex)) this.close();
    if (this.power !== null && !this.powers.includes(this.power) && this.board.props().choices.length) this.usePower(null);
    if (this.supplyTile !== null && this.board.props().choices.length && !this.offered.size) this.supplyTile = null;
  }

  /** "As ordinary track, costs 1", or "By Rabbits, 2 uses left". */
  wayText(way: LayChoice): string {
    const cost = costText(costOf(way.foresight, this.board.view.family));
    const { power } = way.action;
    if (power === null) return say("board-track-way-ordinary", { cost });
    return say("board-track-way-power", { power: powerName(power), uses: this.board.view.uses_left[power] ?? 1, cost });
  }

  #wish(hex: string): PlannedTile | null {
    const { hint } = this.board.props();
    return this.planned(hex) ?? (hint?.type === "lay" && hint.hex === hex ? hint : null);
  }

  #inRotation(tile: TileAt): LayAt {
    const wish = this.#wish(tile.lays[0]?.hex ?? "");
    const wanted = this.#rotations.get(tile.tile) ?? (wish?.tile === tile.tile ? wish.rotation : undefined);
    const lay = tile.lays.find((one) => wanted !== undefined && one.alike.includes(wanted));
    return lay ?? (bestLay(tile.lays, this.board.view.family) as LayAt);
  }

  #hoveredTile(): PlannedTile | null {
    const hex = this.#hovered;
    if (this.supplyTile === null || this.openHex !== null || hex === null) return null;
    const tile = this.offered.get(hex)?.[0];
    return tile ? this.#inRotation(tile) : null;
  }

  #item(lay: LayAt, rotations: number, place: number): FanItem {
    const foresight = firstForesight(lay);
    const cost = costOf(foresight, this.board.view.family);
    const change = harvestChange(foresight);
    const power = lay.ways.length === 1 ? lay.ways[0]?.action.power : null;
    const lines = [
      ...(cost ? [say("board-track-cost-short", { cost: signed(-cost) })] : []),
      ...(change === null ? [] : [say("board-track-nuts-short", { change: change === 0 ? "±0" : signed(change) })]),
      ...(power ? [powerName(power)] : []),
    ];
    return { key: this.#tiles.length === 1 ? keyOf(lay) : lay.tile, tile: lay.tile, rotation: lay.rotation, rotations, place, lines, label: this.#label(lay, rotations, place) };
  }

  #label(lay: LayAt, rotations = 1, place = 0): string {
    return [
      say("board-track-tile", { tile: lay.tile }),
      leadsText(this.board.tileFacts.get(lay.tile), lay.rotation),
      rotations > 1 ? say("board-track-rotation", { place: place + 1, rotations }) : "",
      ...this.#facts(lay),
    ]
      .filter(Boolean)
      .join(", ");
  }

  /** Cost, harvest and powers in words. */
  #facts(lay: LayAt): readonly string[] {
    const foresight = firstForesight(lay);
    const by = lay.ways.some((way) => way.action.power === null) ? "board-track-or-by-power" : "board-track-by-power";
    const powers = lay.ways.flatMap((way) => (way.action.power ? [say(by, { power: powerName(way.action.power) })] : []));
    return [costText(costOf(foresight, this.board.view.family)), foresight ? harvestText(foresight) : "", ...powers].filter(Boolean);
  }

  #tellList(): void {
    this.board.props().preview(this.shownWay?.action ?? null);
  }
}

function keyOf(lay: LayAt): string {
  return `${lay.tile}-${lay.rotation}`;
}

function firstForesight(lay: LayAt | null): LayChoice["foresight"] {
  return (lay && firstWay(lay)?.foresight) ?? null;
}
