import type { BoardOf } from "../../lib/board";
import { animate } from "./animations";
import Board from "./Board.svelte";
import Picture from "./Picture.svelte";
import type { Action, Event, View } from "./words";

export const board: BoardOf<View, Action, Event> = {
  Board,
  Picture,
  complete: true,
  duration: (events, view, before) => animate(before, events, view).reduce((sum, frame) => sum + frame.ms, 0),
};
