import { describe, expect, it } from "vitest";
import type { TileFacts } from "../words";
import { COORDINATES, coordinatePlaceOf, faceOfTile, VALUE_RADIUS } from "./faces";
import { APOTHEM, distanceBetween, endPoint, MIDDLE, S, trackPoints, type Disc, type Point } from "./geometry";

/** Every tile of the box: tracks from edge to edge, or in braces the edges that meet in the middle; and its slots. */
const TILES: Readonly<Record<string, readonly [shape: string, slots?: number]>> = {
  7: ["01"], 8: ["02"], 9: ["03"],
  5: ["{01}", 1], 6: ["{02}", 1], 57: ["{03}", 1], 201: ["{01}", 1], 202: ["{02}", 1], 621: ["{03}", 1],
  16: ["02 13"], 19: ["03 24"], 20: ["03 14"],
  23: ["03 04"], 24: ["03 02"], 25: ["02 04"], 26: ["03 05"], 27: ["03 01"],
  28: ["04 05"], 29: ["02 01"], 30: ["04 01"], 31: ["02 05"],
  80: ["{012}"], 81: ["{024}"], 82: ["{013}"], 83: ["{035}"],
  14: ["{0134}", 2], 15: ["{0123}", 2], 619: ["{0234}", 2],
  576: ["{013}", 1], 577: ["{035}", 1], 579: ["{024}", 1], 792: ["{035}", 2], 793: ["{013}", 2],
  39: ["02 01 12"], 40: ["02 24 04"], 41: ["03 01 13"], 42: ["03 35 05"], 43: ["03 02 13 12"], 44: ["03 14 01 34"],
  45: ["03 24 04 23"], 46: ["03 24 34 02"], 47: ["03 14 13 04"],
  611: ["{01234}", 2], 582: ["{0234}", 2], TI_455: ["{012345}", 3],
}; // prettier-ignore

const BRIDGED = ["16", "19", "20", "43", "44", "45", "46", "47"];
const MEETING = ["80", "81", "82", "83"];

function tileOf(number: string): TileFacts {
  const [shape, slots = 0] = TILES[number] ?? [""];
  const edges = (text: string): number[] => [...text].filter((one) => /\d/.test(one)).map(Number);
  const parts = shape.split(" ");
  return {
    number, supply: number, colour: "green", area: "plain", copies: 1, slots,
    paths: parts.filter((part) => !part.startsWith("{")).map((part) => edges(part) as [number, number]),
    stops: parts.filter((part) => part.startsWith("{")).map(edges),
  }; // prettier-ignore
}

function covers(at: Point, radius: number, track: readonly Point[]): boolean {
  return track.some((point) => distanceBetween(at, point) < radius);
}

const TRACK = 5.25; // half of its width, with the casing
const VALUE = 0.2 * S;

describe.each(Object.keys(TILES))("tile %s", (number) => {
  const tile = tileOf(number);

  it.each([0, 1, 2, 3, 4, 5])("keeps its value and its marks off the track in rotation %i", (rotation) => {
    const face = faceOfTile(tile, rotation);
    const track = [
      ...face.paths.flatMap(([from, to]) => trackPoints(from, to, 40)),
      ...face.groups.flatMap((edges) => edges.flatMap((edge) => trackPoints(edge, MIDDLE, 40))),
    ];
    expect(covers(face.valuePlace, VALUE + TRACK, track)).toBe(false);
    for (const slot of face.slotPlaces) expect(distanceBetween(slot, face.valuePlace)).toBeGreaterThan(VALUE + face.slotRadius + 2.5);
    for (let edge = 0; edge < 6; edge++) {
      const { x, y } = endPoint(edge);
      expect((face.valuePlace.x * x + face.valuePlace.y * y) / APOTHEM).toBeLessThan(APOTHEM - VALUE);
    }
    expect(distanceBetween(face.valuePlace, face.notePlace)).toBeGreaterThan(VALUE + 0.1 * S);
  });

  it.each([0, 1, 2, 3, 4, 5])("keeps the coordinates off its value, number and slots in rotation %i", (rotation) => {
    const face = faceOfTile(tile, rotation);
    const signs: Disc[] = [
      { ...face.valuePlace, radius: VALUE_RADIUS },
      { ...face.numberPlace, radius: 8 },
      ...face.slotPlaces.map((place) => ({ ...place, radius: face.slotRadius })),
    ];
    const { x, y } = coordinatePlaceOf(face, signs);
    for (const sign of signs) {
      const beside = Math.max(0, Math.abs(sign.x - x) - COORDINATES.width / 2);
      const above = Math.max(0, Math.abs(sign.y - y) - COORDINATES.height / 2);
      expect(Math.hypot(beside, above)).toBeGreaterThan(sign.radius - 3.5);
    }
  });

  it("has a bridge where tracks cross, and a point only where a junction is", () => {
    const face = faceOfTile(tile, 0);
    expect(face.bridges).toHaveLength(BRIDGED.includes(number) ? 1 : 0);
    expect(face.junction).toBe(MEETING.includes(number));
  });
});
