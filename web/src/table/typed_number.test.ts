import { expect, test } from "vitest";
import type { Choice } from "../lib/wire";
import { isNumeric, numbersOf, typeDigit } from "./typed_number";

const choice = (number: number | null): Choice => ({ action: {}, group: "", short: "", long: "", number, foresight: null });

test("a list is numbered from 1, a bid by what is bid", () => {
  expect(numbersOf([choice(null), choice(null)])).toEqual([1, 2]);
  expect(numbersOf([choice(0), choice(1), choice(2)])).toEqual([0, 1, 2]);
  expect(isNumeric([choice(0), choice(null)])).toBe(false);
  expect(isNumeric([])).toBe(false);
});

test("a digit is enough where no longer number begins with it", () => {
  expect(typeDigit("", "3", [1, 2, 3])).toEqual({ digits: "3", index: 2, open: false });
  expect(typeDigit("", "1", [1, 2, 10, 11])).toEqual({ digits: "1", index: 0, open: true });
  expect(typeDigit("1", "1", [1, 2, 10, 11])).toEqual({ digits: "11", index: 3, open: false });
});

test("digits that fit nothing begin anew, or are dropped", () => {
  expect(typeDigit("1", "3", [0, 1, 2, 3])).toEqual({ digits: "3", index: 3, open: false });
  expect(typeDigit("", "9", [1, 2])).toEqual({ digits: "", index: null, open: false });
  expect(typeDigit("", "0", [1, 2])).toEqual({ digits: "", index: null, open: false });
  expect(typeDigit("", "2", [20, 21])).toEqual({ digits: "2", index: null, open: true });
});
