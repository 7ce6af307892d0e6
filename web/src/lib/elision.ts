/** French elision, as `core/elision.py` has it: "d’Anaïs" and "de Ben", "qu’Otto" and "que Zoé". */
import { FluentNumber, type FluentFunction, type FluentValue } from "@fluent/bundle";

const VOWELS = "aeiouœæ";
/** Hélène, Hugo and Hippolyte elide; Hans and Harry do not. */
const AFTER_SILENT_H = "eiouyœ";

/** Whether "de" and "que" lose their e before this name. */
export function elides(name: string): boolean {
  const plain = name.toLowerCase().normalize("NFKD").replace(/\p{M}/gu, "");
  const [first = "", second = ""] = plain;
  if (!first) return false;
  if (first === "y") return /\p{L}/u.test(second) && !VOWELS.includes(second);
  if (first === "h") return second !== "" && AFTER_SILENT_H.includes(second);
  return VOWELS.includes(first);
}

function textOf(value: FluentValue | undefined): string {
  return value instanceof FluentNumber ? String(value.value) : String(value ?? "");
}

/** The functions that messages write as `{ DE($name) }` and `{ QUE($name) }`. */
export const ELISION: Record<string, FluentFunction> = {
  DE: ([value]) => (elides(textOf(value)) ? `d’${textOf(value)}` : `de ${textOf(value)}`),
  QUE: ([value]) => (elides(textOf(value)) ? `qu’${textOf(value)}` : `que ${textOf(value)}`),
};
