"""What a seat may know, as numbers for learning machines; docs/features.md explains how they are stored.

`feature_groups` says what they are and `features` writes them, in the same order.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from menagerie.core.features import BYTE, LEAST, MOST, Field, Group
from menagerie.games.eighteen_zoo.options import EighteenZooOptions
from menagerie.games.eighteen_zoo.rules.facts import (
    ANCIENT_MAPS,
    CARDS,
    CELLS,
    COUSIN,
    FAMILIES,
    K4J,
    KINDS,
    MOLES,
    OPERATING_ROUND,
    PHASES,
    POWERS,
    PRICE,
    RABBITS,
    ROUND_DAY,
    ROUND_KIND,
    ROUND_NUMBER,
    STATION_COSTS,
    STOCK_ROUND,
    TICKET,
    TWO_BARRELS,
    deck,
)
from menagerie.games.eighteen_zoo.rules.map.board import Board
from menagerie.games.eighteen_zoo.rules.map.track import FREE, MOST_SPACES, NEUTRAL, Track
from menagerie.games.eighteen_zoo.rules.position import (
    AVAILABLE,
    BONUS,
    CLOSED,
    DISCARD,
    DRAFT,
    END,
    FORCED_SALE,
    FUTURE,
    HARVEST,
    HOME,
    NAME_PRICE,
    NONE,
    OFFER,
    OVER,
    POWER,
    RUN,
    SAVE,
    SECOND_HOLE,
    SECOND_MAP,
    SELLERS,
    SQUIRREL,
    SQUIRRELS,
    STATION,
    TRACK,
    TURN,
    WITH_FAMILY,
    Position,
)
from menagerie.games.eighteen_zoo.rules.setup import board_of

STEPS: Final = (
    DRAFT, TURN, HOME, BONUS, TRACK, STATION, RUN, HARVEST, SQUIRRELS, END, SAVE, DISCARD, OFFER, NAME_PRICE,
    FORCED_SALE, SECOND_HOLE, SECOND_MAP, SELLERS, OVER,
)  # fmt: skip
ROUND_KINDS: Final = ("draft", "stock", "operating")
PATCHED: Final = len(KINDS)
"""The kind that a squirrel with the PATCH counts as."""
EDGES: Final = 6
FAMILY_COUNT: Final = len(FAMILIES)
POWER_COUNT: Final = len(POWERS)
MOST_STATIONS: Final = 8
MOST_PRICE: Final = max(PRICE)
_REPEATED: Final = (RABBITS, MOLES, ANCIENT_MAPS, TWO_BARRELS)
"""The powers that are used several times."""

_POWERS: Final = f"By power: {', '.join(POWERS)}."
_KINDS: Final = f"By kind: {', '.join(KINDS)}, with the PATCH."


def feature_groups(players: int, options: EighteenZooOptions) -> tuple[Group, ...]:
    board = board_of(options)
    squirrels = len(deck(players))
    seat = (
        Field("asked", "It owes a decision."),
        Field("order", "Its place in the player order, from 0.", players - 1),
        Field("tickets", "Its tickets.", BYTE),
        Field("midas", "It has announced MIDAS."),
        Field("offers_to", "Its power or squirrel is asked for."),
        Field("cards", f"Its cards: of {', '.join(FAMILIES)}, the parents, three children and the cousin.", 1,
              FAMILY_COUNT * CARDS),
        Field("powers", f"{_POWERS} Its powers.", 1, POWER_COUNT),
    )  # fmt: skip
    family = (
        Field("in_play", "It is in play."),
        Field("launched", "It is launched."),
        Field("turn", "It is its turn, or it is being launched."),
        Field("operating", "Its place in the operating order, from 1; 0: none.", FAMILY_COUNT),
        Field("controller", "The seat in control, counted from one's own.", 1, players),
        Field("row", "The row of its token on the stock board.", max(row for row, _ in CELLS)),
        Field("column", "The column of its token.", max(column for _, column in CELLS)),
        Field("price", "Its reputation.", MOST_PRICE),
        Field("lounge", "How many of its cards lie in the lounge.", CARDS),
        Field("kitchen", "How many of its cards lie in the kitchen.", CARDS),
        Field("stations", "How many stations it has left.", MOST_STATIONS),
        Field("squirrels", f"{_KINDS} Its squirrels.", squirrels, PATCHED + 1),
        Field("asleep", "How many of them sleep.", squirrels),
        Field("last_run", "How many of them are on their last run.", squirrels),
        Field("powers", f"{_POWERS} Its powers.", 1, POWER_COUNT),
        Field("sold", "Who has the turn has sold cards of it in this stock round."),
    )
    hex = (
        Field("tile", "A tile lies here."),
        Field("edges", "Which edges have track, clockwise from the south.", 1, EDGES),
    )
    station = (
        Field("families", f"The stations here by family: {', '.join(FAMILIES)}.", MOST_SPACES + 1, FAMILY_COUNT),
        Field("free", "How many spaces are free.", MOST_SPACES),
        Field("blocked", "How many hold WORK IN PROGRESS.", MOST_SPACES),
    )
    return (
        Group(
            "table",
            "Where the game is, and what lies in the middle.",
            (
                Field("step", f"What is being decided: {', '.join(STEPS)}.", 1, len(STEPS)),
                Field("phase", f"The phase: {', '.join(PHASES)}.", 1, len(PHASES)),
                Field("round", f"The kind of round: {', '.join(ROUND_KINDS)}.", 1, len(ROUND_KINDS)),
                Field("day", "The day.", max(ROUND_DAY)),
                Field("number", "The number of the round on that day.", max(ROUND_NUMBER)),
                Field("ticket", "What a ticket is worth.", max(TICKET) * 2),
                Field("top_squirrel", f"The squirrel that is on sale: {', '.join(KINDS)}.", 1, len(KINDS)),
                Field("deck_left", "How many squirrels come before the jumpers.", squirrels),
                Field("kitchen", f"{_KINDS} The squirrels in the kitchen.", squirrels, PATCHED + 1),
                Field("asked_power", f"{_POWERS} The one that a family asks to buy.", 1, POWER_COUNT),
                Field("asked_squirrel", f"{_KINDS} The one that a family asks to buy.", 1, PATCHED + 1),
                Field("named_squirrel", f"{_KINDS} The one whose price is being named.", 1, PATCHED + 1),
                Field("forced_purchase", f"The squirrel that has to be paid for: {', '.join(KINDS)}.", 1, len(KINDS)),
                Field("available", f"{_POWERS} Those on sale.", 1, POWER_COUNT),
                Field("future", f"{_POWERS} Those on sale next.", 1, POWER_COUNT),
                Field("used_up", f"{_POWERS} Those out of the game.", 1, POWER_COUNT),
                Field("uses", f"Uses left of those that somebody has: {', '.join(POWERS[power] for power in _REPEATED)}.",
                      BYTE, len(_REPEATED)),
                Field("waters", "The O areas that the runs of this turn pass.", BYTE),
                Field("lays", "The ordinary lays of this turn.", BYTE),
                Field("bonus_left", "The bonus tracks still to be laid.", BYTE),
                Field("upgraded", "One of the lays of this turn was an upgrade."),
                Field("station_built", "The station of this turn is built."),
                Field("sold", "Who has the turn has sold in it."),
                Field("bought", "Who has the turn has bought in it."),
                Field("greek", "IT'S ALL GREEK TO ME is announced."),
                Field("barrels", "TWO BARRELS are announced."),
                Field("tiles", "How many tiles are left, by number.", BYTE, len(board.tiles.numbers)),
                Field("hole", "The R areas that the HOLE joins.", 1, len(board.r_areas)),
            ),
        ),
        Group("seats", "A seat: one's own first, then clockwise.", seat, players),
        Group("families", f"A family: {', '.join(FAMILIES)}.", family, FAMILY_COUNT),
        Group("hexes", "A hex of the map, column by column.", hex, len(board.hexes)),
        Group("stations", "A hex for stations (Y areas and homes), in the same order.", station,
              len(board.station_hexes)),
        Group("money", "A seat, as above.", (Field("cash", "Its cash.", MOST, 1, LEAST), Field("debt", "Its debt.", MOST)),
              players),
        Group("treasuries", "A family, as above.", (Field("treasury", "Its treasury.", MOST, 1, LEAST),), FAMILY_COUNT),
        Group(
            "prices",
            "Prices of this turn.",
            (
                Field("harvest", "What the runs of this turn brought.", MOST),
                Field("asked", "The price a family offers for what it asks for.", MOST),
            ),
        ),
    )  # fmt: skip


def _one_hot(count: int) -> list[list[int]]:
    return [[int(place == i) for i in range(count)] for place in range(count)]


_STEP: Final[dict[str, list[int]]] = dict(zip(STEPS, _one_hot(len(STEPS)), strict=True))
_PHASE: Final[list[list[int]]] = _one_hot(len(PHASES))
_ROUND_KIND: Final[list[list[int]]] = _one_hot(len(ROUND_KINDS))
_KIND: Final[list[list[int]]] = _one_hot(len(KINDS))
_KIND_OR_PATCHED: Final[list[list[int]]] = _one_hot(PATCHED + 1)
_NO_KIND: Final[list[int]] = [0] * len(KINDS)
_NO_KIND_OR_PATCHED: Final[list[int]] = [0] * (PATCHED + 1)
_NO_POWERS: Final[list[int]] = [0] * POWER_COUNT
_NO_CARDS: Final[list[int]] = [0] * (FAMILY_COUNT * CARDS)
_NO_STATION: Final[list[int]] = [0] * (FAMILY_COUNT + 2)


def features(position: Position, seat: int) -> bytes:
    players = position.players
    order = [seat + place if seat + place < players else seat + place - players for place in range(players)]
    numbers = _STEP[position.pending][:]
    _add_table(numbers, position)
    _add_seats(numbers, position, order)
    _add_families(numbers, position, order)
    track = position.track
    faces = _faces(track.board)
    parts: list[bytes] = [bytes(numbers)]
    for face in track.face:
        parts.append(faces[face])
    rest: list[int] = []
    _add_stations(rest, track)
    for other in order:
        _add_wide(rest, position.cash[other])
        _add_wide(rest, position.debt[other])
    for treasury in position.treasury:
        _add_wide(rest, treasury)
    _add_wide(rest, position.harvest)
    _add_wide(rest, position.offer_price if position.pending == OFFER else 0)
    parts.append(bytes(rest))
    return b"".join(parts)


def _add_wide(numbers: list[int], number: int) -> None:
    """A number that takes two bytes."""
    shown = max(LEAST, min(number, MOST))
    numbers.append(shown & BYTE)
    numbers.append(shown >> 8 & BYTE)


def _add_table(numbers: list[int], position: Position) -> None:
    in_operating_round = ROUND_KIND[position.round] == OPERATING_ROUND
    numbers += _PHASE[position.phase]
    numbers += _ROUND_KIND[ROUND_KIND[position.round]]
    numbers.append(ROUND_DAY[position.round])
    numbers.append(ROUND_NUMBER[position.round])
    numbers.append(position.ticket())
    numbers += _KIND[position.kinds[position.deck_at]]
    numbers.append(max(0, position.kinds.index(K4J) - position.deck_at))
    _count_squirrels(numbers, position, position.kitchen_squirrels)
    asked = position.offered if position.pending == OFFER else NONE
    _add_asked(numbers, position, asked)
    wanted = position.wanted_squirrel
    numbers += _NO_KIND_OR_PATCHED if wanted == NONE else _KIND_OR_PATCHED[_kind(position, wanted)]
    numbers += _NO_KIND if position.purchase == NONE else _KIND[position.purchase_kind]
    _add_powers(numbers, position)
    numbers.append(min(position.waters, BYTE))
    numbers.append(min(position.lays, BYTE))
    numbers.append(position.bonus_left)
    numbers.append(int(position.upgraded and in_operating_round))
    numbers.append(int(position.station_built and in_operating_round))
    numbers.append(int(position.sold))
    numbers.append(int(position.bought))
    numbers.append(int(position.greek))
    numbers.append(int(position.barrels))
    for left in position.track.left:
        numbers.append(max(0, left))
    hole = position.track.hole
    for hex in position.track.board.r_areas:
        numbers.append(int(hex == hole[0] or hex == hole[1] or hex == position.hole_first))


def _kind(position: Position, squirrel: int) -> int:
    return PATCHED if squirrel == position.patched else position.kind(squirrel)


def _count_squirrels(numbers: list[int], position: Position, squirrels: list[int]) -> None:
    first = len(numbers)
    numbers += _NO_KIND_OR_PATCHED
    for squirrel in squirrels:
        numbers[first + _kind(position, squirrel)] += 1


def _add_asked(numbers: list[int], position: Position, asked: int) -> None:
    """The power or the squirrel that a family asks to buy."""
    first = len(numbers)
    numbers += _NO_POWERS
    if asked != NONE and position.offer_kind == POWER:
        numbers[first + asked] = 1
    is_squirrel = asked != NONE and position.offer_kind == SQUIRREL
    numbers += _KIND_OR_PATCHED[_kind(position, asked)] if is_squirrel else _NO_KIND_OR_PATCHED


def _add_powers(numbers: list[int], position: Position) -> None:
    """Those that nobody has, by where they are; then the uses left of the others."""
    available = len(numbers)
    future = available + POWER_COUNT
    used_up = future + POWER_COUNT
    for _ in range(3):
        numbers += _NO_POWERS
    for power, place in enumerate(position.power_at):
        if place == AVAILABLE:
            numbers[available + power] = 1
        elif place == FUTURE:
            numbers[future + power] = 1
        elif place == CLOSED:
            numbers[used_up + power] = 1
    for power in _REPEATED:
        numbers.append(position.power_left[power] if position.power_at[power] >= 0 else 0)


def _add_powers_of(numbers: list[int], position: Position, owner: int) -> None:
    """The powers of a seat, or of a family (`WITH_FAMILY` and its number)."""
    for place in position.power_at:
        numbers.append(int(place == owner))


def _add_seats(numbers: list[int], position: Position, order: list[int]) -> None:
    offered = position.offer_seat if position.pending == OFFER else NONE
    for seat in order:
        numbers.append(int(seat in position.waiting_on))
        numbers.append(position.order.index(seat))
        numbers.append(min(position.tickets[seat], BYTE))
        numbers.append(int(position.midas == seat))
        numbers.append(int(offered == seat))
        first = len(numbers)
        numbers += _NO_CARDS
        for card in position.hands[seat]:
            numbers[first + card] = 1
        _add_powers_of(numbers, position, seat)


def _add_families(numbers: list[int], position: Position, order: list[int]) -> None:
    held = [0] * FAMILY_COUNT  # cards in hands
    controller = [NONE] * FAMILY_COUNT
    for seat, hand in enumerate(position.hands):
        for card in hand:
            family = card // CARDS
            held[family] += 1
            if card == CARDS * family:
                controller[family] = seat
    cards = CARDS if position.cousins else COUSIN
    stock_round = ROUND_KIND[position.round] == STOCK_ROUND
    sold = position.sold_of[position.order[position.turn_index]] if stock_round else 0
    for family in range(FAMILY_COUNT):
        in_play = family in position.families
        kitchen = len(position.kitchen[family])
        cell = position.cell[family]
        numbers.append(int(in_play))
        numbers.append(position.launched >> family & 1)
        numbers.append(int(position.family == family))
        operating = position.operating_order
        numbers.append(operating.index(family) + 1 if family in operating else 0)
        for seat in order:
            numbers.append(int(controller[family] == seat))
        numbers.append(0 if cell == NONE else CELLS[cell][0])
        numbers.append(0 if cell == NONE else CELLS[cell][1])
        numbers.append(0 if cell == NONE else PRICE[cell])
        numbers.append(cards - held[family] - kitchen if in_play else 0)
        numbers.append(kitchen)
        numbers.append(len(position.station_costs(family)) - position.stations_built[family] if in_play else 0)
        nest = position.squirrels[family]
        _count_squirrels(numbers, position, nest)
        asleep = 0
        last_run = 0
        for squirrel in nest:
            asleep += position.asleep >> squirrel & 1
            last_run += position.last_run >> squirrel & 1
        numbers.append(asleep)
        numbers.append(last_run)
        _add_powers_of(numbers, position, WITH_FAMILY + family)
        numbers.append(sold >> family & 1)


def _add_stations(numbers: list[int], track: Track) -> None:
    board = track.board
    for place, hex in enumerate(board.station_hexes):
        here = len(numbers)
        numbers += _NO_STATION
        first = MOST_SPACES * place
        for space in range(first, first + track.space_count(hex)):
            family = track.spaces[space]
            if family == FREE:
                numbers[here + FAMILY_COUNT] += 1
            elif family == NEUTRAL:
                numbers[here + FAMILY_COUNT + 1] += 1
            else:
                numbers[here + family] += 1
        extra = track.extra[place]
        if extra >= 0:
            numbers[here + extra] += 1


@lru_cache(maxsize=64)
def _faces(board: Board) -> list[bytes]:
    """The numbers of a hex by what it shows: they are the same wherever it lies."""
    faces = board.faces
    return [
        bytes([int(faces.tile[face] >= 0), *[faces.exits[face] >> edge & 1 for edge in range(EDGES)]])
        for face in range(len(faces.tile))
    ]
