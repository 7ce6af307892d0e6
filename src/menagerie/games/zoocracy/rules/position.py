"""Where everything lies: the state of a game as plain numbers and lists."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from menagerie.core.generator import Generator
from menagerie.games.zoocracy.options import ZoocracyOptions
from menagerie.games.zoocracy.rules.editions import Edition

# What the table waits for. The names are part of a decision's address.
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

# What becomes of an offer; in the order of `nouns.OfferStatus`.
OPEN: Final = 0
ACCEPTED: Final = 1
DECLINED: Final = 2
COUNTERED: Final = 3
WITHDRAWN: Final = 4
LAPSED: Final = 5
KEPT: Final = 6
BROKEN_BY_PROPOSER: Final = 7
BROKEN_BY_PARTNER: Final = 8

NOBODY: Final = -1
NOTHING: Final = -1
NOWHERE: Final = -1

ROUNDS: Final = 8  # 3.7
GOALS: Final = 8  # 3.7
ALL_SPECIES: Final = 9
TOKENS: Final = 25  # 2.1

Offered = tuple[int, int, int, int, int, int, int]
"""An offer: round, phase, maker, proposer, partner, terms (a bit for each prize), status."""


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)  # see `Generator`
class Position:
    """Everything on the table. Parties are seats, species and offices are their numbers."""

    __slots__ = (
        "active", "acts", "asked", "bidders", "bids", "blockade", "deck", "discards", "dry", "due", "edition",
        "election_held", "event_deck", "face", "fed", "food", "funds", "goal_party", "goals", "grants", "hands",
        "harvest", "held_majority", "holder", "interim", "last_bids", "last_votes", "loyal", "majority",
        "manipulation", "migrations", "names_left", "next_harvest", "offers", "offers_left", "options", "order",
        "overhangs", "p1", "p2", "parliamentary_round", "past_events", "pending", "phase", "players",
        "presidential_round", "prizes", "proposers", "rng", "round", "seats", "second_bid", "seen", "side", "step",
        "strict", "supply", "talk_start", "votes", "waiting_on", "wet",
    )  # fmt: skip

    def __init__(self, players: int, options: ZoocracyOptions, edition: Edition, rng: Generator) -> None:
        self.players: int = players
        self.options: ZoocracyOptions = options
        self.edition: Edition = edition
        self.rng: Generator = rng
        self.strict: bool = options.strict_supply and players > 2  # 2.2, 7.4

        self.round: int = 1
        self.phase: int = A
        self.step: str = BID
        self.waiting_on: tuple[int, ...] = ()
        self.active: int = NOBODY
        self.asked: int = 0  # the place in `order`, or among the proposers, whose turn it is
        self.acts: int = 0  # decisions within this step, for their addresses
        self.order: list[int] = list(range(players))

        # parties
        self.funds: list[int] = [0] * players
        self.seen: list[int] = [0] * players  # 2.4: what all have seen go in and out of the funds
        self.supply: list[int] = [TOKENS] * players  # below nothing: tokens of another colour
        self.seats: list[int] = [0] * players
        self.goals: list[int] = [0] * players
        self.side: list[int] = [NO_SIDE] * players
        self.hands: list[list[int]] = [[] for _ in range(players)]  # sorted

        # the board
        self.food: list[int] = [0] * (ALL_SPECIES * players)  # species by species, in each by party
        self.blockade: int = NOWHERE
        self.manipulation: int = NOWHERE
        self.majority: int = 0  # 0: the marker is off the track
        self.presidential_round: int = 1
        self.parliamentary_round: int = 1
        self.p1: int = NOBODY
        self.p2: int = NOBODY
        self.holder: list[int] = [NOBODY] * 5
        self.face: list[bool] = [False] * 5
        self.interim: bool = False
        self.held_majority: bool = False  # 5f.1: the government had a majority at some time
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
        self.fed: list[int] = [0] * ALL_SPECIES  # from the funds, in the turn that is on

        # C
        self.election_held: bool = False  # in this round
        self.wet: bool = False
        self.dry: bool = False
        self.migrations: list[int] = [0] * players
        self.overhangs: list[int] = []
        self.loyal: list[int] = [NOBODY] * ALL_SPECIES

        # D and F
        self.proposers: list[int] = []
        self.prizes: tuple[int, ...] = ()
        self.grants: list[int] = []
        self.votes: list[int] = [NOTHING] * players  # 0 no, 1 yes; secret until all are in
        self.last_votes: tuple[int, int, int, tuple[int, ...], tuple[int, ...], tuple[int, ...], int, int] = (
            0, 0, NOBODY, (), (), (), 0, 0,
        )  # fmt: skip # round, phase, proposer, prizes, grants, votes, seats behind it, majority
        self.offers: list[Offered] = []
        self.talk_start: int = 0  # the first offer that is about the proposal in hand
        self.offers_left: int = 0
        self.pending: int = NOTHING  # the offer the table waits to be answered

        # G
        self.due: list[int] = []  # parties whose goal is to be settled
        self.names_left: int = 0  # goals for the Prime Minister to name a party for
        self.goal_party: int = NOBODY

    def copy_to(self, twin: Position) -> None:
        """Makes the twin equal to this, sharing only what never changes."""
        twin.players = self.players
        twin.options = self.options
        twin.edition = self.edition
        twin.rng = self.rng.clone()
        twin.strict = self.strict
        twin.round = self.round
        twin.phase = self.phase
        twin.step = self.step
        twin.waiting_on = self.waiting_on
        twin.active = self.active
        twin.asked = self.asked
        twin.acts = self.acts
        twin.order = self.order[:]
        twin.funds = self.funds[:]
        twin.seen = self.seen[:]
        twin.supply = self.supply[:]
        twin.seats = self.seats[:]
        twin.goals = self.goals[:]
        twin.side = self.side[:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.food = self.food[:]
        twin.blockade = self.blockade
        twin.manipulation = self.manipulation
        twin.majority = self.majority
        twin.presidential_round = self.presidential_round
        twin.parliamentary_round = self.parliamentary_round
        twin.p1 = self.p1
        twin.p2 = self.p2
        twin.holder = self.holder[:]
        twin.face = self.face[:]
        twin.interim = self.interim
        twin.held_majority = self.held_majority
        twin.deck = self.deck[:]
        twin.discards = self.discards[:]
        twin.event_deck = self.event_deck[:]
        twin.past_events = self.past_events[:]
        twin.harvest = self.harvest
        twin.next_harvest = self.next_harvest
        twin.bidders = self.bidders
        twin.second_bid = self.second_bid
        twin.bids = self.bids[:]
        twin.last_bids = self.last_bids
        twin.fed = self.fed[:]
        twin.election_held = self.election_held
        twin.wet = self.wet
        twin.dry = self.dry
        twin.migrations = self.migrations[:]
        twin.overhangs = self.overhangs[:]
        twin.loyal = self.loyal[:]
        twin.proposers = self.proposers[:]
        twin.prizes = self.prizes
        twin.grants = self.grants[:]
        twin.votes = self.votes[:]
        twin.last_votes = self.last_votes
        twin.offers = self.offers[:]
        twin.talk_start = self.talk_start
        twin.offers_left = self.offers_left
        twin.pending = self.pending
        twin.due = self.due[:]
        twin.names_left = self.names_left
        twin.goal_party = self.goal_party

    def snapshot(self) -> dict[str, object]:
        """Everything it is, by name."""
        return {
            "active": self.active,
            "acts": self.acts,
            "asked": self.asked,
            "bidders": self.bidders,
            "bids": self.bids,
            "blockade": self.blockade,
            "deck": self.deck,
            "discards": self.discards,
            "dry": self.dry,
            "due": self.due,
            "edition": self.edition.name,
            "election_held": self.election_held,
            "event_deck": self.event_deck,
            "face": self.face,
            "fed": self.fed,
            "food": self.food,
            "funds": self.funds,
            "goal_party": self.goal_party,
            "goals": self.goals,
            "grants": self.grants,
            "hands": self.hands,
            "harvest": self.harvest,
            "held_majority": self.held_majority,
            "holder": self.holder,
            "interim": self.interim,
            "last_bids": self.last_bids,
            "last_votes": self.last_votes,
            "loyal": self.loyal,
            "majority": self.majority,
            "manipulation": self.manipulation,
            "migrations": self.migrations,
            "names_left": self.names_left,
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
            "pending": self.pending,
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
            "strict": self.strict,
            "supply": self.supply,
            "talk_start": self.talk_start,
            "votes": self.votes,
            "waiting_on": self.waiting_on,
            "wet": self.wet,
        }

    # --- what is true of it

    def government_exists(self) -> bool:
        return GOVERNMENT in self.side

    def government_seats(self) -> int:
        total = 0
        for seat in range(self.players):
            if self.side[seat] == GOVERNMENT:
                total += self.seats[seat]
        return total

    def has_majority(self) -> bool:
        """5f.1: whether the government parties hold the majority; with two parties nobody asks (7.1)."""
        return self.players == 2 or self.government_seats() >= self.majority

    def event_now(self) -> str:
        """The kind of this round's event; empty before it is revealed."""
        if len(self.past_events) < self.round:
            return ""
        return self.edition.events[self.past_events[-1]].kind

    def stock(self, seat: int, wanted: int) -> int:
        """2.2: how many of so many tokens the party's supply can give."""
        if not self.strict:
            return wanted
        return min(wanted, self.supply[seat])

    # --- food on its ways

    def earn(self, seat: int, wanted: int) -> int:
        """Food from the supply into the funds; tells how much it was."""
        food = self.stock(seat, wanted)
        self.supply[seat] -= food
        self.funds[seat] += food
        self.seen[seat] += food
        return food

    def pay(self, seat: int, food: int) -> None:
        """Food from the funds back into the supply."""
        self.funds[seat] -= food
        self.seen[seat] -= food
        self.supply[seat] += food
