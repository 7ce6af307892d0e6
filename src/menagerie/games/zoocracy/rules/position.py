"""Where everything lies: the state of a game as plain numbers and lists."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from menagerie.core.generator import Generator
from menagerie.games.zoocracy.options import ZoocracyOptions
from menagerie.games.zoocracy.rules.editions import Edition

# The steps: which decision is open. Their names are part of a decision's address.
BID: Final = "bid"
BONUS: Final = "bonus"
BLOCKADE: Final = "blockade"
MANIPULATE: Final = "manipulate"
CAMPAIGN: Final = "campaign"
ELECTION_CARDS: Final = "election-cards"
PROPOSE: Final = "propose"
ANSWER: Final = "answer"
VOTE: Final = "vote"
EVENT_CARDS: Final = "event-cards"
PROGRESS_CARDS: Final = "progress-cards"
DISCARD: Final = "discard"
NAME: Final = "name"
RESIST: Final = "resist"
OVER: Final = "over"
STEP_NAMES: Final[tuple[str, ...]] = (
    BID, BONUS, BLOCKADE, MANIPULATE, CAMPAIGN, ELECTION_CARDS, PROPOSE, ANSWER, VOTE, EVENT_CARDS, PROGRESS_CARDS,
    DISCARD, NAME, RESIST, OVER,
)  # fmt: skip

A: Final = 0
B: Final = 1
C: Final = 2
D: Final = 3
E: Final = 4
F: Final = 5
G: Final = 6

PRESIDENT: Final = 0
PRIME_MINISTER: Final = 1
FINANCE: Final = 2
DEFENSE: Final = 3
OPPOSITION_LEADER: Final = 4

# A proposal's prizes: the three offices come first, in the order of the office cards.
PRIZE_PRIME_MINISTER: Final = 0
PRIZE_FINANCE: Final = 1
PRIZE_DEFENSE: Final = 2
PRIZE_P1: Final = 3
PRIZE_P2: Final = 4

GOVERNMENT: Final = 0
OPPOSITION: Final = 1
NO_SIDE: Final = 2

# What becomes of an offer; in the order of `identifiers.OfferStatus`.
OPEN: Final = 0
ACCEPTED: Final = 1
DECLINED: Final = 2
COUNTERED: Final = 3
WITHDRAWN: Final = 4
LAPSED: Final = 5
KEPT: Final = 6
BROKEN_BY_PROPOSER: Final = 7
BROKEN_BY_PARTNER: Final = 8

NOBODY: Final = -1  # in place of a seat
NOTHING: Final = -1  # in place of a bid, a vote or an offer's number
NOWHERE: Final = -1  # in place of a species

ROUNDS: Final = 8  # 3.7
GOALS: Final = 8  # 3.7
SPECIES_COUNT: Final = 9
TOKENS_PER_PARTY: Final = 25  # 2.1

OfferRecord = tuple[int, int, int, int, int, int, int]
"""An offer: round, phase, maker, proposer, partner, terms (a bit for each prize), status."""


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)  # see `Generator`
class Position:
    """Everything on the table. Parties are seats; species, offices and cards are numbers.

    ``waiting_on`` is empty when a phase is over: `phases.advance` then begins the next one.
    """

    __slots__ = (
        "action_count", "active", "bidders", "bids", "blockade", "deck", "discards", "dry", "edition",
        "election_held", "event_deck", "face_up", "fed", "first_offer", "food", "funds", "goal_party", "goals",
        "goals_due", "goals_to_name", "grants", "hands", "harvest", "holder", "interim", "last_bids", "last_votes",
        "loyal", "loyal_food", "majority", "manipulation", "migrations", "next_harvest", "offers", "offers_left",
        "options", "order", "overhangs", "p1", "p2", "parliamentary_round", "past_events", "pending_offer", "phase",
        "players", "presidential_round", "prizes", "proposers", "rng", "round", "seats", "second_bid", "seen", "side",
        "step", "strict_supply", "supply", "turn_index", "votes", "waiting_on", "wet",
    )  # fmt: skip

    def __init__(self, players: int, options: ZoocracyOptions, edition: Edition, rng: Generator) -> None:
        self.players: int = players
        self.options: ZoocracyOptions = options
        self.edition: Edition = edition
        self.rng: Generator = rng
        self.strict_supply: bool = options.strict_supply and players > 2  # 2.2, 7.4

        self.round: int = 1
        self.phase: int = A
        self.step: str = BID
        self.waiting_on: tuple[int, ...] = ()
        self.active: int = NOBODY
        self.turn_index: int = 0  # the place in `order`, or among the proposers, whose turn it is
        self.action_count: int = 0  # actions within this step, for the decision's address
        self.order: list[int] = list(range(players))

        # parties
        self.funds: list[int] = [0] * players
        self.seen: list[int] = [0] * players  # 2.4: what all have seen go into the funds, less what went out
        self.supply: list[int] = [TOKENS_PER_PARTY] * players  # negative: tokens of another colour are in use
        self.seats: list[int] = [0] * players
        self.goals: list[int] = [0] * players
        self.side: list[int] = [NO_SIDE] * players
        self.hands: list[list[int]] = [[] for _ in range(players)]  # sorted

        # the board
        self.food: list[int] = [0] * (SPECIES_COUNT * players)  # species by species, in each by party
        self.blockade: int = NOWHERE
        self.manipulation: int = NOWHERE
        self.majority: int = 0  # 0: the marker is off the track
        self.presidential_round: int = 1
        self.parliamentary_round: int = 1
        self.p1: int = NOBODY
        self.p2: int = NOBODY
        self.holder: list[int] = [NOBODY] * 5
        self.face_up: list[bool] = [False] * 5
        self.interim: bool = False
        self.deck: list[int] = []  # its top is the end
        self.discards: list[int] = []  # sorted
        self.event_deck: list[int] = []  # its top is the end
        self.past_events: list[int] = []
        self.harvest: int = 0
        self.next_harvest: int = 0

        # A
        self.bidders: tuple[int, ...] = ()
        self.second_bid: bool = False
        self.bids: list[int] = [NOTHING] * players  # secret until all are in
        self.last_bids: tuple[int, tuple[int, ...], tuple[int, ...], int] = (0, (), (), NOBODY)

        # B
        self.fed: list[int] = [0] * SPECIES_COUNT  # from the funds in the current turn, by species

        # C
        self.election_held: bool = False  # in this round
        self.wet: bool = False
        self.dry: bool = False
        self.migrations: list[int] = [0] * players
        self.overhangs: list[int] = []
        self.loyal: list[int] = [NOBODY] * SPECIES_COUNT  # by species: the party whose food stays
        self.loyal_food: list[int] = [0] * SPECIES_COUNT  # by species: how much of it

        # D and F
        self.proposers: list[int] = []
        self.prizes: tuple[int, ...] = ()
        self.grants: list[int] = []
        self.votes: list[int] = [NOTHING] * players  # 0 no, 1 yes; secret until all are in
        self.last_votes: tuple[int, int, int, tuple[int, ...], tuple[int, ...], tuple[int, ...], int, int] = (
            0, 0, NOBODY, (), (), (), 0, 0,
        )  # fmt: skip # round, phase, proposer, prizes, grants, votes, seats behind it, majority
        self.offers: list[OfferRecord] = []
        self.first_offer: int = 0  # the number of the first offer about the current proposal
        self.offers_left: int = 0
        self.pending_offer: int = NOTHING  # the number of the offer that waits for its answer

        # G
        self.goals_due: list[int] = []  # the parties whose program goals come next
        self.goals_to_name: int = 0  # goals for which the Prime Minister still names a party
        self.goal_party: int = NOBODY

    def copy_to(self, copy: Position) -> None:
        """Makes the copy equal to this, sharing only what never changes."""
        copy.players = self.players
        copy.options = self.options
        copy.edition = self.edition
        copy.rng = self.rng.clone()
        copy.strict_supply = self.strict_supply
        copy.round = self.round
        copy.phase = self.phase
        copy.step = self.step
        copy.waiting_on = self.waiting_on
        copy.active = self.active
        copy.turn_index = self.turn_index
        copy.action_count = self.action_count
        copy.order = self.order[:]
        copy.funds = self.funds[:]
        copy.seen = self.seen[:]
        copy.supply = self.supply[:]
        copy.seats = self.seats[:]
        copy.goals = self.goals[:]
        copy.side = self.side[:]
        copy.hands = [hand[:] for hand in self.hands]
        copy.food = self.food[:]
        copy.blockade = self.blockade
        copy.manipulation = self.manipulation
        copy.majority = self.majority
        copy.presidential_round = self.presidential_round
        copy.parliamentary_round = self.parliamentary_round
        copy.p1 = self.p1
        copy.p2 = self.p2
        copy.holder = self.holder[:]
        copy.face_up = self.face_up[:]
        copy.interim = self.interim
        copy.deck = self.deck[:]
        copy.discards = self.discards[:]
        copy.event_deck = self.event_deck[:]
        copy.past_events = self.past_events[:]
        copy.harvest = self.harvest
        copy.next_harvest = self.next_harvest
        copy.bidders = self.bidders
        copy.second_bid = self.second_bid
        copy.bids = self.bids[:]
        copy.last_bids = self.last_bids
        copy.fed = self.fed[:]
        copy.election_held = self.election_held
        copy.wet = self.wet
        copy.dry = self.dry
        copy.migrations = self.migrations[:]
        copy.overhangs = self.overhangs[:]
        copy.loyal = self.loyal[:]
        copy.loyal_food = self.loyal_food[:]
        copy.proposers = self.proposers[:]
        copy.prizes = self.prizes
        copy.grants = self.grants[:]
        copy.votes = self.votes[:]
        copy.last_votes = self.last_votes
        copy.offers = self.offers[:]
        copy.first_offer = self.first_offer
        copy.offers_left = self.offers_left
        copy.pending_offer = self.pending_offer
        copy.goals_due = self.goals_due[:]
        copy.goals_to_name = self.goals_to_name
        copy.goal_party = self.goal_party

    def snapshot(self) -> dict[str, object]:
        """Every field by name."""
        return {
            "action_count": self.action_count,
            "active": self.active,
            "bidders": self.bidders,
            "bids": self.bids,
            "blockade": self.blockade,
            "deck": self.deck,
            "discards": self.discards,
            "dry": self.dry,
            "edition": self.edition.name,
            "election_held": self.election_held,
            "event_deck": self.event_deck,
            "face_up": self.face_up,
            "fed": self.fed,
            "first_offer": self.first_offer,
            "food": self.food,
            "funds": self.funds,
            "goal_party": self.goal_party,
            "goals": self.goals,
            "goals_due": self.goals_due,
            "goals_to_name": self.goals_to_name,
            "grants": self.grants,
            "hands": self.hands,
            "harvest": self.harvest,
            "holder": self.holder,
            "interim": self.interim,
            "last_bids": self.last_bids,
            "last_votes": self.last_votes,
            "loyal": self.loyal,
            "loyal_food": self.loyal_food,
            "majority": self.majority,
            "manipulation": self.manipulation,
            "migrations": self.migrations,
            "next_harvest": self.next_harvest,
            "offers": self.offers,
            "offers_left": self.offers_left,
            "options": self.options,
            "order": self.order,
            "overhangs": self.overhangs,
            "p1": self.p1,
            "p2": self.p2,
            "parliamentary_round": self.parliamentary_round,
            "past_events": self.past_events,
            "pending_offer": self.pending_offer,
            "phase": self.phase,
            "players": self.players,
            "presidential_round": self.presidential_round,
            "prizes": self.prizes,
            "proposers": self.proposers,
            "rng": self.rng.snapshot(),
            "round": self.round,
            "seats": self.seats,
            "second_bid": self.second_bid,
            "seen": self.seen,
            "side": self.side,
            "step": self.step,
            "strict_supply": self.strict_supply,
            "supply": self.supply,
            "turn_index": self.turn_index,
            "votes": self.votes,
            "waiting_on": self.waiting_on,
            "wet": self.wet,
        }

    # --- who is asked

    def ask(self, step: str, seat: int) -> None:
        """One seat decides next."""
        self.step = step
        self.active = seat
        self.waiting_on = (seat,)
        self.action_count = 0

    def ask_nobody(self) -> None:
        """The phase is over."""
        self.active = NOBODY
        self.waiting_on = ()

    # --- figures derived from the fields

    def government_exists(self) -> bool:
        return GOVERNMENT in self.side

    def government_seats(self) -> int:
        total = 0
        for seat in range(self.players):
            if self.side[seat] == GOVERNMENT:
                total += self.seats[seat]
        return total

    def has_majority(self) -> bool:
        """5f.1: whether the government parties hold the majority; 7.1: with two parties there is no marker."""
        return self.players == 2 or self.government_seats() >= self.majority

    def event_kind(self) -> str:
        """The kind of this round's event; empty before it is revealed."""
        if len(self.past_events) < self.round:
            return ""
        return self.edition.events[self.past_events[-1]].kind

    def available(self, seat: int, wanted: int) -> int:
        """2.2: how many of the wanted tokens the party's supply has."""
        if not self.strict_supply:
            return wanted
        return min(wanted, self.supply[seat])

    # --- food between supply and funds

    def earn(self, seat: int, wanted: int) -> int:
        """Food from the supply into the funds; returns how much it was."""
        food = self.available(seat, wanted)
        self.supply[seat] -= food
        self.funds[seat] += food
        self.seen[seat] += food
        return food

    def pay(self, seat: int, food: int) -> None:
        """Food from the funds back into the supply."""
        self.funds[seat] -= food
        self.seen[seat] -= food
        self.supply[seat] += food
