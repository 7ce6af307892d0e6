"""A view as numbers, for learning machines: the table by seat, by family, by hex, always in the same places."""

from __future__ import annotations

from functools import lru_cache

from menagerie.games.eighteen_zoo.rules.facts import FAMILIES, KINDS, PHASES, POWERS
from menagerie.games.eighteen_zoo.rules.map.board import AREAS
from menagerie.games.eighteen_zoo.rules.position import (
    BONUS,
    DISCARD,
    DRAFT,
    END,
    FORCED_SALE,
    HARVEST,
    HOME,
    NAME_PRICE,
    OFFER,
    OVER,
    RUN,
    SAVE,
    SECOND_HOLE,
    SECOND_MAP,
    SELLERS,
    SQUIRRELS,
    STATION,
    TRACK,
    TURN,
)  # fmt: skip
from menagerie.games.eighteen_zoo.view import EighteenZooView, FamilyView, HexView, PlayerView

_STEPS = (
    DRAFT, TURN, HOME, BONUS, TRACK, STATION, RUN, HARVEST, SQUIRRELS, END, SAVE, DISCARD, OFFER, NAME_PRICE,
    FORCED_SALE, SECOND_HOLE, SECOND_MAP, OVER, SELLERS,
)  # fmt: skip
_SQUIRRELS = (*KINDS, "1S")
_CENTRE = 6


def features(view: EighteenZooView) -> tuple[float, ...]:
    """Seats are counted from the viewer's own (from seat 0 for a spectator)."""
    players = len(view.players)
    own = view.seat or 0
    seats = [(own + i) % players for i in range(players)]
    numbers: list[float] = [float(view.step == step) for step in _STEPS]
    numbers += [float(view.phase == phase) for phase in PHASES]
    numbers += [view.day, view.number, view.ticket, view.deck_left, view.harvest, view.waters, view.lays]
    numbers += [float(view.sold), float(view.bought)]
    numbers += [float(view.family == family) for family in FAMILIES]
    for seat in seats:
        numbers += _player(view, view.players[seat], seat)
    by_name = {family.family: family for family in view.families}
    for name in FAMILIES:
        numbers += _family(by_name.get(name), seats)
    numbers += [float(power in view.available) for power in POWERS]
    numbers += [float(power in view.future) for power in POWERS]
    for hex in view.hexes:
        numbers += _hex(hex)
    return tuple(map(float, numbers))


def _player(view: EighteenZooView, player: PlayerView, seat: int) -> list[float]:
    numbers: list[float] = [player.cash, player.debt, player.tickets, player.worth, view.order.index(seat)]
    numbers.append(float(seat in view.waiting_on))
    for family in FAMILIES:
        held = [card for card in player.cards if card.startswith(family)]
        numbers += [len(held), float(f"{family}_0" in held)]
    return numbers + [float(power in player.powers) for power in POWERS]


def _family(family: FamilyView | None, seats: list[int]) -> list[float]:
    width = 5 + len(seats) + len(_SQUIRRELS) + len(POWERS) + 3
    if family is None:
        return [0.0] * width
    numbers: list[float] = [
        float(family.launched), family.treasury, family.price or 0, family.row or 0, family.column or 0,
    ]  # fmt: skip
    numbers += [float(family.controller == seat) for seat in seats]
    kinds = [squirrel.kind for squirrel in family.squirrels]
    numbers += [kinds.count(kind) for kind in _SQUIRRELS]
    numbers += [float(power in family.powers) for power in POWERS]
    return [*numbers, len(family.lounge), len(family.kitchen), len(family.station_costs)]


@lru_cache(maxsize=16384)  # the same hexes are asked for at every move
def _hex(hex: HexView) -> tuple[float, ...]:
    """Its area, which edges have track, and who has stations there."""
    edges = {edge for pair in hex.tracks for edge in pair}
    numbers = [float(AREAS.index(hex.area)), float(hex.tile is not None)]
    numbers += [float(edge in edges) for edge in range(_CENTRE)]
    here = [*hex.spaces, hex.extra]
    return (*numbers, *(float(here.count(family)) for family in FAMILIES))
