"""What each seat may know. This is the one place where secrets are dropped."""

from __future__ import annotations

from msgspec import Struct

from menagerie.core.contract import Result, View
from menagerie.games.zoocracy.cards import Card
from menagerie.games.zoocracy.editions import EventCard
from menagerie.games.zoocracy.nouns import OfferStatus, Office, Phase, Prize, Side, Species
from menagerie.games.zoocracy.options import ZoocracyOptions


class SpeciesView(Struct, frozen=True):
    """One species of the zoo."""

    id: Species
    votes: tuple[int, ...]
    """As printed: for the most food, and for the second most where there are two numbers."""
    watering_hole: bool
    food: tuple[int, ...]
    """Tokens by party."""
    manipulated: bool
    """The manipulation marker lies here: 4 votes for the first, none for the second."""
    blocked: bool
    """The blockade marker lies here."""


class PartyView(Struct, frozen=True):
    """One party."""

    seat: int
    side: Side
    seats: int
    """In parliament."""
    goals: int
    funds: int | None
    """Food behind the screen: one's own; everybody's when the game is over."""
    seen: int
    """What all have seen go into those funds since the last election paid out (or the start), less what went out."""
    cards: int
    """How many in hand."""
    hand: tuple[Card, ...] | None
    """One's own."""


class OfficeView(Struct, frozen=True):
    """One office card."""

    id: Office
    holder: int | None
    """Nobody: it lies at the side of the board."""
    face_up: bool
    """Its power is still to be used."""


class CampaignView(Struct, frozen=True):
    """The turn of the party that is campaigning."""

    seat: int
    limit: int
    """So much food from the funds in this turn."""
    fed: tuple[int, ...]
    """Food from the funds in this turn, by species."""


class CountView(Struct, frozen=True):
    """What action cards have changed about the election that is being held."""

    wet: bool
    dry: bool
    migrations: tuple[int, ...]
    """Seats on top, by party."""
    overhangs: tuple[Species, ...]
    loyal: tuple[int | None, ...]
    """By species: the party whose food stays."""


class BidsView(Struct, frozen=True):
    """The last presidential election, once its hands were opened. By seat; nothing for who took no part."""

    round: int
    first: tuple[int | None, ...]
    second: tuple[int | None, ...]
    """Empty where there was no second bid."""
    winner: int | None


class ProposalView(Struct, frozen=True):
    """The proposal that is being made or voted on."""

    proposer: int
    prizes: tuple[Prize, ...]
    """What it has to hand out, in this order."""
    grants: tuple[int, ...]
    """To whom, as far as it has been announced."""
    complete: bool
    """It is on the table, and all vote."""


class VotesView(Struct, frozen=True):
    """The last proposal that was voted on, and the votes."""

    round: int
    phase: Phase
    proposer: int
    grants: tuple[tuple[Prize, int], ...]
    votes: tuple[bool, ...]
    """By seat."""
    yes: int
    """Seats behind it."""
    majority: int
    accepted: bool


class OfferView(Struct, frozen=True):
    """An offer, a counter-offer or a demand, and what became of it.

    Who proposes hands out; the partner would vote yes for it. In the advanced game what a Prime Minister's program
    promised is listed as well, with phase G, once it has been kept or broken.
    """

    number: int
    """Counts from 1 through the whole game."""
    round: int
    phase: Phase
    maker: int
    """Who made it: the proposer, or (a counter-offer, a demand) the partner."""
    proposer: int
    partner: int
    terms: tuple[Prize, ...]
    status: OfferStatus


class ZoocracyView(View, frozen=True):
    """The table as one seat sees it."""

    options: ZoocracyOptions
    round: int
    rounds: int
    """The length of the round track."""
    goals: int
    """The length of the political goal track."""
    phase: Phase
    step: str
    """What is being decided."""
    active: int | None
    """Whose turn it is, where parties act one after the other; in D and F the proposer."""
    order: tuple[int, ...]
    """5b.3: the player order of this phase, or of the last one that had one."""
    species: tuple[SpeciesView, ...]
    parties: tuple[PartyView, ...]
    """By seat."""
    offices: tuple[OfficeView, ...]
    """President, Prime Minister, Finance, Defense, Opposition Leader."""
    majority: int | None
    """The majority marker; nothing before the first election, during one, and with two parties."""
    presidential_round: int | None
    """Where the presidential election marker lies; nothing when it is off the track."""
    parliamentary_round: int | None
    p1: int | None
    """Whose program marker lies on P1, for the goal of the election's round."""
    p2: int | None
    interim: bool
    """5d.17: the government is only an interim one."""
    event: EventCard | None
    """This round's, once it is revealed."""
    past_events: tuple[EventCard, ...]
    """All that were revealed, this round's included."""
    event_deck: int
    harvest: int
    """9b.4, 9b.5: by how much this round's campaign limit differs (2, 0 or -2)."""
    deck: int
    discards: tuple[Card, ...]
    """The action cards on the open pile, sorted."""
    campaign: CampaignView | None
    count: CountView | None
    """In phase C."""
    bidders: tuple[int, ...]
    """Who takes part in the bid that is on."""
    second_bid: bool
    bid: int | None
    """One's own closed hand."""
    bids: BidsView | None
    proposers: tuple[int, ...]
    """5d.3: in phase D the order of proposing; in F the one who may propose."""
    proposal: ProposalView | None
    vote: bool | None
    """One's own, laid down."""
    votes: VotesView | None
    offers: tuple[OfferView, ...]
    """All of the game, the newest last."""
    offers_left: int
    """How many offers the proposer may still make before proposing."""
    goal_party: int | None
    """In phase G: the party that may pay for its goal (9b.3)."""
    result: Result | None
