/** The types of Zoo le Ma's view and the names of its things. */
import type { AnimalName } from "../../lib/animals/Animal.svelte";
import type { ZooLeMa } from "../../lib/wire";
import { tg } from "../../lib/words.svelte";

export type View = ZooLeMa.View;
export type Action = ZooLeMa.Action;
export type Event = ZooLeMa.Event;
export type Bid = ZooLeMa.Bid;
export type Place = ZooLeMa.Place;
export type Foresight = ZooLeMa.Foresight;
export type ZooView = ZooLeMa.ZooView;
export type ZooTile = ZooLeMa.ZooTile;
export type PlacedTile = ZooLeMa.PlacedTile;
export type Enclosure = ZooLeMa.Enclosure;
export type YearSheet = ZooLeMa.YearSheet;
export type Cell = ZooLeMa.Cell;
export type Corner = ZooLeMa.Corner;
export type Port = ZooTile["ports"][number];
export type Animal = ZooLeMa.Half["animal"];

export const ANIMALS: readonly Animal[] = ["apes", "mammals", "birds", "reptiles", "sea"];

/** The animal drawn for each kind. */
export const DRAWN: Readonly<Record<Animal, AnimalName>> = {
  apes: "ape",
  mammals: "elephant",
  birds: "penguin",
  reptiles: "crocodile",
  sea: "dolphin",
};

/** The mascot drawn on each entrance. */
export const MASCOTS: Readonly<Record<string, AnimalName>> = {
  "porky-park": "pig",
  "aqua-shark": "shark",
  "villa-gorilla": "ape",
  crocodome: "crocodile",
};

export function say(message: string, facts?: Record<string, string | number>): string {
  return tg("zoo-le-ma", message, facts);
}

export function kind(animal: Animal): string {
  return say(`animal-${animal}`);
}

/** "+2" or "−1", with a real minus sign. */
export function signed(count: number): string {
  return count > 0 ? `+${count}` : count < 0 ? `\u2212${-count}` : "0";
}

/** A tile for screen readers. */
export function tileLabel(tile: ZooTile): string {
  return say("board-tile", {
    tile: tile.id,
    a: kind(tile.a.animal),
    a_stars: tile.a.stars,
    b: kind(tile.b.animal),
    b_stars: tile.b.stars,
    bushes: tile.bushes,
  });
}
