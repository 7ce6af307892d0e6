"""Where everything lies: the state of a game as plain numbers and lists."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from menagerie.core.generator import Generator
from menagerie.games.eighteen_zoo.history import FamilyRuns, LaidTile, RoundHistory
from menagerie.games.eighteen_zoo.options import EighteenZooOptions
from menagerie.games.eighteen_zoo.rules.compat import Compat, compat_of
from menagerie.games.eighteen_zoo.rules.facts import (
    CARDS,
    CELLS,
    FAMILIES,
    K2J,
    K4J,
    KINDS,
    LAST_TICKET,
    PHASE_LIMIT,
    POWERS,
    ROUND_KIND,
    STATION_COSTS,
    STATION_COSTS_18XX,
    TICKET,
    Family,
    deck,
    squirrel_names,
)
from menagerie.games.eighteen_zoo.rules.map.track import Track

# What the table waits for; the names are the last part of a decision's address. First the steps of the rounds:
DRAFT: Final = "draft"
TURN: Final = "turn"
HOME: Final = "home"
BONUS: Final = "bonus"
TRACK: Final = "track"
STATION: Final = "station"
RUN: Final = "run"
HARVEST: Final = "harvest"
SQUIRRELS: Final = "squirrels"
END: Final = "end"
OVER: Final = "over"
# then what may come in between:
SAVE: Final = "patch"
DISCARD: Final = "discard"
OFFER: Final = "offer"
NAME_PRICE: Final = "price"
SELLERS: Final = "sellers"
FORCED_SALE: Final = "forced"
SECOND_MAP: Final = "second-map"
SECOND_HOLE: Final = "second-hole"

NOBODY: Final = -1
NONE: Final = -1
# where a card is when no player has it
LOUNGE: Final = -1
KITCHEN: Final = -2
# where a power is: with a seat (0 to 4), with a family (8 to 15), or
AVAILABLE: Final = -1
FUTURE: Final = -2
HIDDEN: Final = -3
CLOSED: Final = -4
WITH_FAMILY: Final = 8
# what was offered
POWER: Final = 1
SQUIRREL: Final = 2
# how the game ended
RUNNING: Final = 0
LAST_ROUND: Final = 1
TOP_REPUTATION: Final = 2
BY_HAND: Final = 3


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)  # see `Generator`
class Position:
    """Everything on the table."""

    __slots__ = (
        "asleep",
        "bank",
        "barrels",
        "bonus_left",
        "bought",
        "buying_over",
        "called_for",
        "card_limit",
        "cash",
        "cell",
        "compat",
        "cousins",
        "debt",
        "decisions_made",
        "deck_at",
        "declined",
        "ended",
        "families",
        "family",
        "first_launch",
        "first_runner",
        "greek",
        "hands",
        "harvest",
        "history",
        "hole_first",
        "kinds",
        "kitchen",
        "kitchen_squirrels",
        "laid",
        "last_launch",
        "last_lays",
        "last_lays_turn",
        "last_passed",
        "last_run",
        "last_runs",
        "launchable",
        "launched",
        "launched_in_round",
        "lays",
        "midas",
        "new_squirrel",
        "offer_kind",
        "offer_price",
        "offer_seat",
        "offered",
        "operated",
        "operating_order",
        "options",
        "order",
        "ownerless_water",
        "passes",
        "patch_seat",
        "patched",
        "pending",
        "phase",
        "players",
        "power_at",
        "power_left",
        "power_order",
        "powers_shown",
        "proposals",
        "purchase",
        "purchase_kind",
        "ran_patched",
        "reached_top",
        "retiring",
        "rng",
        "round",
        "saved_by_question",
        "second_hole_later",
        "second_map_due",
        "sellers_asked",
        "sellers_due",
        "sold",
        "sold_marks",
        "sold_now",
        "sold_of",
        "squirrels",
        "stacks",
        "station_built",
        "stations_built",
        "step",
        "tickets",
        "track",
        "treasury",
        "turn_index",
        "turn_over",
        "turns_ended",
        "two_jumps",
        "unpatched_after_run",
        "upgraded",
        "waiting_on",
        "wanted_squirrel",
        "waters",
        "wheat",
    )  # fmt: skip

    def __init__(self, players: int, options: EighteenZooOptions, track: Track, rng: Generator) -> None:
        self.players: int = players
        self.options: EighteenZooOptions = options
        self.compat: Compat = compat_of(options.compat == "18xx.games")
        self.rng: Generator = rng
        self.track: Track = track
        self.families: list[int] = track.board.families[:]

        # players
        self.order: list[int] = list(range(players))  # turn order
        self.cash: list[int] = [0] * players
        self.debt: list[int] = [0] * players
        self.tickets: list[int] = [0] * players
        self.hands: list[list[int]] = [[] for _ in range(players)]  # animal cards, in the order they came
        self.card_limit: int = 0
        self.bank: int = 0  # what the bank has taken less what it has paid

        # families
        kinds = len(FAMILIES)
        self.launched: int = 0  # a bit a family
        self.first_launch: int = NONE
        self.last_launch: int = NONE
        self.launchable: int = 0  # 6.3.1: a bit for each family that may be launched next
        self.treasury: list[int] = [0] * kinds
        self.cell: list[int] = [NONE] * kinds
        self.stacks: list[list[int]] = [[] for _ in CELLS]  # families in each box, top first
        self.kitchen: list[list[int]] = [[] for _ in range(kinds)]  # cards, in the order they came
        self.cousins: bool = False  # whether they have arrived
        self.stations_built: list[int] = [0] * kinds  # beyond the home
        self.squirrels: list[list[int]] = [[] for _ in range(kinds)]  # squirrels
        self.wheat: list[int] = [NONE] * kinds  # hexes

        # squirrels
        self.kinds: list[int] = deck(players)  # never changed
        self.deck_at: int = 0  # the squirrel on top
        self.phase: int = 0
        self.kitchen_squirrels: list[int] = []
        self.two_jumps: int = 0  # bits of squirrels, like those that follow: bought as 2J
        self.asleep: int = 0  # brought by WHATSUP
        self.called_for: int = NONE  # 10.66: the family it was brought for, wherever it is now
        self.last_run: int = 0
        self.operated: int = 0  # with one bit more for the 1S, see `operated_bit`
        self.unpatched_after_run: int = NONE  # the squirrel whose PATCH came off after this turn's run
        self.patched: int = NONE  # the squirrel with the PATCH
        self.saved_by_question: bool = False  # 10.76: whether the PATCH saved a squirrel that had to retire

        # powers
        self.power_order: list[int] = []  # the whole deck as it was shuffled; a secret
        self.powers_shown: int = 0  # how many of them have been turned up
        self.power_at: list[int] = [HIDDEN] * len(POWERS)
        self.power_left: list[int] = [0] * len(POWERS)  # uses

        # where we are
        self.round: int = 0
        self.step: str = DRAFT
        self.pending: str = DRAFT  # the step, or what came in between
        self.waiting_on: tuple[int, ...] = ()
        self.decisions_made: int = 0  # how many have been made
        self.ended: int = RUNNING
        self.reached_top: int = NONE  # the first family that reached 24

        # a stock round
        self.passes: int = 0  # in a row
        self.last_passed: int = 0  # 10.81: bits of seats whose last turn in this stock round was a pass
        self.sold: bool = False  # in this turn
        self.bought: bool = False
        self.sold_now: int = 0  # bits of families, in this turn
        self.sold_of: list[int] = [0] * players  # bits of families
        self.sold_marks: list[int] = []  # 6.2.1: bits of cards; one entry, or by 10.51 a number for each sale
        self.midas: int = NOBODY
        self.greek: bool = False
        self.launched_in_round: bool = False  # 10.49: whether a family was launched in this stock round
        self.bonus_left: int = 0  # yellow tracks after a launch

        # an operating round
        self.operating_order: list[int] = []
        self.turn_index: int = 0
        self.family: int = NONE  # whose turn it is, or who is being launched
        self.lays: int = 0
        self.upgraded: bool = False
        self.laid: list[int] = []  # hexes of this turn's ordinary lays
        self.station_built: bool = False
        self.barrels: bool = False
        self.harvest: int = 0
        self.waters: int = 0
        self.ran_patched: int = NONE  # 10.65, 10.67: the squirrel that wore the PATCH at the run
        self.first_runner: int = NONE  # 10.65: the squirrel that is first in the list of runs
        self.ownerless_water: bool = False  # 10.65: the PATCH came off that squirrel before the harvest
        self.new_squirrel: bool = False
        self.buying_over: bool = False  # 10.68, 10.69, 10.75: no more squirrels in this turn
        self.turn_over: bool = False
        self.declined: list[int] = []  # offers of this turn: kind * 1000 + thing, price

        # what comes in between
        self.patch_seat: int = NOBODY
        self.retiring: list[int] = []
        self.hole_first: int = NONE
        self.second_hole_later: bool = False  # 10.59: the second R area is not waited for
        self.second_map_due: bool = False
        self.wanted_squirrel: int = NONE  # the squirrel whose price is being named
        self.proposals: list[int] = []  # 7.6a: squirrels offered to the family in this turn, each with its price
        self.sellers_due: list[int] = []  # 7.6: seats still to be asked before a forced purchase
        self.sellers_asked: bool = False  # in this turn
        self.offer_kind: int = 0
        self.offered: int = NONE
        self.offer_price: int = 0
        self.offer_seat: int = NOBODY
        self.purchase: int = NONE  # the squirrel that has to be paid for
        self.purchase_kind: int = NONE

        # what has been, for boards to show; never changed in place
        self.last_lays: tuple[LaidTile, ...] = ()  # of the last turn in which track was laid
        self.last_lays_turn: tuple[int, int] = (NONE, NONE)  # its round and family
        self.last_runs: tuple[FamilyRuns, ...] = ()  # one a family, in the order they ran
        self.turns_ended: int = 0  # of players and families, in the whole game
        self.history: tuple[RoundHistory, ...] = ()  # one for each round that is over

    def copy_to(self, copy: Position) -> None:
        """Makes the copy equal to this position, sharing only what never changes."""
        copy.players = self.players
        copy.options = self.options
        copy.compat = self.compat
        copy.rng = self.rng.clone()
        copy.track = self.track.clone()
        copy.families = self.families
        copy.order = self.order[:]
        copy.cash = self.cash[:]
        copy.debt = self.debt[:]
        copy.tickets = self.tickets[:]
        copy.hands = [hand[:] for hand in self.hands]
        copy.card_limit = self.card_limit
        copy.bank = self.bank
        copy.launched = self.launched
        copy.first_launch = self.first_launch
        copy.last_launch = self.last_launch
        copy.launchable = self.launchable
        copy.treasury = self.treasury[:]
        copy.cell = self.cell[:]
        copy.stacks = [stack[:] for stack in self.stacks]
        copy.kitchen = [cards[:] for cards in self.kitchen]
        copy.cousins = self.cousins
        copy.stations_built = self.stations_built[:]
        copy.squirrels = [nest[:] for nest in self.squirrels]
        copy.wheat = self.wheat[:]
        copy.kinds = self.kinds
        copy.deck_at = self.deck_at
        copy.phase = self.phase
        copy.kitchen_squirrels = self.kitchen_squirrels[:]
        copy.two_jumps = self.two_jumps
        copy.asleep = self.asleep
        copy.last_run = self.last_run
        copy.operated = self.operated
        copy.unpatched_after_run = self.unpatched_after_run
        copy.patched = self.patched
        copy.power_order = self.power_order[:]
        copy.powers_shown = self.powers_shown
        copy.power_at = self.power_at[:]
        copy.power_left = self.power_left[:]
        copy.round = self.round
        copy.step = self.step
        copy.pending = self.pending
        copy.waiting_on = self.waiting_on
        copy.decisions_made = self.decisions_made
        copy.ended = self.ended
        copy.reached_top = self.reached_top
        copy.passes = self.passes
        copy.sold = self.sold
        copy.bought = self.bought
        copy.sold_of = self.sold_of[:]
        copy.sold_now = self.sold_now
        copy.sold_marks = self.sold_marks[:]
        copy.midas = self.midas
        copy.greek = self.greek
        copy.bonus_left = self.bonus_left
        copy.operating_order = self.operating_order[:]
        copy.turn_index = self.turn_index
        copy.family = self.family
        copy.lays = self.lays
        copy.upgraded = self.upgraded
        copy.laid = self.laid[:]
        copy.station_built = self.station_built
        copy.barrels = self.barrels
        copy.harvest = self.harvest
        copy.waters = self.waters
        copy.new_squirrel = self.new_squirrel
        copy.turn_over = self.turn_over
        copy.declined = self.declined[:]
        copy.patch_seat = self.patch_seat
        copy.retiring = self.retiring[:]
        copy.hole_first = self.hole_first
        copy.second_map_due = self.second_map_due
        copy.second_hole_later = self.second_hole_later
        copy.saved_by_question = self.saved_by_question
        copy.buying_over = self.buying_over
        copy.called_for = self.called_for
        copy.ownerless_water = self.ownerless_water
        copy.ran_patched = self.ran_patched
        copy.first_runner = self.first_runner
        copy.last_passed = self.last_passed
        copy.launched_in_round = self.launched_in_round
        copy.wanted_squirrel = self.wanted_squirrel
        copy.proposals = self.proposals[:]
        copy.sellers_due = self.sellers_due[:]
        copy.sellers_asked = self.sellers_asked
        copy.offer_kind = self.offer_kind
        copy.offered = self.offered
        copy.offer_price = self.offer_price
        copy.offer_seat = self.offer_seat
        copy.purchase = self.purchase
        copy.purchase_kind = self.purchase_kind
        copy.last_lays = self.last_lays
        copy.last_lays_turn = self.last_lays_turn
        copy.last_runs = self.last_runs
        copy.turns_ended = self.turns_ended
        copy.history = self.history

    # --- small questions everybody asks

    def controller(self, family: int) -> int:
        """The seat that controls the family; nobody before its launch."""
        card = CARDS * family
        for seat, hand in enumerate(self.hands):
            if card in hand:
                return seat
        return NOBODY

    def is_launched(self, family: int) -> bool:
        return (self.launched >> family) & 1 == 1

    def animals(self, seat: int, family: int) -> int:
        """How many animals of a family a player has; the parents are two."""
        count = 0
        for card in self.hands[seat]:
            if card // CARDS == family:
                count += 2 if card % CARDS == 0 else 1
        return count

    def ticket(self) -> int:
        """4.4: what a ticket is worth now."""
        return LAST_TICKET if self.ended != RUNNING else TICKET[self.round]

    def round_kind(self) -> int:
        return ROUND_KIND[self.round]

    def kind(self, squirrel: int) -> int:
        """What a squirrel is; a 4J card may have been bought as a 2J."""
        return K2J if (self.two_jumps >> squirrel) & 1 else self.kinds[squirrel]

    def jump_kind(self, squirrel: int) -> str | None:
        """3.7: 4J or 2J; nothing for the others, whose names say what they are."""
        return KINDS[self.kind(squirrel)] if self.kinds[squirrel] == K4J else None

    def home_family(self, hex: int) -> Family | None:
        """The family whose home the hex is."""
        family = self.track.board.home_of[hex]
        return FAMILIES[family] if family >= 0 else None

    def squirrel_name(self, squirrel: int) -> str:
        """``3S-1``"""
        return squirrel_names(self.players)[squirrel]

    def every_squirrel(self) -> list[int]:
        """All squirrels that families have."""
        return sorted([squirrel for family in self.families for squirrel in self.squirrels[family]])

    def operated_bit(self, squirrel: int) -> int:
        """The bit of a squirrel among those that have operated: with the PATCH on, it is another one, the 1S."""
        return 1 << (len(self.kinds) if squirrel == self.patched else squirrel)

    def owner_family(self, squirrel: int) -> int:
        """The family a squirrel runs for, or none."""
        for family in self.families:
            if squirrel in self.squirrels[family]:
                return family
        return NONE

    def counted(self, family: int) -> int:
        """7.6: how many squirrels count against the limit; those on their last run do not."""
        count = 0
        for squirrel in self.squirrels[family]:
            if not (self.last_run >> squirrel) & 1:
                count += 1
        return count

    def has_room(self, family: int) -> bool:
        return self.counted(family) < PHASE_LIMIT[self.phase]

    def wears_patch(self, family: int) -> bool:
        return self.patched != NONE and self.patched in self.squirrels[family]

    def discarded_patched(self) -> bool:
        """10.73: whether the 1S lies in the kitchen."""
        return self.patched != NONE and self.patched in self.kitchen_squirrels

    def family_has(self, family: int, power: int) -> bool:
        return self.power_at[power] == WITH_FAMILY + family

    def powers_of(self, place: int) -> list[int]:
        """The powers of a seat, or of a family (`WITH_FAMILY` and its number)."""
        return [power for power in range(len(self.power_at)) if self.power_at[power] == place]

    def declined_price(self, kind: int, thing: int) -> int:
        """7.6a: the highest price that was declined in this turn for a power or a squirrel, or -1."""
        key = kind * 1000 + thing
        best = -1
        for i in range(0, len(self.declined), 2):
            if self.declined[i] == key and self.declined[i + 1] > best:
                best = self.declined[i + 1]
        return best

    def power_count(self, place: int) -> int:
        return self.power_at.count(place)

    def station_costs(self, family: int) -> list[int]:
        """7.3: what its stations cost beyond the home."""
        return STATION_COSTS_18XX[family] if self.compat.fewer_elephant_stations else STATION_COSTS[family]

    def next_station_cost(self, family: int) -> int:
        """The cost of the next station, or -1 when none is left."""
        costs = self.station_costs(family)
        built = self.stations_built[family]
        return costs[built] if built < len(costs) else -1

    def lounge(self, family: int) -> list[int]:
        """The cards of a family in the lounge, the top one first."""
        first = CARDS * family
        last = CARDS if self.cousins else CARDS - 1
        gone = numbers_of(family, self.kitchen[family])
        for hand in self.hands:
            gone |= numbers_of(family, hand)
        return [first + number for number in range(last) if not (gone >> number) & 1]

    def acting_seat(self) -> int:
        """The seat whose turn it is in a stock round or the draft, or that controls the family whose turn it is."""
        if self.family != NONE:
            return self.controller(self.family)
        return self.order[self.turn_index]


def numbers_of(family: int, cards: list[int]) -> int:
    """The cards of the family among these: a bit for each number."""
    first = CARDS * family
    numbers = 0
    for card in cards:
        if first <= card < first + CARDS:
            numbers |= 1 << (card - first)
    return numbers
