"""Where everything lies: the state of a game as plain numbers and lists."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from menagerie.core.generator import Generator
from menagerie.games.eighteen_zoo.options import EighteenZooOptions
from menagerie.games.eighteen_zoo.rules.compat import Compat, compat_of
from menagerie.games.eighteen_zoo.rules.facts import (
    CARDS,
    CELLS,
    FAMILIES,
    K2J,
    LAST_TICKET,
    PHASE_LIMIT,
    POWERS,
    ROUND_KIND,
    STATION_COSTS,
    STATION_COSTS_18XX,
    TICKET,
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
FORCED_SALE: Final = "forced"
SECOND_MAP: Final = "second-map"
SECOND_HOLE: Final = "second-hole"

NOBODY: Final = -1
NONE: Final = -1
# where a card is when no player has it
LOUNGE: Final = -1
KITCHEN: Final = -2
AWAY: Final = -3
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
        "greek",
        "hands",
        "harvest",
        "hole_first",
        "kinds",
        "kitchen",
        "kitchen_squirrels",
        "laid",
        "last_launch",
        "last_run",
        "last_sale",
        "launchable",
        "launched",
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
        "purchase",
        "purchase_kind",
        "reached_top",
        "retiring",
        "rng",
        "round",
        "second_map_due",
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
        self.last_run: int = 0
        self.operated: int = 0  # with one bit more for the 1S, see `operated_bit`
        self.unpatched_after_run: int = NONE  # the squirrel whose PATCH came off after this turn's run
        self.patched: int = NONE  # the squirrel with the PATCH

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
        self.reached_top: bool = False

        # a stock round
        self.passes: int = 0  # in a row
        self.sold: bool = False  # in this turn
        self.bought: bool = False
        self.sold_now: int = 0  # bits of families, in this turn
        self.sold_of: list[int] = [0] * players  # bits of families
        self.sold_marks: list[int] = []  # 6.2.1: bits of cards; one entry, or by 10.29 one a sale
        self.midas: int = NOBODY
        self.greek: bool = False
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
        self.new_squirrel: bool = False
        self.last_sale: int = 0  # 10.39: what the last card sold in a forced purchase brought
        self.turn_over: bool = False
        self.declined: list[int] = []  # offers of this turn: kind * 1000 + thing, price

        # what comes in between
        self.patch_seat: int = NOBODY
        self.retiring: list[int] = []
        self.hole_first: int = NONE
        self.second_map_due: bool = False
        self.wanted_squirrel: int = NONE  # the squirrel whose price is being named
        self.offer_kind: int = 0
        self.offered: int = NONE
        self.offer_price: int = 0
        self.offer_seat: int = NOBODY
        self.purchase: int = NONE  # the squirrel that has to be paid for
        self.purchase_kind: int = NONE

    def copy_to(self, twin: Position) -> None:
        """Makes the twin equal to this, sharing only what never changes."""
        twin.players = self.players
        twin.options = self.options
        twin.compat = self.compat
        twin.rng = self.rng.clone()
        twin.track = self.track.clone()
        twin.families = self.families
        twin.order = self.order[:]
        twin.cash = self.cash[:]
        twin.debt = self.debt[:]
        twin.tickets = self.tickets[:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.card_limit = self.card_limit
        twin.bank = self.bank
        twin.launched = self.launched
        twin.first_launch = self.first_launch
        twin.last_launch = self.last_launch
        twin.launchable = self.launchable
        twin.treasury = self.treasury[:]
        twin.cell = self.cell[:]
        twin.stacks = [stack[:] for stack in self.stacks]
        twin.kitchen = [cards[:] for cards in self.kitchen]
        twin.cousins = self.cousins
        twin.stations_built = self.stations_built[:]
        twin.squirrels = [nest[:] for nest in self.squirrels]
        twin.wheat = self.wheat[:]
        twin.kinds = self.kinds
        twin.deck_at = self.deck_at
        twin.phase = self.phase
        twin.kitchen_squirrels = self.kitchen_squirrels[:]
        twin.two_jumps = self.two_jumps
        twin.asleep = self.asleep
        twin.last_run = self.last_run
        twin.operated = self.operated
        twin.unpatched_after_run = self.unpatched_after_run
        twin.patched = self.patched
        twin.power_order = self.power_order[:]
        twin.powers_shown = self.powers_shown
        twin.power_at = self.power_at[:]
        twin.power_left = self.power_left[:]
        twin.round = self.round
        twin.step = self.step
        twin.pending = self.pending
        twin.waiting_on = self.waiting_on
        twin.decisions_made = self.decisions_made
        twin.ended = self.ended
        twin.reached_top = self.reached_top
        twin.passes = self.passes
        twin.sold = self.sold
        twin.bought = self.bought
        twin.sold_of = self.sold_of[:]
        twin.sold_now = self.sold_now
        twin.sold_marks = self.sold_marks[:]
        twin.midas = self.midas
        twin.greek = self.greek
        twin.bonus_left = self.bonus_left
        twin.operating_order = self.operating_order[:]
        twin.turn_index = self.turn_index
        twin.family = self.family
        twin.lays = self.lays
        twin.upgraded = self.upgraded
        twin.laid = self.laid[:]
        twin.station_built = self.station_built
        twin.barrels = self.barrels
        twin.harvest = self.harvest
        twin.waters = self.waters
        twin.new_squirrel = self.new_squirrel
        twin.last_sale = self.last_sale
        twin.turn_over = self.turn_over
        twin.declined = self.declined[:]
        twin.patch_seat = self.patch_seat
        twin.retiring = self.retiring[:]
        twin.hole_first = self.hole_first
        twin.second_map_due = self.second_map_due
        twin.wanted_squirrel = self.wanted_squirrel
        twin.offer_kind = self.offer_kind
        twin.offered = self.offered
        twin.offer_price = self.offer_price
        twin.offer_seat = self.offer_seat
        twin.purchase = self.purchase
        twin.purchase_kind = self.purchase_kind

    # --- small questions everybody asks

    def controller(self, family: int) -> int:
        """The seat that controls the family; nobody before its launch."""
        card = CARDS * family
        for seat in range(self.players):
            if card in self.hands[seat]:
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

    def family_has(self, family: int, power: int) -> bool:
        return self.power_at[power] == WITH_FAMILY + family

    def powers_of(self, place: int) -> list[int]:
        """The powers of a seat, or of a family (`WITH_FAMILY` and its number)."""
        return [power for power in range(len(self.power_at)) if self.power_at[power] == place]

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
        last = CARDS if self.cousins else CARDS - 1
        gone = [card for hand in self.hands for card in hand] + self.kitchen[family]
        return [card for card in range(CARDS * family, CARDS * family + last) if card not in gone]

    def acting_seat(self) -> int:
        """The seat whose turn it is in a stock round or the draft, or that controls the family whose turn it is."""
        if self.family != NONE:
            return self.controller(self.family)
        return self.order[self.turn_index]
