/**
 * The board slot: what a game's board is given, and what it may ask for.
 *
 * A game's board is one folder, `src/games/<game>/` (`lucky_lions` for the game `lucky-lions`), whose `index.ts`
 * exports `board: BoardOf<View, Action, Event>`. A game without one is played with the table in words and the list of
 * choices, so a board is never in the way of a new game.
 *
 * A board holds no rules. It draws `view`, lets `legal` actions be clicked, and calls `act` with the very object it
 * found there. What is not in `legal` may stay clickable and call `why`: the server refuses it, and the page opens the
 * paragraph that says why.
 *
 * Steps. Everything that happens arrives as a step: `happened` leads from `before` to `view`, and `step` goes up by
 * one. The page has drawn nothing of it elsewhere. A board draws `view` at once and tells `happened` by motion over it
 * (or starts from `before`, as it likes); `pace` says how many milliseconds that takes, and the board calls `told` when
 * it is done (one that forgets is waited for half as long again). Until then nothing is `legal`, and the question, the
 * turn, the scores and the log stay behind with the board. A key press or a long queue cuts that short, so a board must
 * be able to jump: whenever `step` changes, whatever was still moving is over. With `motion` off, or with `happened` empty, nothing moves.
 * `before` is nothing at the first step and after a jump (an undo, a reconnect, another seat, the replay's slider).
 */
import type { Component } from "svelte";
import type { SeatState, UndoKind } from "./wire";

/** Something the seat witnessed, in order. */
export interface BoardEvent<Event> {
  /** Its number in the log. */
  readonly number: number;
  readonly event: Event;
  /** In words, in the reader's language. */
  readonly text: string;
}

/** Something said at the table, for everybody to hear. */
export interface Line {
  /** Its number in the log. */
  readonly number: number;
  readonly seat: number;
  readonly text: string;
}

export interface BoardProps<View, Action, Event> {
  /** The game's own struct for this seat (or the spectator's). */
  readonly view: View;
  readonly before: View | null;
  readonly happened: readonly BoardEvent<Event>[];
  readonly step: number;
  /** What those who play have said lately, people and bots, the newest last: a board may show it where they sit. Empty in a replay. */
  readonly talk: readonly Line[];
  /** A game watched again: nothing can be decided, so nothing should look as if it could. */
  readonly past?: boolean;
  /** Whose eyes these are; nothing for a spectator. */
  readonly seat: number | null;
  /** Everybody at the table, by seat number: names, bots, who is here. Colours and emblems: `lib/seats.ts`. */
  readonly seats: readonly SeatState[];
  /** The seats that owe a decision. */
  readonly waitingOn: readonly number[];
  /** What may be done now, and the same in words. Empty for spectators, replays, while a choice takes its time to arrive and while a step is told. */
  readonly legal: readonly Action[];
  readonly actions: readonly string[];
  /** What each of them would change at once, in the same order; empty where the game foresees nothing. */
  readonly foresight: readonly unknown[];
  /** One of `legal`. */
  act(this: void, action: Action): void;
  /** Asks why this is not possible. */
  why(this: void, action: Action): void;
  /** What a bot would do: let it glow. */
  readonly hint: Action | null;
  /** What the person looks at in the list of choices (keyboard or pointer): show what it would lead to. */
  readonly previewed: Action | null;
  /** Tells the list of choices what the person looks at on the board. */
  preview(this: void, action: Action | null): void;
  /** Opens a paragraph of the rules: `rule("5b.4")`. */
  rule(this: void, paragraph: string): void;
  /** Undo belongs where the last move was made; the page shows it as well. */
  readonly undo: UndoKind;
  takeBack(this: void): void;
  /** This step has been told: at its end, or because the person touched the board and does not want to wait. */
  told(this: void): void;
  /** Off when the person asked for less motion, and while a queue is being caught up. */
  readonly motion: boolean;
  /** Small sounds; they keep quiet by themselves when sound is off. */
  sound(this: void, name: SoundName): void;
}

export type SoundName = "card" | "coin" | "roll" | "turn" | "win";

export interface BoardOf<View, Action, Event> {
  readonly Board: Component<BoardProps<View, Action, Event>>;
  /**
   * Whether everything that can be done can be done on the board, by pointer and by keyboard. The list of choices then
   * waits until it is asked for, and the number keys are the board's.
   */
  readonly whole?: boolean;
  /** How many milliseconds a step needs to be seen (0 for at once). */
  pace?(happened: readonly BoardEvent<Event>[], view: View, before: View | null): number;
}

/** What the page holds: which game it is, only the server and the board itself know. */
export type AnyBoard = BoardOf<unknown, unknown, unknown>;
