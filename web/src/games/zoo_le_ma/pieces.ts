/** Where the pieces of a zoo stand: visitors in the enclosure of their kind, trees beside bushes, benches on the grass. */
import { bushesOf, cellsOf, corner, meeting, type Point } from "./ground";
import { ANIMALS, type Animal, type Enclosure, type Spot, type ZooView } from "./words";

/** What stands in one zoo at some moment. */
export interface Pieces {
  readonly visitors: Readonly<Record<Animal, number>>;
  readonly trees: number;
  readonly benches: readonly Spot[];
}

export interface Standing extends Point {
  readonly what: Animal | "tree" | "bench";
  readonly scale: number;
}

export function bestOf(zoo: ZooView, animal: Animal): Enclosure | undefined {
  return zoo.enclosures.find((one) => one.animal === animal && one.best);
}

export function piecesOf(zoo: ZooView): Pieces {
  const entries = ANIMALS.map((animal) => [animal, bestOf(zoo, animal)?.visitors ?? 0] as const);
  return {
    visitors: Object.fromEntries(entries) as Record<Animal, number>,
    trees: zoo.trees,
    benches: zoo.benches,
  };
}

/** In the corner of a half that its path and its picture leave free. */
export function visitorSpot(cell: { x: number; y: number }, place: number, of: number): Point {
  const { x, y } = corner(cell);
  return { x: x + (of === 1 ? 24 : 16 + place * 17), y: y + 92 - place * 2 };
}

/** Trees belong to the tile with the most bushes, and stand behind them. */
export function treeSpots(zoo: ZooView): readonly Point[] {
  const most = Math.max(0, ...zoo.tiles.map((one) => one.tile.bushes));
  const green = zoo.tiles.find((one) => most > 0 && one.tile.bushes === most);
  if (!green) return [];
  const cells = cellsOf(green);
  const order = bushesOf(green.tile)[0] ? cells : [...cells].reverse();
  return order.map(corner).map(({ x, y }) => ({ x: x + 79, y: y + 72 }));
}

/** All of them, the farther ones first. */
export function standing(zoo: ZooView, pieces: Pieces): readonly Standing[] {
  const all: Standing[] = [];
  for (const animal of ANIMALS) {
    const cell = bestOf(zoo, animal)?.cells[0];
    const count = pieces.visitors[animal];
    for (let place = 0; cell && place < count; place++)
      all.push({ what: animal, scale: 0.95, ...visitorSpot(cell, place, count) });
  }
  const spots = treeSpots(zoo);
  for (let place = 0; place < pieces.trees; place++) {
    const at = spots[place % Math.max(1, spots.length)];
    if (at) all.push({ what: "tree", scale: 0.8, x: at.x + 6 * Math.floor(place / 2), y: at.y });
  }
  for (const spot of pieces.benches) {
    const { x, y } = meeting(spot);
    all.push({ what: "bench", scale: 0.95, x, y: y + 11 });
  }
  return all.sort((one, other) => one.y - other.y);
}
