import { describe, expect, it } from "vitest";
import { place } from "./placement";

const ROOM = { left: 0, top: 50, width: 1000, height: 700 };
const SIZE = { width: 300, height: 120 };

function covers(found: ReturnType<typeof place>, box: { left: number; top: number; width: number; height: number }): boolean {
  if (!found) return false;
  return (
    found.left < box.left + box.width &&
    box.left < found.left + SIZE.width &&
    found.top < box.top + box.height &&
    box.top < found.top + SIZE.height
  );
}

describe("the place of the coach's bubble", () => {
  it("stands above what it points at, and never over it", () => {
    const anchor = { left: 400, top: 400, width: 100, height: 80 };
    const found = place(anchor, SIZE, ROOM, []);
    expect(found?.side).toBe("above");
    expect(covers(found, anchor)).toBe(false);
    expect(found?.arrow).toBe(150);
  });

  it("stays inside the room, with its arrow still at the anchor", () => {
    const anchor = { left: 4, top: 400, width: 60, height: 40 };
    const found = place(anchor, SIZE, ROOM, []);
    expect(found).toMatchObject({ side: "above", left: 8 });
    expect(found?.arrow).toBe(26);
  });

  it("goes to another side where there is no room", () => {
    const anchor = { left: 0, top: 60, width: 1000, height: 60 };
    expect(place(anchor, SIZE, ROOM, [])?.side).toBe("below");
  });

  it("leaves free what is needed for the decision", () => {
    const anchor = { left: 400, top: 400, width: 100, height: 80 };
    const choices = { left: 300, top: 240, width: 300, height: 140 };
    const found = place(anchor, SIZE, ROOM, [choices]);
    expect(found?.side).not.toBe("above");
    expect(covers(found, choices)).toBe(false);
  });

  it("moves along the edge to leave free what is needed", () => {
    const anchor = { left: 400, top: 400, width: 100, height: 300 };
    const above = { left: 250, top: 260, width: 120, height: 120 };
    const beside = [
      { left: 0, top: 60, width: 390, height: 690 },
      { left: 510, top: 400, width: 490, height: 350 },
    ];
    const found = place(anchor, SIZE, ROOM, [above, ...beside]);
    expect(found).toMatchObject({ side: "above" });
    expect(found?.left).toBeGreaterThan(370);
  });

  it("finds no place where something needed is on every side", () => {
    const anchor = { left: 400, top: 200, width: 100, height: 80 };
    const around = [
      { left: 0, top: 50, width: 390, height: 700 },
      { left: 510, top: 50, width: 490, height: 700 },
      { left: 390, top: 290, width: 120, height: 460 },
    ];
    expect(place(anchor, SIZE, ROOM, around)).toBeNull();
  });

  it("finds no place beside something as large as the room", () => {
    expect(place(ROOM, SIZE, ROOM, [])).toBeNull();
  });
});
