/** What a button on a board stands for: an action that may be done now, or one that is explained when it may not. */
export interface ButtonState {
  /** Read aloud instead of what is drawn. */
  readonly label: string;
  /** Whether a click does something now. */
  readonly available: boolean;
  readonly hinted: boolean;
  readonly previewed: boolean;
  /** Selected, or marked to be exchanged; undefined where it is no toggle. */
  readonly pressed: boolean | undefined;
  choose(this: void): void;
  hover(this: void, on: boolean): void;
}
