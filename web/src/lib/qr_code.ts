/**
 * QR codes, as ISO/IEC 18004 defines them: bytes only, error correction level M, versions 1 to 9. That is enough for
 * an address of 180 bytes.
 */

/** Dark modules, row by row. */
export type Modules = readonly (readonly boolean[])[];

interface Version {
  readonly number: number;
  readonly correction: number;
  /** Data codewords of each block. */
  readonly blocks: readonly number[];
  /** Centres of the alignment patterns, in both directions. */
  readonly alignment: readonly number[];
}

const VERSIONS: readonly Version[] = [
  { number: 1, correction: 10, blocks: [16], alignment: [] },
  { number: 2, correction: 16, blocks: [28], alignment: [6, 18] },
  { number: 3, correction: 26, blocks: [44], alignment: [6, 22] },
  { number: 4, correction: 18, blocks: [32, 32], alignment: [6, 26] },
  { number: 5, correction: 24, blocks: [43, 43], alignment: [6, 30] },
  { number: 6, correction: 16, blocks: [27, 27, 27, 27], alignment: [6, 34] },
  { number: 7, correction: 18, blocks: [31, 31, 31, 31], alignment: [6, 22, 38] },
  { number: 8, correction: 22, blocks: [38, 38, 39, 39], alignment: [6, 24, 42] },
  { number: 9, correction: 22, blocks: [36, 36, 36, 37, 37], alignment: [6, 26, 46] },
];

const MASKS: readonly ((row: number, column: number) => boolean)[] = [
  (row, column) => (row + column) % 2 === 0,
  (row) => row % 2 === 0,
  (_, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
];

/** The code of that text; null where it is too long. The mask with the least penalty is taken, unless one is named. */
export function qrCode(text: string, mask?: number): Modules | null {
  const bytes = new TextEncoder().encode(text);
  const version = VERSIONS.find((one) => bytes.length + 2 <= sum(one.blocks));
  if (!version) return null;
  const bits = interleaved(dataCodewords(bytes, sum(version.blocks)), version);
  if (mask !== undefined) return drawn(version, bits, mask);
  const all = MASKS.map((_, number) => drawn(version, bits, number));
  return all.reduce((best, one) => (penalty(one) < penalty(best) ? one : best));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}

/** Mode, length, the bytes, an end mark, and padding. */
function dataCodewords(bytes: Uint8Array, room: number): number[] {
  const words = [0x40 | (bytes.length >> 4)];
  let rest = bytes.length & 0xf;
  for (const byte of bytes) {
    words.push((rest << 4) | (byte >> 4));
    rest = byte & 0xf;
  }
  words.push(rest << 4);
  for (let pad = 0xec; words.length < room; pad ^= 0xec ^ 0x11) words.push(pad);
  return words;
}

/** The codewords of all blocks in turn, then their error correction, as bits. */
function interleaved(words: readonly number[], version: Version): boolean[] {
  let start = 0;
  const data = version.blocks.map((length) => words.slice(start, (start += length)));
  const corrections = data.map((block) => remainder(block, version.correction));
  const order = [data, corrections].flatMap((blocks) => {
    const longest = Math.max(...blocks.map((block) => block.length));
    return Array.from({ length: longest }, (_, place) => blocks.flatMap((block) => block.slice(place, place + 1))).flat();
  });
  return order.flatMap((word) => Array.from({ length: 8 }, (_, bit) => ((word >> (7 - bit)) & 1) === 1));
}

/** The product in the field of 256 elements that QR codes use. */
function times(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    product ^= ((b >> bit) & 1) * a;
  }
  return product;
}

/** The Reed-Solomon error correction of a block: the remainder of its division by the generator polynomial. */
function remainder(block: readonly number[], degree: number): number[] {
  const generator = Array.from({ length: degree }, (_, place): number => (place === degree - 1 ? 1 : 0));
  let root = 1;
  for (let count = 0; count < degree; count++) {
    for (let place = 0; place < degree; place++) {
      generator[place] = times(generator[place] ?? 0, root) ^ (generator[place + 1] ?? 0);
    }
    root = times(root, 2);
  }
  const rest = Array.from({ length: degree }, () => 0);
  for (const word of block) {
    const factor = word ^ (rest.shift() ?? 0);
    rest.push(0);
    generator.forEach((one, place) => (rest[place] = (rest[place] ?? 0) ^ times(one, factor)));
  }
  return rest;
}

function drawn(version: Version, bits: readonly boolean[], mask: number): boolean[][] {
  const size = 17 + 4 * version.number;
  const modules = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  const fixed = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  const set = (row: number, column: number, dark: boolean) => {
    if (row < 0 || column < 0 || row >= size || column >= size) return;
    modules[row]![column] = dark;
    fixed[row]![column] = true;
  };
  for (let place = 0; place < size; place++) {
    set(6, place, place % 2 === 0);
    set(place, 6, place % 2 === 0);
  }
  for (const [row, column] of [[3, 3], [3, size - 4], [size - 4, 3]] as const) {
    square(4, (down, right, ring) => set(row + down, column + right, ring !== 2 && ring !== 4));
  }
  const last = version.alignment.at(-1);
  for (const row of version.alignment) {
    for (const column of version.alignment) {
      const corner = (row === 6 && column === 6) || (row === 6 && column === last) || (row === last && column === 6);
      if (!corner) square(2, (down, right, ring) => set(row + down, column + right, ring !== 1));
    }
  }
  drawFormat(size, mask, set);
  if (version.number >= 7) drawVersion(version.number, size, set);
  drawData(size, fixed, bits, (row, column, bit) => (modules[row]![column] = bit !== MASKS[mask]!(row, column)));
  return modules;
}

/** Every place around a centre, with its distance from it. */
function square(radius: number, draw: (down: number, right: number, ring: number) => void): void {
  for (let down = -radius; down <= radius; down++) {
    for (let right = -radius; right <= radius; right++) draw(down, right, Math.max(Math.abs(down), Math.abs(right)));
  }
}

type SetModule = (row: number, column: number, dark: boolean) => void;

/** The number followed by the remainder of its division by a polynomial over bits. */
function protectedBits(number: number, degree: number, polynomial: number): number {
  let rest = number;
  for (let count = 0; count < degree; count++) rest = (rest << 1) ^ ((rest >> (degree - 1)) * polynomial);
  return (number << degree) | rest;
}

/** The level of error correction (M is 00) and the mask, twice; and the one module that is always dark. */
function drawFormat(size: number, mask: number, set: SetModule): void {
  const bits = protectedBits(mask, 10, 0x537) ^ 0x5412;
  const bit = (place: number) => ((bits >> place) & 1) === 1;
  for (let place = 0; place < 15; place++) {
    const dark = bit(place);
    if (place < 6) set(place, 8, dark);
    else if (place < 8) set(place + 1, 8, dark);
    else if (place === 8) set(8, 7, dark);
    else set(8, 14 - place, dark);
    if (place < 8) set(8, size - 1 - place, dark);
    else set(size - 15 + place, 8, dark);
  }
  set(size - 8, 8, true);
}

function drawVersion(version: number, size: number, set: SetModule): void {
  const bits = protectedBits(version, 12, 0x1f25);
  for (let place = 0; place < 18; place++) {
    const dark = ((bits >> place) & 1) === 1;
    const [far, near] = [size - 11 + (place % 3), Math.floor(place / 3)];
    set(far, near, dark);
    set(near, far, dark);
  }
}

/** Two columns at a time from the right, up and down in turn; what is left over stays light before masking. */
function drawData(
  size: number,
  fixed: readonly (readonly boolean[])[],
  bits: readonly boolean[],
  draw: (row: number, column: number, bit: boolean) => void,
): void {
  let next = 0;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    const up = ((right + 1) & 2) === 0;
    for (let step = 0; step < size; step++) {
      const row = up ? size - 1 - step : step;
      for (const column of [right, right - 1]) {
        if (!fixed[row]![column]) draw(row, column, bits[next++] ?? false);
      }
    }
  }
}

/** How hard it would be to read: long runs, blocks, shapes like a corner mark, too much of one colour. */
function penalty(modules: readonly (readonly boolean[])[]): number {
  const size = modules.length;
  const columns = modules.map((_, column) => modules.map((row) => row[column] ?? false));
  let points = 0;
  for (const line of [...modules, ...columns]) {
    const text = line.map(Number).join("");
    for (const run of text.match(/0{5,}|1{5,}/g) ?? []) points += run.length - 2;
    points += 40 * (text.match(/(?=10111010000|00001011101)/g)?.length ?? 0);
  }
  for (let row = 0; row + 1 < size; row++) {
    for (let column = 0; column + 1 < size; column++) {
      const dark = modules[row]![column];
      if ([modules[row]![column + 1], modules[row + 1]![column], modules[row + 1]![column + 1]].every((one) => one === dark)) points += 3;
    }
  }
  const dark = modules.flat().filter(Boolean).length;
  return points + 10 * Math.floor(Math.abs((20 * dark) / (size * size) - 10));
}
