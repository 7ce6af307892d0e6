import { describe, expect, it } from "vitest";
import { faceOfPrint, faceOfTile, wayThrough } from "./faces";
import {
  APOTHEM, boxAround, bridgePath, centreOf, crosses, distanceBetween, edgeBetween, endPoint, neighbour, S, trackPath, trackPoints,
} from "./geometry"; // prettier-ignore
import { runPaths } from "./run_lines";
import type { HexFacts, TileFacts } from "../words";

const EDGES = [0, 1, 2, 3, 4, 5];

describe("edges", () => {
  it("start in the south and go clockwise", () => {
    expect(endPoint(0).x).toBeCloseTo(0);
    expect(endPoint(0).y).toBeCloseTo(APOTHEM);
    expect(endPoint(1).x).toBeLessThan(0);
    expect(endPoint(1).y).toBeGreaterThan(0);
    expect(endPoint(3).y).toBeCloseTo(-APOTHEM);
    expect(endPoint(5).x).toBeGreaterThan(0);
  });

  it("lie in the middle between two hexes", () => {
    for (const edge of EDGES) {
      const [column, row] = neighbour(4, 8, edge);
      const [here, there] = [centreOf(4, 8), centreOf(column, row)];
      const point = endPoint(edge);
      expect(here.x + point.x).toBeCloseTo((here.x + there.x) / 2);
      expect(here.y + point.y).toBeCloseTo((here.y + there.y) / 2);
      expect(edgeBetween({ column: 4, row: 8 }, { column, row })).toBe(edge);
      expect(edgeBetween({ column, row }, { column: 4, row: 8 })).toBe((edge + 3) % 6);
    }
    expect(edgeBetween({ column: 4, row: 8 }, { column: 4, row: 12 })).toBeNull();
  });
});

describe("track", () => {
  it("is sharp, gentle or straight", () => {
    expect(trackPath(0, 1)).toContain(`A${S / 2} ${S / 2}`);
    expect(trackPath(0, 2)).toContain(`A${1.5 * S} ${1.5 * S}`);
    expect(trackPath(0, 3)).toMatch(/^M0 43.3L-?0 -43.3$/);
    expect(trackPath(2, 6)).toContain("L0 0");
  });

  it("leaves each edge at a right angle, and stays inside", () => {
    for (const from of EDGES) {
      for (const to of EDGES) {
        if (from === to) continue;
        const points = trackPoints(from, to, 100);
        const [first, second] = points;
        const edge = endPoint(from);
        if (!first || !second) throw new Error("no points");
        expect(distanceBetween(first, edge)).toBeLessThan(1e-9);
        expect(distanceBetween(points.at(-1) ?? first, endPoint(to))).toBeLessThan(1e-9);
        const inward = ((second.x - first.x) * -edge.x + (second.y - first.y) * -edge.y) / APOTHEM;
        expect(inward / distanceBetween(first, second)).toBeGreaterThan(0.99);
        for (const point of points) expect(Math.hypot(point.x, point.y)).toBeLessThan(APOTHEM + 1e-9);
      }
    }
  });

  it("crosses where edges alternate, and parts where they are shared", () => {
    expect(crosses([0, 3], [2, 4])).toBe(true);
    expect(crosses([0, 2], [1, 3])).toBe(true);
    expect(crosses([0, 3], [1, 2])).toBe(false);
    expect(crosses([0, 3], [0, 4])).toBe(false);
    expect(bridgePath([0, 3], [1, 4])).toMatch(/^M/);
  });
});

const tile = (paths: TileFacts["paths"], stops: TileFacts["stops"] = []): TileFacts => ({
  number: "?", colour: "green", area: "plain", copies: 1, paths, stops,
}) as TileFacts; // prettier-ignore

describe("faces", () => {
  it("turn with their tile", () => {
    expect(faceOfTile(tile([[0, 2]]), 5).paths).toEqual([[5, 1]]);
    expect(faceOfTile(tile([], [[0, 1, 3]]), 4).groups).toEqual([[4, 5, 1]]);
  });

  it("lead from edge to edge, through a junction by the middle", () => {
    const fork = faceOfTile(tile([[0, 3], [0, 4]]), 0); // prettier-ignore
    expect(wayThrough(fork, 4, 0)).toEqual([[4, 0]]);
    expect(wayThrough(fork, 3, 4)).toBeNull();
    const junction = faceOfTile(tile([], [[0, 1, 2]]), 1);
    expect(wayThrough(junction, 1, 3)).toEqual([[1, 6], [6, 3]]); // prettier-ignore
    expect(junction.junction).toBe(true);
  });

  it("keep the value off the track", () => {
    const every = faceOfTile({ ...tile([], [EDGES]), slots: 3 }, 0);
    const track = EDGES.flatMap((edge) => trackPoints(edge, 6));
    expect(Math.min(...track.map((point) => distanceBetween(point, every.valuePlace)))).toBeGreaterThan(0.28 * S);
  });

  it("end blunt on grey areas", () => {
    const grey: HexFacts = { hex: "A1", column: 0, row: 1, area: "grey", edges: [], tracks: [[0, 3]], stubs: [2] }; // prettier-ignore
    expect(faceOfPrint(grey)).toMatchObject({ stubs: [2], paths: [[0, 3]], groups: [] });
  });
});

describe("runs", () => {
  const straight = faceOfTile(tile([[0, 3]]), 0);
  const station = faceOfTile({ ...tile([], [[0, 3]]), slots: 1 }, 0);
  const places = new Map(["A2", "A4", "A6", "D2"].map((hex) => [hex, { column: hex.charCodeAt(0) - 65, row: Number(hex.slice(1)) }]));
  const lines = (...runs: string[][]): string[] => runPaths(runs, (hex) => places.get(hex), (hex) => (hex === "A4" ? straight : station)); // prettier-ignore

  it("go from station to station", () => {
    const [line] = lines(["A2", "A4", "A6"]);
    expect(line).toMatch(/^M0 86.6/);
    expect(line).toMatch(/L0 259.81$/);
  });

  it("lie side by side where they share track, whichever way they run", () => {
    const [one, other] = lines(["A2", "A4", "A6"], ["A6", "A4", "A2"]);
    const middle = (line: string | undefined): number => Number(/L(-?[\d.]+) 173.21/.exec(line ?? "")?.[1]);
    expect(middle(one)).not.toBe(0);
    expect(middle(one)).toBeCloseTo(-middle(other));
  });

  it("are interrupted by the hole", () => {
    expect(lines(["A2", "A4", "D2"])[0]?.match(/M/g)).toHaveLength(1);
    expect(lines(["A2", "A4", "D2", "A2", "A4"])[0]?.match(/M/g)).toHaveLength(2);
  });
});

describe("the box around hexes", () => {
  it("holds them whole", () => {
    const box = boxAround([{ column: 0, row: 0 }, { column: 1, row: 1 }]); // prettier-ignore
    expect(box).toEqual({ x: -S, y: -APOTHEM, width: 3.5 * S, height: 3 * APOTHEM });
  });
});
