import { describe, expect, it } from "vitest";
import { bubblePlace, type Box } from "./bubble_place";

const ROOM = { width: 1000, height: 600 };
const BUBBLE = { width: 200, height: 80 };

function overlaps(place: { left: number; top: number }, thing: Box): boolean {
  return (
    place.left < thing.left + thing.width &&
    place.left + BUBBLE.width > thing.left &&
    place.top < thing.top + thing.height &&
    place.top + BUBBLE.height > thing.top
  );
}

describe("a bubble", () => {
  it.each([
    ["in the middle", { left: 400, top: 300, width: 60, height: 40 }],
    ["at the top", { left: 400, top: 0, width: 60, height: 40 }],
    ["in a corner", { left: 0, top: 0, width: 60, height: 40 }],
    ["at the bottom right", { left: 940, top: 560, width: 60, height: 40 }],
    ["as high as the window", { left: 0, top: 0, width: 60, height: 600 }],
    ["as high as the window, on the right", { left: 940, top: 0, width: 60, height: 600 }],
  ])("beside a thing %s covers none of it and stays inside", (_, thing) => {
    const place = bubblePlace(BUBBLE, thing, ROOM);
    expect(overlaps(place, thing)).toBe(false);
    expect(place.left).toBeGreaterThanOrEqual(8);
    expect(place.top).toBeGreaterThanOrEqual(8);
    expect(place.left + BUBBLE.width).toBeLessThanOrEqual(ROOM.width - 8);
    expect(place.top + BUBBLE.height).toBeLessThanOrEqual(ROOM.height - 8);
  });

  it("stays inside where there is no room beside the thing", () => {
    const place = bubblePlace(BUBBLE, { left: 0, top: 0, width: 1000, height: 600 }, ROOM);
    expect(place.top + BUBBLE.height).toBeLessThanOrEqual(ROOM.height - 8);
  });
});
