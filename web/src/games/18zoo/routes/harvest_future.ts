/** What sharing or keeping a harvest would lead to, put together from the choice's foresight. */
import type { Choice } from "../board_state.svelte";
import { squirrelName } from "../purchases/names";
import type { FamilyView, PlayerView, StaticDocument } from "../words";

type Box = StaticDocument["stock"][number];

export interface HarvestOutcome {
  readonly before: Box | null;
  readonly after: Box | null;
  readonly treasury: { readonly before: number; readonly change: number };
  /** By seat. */
  readonly income: readonly number[];
  readonly worth: readonly number[];
  /** Who holds the parents card and what it adds; null where nothing is paid for it. */
  readonly parents: { readonly seat: number; readonly bonus: number } | null;
  readonly retires: readonly string[];
  readonly endsGame: boolean;
}

export function futureOf(
  choice: Pick<Choice<"share" | "keep">, "action" | "foresight">,
  family: FamilyView,
  stock: readonly Box[],
  players: readonly Pick<PlayerView, "cards">[],
): HarvestOutcome {
  const { foresight } = choice;
  const boxAt = (row: number | null, column: number | null): Box | null =>
    stock.find((box) => box.row === row && box.column === column) ?? null;
  const before = boxAt(family.row, family.column);
  const moved = foresight?.reputation?.find((one) => one.family === family.family);
  const after = moved ? boxAt(moved.row, moved.column) : before;
  const seat = players.findIndex((player) => player.cards.includes(`${family.family}_0`));
  const shared = choice.action.type === "share";
  return {
    before,
    after,
    treasury: { before: family.treasury, change: foresight?.treasury?.[family.family] ?? 0 },
    income: foresight?.cash ?? [],
    worth: foresight?.worth ?? [],
    parents: shared && after?.bonus && seat >= 0 ? { seat, bonus: after.bonus } : null,
    retires: (foresight?.retires ?? []).map((one) => squirrelName(one.squirrel)),
    endsGame: foresight?.ends_game ?? false,
  };
}
