/** Times and durations as text. */
import { language, t } from "./words.svelte";

export function formatClock(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  const rest = String(seconds % 60).padStart(2, "0");
  return hours ? `${hours}:${String(minutes).padStart(2, "0")}:${rest}` : `${minutes}:${rest}`;
}

const formats = new Map<string, Intl.DateTimeFormat>(); // making one takes longer than a hundred uses of it

/** "14:05", with the day where it was not today. */
export function formatTime(seconds: number): string {
  const date = new Date(seconds * 1000);
  const today = date.toDateString() === new Date().toDateString();
  const key = `${language()} ${today}`;
  const day = today ? {} : ({ day: "numeric", month: "short" } as const);
  const format = formats.get(key) ?? new Intl.DateTimeFormat(language(), { ...day, hour: "2-digit", minute: "2-digit" });
  formats.set(key, format);
  return format.format(date);
}

/** "5 Mar 2026". */
export function formatDay(seconds: number): string {
  const key = `${language()} day`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(language(), { day: "numeric", month: "short", year: "numeric" });
  formats.set(key, format);
  return format.format(new Date(seconds * 1000));
}

/** A date such as 2026-11-19 as "Thursday 19 November 2026". */
export function formatDate(date: string): string {
  const key = `${language()} date`;
  const how = { weekday: "long", day: "numeric", month: "long", year: "numeric", timeZone: "UTC" } as const;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(language(), how);
  formats.set(key, format);
  return format.format(new Date(`${date}T00:00:00Z`));
}

export function formatAbsence(seconds: number): string {
  return seconds < 90 ? t("away-seconds", { count: Math.round(seconds) }) : t("away-minutes", { count: Math.round(seconds / 60) });
}

const UNITS = [
  ["days", 86_400],
  ["hours", 3600],
  ["minutes", 60],
] as const;

/** "15 minutes": in the largest unit that fits. */
export function formatDuration(seconds: number): string {
  const [unit, size] = UNITS.find(([, one]) => seconds >= one && seconds % one === 0) ?? ["seconds", 1];
  return t(`time-${unit}`, { count: seconds / size });
}
