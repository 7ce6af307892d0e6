/**
 * People who had everything of theirs removed. The server names them by a text that nobody can type as a name
 * (`src/menagerie/core/removed_names.py`); it is put into the reader's language wherever it stands in what arrives.
 */
export const REMOVED_NAME = "\u2060a player";

let shown = "a player";

/** From now on they are called so. */
export function setRemovedName(text: string): void {
  shown = text;
}

/** What the server sent, as JSON. */
export function parseAnswer<T>(text: string): T {
  return JSON.parse(text.includes(REMOVED_NAME) ? text.replaceAll(REMOVED_NAME, shown) : text) as T;
}
