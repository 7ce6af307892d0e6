import { describe, expect, it } from "vitest";
import { placeBeside } from "./place";

const WINDOW = { width: 1000, height: 800 };
const POPOVER = { width: 300, height: 200 };

describe("placeBeside", () => {
  it("stands below the thing where there is room", () => {
    expect(placeBeside({ left: 400, top: 100, width: 100, height: 50 }, POPOVER, WINDOW)).toEqual({ left: 300, top: 158 });
  });
  it("stands above a thing at the bottom", () => {
    expect(placeBeside({ left: 400, top: 700, width: 100, height: 80 }, POPOVER, WINDOW).top).toBe(492);
  });
  it("stands beside a tall thing", () => {
    expect(placeBeside({ left: 100, top: 10, width: 100, height: 780 }, POPOVER, WINDOW)).toEqual({ left: 208, top: 300 });
  });
  it("never leaves the window", () => {
    for (const left of [-50, 0, 990]) {
      const at = placeBeside({ left, top: 790, width: 40, height: 40 }, POPOVER, WINDOW);
      expect(at.left).toBeGreaterThanOrEqual(8);
      expect(at.left + POPOVER.width).toBeLessThanOrEqual(992);
      expect(at.top + POPOVER.height).toBeLessThanOrEqual(792);
    }
  });
});
