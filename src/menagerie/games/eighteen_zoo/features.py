"""What a seat may know, as numbers for learning machines; docs/features.md explains how they are stored.

`feature_groups` says what they are and `features` writes them, in the same order.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from menagerie.core.feature_bytes import BYTE, LEAST, MOST, add_wide
from menagerie.core.features import Field, Group
from menagerie.games.eighteen_zoo.options import EighteenZooOptions
from menagerie.games.eighteen_zoo.rules.facts import (
    ANCIENT_MAPS,
    CARDS,
    CELLS,
    COUSIN,
    FAMILIES,
    K4J,
    KINDS,
    LAST_TICKET,
    MOLES,
    OPERATING_ROUND,
    PHASES,
    POWERS,
    PRICE,
    RABBITS,
    ROUND_DAY,
    ROUND_KIND,
    ROUND_NUMBER,
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

_POWERS: Final = "By power, as `table.available`:"
_KINDS: Final = "By kind, as `table.kitchen`:"


def feature_groups(players: int, options: EighteenZooOptions) -> tuple[Group, ...]:
    board = board_of(options)
    squirrels = len(deck(players))
    seat = (
        Field("asked", "It owes a decision."),
        Field("order", "Its place in the player order, from 0.", players - 1),
        Field("tickets", "Its tickets.", BYTE),
        Field("midas", "It has announced MIDAS."),
        Field("asked_to_sell", "A family asks it for a power or a squirrel."),
        Field("cards", f"Its cards: of {', '.join(FAMILIES)}, the parents, three children and the cousin.", 1,
              FAMILY_COUNT * CARDS),
        Field("powers", f"{_POWERS} its powers.", 1, POWER_COUNT),
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
        Field("squirrels", f"{_KINDS} its squirrels.", squirrels, PATCHED + 1),
        Field("asleep", "How many of them sleep.", squirrels),
        Field("last_run", "How many of them are on their last run.", squirrels),
        Field("powers", f"{_POWERS} its powers.", 1, POWER_COUNT),
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
                Field("ticket", "What a ticket is worth.", max(*TICKET, LAST_TICKET)),
                Field("top_squirrel", f"The squirrel that is on sale: {', '.join(KINDS)}.", 1, len(KINDS)),
                Field("deck_left", "How many squirrels come before the jumpers.", squirrels),
                Field("kitchen", f"The squirrels in the kitchen by kind: {', '.join(KINDS)}, with the PATCH.",
                      squirrels, PATCHED + 1),
                Field("asked_power", f"{_POWERS} the one that a family asks to buy.", 1, POWER_COUNT),
                Field("asked_squirrel", f"{_KINDS} the one that a family asks to buy.", 1, PATCHED + 1),
                Field("named_squirrel", f"{_KINDS} the one whose price is being named.", 1, PATCHED + 1),
                Field("forced_purchase", f"The squirrel that has to be paid for: {', '.join(KINDS)}.", 1, len(KINDS)),
                Field("available", f"The powers on sale: {', '.join(POWERS)}.", 1, POWER_COUNT),
                Field("future", f"{_POWERS} those on sale next.", 1, POWER_COUNT),
                Field("used_up", f"{_POWERS} those out of the game.", 1, POWER_COUNT),
                Field("uses", f"The uses left: {', '.join(POWERS[one] for one in _REPEATED)}.",
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
        Group("money", "A seat, as above.",
              (Field("cash", "Its cash.", MOST, 1, LEAST), Field("debt", "Its debt.", MOST)), players),
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


_STEP: Final[dict[str, int]] = {step: place for place, step in enumerate(STEPS)}
# Lists of this module are found at once, those of others by their name.
_ROUND_KIND: Final[list[int]] = ROUND_KIND
_ROUND_DAY: Final[list[int]] = ROUND_DAY
_ROUND_NUMBER: Final[list[int]] = ROUND_NUMBER
_PRICE: Final[list[int]] = PRICE
_ROW: Final[list[int]] = [row for row, _ in CELLS]
_COLUMN: Final[list[int]] = [column for _, column in CELLS]

# How many numbers there are, apart from those that depend on the map and the players.
_TABLE: Final = (
    len(STEPS) + len(PHASES) + len(ROUND_KINDS) + 3 + len(KINDS) + 1 + PATCHED + 1 + POWER_COUNT + 2 * (PATCHED + 1)
    + len(KINDS) + 3 * POWER_COUNT + len(_REPEATED) + 9
)  # fmt: skip
_SEAT: Final = 5 + FAMILY_COUNT * CARDS + POWER_COUNT
_FAMILY: Final = 10 + PATCHED + 1 + 2 + POWER_COUNT + 1
_STATION: Final = FAMILY_COUNT + 2


def features(position: Position, seat: int) -> bytes:
    players = position.players
    order = [seat + place if seat + place < players else seat + place - players for place in range(players)]
    track = position.track
    board = track.board
    table = _TABLE + len(track.left) + len(board.r_areas)
    # Most numbers are 0: only the others are written.
    numbers = [0] * (table + players * _SEAT + FAMILY_COUNT * (_FAMILY + players))
    powers = [0] * (WITH_FAMILY + FAMILY_COUNT)  # by seat or family: where its powers are written
    where = _write_table(numbers, position)
    _write_seats(numbers, table, position, order, powers)
    _write_families(numbers, table + players * _SEAT, position, order, powers)
    _write_powers(numbers, where, position, powers)
    if not track.features:
        faces = _faces(board)
        track.features = b"".join([faces[face] for face in track.face])
    rest = [0] * (_STATION * len(board.station_hexes))
    _write_stations(rest, track)
    for other in order:
        add_wide(rest, position.cash[other])
        add_wide(rest, position.debt[other])
    for treasury in position.treasury:
        add_wide(rest, treasury)
    add_wide(rest, position.harvest)
    add_wide(rest, position.offer_price if position.pending == OFFER else 0)
    # A bytearray reads a list three times as fast as bytes do.
    return b"".join([bytes(bytearray(numbers)), track.features, bytes(bytearray(rest))])


def _write_table(numbers: list[int], position: Position) -> int:
    """Returns where the powers that nobody has are written."""
    now = position.round
    numbers[_STEP[position.pending]] = 1
    at = len(STEPS)
    numbers[at + position.phase] = 1
    at += len(PHASES)
    numbers[at + _ROUND_KIND[now]] = 1
    at += len(ROUND_KINDS)
    numbers[at] = _ROUND_DAY[now]
    numbers[at + 1] = _ROUND_NUMBER[now]
    numbers[at + 2] = position.ticket()
    at += 3
    numbers[at + position.kinds[position.deck_at]] = 1
    at += len(KINDS)
    numbers[at] = max(0, position.kinds.index(K4J) - position.deck_at)
    at += 1
    for squirrel in position.kitchen_squirrels:
        numbers[at + _kind(position, squirrel)] += 1
    at += PATCHED + 1
    if position.pending == OFFER:
        if position.offer_kind == POWER:
            numbers[at + position.offered] = 1
        else:
            numbers[at + POWER_COUNT + _kind(position, position.offered)] = 1
    at += POWER_COUNT + PATCHED + 1
    if position.wanted_squirrel != NONE:
        numbers[at + _kind(position, position.wanted_squirrel)] = 1
    at += PATCHED + 1
    if position.purchase != NONE:
        numbers[at + position.purchase_kind] = 1
    at += len(KINDS)
    powers = at
    at += 3 * POWER_COUNT
    for power in _REPEATED:
        if position.power_at[power] >= 0:
            numbers[at] = position.power_left[power]
        at += 1
    operating = _ROUND_KIND[now] == OPERATING_ROUND
    numbers[at] = min(position.waters, BYTE)
    numbers[at + 1] = min(position.lays, BYTE)
    numbers[at + 2] = position.bonus_left
    numbers[at + 3] = int(position.upgraded and operating)
    numbers[at + 4] = int(position.station_built and operating)
    numbers[at + 5] = int(position.sold)
    numbers[at + 6] = int(position.bought)
    numbers[at + 7] = int(position.greek)
    numbers[at + 8] = int(position.barrels)
    at += 9
    for left in position.track.left:
        if left > 0:
            numbers[at] = left
        at += 1
    hole = position.track.hole
    for hex in position.track.board.r_areas:
        if hex == hole[0] or hex == hole[1] or hex == position.hole_first:
            numbers[at] = 1
        at += 1
    return powers


def _kind(position: Position, squirrel: int) -> int:
    return PATCHED if squirrel == position.patched else position.kind(squirrel)


def _write_powers(numbers: list[int], at: int, position: Position, powers: list[int]) -> None:
    """All of them, by where they are."""
    for power, place in enumerate(position.power_at):
        if place >= 0:
            numbers[powers[place] + power] = 1
        elif place == AVAILABLE:
            numbers[at + power] = 1
        elif place == FUTURE:
            numbers[at + POWER_COUNT + power] = 1
        elif place == CLOSED:
            numbers[at + 2 * POWER_COUNT + power] = 1


def _write_seats(numbers: list[int], at: int, position: Position, order: list[int], powers: list[int]) -> None:
    for seat in order:
        numbers[at] = int(seat in position.waiting_on)
        numbers[at + 1] = position.order.index(seat)
        numbers[at + 2] = min(position.tickets[seat], BYTE)
        numbers[at + 3] = int(position.midas == seat)
        numbers[at + 4] = int(position.pending == OFFER and position.offer_seat == seat)
        at += 5
        for card in position.hands[seat]:
            numbers[at + card] = 1
        at += FAMILY_COUNT * CARDS
        powers[seat] = at
        at += POWER_COUNT


def _write_families(numbers: list[int], at: int, position: Position, order: list[int], powers: list[int]) -> None:
    held = [0] * FAMILY_COUNT  # cards in hands
    controller = [NONE] * FAMILY_COUNT  # by the place in the order of the seats
    for place, seat in enumerate(order):
        for card in position.hands[seat]:
            family = card // CARDS
            held[family] += 1
            if card == CARDS * family:
                controller[family] = place
    cards = CARDS if position.cousins else COUSIN
    sold = position.sold_of[position.order[position.turn_index]] if _ROUND_KIND[position.round] == STOCK_ROUND else 0
    width = _FAMILY + position.players
    first = at
    for place, family in enumerate(position.operating_order):
        numbers[first + family * width + 3] = place + 1
    for family in position.families:
        at = first + family * width
        kitchen = len(position.kitchen[family])
        numbers[at] = 1
        numbers[at + 1] = position.launched >> family & 1
        numbers[at + 2] = int(position.family == family)
        at += 4
        if controller[family] != NONE:
            numbers[at + controller[family]] = 1
        at += position.players
        cell = position.cell[family]
        if cell != NONE:
            numbers[at] = _ROW[cell]
            numbers[at + 1] = _COLUMN[cell]
            numbers[at + 2] = _PRICE[cell]
        numbers[at + 3] = cards - held[family] - kitchen
        numbers[at + 4] = kitchen
        numbers[at + 5] = len(position.station_costs(family)) - position.stations_built[family]
        at += 6
        for squirrel in position.squirrels[family]:
            numbers[at + _kind(position, squirrel)] += 1
            numbers[at + PATCHED + 1] += position.asleep >> squirrel & 1
            numbers[at + PATCHED + 2] += position.last_run >> squirrel & 1
        at += PATCHED + 3
        powers[WITH_FAMILY + family] = at
        numbers[at + POWER_COUNT] = sold >> family & 1


def _write_stations(numbers: list[int], track: Track) -> None:
    at = 0
    first = 0
    for place, hex in enumerate(track.board.station_hexes):
        for space in range(first, first + track.space_count(hex)):
            family = track.spaces[space]
            if family == FREE:
                numbers[at + FAMILY_COUNT] += 1
            elif family == NEUTRAL:
                numbers[at + FAMILY_COUNT + 1] += 1
            else:
                numbers[at + family] += 1
        extra = track.extra[place]
        if extra >= 0:
            numbers[at + extra] += 1
        at += _STATION
        first += MOST_SPACES


@lru_cache(maxsize=64)
def _faces(board: Board) -> list[bytes]:
    """The numbers of a hex by what it shows: they are the same wherever it lies."""
    faces = board.faces
    return [
        bytes([int(faces.tile[face] >= 0), *[faces.exits[face] >> edge & 1 for edge in range(EDGES)]])
        for face in range(len(faces.tile))
    ]
