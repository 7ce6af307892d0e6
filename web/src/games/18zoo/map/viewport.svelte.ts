/** Which part of the map is seen: a scale, and the point of the map in the middle of the screen. */
import type { Box, Point } from "./geometry";

/** Pixels for each unit of the map; a hex has a side of 50 units. */
const LARGEST = 4;
const ROOM = 10;

export class Viewport {
  width = $state(0);
  height = $state(0);
  scale = $state(1);
  x = $state(0);
  y = $state(0);
  /** Whether the whole map is kept in view when the place for it changes its size. */
  fitted = $state(true);
  readonly #box: () => Box;

  constructor(box: () => Box) {
    this.#box = box;
  }

  get transform(): string {
    return `translate(${this.width / 2} ${this.height / 2}) scale(${this.scale}) translate(${-this.x} ${-this.y})`;
  }

  get fitScale(): number {
    const box = this.#box();
    if (!this.width || !this.height) return 1;
    return Math.max(0.05, Math.min((this.width - 2 * ROOM) / box.width, (this.height - 2 * ROOM) / box.height));
  }

  /** Larger than the whole map would be. */
  get zoomed(): boolean {
    return this.scale > this.fitScale * 1.02;
  }

  fit(): void {
    const box = this.#box();
    this.fitted = true;
    this.scale = this.fitScale;
    this.x = box.x + box.width / 2;
    this.y = box.y + box.height / 2;
  }

  /** At least this large, with this point in the middle. */
  show(at: Point, scale: number): void {
    this.fitted = false;
    this.scale = Math.min(LARGEST, Math.max(this.fitScale, scale));
    this.x = at.x;
    this.y = at.y;
    this.#keepInside();
  }

  resize(width: number, height: number): void {
    this.width = width;
    this.height = height;
    if (this.fitted) this.fit();
    else this.zoom(1);
  }

  /** Around a point of the screen, which stays where it is. */
  zoom(factor: number, at: Point = { x: this.width / 2, y: this.height / 2 }): void {
    const before = this.toMap(at);
    const scale = Math.min(LARGEST, Math.max(this.fitScale, this.scale * factor));
    this.fitted = scale <= this.fitScale * 1.001;
    this.scale = scale;
    const after = this.toMap(at);
    this.x += before.x - after.x;
    this.y += before.y - after.y;
    this.#keepInside();
  }

  /** By pixels of the screen. */
  pan(right: number, down: number): void {
    this.x -= right / this.scale;
    this.y -= down / this.scale;
    if (this.zoomed) this.fitted = false;
    this.#keepInside();
  }

  toMap(at: Point): Point {
    return { x: this.x + (at.x - this.width / 2) / this.scale, y: this.y + (at.y - this.height / 2) / this.scale };
  }

  toScreen(at: Point): Point {
    return { x: this.width / 2 + (at.x - this.x) * this.scale, y: this.height / 2 + (at.y - this.y) * this.scale };
  }

  /** Moves as little as needed for a point to be `margin` pixels inside. */
  reveal(at: Point, margin: number): void {
    const { x, y } = this.toScreen(at);
    const outside = (value: number, size: number): number => Math.min(0, size - margin - value) + Math.max(0, margin - value);
    const [right, down] = [outside(x, this.width), outside(y, this.height)];
    if (right || down) this.pan(right, down);
  }

  #keepInside(): void {
    const box = this.#box();
    const clamp = (value: number, start: number, size: number, seen: number): number => {
      const middle = start + size / 2;
      const play = Math.max(0, (size - seen) / 2 + (2 * ROOM) / this.scale);
      return size <= seen ? middle : Math.min(middle + play, Math.max(middle - play, value));
    };
    this.x = clamp(this.x, box.x, box.width, this.width / this.scale);
    this.y = clamp(this.y, box.y, box.height, this.height / this.scale);
  }
}
