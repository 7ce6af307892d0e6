/** Which action each thing on the board stands for, and what a click on it does: the action, or a question why not. */
import type { ButtonState } from "../../lib/board_button";
import type { BoardChoice, BoardProps } from "../../lib/board";
import { same, type Action, type Card, type Event, type Foresight, type Of, type Office, type Prize, type View } from "./words";

/** A selected card or office: next comes the species or the party it is meant for. */
export type Selection = { readonly card: Card } | { readonly office: Office };

/** The actions a card stands for. */
function isOf(card: Card, action: Action): boolean {
  if (action.type === "discard") return action.card === card.id;
  if (action.type !== card.kind) return false;
  if ("species" in action) return action.species === card.species;
  return "office" in action ? action.office === card.office : true;
}

function isPowerOf(office: Office, action: Action): boolean {
  if (office === "prime-minister") return action.type === "boost";
  if (office === "opposition-leader") return action.type === "smear";
  if (office === "defense-minister") return action.type === "blockade";
  return office === "finance-minister" && action.type === "manipulate";
}

export class Interaction {
  readonly #props: () => BoardProps<View, Action, Event>;
  readonly #playing: () => boolean;
  #selected = $state.raw<Selection | null>(null);

  constructor(props: () => BoardProps<View, Action, Event>, playing: () => boolean) {
    this.#props = props;
    this.#playing = playing;
  }

  /** Nothing can be done while the last step is still animated. */
  readonly #choices = $derived.by((): readonly BoardChoice<Action>[] => (this.#playing() ? [] : this.#props().choices));
  readonly legal = $derived.by((): readonly Action[] => this.#choices.map((choice) => choice.action));

  /** The selected card or office, as long as it can be used. */
  readonly selection = $derived.by((): Selection | null => {
    const selected = this.#selected;
    return selected && this.legal.some((action) => this.#isUse(selected, action)) ? selected : null;
  });

  #isUse(selection: Selection, action: Action): boolean {
    return "card" in selection ? isOf(selection.card, action) : isPowerOf(selection.office, action);
  }

  may(type: Action["type"]): boolean {
    return this.legal.some((action) => action.type === type);
  }

  all<Type extends Action["type"]>(type: Type): readonly Of<Type>[] {
    return this.legal.filter((action): action is Of<Type> => action.type === type);
  }

  /** What the selected card or office can be used for. */
  get uses(): readonly Action[] {
    const selection = this.selection;
    return selection ? this.legal.filter((action) => this.#isUse(selection, action)) : [];
  }

  /** The hinted action, if it is still legal. */
  readonly hint = $derived.by((): Action | null => {
    const { hint } = this.#props();
    return this.legal.find((action) => same(action, hint)) ?? null;
  });

  hinted(action: Action | null): boolean {
    return same(action, this.hint);
  }

  /** Whether the hint gives this prize to that party, at once or as an offer. */
  isHintedFor(prize: Prize, party: number): boolean {
    const { hint } = this;
    if (hint?.type === "grant") return hint.prize === prize && hint.party === party;
    return hint?.type === "offer" && hint.party === party && hint.terms.includes(prize);
  }

  text(action: Action): string {
    return this.#props().choices.find((one) => same(one.action, action))?.long ?? "";
  }

  foresight(action: Action | null): Foresight | null {
    const found = this.#props().choices.find((one) => same(one.action, action))?.foresight;
    return (found ?? null) as Foresight | null;
  }

  get previewed(): Action | null {
    return this.#props().previewed;
  }

  /** What the previewed choice would change. */
  get foreseen(): Foresight | null {
    return this.foresight(this.#props().previewed);
  }

  button(action: Action | null, label: string): ButtonState {
    const { hint, previewed, preview, why } = this.#props();
    const found = action ? this.legal.find((one) => same(one, action)) : undefined;
    return {
      label: found ? this.text(found) : label,
      available: found !== undefined,
      hinted: found !== undefined && same(hint, found),
      previewed: found !== undefined && same(previewed, found),
      pressed: undefined,
      choose: () => {
        if (found) this.act(found);
        else if (action) why(action);
      },
      hover: (on) => {
        if (found) preview(on ? found : null); // read above: the board may be gone when the hover ends
      },
    };
  }

  act(action: Action): void {
    this.#selected = null;
    this.#props().preview(null);
    this.#props().act(action);
  }

  /** A card in hand: played at once, or selected where it needs a target. */
  card(card: Card, label: string): ButtonState {
    const asked: Action = this.may("discard") ? { type: "discard", card: card.id } : usualAction(card);
    return this.#selectable({ card }, asked, label);
  }

  /** One's own office card with its power. */
  office(office: Office, label: string): ButtonState {
    return this.#selectable({ office }, null, label);
  }

  #selectable(thing: Selection, asked: Action | null, label: string): ButtonState {
    const uses = this.legal.filter((action) => this.#isUse(thing, action));
    const only = uses.length === 1 && !("species" in (uses[0] ?? {})) ? (uses[0] ?? null) : null;
    const direct = only ?? (uses.length === 1 && uses[0]?.type === "overhang-mandate" ? uses[0] : null);
    const state = this.button(direct ?? (uses.length ? null : asked), label);
    if (direct || !uses.length) return state;
    const selection = this.selection;
    const selected =
      selection !== null &&
      ("card" in thing
        ? "card" in selection && selection.card.id === thing.card.id
        : "office" in selection && selection.office === thing.office);
    const { hint } = this.#props();
    return {
      ...state,
      label,
      available: true,
      hinted: uses.some((use) => same(use, hint)),
      pressed: selected,
      choose: () => (this.#selected = selected ? null : thing),
      hover: () => undefined,
    };
  }

  clearSelection(): boolean {
    const had = this.selection !== null;
    this.#selected = null;
    return had;
  }
}

/** What one would do with the card, to ask why it cannot be done. */
function usualAction(card: Card): Action {
  switch (card.kind) {
    case "rally":
      return { type: "rally", species: card.species ?? "elephants", food: 1 };
    case "negative-campaign":
      return { type: "negative-campaign", species: card.species ?? "elephants", party: 0 };
    case "overhang-mandate":
      return { type: card.kind, species: card.species ?? "elephants" };
    case "loyalty":
      return { type: card.kind, species: card.species ?? "elephants", food: 1 };
    case "assertiveness":
      return { type: "assertiveness", office: card.office ?? "president" };
    case "defectors":
      return { type: "defectors", party: 0 };
    default:
      return { type: card.kind };
  }
}
