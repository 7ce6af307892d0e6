import type { BoardOf } from "../../lib/board";
import Board from "./Board.svelte";
import { tell } from "./animations";
import type { Action, Event, View } from "./words";

export const board: BoardOf<View, Action, Event> = {
  Board,
  whole: true,
  pace: (happened, view, before) => tell(before, happened, view).reduce((sum, moment) => sum + moment.ms, 0),
};
