/**
 * What the parts of the board share: the static document with its indexes, the view that may be shown, the choices by
 * kind, and what the person is looking at. It holds no rules.
 */
import { SvelteSet } from "svelte/reactivity";
import type { BoardChoice, BoardProps } from "../../lib/board";
import type { Running } from "./animations";
import type {
  Action, ActionOf, ActionType, Answer, AnswerOf, Event, Family, FamilyView, Foresight, HexFacts, HexView, PlannedTile,
  Query, StaticDocument, SquirrelRun, TileFacts, View,
} from "./words"; // prettier-ignore

export type Choice<T extends ActionType = ActionType> = Omit<BoardChoice<ActionOf<T>>, "foresight"> & {
  readonly foresight: Foresight | null;
};

/** How one hex looks while a tool is active. */
export interface HexMark {
  /** Something can be done here. */
  readonly active?: boolean;
  /** Where the pointer or the keys are. */
  readonly picked?: boolean;
  readonly hinted?: boolean;
  /** Shown instead of the tile that lies there. */
  readonly ghost?: PlannedTile;
  /** A short figure beside it: a cost, a change of the harvest. */
  readonly badge?: string;
}

/** What clicks, hovering, wheel and keys on the map mean just now: lay track, plan, build a station, draw a run, mark. */
export interface MapTool {
  readonly name: "lay" | "plan" | "station" | "mark" | "routes" | "look";
  /** By hex; hexes without an entry are calm. */
  readonly marks: ReadonlyMap<string, HexMark>;
  /** Whether hexes without `active` fade. */
  readonly fades: boolean;
  click(hex: string): void;
  /** Null: the pointer has left the map. */
  hover(hex: string | null): void;
  /** R, Shift+R, or the wheel over a picked hex; false where there is nothing to rotate. */
  rotate?(by: 1 | -1): boolean;
  confirm?(): boolean;
  cancel?(): boolean;
  /** While it was chosen by hand, drawn instead of everybody else's runs; null: those. */
  readonly drawnRuns?: readonly ShownRun[] | null;
  /** Dragging along track, hex by hex. */
  dragStart?(hex: string): boolean;
  dragTo?(hex: string): void;
  dragEnd?(): void;
}

/** A run drawn on the map. */
export interface ShownRun {
  readonly run: SquirrelRun;
  readonly family: Family;
  /** Its number among the family's runs: which colour and dash it gets. */
  readonly index: number;
  /** Drawn by hand and not sent yet. */
  readonly draft?: boolean;
}

/** What moves on the map in the frame shown now. */
export interface Moving {
  readonly running: Running | null;
  readonly laid: string | null;
}
const NOTHING_MOVES: Moving = { running: null, laid: null };

export type Overlay = "coordinates" | "tile-numbers" | "last-lay" | "last-runs" | "reach" | "names";
/** Something to look at: the map, or a panel. */
export type PlaceName = "map" | PanelName;
export type PanelName = "stock" | "families" | "players" | "squirrels" | "tiles" | "powers" | "charts";

export class BoardState {
  readonly props: () => BoardProps<View, Action, Event>;
  /** What fills the large place; null follows the round (the stock board in draft and stock rounds, else the map). */
  chosenMain = $state<"map" | "stock" | null>(null);
  panel = $state<PanelName>("families");
  /** A narrow board shows the map or one panel at a time; null follows `main`. */
  chosenPlace = $state<PlaceName | null>(null);
  /** Whether there is room for one thing at a time only; the layout measures it. */
  narrow = $state(false);
  /** Whether map and stock board are both in view. */
  bothShown = $state(false);
  readonly overlays = new SvelteSet<Overlay>(["last-lay"]);
  /** The family whose reach or last runs are shown; null for the one whose turn it is. */
  chosenFamily = $state<Family | null>(null);
  /** Hexes that a panel points at, while something in it is hovered or focused. */
  pointedAt = $state.raw<readonly string[]>([]);
  /** The tool that was chosen by hand; null for the one that fits the decision. */
  chosenTool = $state.raw<MapTool | null>(null);
  /** Tools that fit a decision, set by the parts that own them; the first that is not null counts. */
  readonly decisionTools: (() => MapTool | null)[] = [];
  /** Runs that some part wants to be drawn; the last registered that is not null counts. */
  readonly runSources: (() => readonly ShownRun[] | null)[] = [];

  readonly #view: () => View;
  #knownHexes: ReadonlyMap<string, HexView> = new Map();
  readonly #moving: () => Moving;

  constructor(props: () => BoardProps<View, Action, Event>, view: () => View, moving: () => Moving = () => NOTHING_MOVES) {
    this.props = props;
    this.#view = view;
    this.#moving = moving;
  }

  /** The squirrels that run in the frame shown now. */
  get running(): Running | null {
    return this.#moving().running;
  }

  /** The hex where a tile or a station has just been laid. */
  get laid(): string | null {
    return this.#moving().laid;
  }

  /** The position that may be shown: behind `props().view` while a step is animated. */
  get view(): View {
    return this.#view();
  }

  readonly document = $derived.by(() => this.props().document as StaticDocument);
  readonly hexFacts = $derived.by((): ReadonlyMap<string, HexFacts> => new Map(this.document.hexes.map((hex) => [hex.hex, hex])));
  readonly tileFacts = $derived.by((): ReadonlyMap<string, TileFacts> => new Map(this.document.tiles.map((tile) => [tile.number, tile])));
  /** A hex that has not changed stays the same object, so that it is not drawn anew. */
  readonly hexes = $derived.by((): ReadonlyMap<string, HexView> => {
    const known = this.#knownHexes;
    this.#knownHexes = new Map(
      this.#view().hexes.map((hex) => {
        const old = known.get(hex.hex);
        return [hex.hex, old && JSON.stringify(old) === JSON.stringify(hex) ? old : hex];
      }),
    );
    return this.#knownHexes;
  });
  readonly families = $derived.by((): ReadonlyMap<Family, FamilyView> => new Map(this.#view().families.map((one) => [one.family, one])));
  readonly main = $derived.by((): "map" | "stock" => {
    const { round, step } = this.#view();
    // The home tile and bonus track of a launch are laid in a stock round.
    return this.chosenMain ?? (round === "operating" || step === "home" || step === "bonus" ? "map" : "stock");
  });
  readonly tool = $derived.by((): MapTool | null => {
    if (this.chosenTool) return this.chosenTool;
    for (const tool of this.decisionTools) {
      const found = tool();
      if (found) return found;
    }
    return null;
  });
  readonly shownRuns = $derived.by((): readonly ShownRun[] => {
    const chosen = this.chosenTool?.drawnRuns;
    if (chosen) return chosen;
    for (const source of this.runSources.toReversed()) {
      const found = source();
      if (found) return found;
    }
    return [];
  });

  /** What a narrow board shows. */
  readonly place = $derived.by((): PlaceName => this.chosenPlace ?? this.main);
  /** Whether the map is in view. */
  readonly mapShown = $derived.by((): boolean => (this.narrow ? this.place === "map" : this.bothShown || this.main === "map"));
  /** Brings the map or a panel into view, wide or narrow. */
  show(place: PlaceName): void {
    this.chosenPlace = place;
    if (place === "map" || place === "stock") this.chosenMain = place;
    if (place !== "map") this.panel = place;
  }

  familyColour(family: Family): { readonly colour: string; readonly text: string } {
    const facts = this.document.families.find((one) => one.family === family);
    return { colour: facts?.colour ?? "#888888", text: facts?.text_colour ?? "#000000" };
  }

  name(seat: number): string {
    return this.props().seats[seat]?.name ?? "";
  }

  /** The choices of these kinds, with their foresight. */
  choices<T extends ActionType>(...types: readonly T[]): readonly Choice<T>[] {
    return this.props().choices.filter((choice) => (types as readonly string[]).includes(choice.action.type)) as unknown as readonly Choice<T>[];
  }

  async ask<T extends Answer["type"]>(query: Query): Promise<AnswerOf<T>> {
    return (await this.props().ask(query)) as AnswerOf<T>;
  }
}
