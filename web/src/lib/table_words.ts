/** How a table is played, in words: its options and its clock. */
import { formatDuration } from "./time";
import type { Clock, GameInfo } from "./wire";
import { t, tg, tgOptional } from "./words.svelte";

/** The options that are not as usual, each as a short text. */
export function chosenOptions(game: GameInfo | null, options: Readonly<Record<string, unknown>>): string[] {
  return (game?.options ?? [])
    .filter((field) => options[field.name] !== undefined && String(options[field.name]) !== String(field.default))
    .map((field) => {
      const value = options[field.name];
      const name = tg(game?.name ?? "", `option-${field.name}`);
      if (field.kind === "flag") return value === true ? name : t("allowed-line", { what: name, how: t("allowed-no") });
      if (Array.isArray(value)) return t("allowed-line", { what: name, how: value.join(", ") });
      const how = tgOptional(game?.name ?? "", `option-${field.name}-${String(value)}`) ?? String(value);
      return t("allowed-line", { what: name, how });
    });
}

export function clockText(rule: Clock | null): string {
  if (!rule) return t("clock-none");
  const time = formatDuration(rule.seconds);
  if (rule.kind === "move") return t("allowed-clock-move", { time });
  return rule.increment ? t("allowed-clock-increment", { time, seconds: rule.increment }) : t("allowed-clock-game", { time });
}
