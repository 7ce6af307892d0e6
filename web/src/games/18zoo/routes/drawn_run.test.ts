import { describe, expect, it } from "vitest";
import { choose, follow, sameWay, splice, type Way } from "./drawn_run";
import { LADDER, trackMap } from "./track_map.fixture";

const way = (letters: string): Way => letters.split(" ").filter(Boolean);
const spliced = (run: string, drag: string): string => splice(way(run), way(drag), LADDER).join(" ");
const chosen = (run: string, hex: string): string | null => choose(way(run), hex, LADDER)?.join(" ") ?? null;

describe("the track", () => {
  it("is followed through a tile as its paths lead", () => {
    expect(LADDER.joined("A", "B", "C")).toBe(true);
    expect(LADDER.onwards(["A", "B"])).toEqual(["C"]);
    expect(LADDER.connected("A", "U")).toBe(false);
  });

  it("ends at an R area, at stations and at water", () => {
    expect(LADDER.onwards(["E", "R"])).toEqual([]);
    expect(["A", "B", "D", "R"].map((hex) => LADDER.isEnd(hex))).toEqual([true, false, true, true]);
  });

  it("goes through the HOLE to the other R area", () => {
    const map = trackMap({
      A: { at: [0, 0], tile: "611" },
      R1: { at: [0, 2], area: "R", tracks: [[3, 6]], hole: true },
      R2: { at: [9, 9], area: "R", tracks: [[0, 6]], hole: true },
      Z: { at: [9, 11], tile: "611" },
    });
    expect(map.continuation(["A"], "Z")).toEqual(["R1", "R2", "Z"]);
  });
});

describe("a gesture", () => {
  it("follows track hex by hex and takes hexes back", () => {
    expect(follow(way("A"), "B", LADDER)).toEqual(way("A B"));
    expect(follow(way("A B C"), "B", LADDER)).toEqual(way("A B"));
  });

  it("fills in the hexes that a quick pointer left out, and ignores where no track leads", () => {
    expect(follow(way("A"), "C", LADDER)).toEqual(way("A B C"));
    expect(follow(way("A"), "U", LADDER)).toEqual(way("A"));
  });
});

describe("a dragged path", () => {
  it("between two hexes of the run replaces what was there", () => {
    expect(spliced("A B C D E", "A W1 W2 C")).toBe("A W1 W2 C D E");
    expect(spliced("A B C D E", "C W2 W1 A")).toBe("A W1 W2 C D E");
  });

  it("from an end makes the run longer", () => {
    expect(spliced("A B C", "C D E")).toBe("A B C D E");
    expect(spliced("C D E", "C B A")).toBe("A B C D E");
  });

  it("along the run from an end makes it shorter", () => {
    expect(spliced("A B C D E", "E D C")).toBe("A B C");
    expect(spliced("A B C D E", "A B C")).toBe("C D E");
  });

  it("that leaves the run from its middle becomes its new end", () => {
    expect(spliced("B C D E", "C W2 W1")).toBe("W1 W2 C D E");
    expect(spliced("A B C D", "C W2 W1")).toBe("A B C W2 W1");
    expect(spliced("A B C D", "B C W2")).toBe("A B C W2");
  });

  it("that touches the run nowhere is a new run", () => {
    expect(spliced("A B C", "D E R")).toBe("D E R");
    expect(spliced("", "A B C")).toBe("A B C");
  });

  it("towards the run counts as one from it", () => {
    expect(spliced("A B C", "E D C")).toBe("A B C D E");
  });

  it("of one hex changes nothing", () => {
    expect(spliced("A B C", "B")).toBe("A B C");
  });
});

describe("a hex chosen by click or key", () => {
  it("begins a run, continues it and takes the end off again", () => {
    expect(chosen("", "A")).toBe("A");
    expect(chosen("A", "C")).toBe("A B C");
    expect(chosen("A B C", "E")).toBe("A B C D E");
    expect(chosen("A B C D E", "E")).toBe("A B C D");
    expect(chosen("A B C D E", "A")).toBe("C D E");
    expect(chosen("A", "A")).toBe("");
  });

  it("is reached from the nearer end", () => {
    expect(chosen("C D E", "A")).toBe("A B C D E");
  });

  it("in the middle cuts the shorter part off", () => {
    expect(chosen("A B C D E", "B")).toBe("B C D E");
    expect(chosen("A B C D E", "D")).toBe("A B C D");
  });

  it("without track leads nowhere", () => {
    expect(chosen("A B C", "U")).toBeNull();
  });
});

it("a run read from its other end is the same way", () => {
  expect(sameWay(way("A B C"), way("C B A"))).toBe(true);
  expect(sameWay(way("A B C"), way("A W C"))).toBe(false);
});
