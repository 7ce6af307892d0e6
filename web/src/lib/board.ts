/**
 * What a game's board is given, and what it may ask for.
 *
 * A game's board is one folder, `src/games/<game>/` (`lucky_lions` for the game `lucky-lions`), whose `index.ts`
 * exports `board: BoardOf<View, Action, Event>`. A game without one is played with the position in words and the list
 * of choices, so a new game needs no board.
 *
 * A board holds no rules. It draws `view`, lets the actions of `choices` be clicked, and calls `act` with the object it
 * found there. Anything else may stay clickable and call `why`: the server says which rule forbids it, and the page
 * shows the reason beside what was clicked.
 *
 * Steps. Whatever happens arrives as a step: `events` lead from `before` to `view`, and `step` goes up by one. A board
 * animates `events` (`BoardAnimation` does the playing), reports `eventsShown` as it goes and calls `animationDone` at
 * the end; `duration` says how many milliseconds that takes. Until then there are no `choices`, and question, turn,
 * scores, log and everything else outside the board stay at the position before (`AnimationQueue`). A board must do the
 * same: what it does not animate frame by frame, it reads from `BoardAnimation.view`, never from the new `view`.
 * When `step` changes or `animating` ends, whatever was still moving is over. With `motion` off, or without `events`,
 * nothing moves. `before` is null at the first step and after a jump (an undo, a reconnect, the replay's slider).
 */
import type { Component } from "svelte";
import type { Choice, SeatState, WhyAnswer } from "./wire";

/** An event of the game as the seat saw it. */
export interface BoardEvent<Event> {
  /** Its number in the log. */
  readonly number: number;
  readonly event: Event;
  /** In words, in the reader's language. */
  readonly text: string;
}

/** Something said at the table to everybody. */
export interface ChatMessage {
  /** Its number in the log. */
  readonly number: number;
  readonly seat: number;
  readonly text: string;
}

/** A legal action with its texts and what it would change. */
export interface BoardChoice<Action> extends Omit<Choice, "action"> {
  readonly action: Action;
}

export interface BoardProps<View, Action, Event> {
  /** The table's id, for what a board keeps in this browser. */
  readonly table: string;
  /** The game's static document, fetched once; null in a game that has none. */
  readonly document: unknown;
  /** Asks the server about the shown position (the game's own `Query`), which changes nothing; rejects where it is refused. */
  ask(this: void, query: unknown): Promise<unknown>;
  /** The game's own struct for this seat (or the spectator's), after the step. */
  readonly view: View;
  readonly before: View | null;
  readonly events: readonly BoardEvent<Event>[];
  readonly step: number;
  /** Whether the step is still to be animated. */
  readonly animating: boolean;
  /** The newest chat messages of those who play, the last one newest: a board may show them beside the player. Empty in a replay. */
  readonly chat: readonly ChatMessage[];
  /** A finished game or a past position is watched: nothing can be decided, so nothing should look as if it could. */
  readonly replay?: boolean;
  /** The seat this view belongs to; null for a spectator. */
  readonly seat: number | null;
  /** Everybody at the table, by seat number. Colours and emblems: `lib/seats.ts`. */
  readonly seats: readonly SeatState[];
  /** The seats that owe a decision. */
  readonly waitingOn: readonly number[];
  /** What may be done now. Empty for spectators, in replays, while a choice is being sent and while a step is animated. */
  readonly choices: readonly BoardChoice<Action>[];
  /** Does one of `choices`. `confirmed` where the board has asked about it already: the page does not ask again. */
  act(this: void, action: Action, confirmed?: boolean): void;
  /** Asks why this is not possible; the page shows the answer beside what was clicked. */
  why(this: void, action: Action): void;
  /** Opens a paragraph of the rules beside the board. Missing where no rules are beside it. */
  showRule?(this: void, paragraph: string): void;
  /** Checks an action of this seat without doing it, also out of turn; the board shows the answer itself. */
  check(this: void, action: Action): Promise<WhyAnswer>;
  /** What a bot would do, to be highlighted. */
  readonly hint: Action | null;
  /** The choice that is hovered or focused in the list: show what it would lead to. */
  readonly previewed: Action | null;
  /** Tells the list of choices which one is hovered or focused on the board. */
  preview(this: void, action: Action | null): void;
  /** Shows the position after so many decisions, until the person goes back to now. Missing where that is not possible. */
  showPosition?(this: void, decision: number): void;
  /** The events up to this log number have been shown. */
  eventsShown(this: void, number: number): void;
  /** The step has been shown to its end, or a touch on the board cut it short. */
  animationDone(this: void): void;
  /** Off when the person asked for less motion, and while a long queue is caught up. */
  readonly motion: boolean;
  /** By what the length of every animation is multiplied; 1 where it is missing. */
  readonly speed?: number;
  /** Small sounds; silent when sound is off. */
  sound(this: void, name: SoundName): void;
}

export type SoundName = "card" | "coin" | "roll" | "turn" | "win";

/** What is drawn in an explanation: the thing's id, and the very piece that was asked about. */
export interface PictureProps {
  readonly id: string;
  /** What the board wrote beside its mark (`lib/explain.ts`); null in the legend, where any piece of the kind will do. */
  readonly piece: unknown;
  /** The game's static document; null in a game that has none. */
  readonly document: unknown;
}

export interface BoardOf<View, Action, Event> {
  readonly Board: Component<BoardProps<View, Action, Event>>;
  /** Draws the things that can be explained, full size. */
  readonly Picture?: Component<PictureProps>;
  /**
   * Whether every action can be done on the board, by pointer and by keyboard. The list of choices is then closed until
   * it is asked for.
   */
  readonly complete?: boolean;
  /** How many milliseconds the animation of a step takes (0 for none). */
  duration?(events: readonly BoardEvent<Event>[], view: View, before: View | null): number;
}

/** A board whose game is not known to the page. */
export type AnyBoard = BoardOf<unknown, unknown, unknown>;
