/** What pointing at a thing on a board means. */
export interface Aim {
  /** Said aloud instead of what is drawn. */
  readonly name: string;
  readonly can: boolean;
  readonly hinted: boolean;
  readonly eyed: boolean;
  /** Taken up, or marked to be exchanged; nothing where that is no question. */
  readonly held: boolean | undefined;
  choose(this: void): void;
  look(this: void, at: boolean): void;
}
