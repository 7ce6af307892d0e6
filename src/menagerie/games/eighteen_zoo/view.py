"""What each seat may know: all but the powers still face down. The only place where hidden information is dropped."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

from msgspec import Struct

from menagerie.core.contract import Result, View
from menagerie.games.eighteen_zoo.events import EighteenZooEvent
from menagerie.games.eighteen_zoo.history import FamilyRuns, LaidTile, RoundHistory
from menagerie.games.eighteen_zoo.options import EighteenZooOptions
from menagerie.games.eighteen_zoo.rules.facts import (
    ANCIENT_MAPS,
    CARDS,
    CELLS,
    FAMILIES,
    K4J,
    KIND_COST,
    KINDS,
    MOLES,
    OPERATING_ROUND,
    PHASE_LIMIT,
    PHASE_R,
    PHASES,
    POWERS,
    POWERS_A_ROUND,
    PRICE,
    RABBITS,
    ROUND_DAY,
    ROUND_KIND,
    ROUND_NUMBER,
    STOCK_ROUND,
    TWO_BARRELS,
    Family,
    PowerName,
    setup_of,
)
from menagerie.games.eighteen_zoo.rules.map.board import AREAS, Board, O
from menagerie.games.eighteen_zoo.rules.map.track import FREE, MOST_SPACES, NEUTRAL
from menagerie.games.eighteen_zoo.rules.position import (
    AVAILABLE,
    CLOSED,
    FUTURE,
    HIDDEN,
    NOBODY,
    NONE,
    OFFER,
    POWER,
    SQUIRREL,
    WITH_FAMILY,
    Position,
)
from menagerie.games.eighteen_zoo.rules.scoring import worth_at_the_end
from menagerie.games.eighteen_zoo.rules.trade import asked_price

STOCK_ROUNDS = 3
CENTRE = 6
"""In a hex's tracks: its station, water, R area, or the end of a stub."""


class PlayerView(Struct, frozen=True, gc=False):
    cash: int
    debt: int
    tickets: int
    cards: tuple[str, ...]
    """``GI_0`` are the parents, ``GI_4`` is the cousin."""
    powers: tuple[PowerName, ...]
    worth: int
    """As if the game ended now: tickets at 20."""


class SquirrelView(Struct, frozen=True, gc=False):
    id: str
    kind: str
    """``1S`` with the PATCH."""
    asleep: bool = False
    last_run: bool = False


class FamilyView(Struct, frozen=True, gc=False):
    family: Family
    launched: bool
    controller: int | None
    treasury: int
    row: int | None
    column: int | None
    price: int | None
    lounge: tuple[str, ...]
    kitchen: tuple[str, ...]
    squirrels: tuple[SquirrelView, ...]
    stations: tuple[str, ...]
    """Hexes."""
    station_costs: tuple[int, ...]
    """Of those it still has."""
    powers: tuple[PowerName, ...]
    wheat: str | None


class HexView(Struct, frozen=True, gc=False, omit_defaults=True):
    """One hex; edges are numbered clockwise from the south."""

    hex: str
    area: Literal["plain", "M", "MM", "O", "Y", "home", "R", "grey"]
    home: Family | None = None
    tile: str | None = None
    rotation: int = 0
    tracks: tuple[tuple[int, int], ...] = ()
    """Pairs of edges; 6 is the middle."""
    spaces: tuple[str | None, ...] = ()
    """Of a station area: families, ``BLOCK`` for works in progress, nothing."""
    kept: tuple[str | None, ...] = ()
    """The families those spaces are kept for."""
    extra: Family | None = None
    hole: bool = False


class StackView(Struct, frozen=True, gc=False):
    """A box of the stock board with tokens in it, the top one first."""

    row: int
    column: int
    families: tuple[Family, ...]


class OfferView(Struct, frozen=True, gc=False):
    family: Family
    seat: int
    price: int
    power: PowerName | None = None
    squirrel: str | None = None


class ProposalView(Struct, frozen=True, gc=False):
    """7.6a: a squirrel that another player has offered to the family in this turn."""

    family: Family
    squirrel: str
    kind: str
    price: int


class ForcedView(Struct, frozen=True, gc=False):
    """7.6.1: a squirrel that has to be paid for, with what the player adds and cards that are sold."""

    family: Family
    squirrel: str
    kind: str
    price: int
    treasury: int
    """Of the family."""
    cash: int
    """Of the player in control."""
    missing: int
    """What is still lacking after both."""
    debt: int
    """7.6.1a: what the player would owe if the bank lent all of that now."""


class DeclinedView(Struct, frozen=True, gc=False, omit_defaults=True):
    """7.6a: an offer declined in this turn; less than that, or as much, need not be offered again."""

    price: int
    power: PowerName | None = None
    squirrel: str | None = None


class EighteenZooView(View, frozen=True):
    """What one seat may know."""

    options: EighteenZooOptions
    round: Literal["draft", "stock", "operating"]
    turn: int
    """How many turns of players and families are over."""
    day: int
    number: int
    ticket: int
    phase: str
    limit: int
    r_value: int
    step: str
    """What is being decided."""
    may_pass: bool
    """Whether the seat that is asked may pass."""
    family: Family | None
    """Whose turn it is, or who is being launched."""
    order: tuple[int, ...]
    operating_order: tuple[Family, ...]
    card_limit: int
    players: tuple[PlayerView, ...]
    families: tuple[FamilyView, ...]
    stacks: tuple[StackView, ...]
    nearby: tuple[Family, ...] | None
    """6.3.1: which may be launched next; nothing where any may."""
    hexes: tuple[HexView, ...]
    tiles: dict[str, int]
    """How many are left of each."""
    deck: tuple[str, ...]
    """The next squirrels."""
    next_cost: int
    deck_left: int
    kitchen: tuple[SquirrelView, ...]
    available: tuple[PowerName, ...]
    future: tuple[PowerName, ...]
    face_down: int
    coming: tuple[PowerName, ...] | None
    """9.3: those that will still come, in their order, where it is open."""
    out: tuple[PowerName, ...]
    """Used up."""
    uses_left: dict[PowerName, int]
    """Of powers that are used several times and that somebody has."""
    turned: tuple[str, ...]
    """6.2.1: cards turned over, which lower the reputation again only if the holder of the parents sells them."""
    midas: int | None
    """11.1: who has announced MIDAS."""
    greek: bool
    """11.2: whether IT'S ALL GREEK TO ME is announced for the turn."""
    barrels: bool
    """11.7: whether TWO BARRELS are announced for the run."""
    harvest: int
    waters: int
    sold: bool
    bought: bool
    sold_of: tuple[Family, ...]
    """6.4c: families whose cards the player whose turn it is has sold in this stock round."""
    passed: tuple[int, ...]
    """6.6: the seats that have passed in a row, by 10.81 those whose last turn was a pass; only in a stock round."""
    lays: int
    """7.2: ordinary lays made in this turn."""
    laid: tuple[str, ...]
    """The hexes of these lays, in order."""
    upgraded: bool
    """7.2b: whether one of them was an upgrade."""
    bonus_left: int
    """6.3c: bonus tracks still to be laid after a launch."""
    ancient: int
    """11.12: tiles that the family whose turn it is may still lay by ANCIENT MAPS."""
    hole_first: str | None
    """11.20: the first of the two R areas of the HOLE, while the second is not chosen."""
    station_built: bool
    """7.3: whether the station of this turn is built."""
    new_squirrel: str | None
    """7.6c: the last squirrel that the family whose turn it is has taken from the deck in this turn."""
    forced: ForcedView | None
    declined: tuple[DeclinedView, ...]
    reached_top: Family | None
    """7.5c: the family that ends the game with the round, having reached 24."""
    retiring: tuple[str, ...]
    offer: OfferView | None
    proposals: tuple[ProposalView, ...]
    bargain: str | None
    """The squirrel whose price is being named."""
    last_lays: tuple[LaidTile, ...]
    """Of the last turn in which track was laid."""
    runs: tuple[FamilyRuns, ...]
    """The last runs of each family that has run."""
    history: tuple[RoundHistory, ...]
    """One entry for each round that is over."""
    result: Result | None


def redact(event: EighteenZooEvent, seat: int | None) -> EighteenZooEvent:  # noqa: ARG001 - the same for all seats
    """Every event is public: what is hidden, the order of the powers face down, is in no event."""
    return event


def view(
    position: Position, seat: int | None, point: str | None, result: Result | None, may_pass: bool
) -> EighteenZooView:
    board = position.track.board
    names = position.powers_of
    in_operating_round = position.round_kind() == OPERATING_ROUND
    return EighteenZooView(
        seat=seat,
        waiting_on=position.waiting_on,
        point=point,
        options=position.options,
        round=("draft", "stock", "operating")[ROUND_KIND[position.round]],
        turn=position.turns_ended,
        day=ROUND_DAY[position.round],
        number=ROUND_NUMBER[position.round],
        ticket=position.ticket(),
        phase=PHASES[position.phase],
        limit=PHASE_LIMIT[position.phase],
        r_value=PHASE_R[position.phase],
        step=position.pending,
        may_pass=may_pass,
        family=None if position.family == NONE else FAMILIES[position.family],
        order=tuple(position.order),
        operating_order=tuple([FAMILIES[family] for family in position.operating_order]),
        card_limit=position.card_limit,
        players=tuple([_player(position, player) for player in range(position.players)]),
        families=tuple([_family(position, family) for family in position.families]),
        stacks=tuple(
            [
                StackView(*CELLS[cell], tuple([FAMILIES[family] for family in stack]))
                for cell, stack in enumerate(position.stacks)
                if stack
            ]
        ),
        nearby=_nearby(position),
        hexes=tuple([_hex(position, hex) for hex in range(len(board.hexes))]),
        tiles={number: max(0, position.track.left[tile]) for tile, number in enumerate(board.tiles.numbers)},
        deck=_deck(position),
        next_cost=KIND_COST[position.kinds[position.deck_at]],
        deck_left=max(0, position.kinds.index(K4J) - position.deck_at),
        kitchen=tuple([_squirrel(position, squirrel) for squirrel in position.kitchen_squirrels]),
        available=_names(names(AVAILABLE)),
        future=_names(names(FUTURE)),
        face_down=len(names(HIDDEN)),
        coming=_coming(position) if position.options.revealed_powers else None,
        out=_names(names(CLOSED)),
        uses_left=_uses_left(position),
        turned=_turned(position),
        midas=None if position.midas == NOBODY else position.midas,
        greek=position.greek,
        barrels=position.barrels,
        harvest=position.harvest,
        waters=position.waters,
        sold=position.sold,
        bought=position.bought,
        sold_of=_sold_of(position),
        passed=_passed(position),
        lays=position.lays,
        laid=tuple([board.hexes[hex] for hex in position.laid]) if in_operating_round else (),
        upgraded=position.upgraded and in_operating_round,
        bonus_left=position.bonus_left,
        ancient=_ancient(position),
        hole_first=None if position.hole_first == NONE else board.hexes[position.hole_first],
        station_built=position.station_built and in_operating_round,
        new_squirrel=_new_squirrel(position) if in_operating_round else None,
        forced=_forced(position),
        declined=_declined(position) if in_operating_round else (),
        reached_top=None if position.reached_top == NONE else FAMILIES[position.reached_top],
        retiring=tuple([position.squirrel_name(squirrel) for squirrel in position.retiring]),
        offer=_offer(position),
        proposals=_proposals(position),
        bargain=None if position.wanted_squirrel == NONE else position.squirrel_name(position.wanted_squirrel),
        last_lays=position.last_lays,
        runs=position.last_runs,
        history=position.history,
        result=result,
    )


def _names(powers: list[int]) -> tuple[PowerName, ...]:
    return tuple([POWERS[power] for power in powers])


def _coming(position: Position) -> tuple[PowerName, ...]:
    """6.5: the last four of the deck are never put up for sale."""
    in_play = setup_of(position.players)["draft"] + STOCK_ROUNDS * POWERS_A_ROUND
    return _names(position.power_order[position.powers_shown : in_play])


def _uses_left(position: Position) -> dict[PowerName, int]:
    return {
        POWERS[power]: position.power_left[power]
        for power in (RABBITS, MOLES, ANCIENT_MAPS, TWO_BARRELS)
        if position.power_at[power] >= 0
    }


def _turned(position: Position) -> tuple[str, ...]:
    """10.29: in records no single card is turned over."""
    if position.compat.marks_by_sale or not position.sold_marks:
        return ()
    return tuple([_card(card) for card in range(CARDS * len(FAMILIES)) if (position.sold_marks[0] >> card) & 1])


def _card(card: int) -> str:
    return f"{FAMILIES[card // CARDS]}_{card % CARDS}"


def _player(position: Position, seat: int) -> PlayerView:
    return PlayerView(
        position.cash[seat],
        position.debt[seat],
        position.tickets[seat],
        tuple([_card(card) for card in sorted(position.hands[seat])]),
        _names(position.powers_of(seat)),
        worth_at_the_end(position, seat),
    )


def _squirrel(position: Position, squirrel: int) -> SquirrelView:
    return SquirrelView(
        position.squirrel_name(squirrel),
        "1S" if squirrel == position.patched else KINDS[position.kind(squirrel)],
        (position.asleep >> squirrel) & 1 == 1,
        (position.last_run >> squirrel) & 1 == 1,
    )


def _family(position: Position, family: int) -> FamilyView:
    cell = position.cell[family]
    seat = position.controller(family)
    board = position.track.board
    wheat = position.wheat[family]
    return FamilyView(
        family=FAMILIES[family],
        launched=position.is_launched(family),
        controller=None if seat == NOBODY else seat,
        treasury=position.treasury[family],
        row=None if cell == NONE else CELLS[cell][0],
        column=None if cell == NONE else CELLS[cell][1],
        price=None if cell == NONE else PRICE[cell],
        lounge=tuple([_card(card) for card in position.lounge(family)]),
        kitchen=tuple([_card(card) for card in sorted(position.kitchen[family])]),
        squirrels=tuple([_squirrel(position, squirrel) for squirrel in sorted(position.squirrels[family])]),
        stations=tuple([board.hexes[hex] for hex in board.station_hexes if position.track.stands_at(family, hex)]),
        station_costs=tuple(position.station_costs(family)[position.stations_built[family] :]),
        powers=_names(position.powers_of(WITH_FAMILY + family)),
        wheat=None if wheat == NONE else board.hexes[wheat],
    )


def _nearby(position: Position) -> tuple[Family, ...] | None:
    if position.players == 5 or position.compat.launch_any_family:
        return None
    open_families = position.launchable & ~position.launched
    return tuple([FAMILIES[family] for family in position.families if (open_families >> family) & 1])


def _hex(position: Position, hex: int) -> HexView:
    track = position.track
    place = track.board.station_index[hex]
    hole = hex in track.hole or hex == position.hole_first
    if place < 0:
        return _plain_hex(track.board, hex, track.face[hex], hole)
    first = MOST_SPACES * place
    end = first + track.space_count(hex)
    kept = tuple(track.reserved[first:end])
    return _station_hex(track.board, hex, track.face[hex], tuple(track.spaces[first:end]), kept, track.extra[place])


@lru_cache(maxsize=65536)  # hexes change rarely, and views are asked for all the time
def _plain_hex(board: Board, hex: int, face: int, hole: bool) -> HexView:
    tile = board.faces.tile[face]
    number = None if tile < 0 else board.tiles.numbers[tile]
    if number is not None and board.kind[hex] == O:
        number = f"X{number}"
    rotation = board.faces.rotation[face]
    return HexView(
        board.hexes[hex],
        AREAS[board.kind[hex]],
        None,
        number,
        rotation,
        tracks(board, face),
        hole=hole,
    )


@lru_cache(maxsize=65536)
def _station_hex(
    board: Board, hex: int, face: int, spaces: tuple[int, ...], kept: tuple[int, ...], extra: int
) -> HexView:
    home = board.home_of[hex]
    tile = board.faces.tile[face]
    return HexView(
        board.hexes[hex],
        AREAS[board.kind[hex]],
        None if home < 0 else FAMILIES[home],
        None if tile < 0 else board.tiles.numbers[tile],
        board.faces.rotation[face],
        tracks(board, face),
        tuple([None if space == FREE else "BLOCK" if space == NEUTRAL else FAMILIES[space] for space in spaces]),
        tuple([FAMILIES[family] if family >= 0 else None for family in kept]),
        None if extra < 0 else FAMILIES[extra],
    )


@lru_cache(maxsize=4096)
def tracks(board: Board, face: int) -> tuple[tuple[int, int], ...]:
    """What a hex shows, as pairs of edges, or of an edge and the middle."""
    faces = board.faces
    pairs: list[tuple[int, int]] = []
    for edges in faces.stop_edges[face]:
        pairs += [(edge, CENTRE) for edge in edges]
    for edge in range(6):
        pairs += [(edge, other) for other in faces.dry[6 * face + edge] if edge < other]
    return tuple(sorted(pairs))


def _deck(position: Position) -> tuple[str, ...]:
    shown: list[str] = []
    for squirrel in range(position.deck_at, position.deck_at + 4):
        shown.append(position.squirrel_name(squirrel))
        if position.kinds[squirrel] == K4J:
            break
    return tuple(shown)


def _proposals(position: Position) -> tuple[ProposalView, ...]:
    return tuple(
        [
            ProposalView(
                FAMILIES[position.owner_family(squirrel)],
                position.squirrel_name(squirrel),
                KINDS[position.kind(squirrel)],
                asked_price(position, squirrel),
            )
            for squirrel in position.proposals[::2]
            if asked_price(position, squirrel)
        ]
    )


def _sold_of(position: Position) -> tuple[Family, ...]:
    if position.round_kind() != STOCK_ROUND:
        return ()
    sold = position.sold_of[position.order[position.turn_index]]
    return tuple([FAMILIES[family] for family in position.families if (sold >> family) & 1])


def _passed(position: Position) -> tuple[int, ...]:
    if position.round_kind() != STOCK_ROUND:
        return ()
    if position.compat.last_turns_passed:
        return tuple([seat for seat in position.order if (position.last_passed >> seat) & 1])
    order, turn = position.order, position.turn_index
    return tuple([order[(turn - back) % position.players] for back in range(position.passes, 0, -1)])


def _ancient(position: Position) -> int:
    family = position.family
    if family == NONE or not position.family_has(family, ANCIENT_MAPS):
        return 0
    return position.power_left[ANCIENT_MAPS]


def _new_squirrel(position: Position) -> str | None:
    return position.squirrel_name(position.deck_at - 1) if position.new_squirrel else None


def _forced(position: Position) -> ForcedView | None:
    if position.purchase == NONE:
        return None
    family = position.family
    cash = position.cash[position.controller(family)]
    price = KIND_COST[position.purchase_kind]
    missing = max(0, price - position.treasury[family] - cash)
    return ForcedView(
        FAMILIES[family],
        position.squirrel_name(position.purchase),
        KINDS[position.purchase_kind],
        price,
        position.treasury[family],
        cash,
        missing,
        2 * missing,
    )


def _declined(position: Position) -> tuple[DeclinedView, ...]:
    found: list[DeclinedView] = []
    for i in range(0, len(position.declined), 2):
        kind, thing = divmod(position.declined[i], 1000)
        price = position.declined[i + 1]
        if kind == POWER:
            found.append(DeclinedView(price, power=POWERS[thing]))
        else:
            found.append(DeclinedView(price, squirrel=position.squirrel_name(thing)))
    return tuple(found)


def _offer(position: Position) -> OfferView | None:
    if position.pending != OFFER:
        return None
    return OfferView(
        FAMILIES[position.family],
        position.offer_seat,
        position.offer_price,
        POWERS[position.offered] if position.offer_kind == POWER else None,
        position.squirrel_name(position.offered) if position.offer_kind == SQUIRREL else None,
    )
