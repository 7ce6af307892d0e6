/** A failed request as a sentence for people. */
import { ApiError } from "./api";
import { t } from "./words.svelte";

export function errorText(error: unknown): string {
  return (error instanceof ApiError && error.body.text) || t("net-no-answer");
}
