"""Every action open to a seat: what could be thought of, less what something can be objected to."""

from __future__ import annotations

from itertools import combinations
from typing import Literal

from menagerie.games.eighteen_zoo.actions import (
    Accept,
    Approach,
    AskForPower,
    BuildStation,
    BuyCard,
    BuyPower,
    BuySquirrel,
    CallSquirrel,
    CashTicket,
    Decline,
    DiscardSquirrel,
    EighteenZooAction,
    Keep,
    Launch,
    Lay,
    Mark,
    NamePrice,
    Pass,
    PutPatch,
    Rest,
    RunBest,
    Save,
    Sell,
    Share,
    TakeDaysOff,
    TakeOffPatch,
    UsePower,
)
from menagerie.games.eighteen_zoo.rules import decisions, squirrels, tracklaying
from menagerie.games.eighteen_zoo.rules.facts import (
    ANCIENT_MAPS,
    CARDS,
    DAYS_OFF,
    FAMILIES,
    HOLE,
    K4J,
    LAUNCH_VALUES,
    MOLES,
    ON_A_DIET,
    PATCH,
    POWER_COST,
    POWERS,
    RABBITS,
    THATS_MINE,
    TWO_BARRELS,
    WHATSUP,
    WHEAT,
    WORK_IN_PROGRESS,
    squirrel_names,
)
from menagerie.games.eighteen_zoo.rules.family_decisions import declined_at, sellable
from menagerie.games.eighteen_zoo.rules.map import lays
from menagerie.games.eighteen_zoo.rules.map.stations import station_places
from menagerie.games.eighteen_zoo.rules.map.tiles import tile_set
from menagerie.games.eighteen_zoo.rules.position import (
    AVAILABLE,
    BONUS,
    DISCARD,
    DRAFT,
    END,
    FORCED_SALE,
    HARVEST,
    HOME,
    NAME_PRICE,
    NONE,
    OFFER,
    RUN,
    SAVE,
    SECOND_HOLE,
    SECOND_MAP,
    SQUIRREL,
    SQUIRRELS,
    STATION,
    TRACK,
    TURN,
    Position,
)

MOST_PRICE = 999
Jump = Literal["4J", "2J"] | None


def legal(position: Position, seat: int) -> list[EighteenZooAction]:
    """The offers nothing can be objected to, in a stable order."""
    return [offer for offer in _offers(position, seat) if decisions.objection(position, seat, offer) is None]


def _offers(position: Position, seat: int) -> list[EighteenZooAction]:
    asked = position.pending
    if asked == DRAFT:
        return [*_powers_on_display(position), CashTicket(), Pass()]
    if asked == TURN:
        return _in_a_turn(position, seat)
    if asked in (HOME, BONUS):
        return [*_lays(position, NONE), *_in_hand(position, seat), Pass()]
    if asked == SECOND_MAP:
        return [*_lays(position, ANCIENT_MAPS), Pass()]
    if asked == SECOND_HOLE:
        return _marks(position, HOLE)
    names = squirrel_names(position.players)
    if asked == SAVE:
        return [*[Save(names[squirrel]) for squirrel in sorted(position.retiring)], Pass()]
    if asked == DISCARD:
        return [DiscardSquirrel(names[squirrel]) for squirrel in _nested(position)]
    if asked == OFFER:
        return [Accept(), Decline()]
    if asked == NAME_PRICE:
        least = declined_at(position, SQUIRREL, position.wanted_squirrel) + 1
        most = min(position.treasury[position.family], MOST_PRICE)
        return [NamePrice(price) for price in range(max(1, least), most + 1)]
    if asked == FORCED_SALE:
        return [Sell(FAMILIES[family], (number,), part) for family, number, part in sellable(position, seat)]
    return _in_a_family_turn(position, seat)


def _nested(position: Position) -> list[int]:
    """All squirrels that families have."""
    return sorted([squirrel for family in position.families for squirrel in position.squirrels[family]])


# --- draft and stock rounds


def _powers_on_display(position: Position) -> list[EighteenZooAction]:
    return [BuyPower(POWERS[power]) for power in range(len(POWERS)) if position.power_at[power] == AVAILABLE]


def _in_a_turn(position: Position, seat: int) -> list[EighteenZooAction]:
    offers: list[EighteenZooAction] = []
    if not position.bought:
        for family in position.families:
            if position.is_launched(family):
                offers += [BuyCard(FAMILIES[family], number) for number in range(1, CARDS)]
            else:
                offers += [Launch(FAMILIES[family], value) for value in LAUNCH_VALUES]
        offers += _powers_on_display(position)
        offers += _sales(position, seat)
    return [*offers, *_in_hand(position, seat), Pass()]


def _in_hand(position: Position, seat: int) -> list[EighteenZooAction]:
    """4.3, 4.4: a ticket, and the blue powers."""
    offers: list[EighteenZooAction] = []
    if position.tickets[seat]:
        offers.append(CashTicket())
    offers += [UsePower("MIDAS"), UsePower("IT_S_ALL_GREEK_TO_ME")]
    if position.power_at[DAYS_OFF] == seat:
        offers += [TakeDaysOff(FAMILIES[family]) for family in position.families]
    if position.power_at[WHATSUP] == seat:
        for family in position.families:
            for squirrel, kind in _for_sale(position):
                offers.append(CallSquirrel(FAMILIES[family], squirrel, kind))
    return offers


def _sales(position: Position, seat: int) -> list[EighteenZooAction]:
    """6.2: any cards of one family; the parents whole or in part."""
    offers: list[EighteenZooAction] = []
    for family in position.families:
        held = sorted([card % CARDS for card in position.hands[seat] if card // CARDS == family])
        for count in range(1, len(held) + 1):
            for numbers in combinations(held, count):
                offers.append(Sell(FAMILIES[family], numbers))
                if numbers[0] == 0:
                    offers.append(Sell(FAMILIES[family], numbers, True))
    return offers


def _for_sale(position: Position) -> list[tuple[str, Jump]]:
    """The squirrel on top of the deck, as what it may be bought, and those in the kitchen."""
    names = squirrel_names(position.players)
    top = names[position.deck_at]
    found: list[tuple[str, Jump]] = [(top, None)]
    if position.kinds[position.deck_at] == K4J:
        found = [(top, "4J"), (top, "2J")]
    found += [(names[squirrel], None) for squirrel in position.kitchen_squirrels]
    return found


# --- a family's turn


def _lays(position: Position, power: int) -> list[EighteenZooAction]:
    mode = tracklaying.mode_of(position, power)
    found = lays.legal_lays(position.track, position.family, mode, tracklaying.colour_of(position))
    hexes = position.track.board.hexes
    numbers = tile_set().numbers
    named = POWERS[power] if power != NONE else None
    return [Lay(hexes[hex], numbers[tile], rotation, named) for hex, tile, rotation in found]  # type: ignore[arg-type]


def _stations(position: Position, power: int) -> list[EighteenZooAction]:
    board = position.track.board
    if power == THATS_MINE:
        return [BuildStation(board.hexes[hex], "THAT_S_MINE") for hex in board.station_hexes]
    places = station_places(position.track, position.family, power == ON_A_DIET)
    return [BuildStation(board.hexes[hex], "ON_A_DIET" if power == ON_A_DIET else None) for hex in places]


def _marks(position: Position, power: int) -> list[EighteenZooAction]:
    board = position.track.board
    places = board.r_areas if power == HOLE else board.station_hexes
    return [Mark(POWERS[power], board.hexes[hex]) for hex in places]  # type: ignore[arg-type]


def _in_a_family_turn(position: Position, seat: int) -> list[EighteenZooAction]:
    family = position.family
    asked = position.pending
    offers: list[EighteenZooAction] = []
    if asked == TRACK:
        offers += _lays(position, NONE)
    elif asked == STATION:
        offers += _stations(position, NONE)
    elif asked == RUN:
        offers += [RunBest(), Rest()]
    elif asked == HARVEST:
        offers += [Share(), Keep()]
    elif asked == SQUIRRELS:
        offers += _purchases(position, seat)
    offers += _any_time(position, seat, family)
    if asked in (TRACK, STATION, SQUIRRELS, END):
        offers.append(Pass())
    return offers


def _purchases(position: Position, seat: int) -> list[EighteenZooAction]:
    names = squirrel_names(position.players)
    offers: list[EighteenZooAction] = [BuySquirrel(squirrel, kind) for squirrel, kind in _for_sale(position)]
    offers += [Approach(names[squirrel]) for squirrel in _nested(position)]
    if position.compat.forced_sale_first and squirrels.must_buy(position, position.family):
        offers += _sales(position, seat)
    return offers


def _any_time(position: Position, seat: int, family: int) -> list[EighteenZooAction]:
    """4.3, 4.4: tickets and powers."""
    offers: list[EighteenZooAction] = []
    if position.tickets[seat]:
        offers += [CashTicket(give) for give in range(position.ticket() + 1)]
    for power in range(len(POWERS)):
        if 0 <= position.power_at[power] < position.players:
            offers += [AskForPower(POWERS[power], price) for price in range(POWER_COST[power] + 1)]
    for power in (RABBITS, MOLES, ANCIENT_MAPS):
        if position.family_has(family, power):
            offers += _lays(position, power)
    for power in (ON_A_DIET, THATS_MINE):
        if position.family_has(family, power):
            offers += _stations(position, power)
    for power in (HOLE, WHEAT, THATS_MINE, WORK_IN_PROGRESS):
        if position.family_has(family, power):
            offers += _marks(position, power)
    if position.family_has(family, TWO_BARRELS):
        offers.append(UsePower("TWO_BARRELS"))
    if position.family_has(family, PATCH):
        names = squirrel_names(position.players)
        offers += [PutPatch(names[squirrel]) for squirrel in sorted(position.squirrels[family])]
        offers.append(TakeOffPatch())
    return offers
