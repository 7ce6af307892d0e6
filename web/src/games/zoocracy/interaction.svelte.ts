/** What can be pointed at, and what that means: an action that may be done now, or a question why it may not. */
import type { ButtonState } from "../../lib/board_button";
import type { BoardProps } from "../../lib/board";
import { same, type Action, type Card, type Event, type Foresight, type Of, type Office, type Prize, type View } from "./words";

/** A card or an office that was taken up: next comes the species or the party it is meant for. */
export type Tool = { readonly card: Card } | { readonly office: Office };

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
  #taken = $state.raw<Tool | null>(null);

  constructor(props: () => BoardProps<View, Action, Event>, playing: () => boolean) {
    this.#props = props;
    this.#playing = playing;
  }

  /** Nothing can be done while the last thing is still being told. */
  readonly legal = $derived.by((): readonly Action[] => (this.#playing() ? [] : this.#props().legal));

  /** What was taken up, as long as it is of use. */
  readonly tool = $derived.by((): Tool | null => {
    const taken = this.#taken;
    return taken && this.legal.some((action) => this.#serves(taken, action)) ? taken : null;
  });

  #serves(tool: Tool, action: Action): boolean {
    return "card" in tool ? isOf(tool.card, action) : isPowerOf(tool.office, action);
  }

  may(type: Action["type"]): boolean {
    return this.legal.some((action) => action.type === type);
  }

  all<Type extends Action["type"]>(type: Type): readonly Of<Type>[] {
    return this.legal.filter((action): action is Of<Type> => action.type === type);
  }

  /** What the thing that was taken up can be used for. */
  get uses(): readonly Action[] {
    const tool = this.tool;
    return tool ? this.legal.filter((action) => this.#serves(tool, action)) : [];
  }

  /** What a bot would do, if it was asked and may still be done. */
  readonly hint = $derived.by((): Action | null => {
    const { hint } = this.#props();
    return this.legal.find((action) => same(action, hint as Action | null)) ?? null;
  });

  hinted(action: Action | null): boolean {
    return same(action, this.hint);
  }

  /** Whether the hint is to lay this with that party, at once or as an offer. */
  isHintedFor(prize: Prize, party: number): boolean {
    const { hint } = this;
    if (hint?.type === "grant") return hint.prize === prize && hint.party === party;
    return hint?.type === "offer" && hint.party === party && hint.terms.includes(prize);
  }

  words(action: Action): string {
    const { legal, actions } = this.#props();
    return actions[legal.findIndex((one) => same(one, action))] ?? "";
  }

  foresight(action: Action | null): Foresight | null {
    const { legal, foresight } = this.#props();
    const found = foresight[legal.findIndex((one) => same(one, action))];
    return (found ?? null) as Foresight | null;
  }

  /** What would come of the choice one looks at. */
  get foreseen(): Foresight | null {
    return this.foresight(this.#props().previewed as Action | null);
  }

  button(action: Action | null, label: string): ButtonState {
    const { hint, previewed, preview, why } = this.#props();
    const found = action ? this.legal.find((one) => same(one, action)) : undefined;
    return {
      name: found ? this.words(found) : label,
      can: found !== undefined,
      hinted: found !== undefined && same(hint, found),
      previewed: found !== undefined && same(previewed, found),
      held: undefined,
      choose: () => {
        if (found) this.act(found);
        else if (action && this.legal.length) why(action);
      },
      look: (at) => {
        if (found) preview(at ? found : null); // taken above: the board may be gone when the eye leaves it
      },
    };
  }

  act(action: Action): void {
    this.#taken = null;
    this.#props().preview(null);
    this.#props().act(action);
  }

  /** A card in hand: played at once, or taken up where it has to be aimed. */
  card(card: Card, label: string): ButtonState {
    const asked: Action = this.may("discard") ? { type: "discard", card: card.id } : usual(card);
    return this.#tool({ card }, asked, label);
  }

  /** One's own office card with its power. */
  office(office: Office, label: string): ButtonState {
    return this.#tool({ office }, null, label);
  }

  #tool(tool: Tool, asked: Action | null, label: string): ButtonState {
    const uses = this.legal.filter((action) => this.#serves(tool, action));
    const only = uses.length === 1 && !("species" in (uses[0] ?? {})) ? (uses[0] ?? null) : null;
    const direct = only ?? (uses.length === 1 && ["overhang-mandate", "loyalty"].includes(uses[0]!.type) ? uses[0]! : null);
    const aimed = this.button(direct ?? (uses.length ? null : asked), label);
    if (direct || !uses.length) return aimed;
    const taken = this.tool;
    const held =
      taken !== null &&
      ("card" in tool ? "card" in taken && taken.card.id === tool.card.id : "office" in taken && taken.office === tool.office);
    const { hint } = this.#props();
    return {
      ...aimed,
      name: label,
      can: true,
      hinted: uses.some((use) => same(use, hint as Action | null)),
      held,
      choose: () => (this.#taken = held ? null : tool),
      look: () => undefined,
    };
  }

  putDown(): boolean {
    const had = this.tool !== null;
    this.#taken = null;
    return had;
  }
}

/** What one would do with the card, to ask why it cannot be done. */
function usual(card: Card): Action {
  switch (card.kind) {
    case "rally":
      return { type: "rally", species: card.species ?? "elephants", food: 1 };
    case "negative-campaign":
      return { type: "negative-campaign", species: card.species ?? "elephants", party: 0 };
    case "overhang-mandate":
    case "loyalty":
      return { type: card.kind, species: card.species ?? "elephants" };
    case "assertiveness":
      return { type: "assertiveness", office: card.office ?? "president" };
    case "defectors":
      return { type: "defectors", party: 0 };
    default:
      return { type: card.kind };
  }
}
