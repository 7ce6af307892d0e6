/** What a fan of tiles about a hex shows and does; laying and planning each have theirs. */
import type { BoardState } from "../board_state.svelte";
import type { PlannedTile } from "../words";

/** One tile of the fan in the rotation it is drawn in. */
export interface FanItem {
  readonly key: string;
  readonly tile: string;
  readonly rotation: number;
  /** How many legal rotations the tile has here, and which of them this is. */
  readonly rotations: number;
  readonly place: number;
  /** Short lines under the picture: cost, change of the harvest, a power. */
  readonly lines: readonly string[];
  /** Everything about it in words. */
  readonly label: string;
}

/** A button of the fan's bar. */
export interface FanButton {
  readonly key: string;
  readonly text: string;
  readonly main?: boolean;
  press(this: void): void;
}

export interface TileFanOwner {
  /** The hex it is open at; null when it is closed. */
  readonly openHex: string | null;
  readonly items: readonly FanItem[];
  /** The key of the item whose tile lies on the map as a ghost. */
  readonly shownKey: string | null;
  readonly shown: PlannedTile | null;
  /** One line about the tile that is shown, or what to do. */
  readonly caption: string;
  readonly buttons: readonly FanButton[];
  /** Pointed at or focused; null: no longer. */
  point(item: FanItem | null): void;
  choose(item: FanItem): void;
  rotate(by: 1 | -1): boolean;
  confirm(): boolean;
  cancel(): boolean;
}

/** As it is drawn on the map: on water with the marker. */
export function drawnGhost(board: BoardState, { hex, tile, rotation }: PlannedTile): PlannedTile {
  return { hex, tile: tileOn(board, hex, tile), rotation };
}

/** The tile's face on this hex: on water it has a marker. */
export function tileOn(board: BoardState, hex: string | null, tile: string): string {
  const wet = hex !== null && board.hexFacts.get(hex)?.area === "O";
  return wet && board.tileFacts.has(`X${tile}`) ? `X${tile}` : tile;
}
