"""The features are what the view says, field by field."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from menagerie.core.features import Layout
from menagerie.core.registry import game
from menagerie.games.eighteen_zoo.features import STEPS
from menagerie.games.eighteen_zoo.options import EighteenZooOptions
from menagerie.games.eighteen_zoo.rules.facts import FAMILIES, KINDS, PHASES, POWERS
from menagerie.games.eighteen_zoo.view import EighteenZooView, FamilyView, HexView, SquirrelView
from tests.features_of_views import Expected, Numbers, assert_features_follow_the_view, fields_of, from_own, one_hot

GAME = game("18zoo")
REPEATED = ("RABBITS", "MOLES", "ANCIENT_MAPS", "TWO_BARRELS")
SQUIRREL_KINDS = (*KINDS, "1S")


def flags(chosen: Iterable[object], choices: Sequence[object]) -> list[int]:
    found = [*chosen]
    return [int(choice in found) for choice in choices]


def kinds(squirrels: Iterable[SquirrelView]) -> list[int]:
    found = [squirrel.kind for squirrel in squirrels]
    return [found.count(kind) for kind in SQUIRREL_KINDS]


def kind_of(view: EighteenZooView, name: str | None) -> list[int]:
    """Of a squirrel somebody has."""
    found = [squirrel.kind for family in view.families for squirrel in family.squirrels if squirrel.id == name]
    return one_hot(found[0] if found else None, SQUIRREL_KINDS)


def family_numbers(view: EighteenZooView, name: str, order: list[int]) -> dict[str, Numbers]:
    found = [family for family in view.families if family.family == name]
    family = found[0] if found else FamilyView(
        name, False, None, 0, None, None, None, (), (), (), (), (), (), None,  # type: ignore[arg-type]  # a name of one
    )  # fmt: skip
    operating = view.operating_order
    return {
        "in_play": len(found),
        "launched": int(family.launched),
        "turn": int(view.family == name),
        "operating": [*operating, name].index(name) + 1 if name in operating else 0,
        "controller": [int(family.controller == seat) for seat in order],
        "row": family.row or 0,
        "column": family.column or 0,
        "price": family.price or 0,
        "lounge": len(family.lounge),
        "kitchen": len(family.kitchen),
        "stations": len(family.station_costs),
        "squirrels": kinds(family.squirrels),
        "asleep": sum(squirrel.asleep for squirrel in family.squirrels),
        "last_run": sum(squirrel.last_run for squirrel in family.squirrels),
        "powers": flags(family.powers, POWERS),
        "sold": int(name in view.sold_of),
    }


def hex_numbers(hex: HexView) -> dict[str, Numbers]:
    return {"tile": int(hex.tile is not None), "edges": flags([edge for pair in hex.tracks for edge in pair], range(6))}


def station_numbers(hex: HexView) -> dict[str, Numbers]:
    here = [*hex.spaces, hex.extra]
    families = [here.count(family) for family in FAMILIES]
    return {"families": families, "free": hex.spaces.count(None), "blocked": hex.spaces.count("BLOCK")}


def expected(view: EighteenZooView, players: int, options: EighteenZooOptions) -> Expected:  # noqa: ARG001 - all in the view
    own = view.seat
    assert own is not None
    order = from_own(own, players)
    offer = view.offer
    cards = [f"{family}_{number}" for family in FAMILIES for number in range(5)]
    by_name = {family.family: family for family in view.families}
    return {
        "table": [
            {
                "step": one_hot(view.step, STEPS),
                "phase": one_hot(view.phase, PHASES),
                "round": one_hot(view.round, ("draft", "stock", "operating")),
                "day": view.day,
                "number": view.number,
                "ticket": view.ticket,
                "top_squirrel": one_hot(view.deck[0].rpartition("-")[0], KINDS),
                "deck_left": view.deck_left,
                "kitchen": kinds(view.kitchen),
                "asked_power": one_hot(offer.power if offer else None, POWERS),
                "asked_squirrel": kind_of(view, offer.squirrel if offer else None),
                "named_squirrel": kind_of(view, view.bargain),
                "forced_purchase": one_hot(view.forced.kind if view.forced else None, KINDS),
                "available": flags(view.available, POWERS),
                "future": flags(view.future, POWERS),
                "used_up": flags(view.out, POWERS),
                "uses": [view.uses_left.get(power, 0) for power in REPEATED],  # type: ignore[call-overload]  # names
                "waters": view.waters,
                "lays": view.lays,
                "bonus_left": view.bonus_left,
                "upgraded": int(view.upgraded),
                "station_built": int(view.station_built),
                "sold": int(view.sold),
                "bought": int(view.bought),
                "greek": int(view.greek),
                "barrels": int(view.barrels),
                "tiles": [*view.tiles.values()],
                "hole": [int(hex.hole) for hex in view.hexes if hex.area == "R"],
            }
        ],
        "seats": [
            {
                "asked": int(seat in view.waiting_on),
                "order": view.order.index(seat),
                "tickets": view.players[seat].tickets,
                "midas": int(view.midas == seat),
                "asked_to_sell": int(offer is not None and offer.seat == seat),
                "cards": flags(view.players[seat].cards, cards),
                "powers": flags(view.players[seat].powers, POWERS),
            }
            for seat in order
        ],
        "families": [family_numbers(view, family, order) for family in FAMILIES],
        "hexes": [hex_numbers(hex) for hex in view.hexes],
        "stations": [station_numbers(hex) for hex in view.hexes if hex.area in ("Y", "home")],
        "money": [{"cash": view.players[seat].cash, "debt": view.players[seat].debt} for seat in order],
        "treasuries": [{"treasury": by_name[name].treasury if name in by_name else 0} for name in FAMILIES],
        "prices": [{"harvest": view.harvest, "asked": offer.price if offer else 0}],
    }


def test_they_say_what_the_view_says() -> None:
    setups = [*GAME.setups()]
    used = assert_features_follow_the_view(GAME, setups[::3], expected)
    assert used == {*fields_of(Layout(GAME.feature_groups(*setups[-1])))}, "every field was tried"
