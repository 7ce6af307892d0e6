import { expect, test } from "vitest";
import { qrCode, type Modules } from "./qr_code";

/** Codes that another encoder made of the same texts with mask 5, each row in hexadecimal. */
const SMALL = `fe13f8 82e208 baeae8 bad2e8 ba2ae8 820a08 feabf8 00d800 82ce70 f9b170 1baa30 99f5e0 56e410 00a6e8 fe4f30
  826f60 ba7ad8 ba36a0 ba49f8 8250a0 fe93d0`;
const LARGE = `fe0ac32b60bf8 82e1fae867a08 bac89f4891ae8 bab1ee8ff92e8 ba79e7f7542e8 820a6e2daa208 feaaaaaaaabf8
  00aa062fb1800 8294ebe10ae70 014abf7f7fe30 fb0a566c2b808 20bf1d39c3488 93ab8089ca090 1485411b4c350 73b342f4361f8
  68bae73522f68 be17eab63c920 042897d6587d0 534673dd019e8 9d978538f68d0 7aeb7e832fc28 3ce348ba77a30 bfe69ffc66ff8
  78962a2bb78c0 9aa886abeaac8 48b2b22b858b0 8ff26bf4baf98 4ce6d85321478 339f7c1519da0 543e13de81600 ef282af0993a8
  1dfe2b79c3888 6f687b057d4a0 04212ac3e75f0 f3b42344afec8 25850e7ba5c50 c629121d8f610 a18e53d61c670 47d87050b2398
  7185719031470 e38b7ff77ffe8 008e3627508b0 fe37c6b058af8 8275022fa0898 ba319be11afa8 ba4da93f7f318 ba7017ac2b400
  825925db93e48 febc8349bf188`;

function rows(hexadecimal: string, size: number): string[] {
  return hexadecimal.split(/\s+/).map((row) =>
    [...row].map((digit) => parseInt(digit, 16).toString(2).padStart(4, "0")).join("").slice(0, size),
  );
}

function drawn(modules: Modules | null): string[] {
  return (modules ?? []).map((row) => row.map(Number).join(""));
}

test("a small code is drawn as others draw it", () => {
  expect(drawn(qrCode("http://zoo/t/1", 5))).toEqual(rows(SMALL, 21));
});

test("so is a large one, with several blocks, alignment patterns and its version", () => {
  const text = ("http://zoo/table/" + "k3vq9x2m".repeat(20)).slice(0, 152);
  expect(drawn(qrCode(text, 5))).toEqual(rows(LARGE, 49));
});

test("the mask is one of the eight", () => {
  const text = "http://192.168.1.20:8700/table/k3vq9x2m";
  const all = Array.from({ length: 8 }, (_, mask) => drawn(qrCode(text, mask)).join("\n"));
  expect(new Set(all).size).toBe(8);
  expect(all).toContain(drawn(qrCode(text)).join("\n"));
});

test("a text that is too long has no code", () => {
  expect(qrCode("x".repeat(180))).not.toBeNull();
  expect(qrCode("x".repeat(181))).toBeNull();
});
