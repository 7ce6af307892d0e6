/** Small views, documents and choices for the tests of this folder. */
import type { BoardProps } from "../../../lib/board";
import { BoardState, type Choice } from "../board_state.svelte";
import type { Action, Event, FamilyView, Foresight, Power, StaticDocument, View } from "../words";

export function choiceOf(action: Action, foresight: Partial<Foresight> | null = null): Choice {
  return { action, group: "", short: action.type, long: action.type, number: null, foresight: foresight && { cash: [0, 0], worth: [0, 0], ...foresight } };
}

export function familyOf(family: FamilyView["family"], facts: Partial<FamilyView> = {}): FamilyView {
  return {
    family,
    launched: true,
    controller: 0,
    treasury: 10,
    row: 3,
    column: 3,
    price: 7,
    lounge: [],
    kitchen: [],
    squirrels: [],
    stations: [],
    station_costs: [],
    powers: [],
    wheat: null,
    ...facts,
  };
}

export function playerOf(powers: readonly Power[] = []): View["players"][number] {
  return { cash: 5, debt: 0, tickets: 1, cards: [], powers, worth: 20 };
}

export function viewOf(facts: Partial<View> = {}): View {
  const view: Partial<View> = {
    seat: 0,
    point: "1.squirrels",
    step: "squirrels",
    round: "operating",
    may_pass: true,
    family: "GI",
    players: [playerOf(), playerOf()],
    families: [familyOf("GI"), familyOf("LI", { controller: 1 })],
    deck: ["3S-0"],
    kitchen: [],
    proposals: [],
    available: [],
    future: [],
    out: [],
    coming: null,
    hexes: [],
    uses_left: {},
    forced: null,
    ...facts,
  };
  return view as View;
}

export function documentOf(): StaticDocument {
  const squirrels = [
    ["2S", 7],
    ["3S", 12],
    ["4J", 47],
    ["2J", 37],
  ].map(([kind, cost]) => ({ kind, cost }));
  const document = { squirrels, hexes: [], tiles: [], families: [], phases: [], powers: [] } as unknown;
  return document as StaticDocument;
}

/** A board at a view, whose `act` is given. */
export function boardOf(view: View, choices: readonly Choice[], more: Partial<BoardProps<View, Action, Event>> = {}): BoardState {
  const props = {
    view,
    choices,
    seat: 0,
    step: 1,
    hint: null,
    previewed: null,
    document: documentOf(),
    preview: () => undefined,
    act: () => undefined,
    ...more,
  } as unknown as BoardProps<View, Action, Event>;
  return new BoardState(
    () => props,
    () => props.view,
  );
}
