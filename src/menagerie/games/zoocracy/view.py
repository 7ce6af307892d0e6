"""What each seat may know. This is the only place where hidden information is dropped."""

from __future__ import annotations

from typing import Final, get_args

from msgspec import Struct

from menagerie.core.contract import Result, View
from menagerie.games.zoocracy.events import (
    BidChosen,
    BidsOpened,
    BidsTied,
    BlockadeLifted,
    BlockadePlaced,
    CampaignTurn,
    CardPlayed,
    DeckRenewed,
    Defected,
    Discarded,
    Donated,
    Drew,
    Ended,
    EventRevealed,
    Fed,
    FellToProposer,
    FoodCleared,
    FoodStayed,
    GoalMissed,
    GoalNamed,
    GoalReached,
    GovernmentFormed,
    GovernmentStays,
    Granted,
    IncomePaid,
    LoyaltyPledged,
    ManipulationLifted,
    ManipulationPlaced,
    MarkerMoved,
    MigrationCounted,
    NoGovernment,
    OfferMade,
    OfferSettled,
    OfficeMoved,
    OfficeTurned,
    OrderSet,
    OverhangCounted,
    ParliamentCleared,
    ParliamentSeated,
    PhaseBegan,
    PresidencyUndecided,
    PresidentElected,
    ProgramSet,
    ProposalPassed,
    ProposalTurn,
    Proposed,
    Ready,
    ResistancePaid,
    RoundBegan,
    Smeared,
    SpeciesCounted,
    TurnPassed,
    VoteCast,
    VotesOpened,
    ZoocracyEvent,
)
from menagerie.games.zoocracy.options import ZoocracyOptions
from menagerie.games.zoocracy.rules.campaign import food_limit
from menagerie.games.zoocracy.rules.cards import CARDS, Card
from menagerie.games.zoocracy.rules.editions import EventCard, rulebook
from menagerie.games.zoocracy.rules.identifiers import (
    OFFER_STATUSES,
    OFFICES,
    PHASES,
    PRIZES,
    SIDES,
    SPECIES,
    OfferStatus,
    Office,
    Phase,
    Prize,
    Side,
    Species,
)
from menagerie.games.zoocracy.rules.offers import TERMS
from menagerie.games.zoocracy.rules.position import (
    CAMPAIGN,
    GOALS,
    NOBODY,
    NOTHING,
    ROUNDS,
    VOTE,
    C,
    OfferRecord,
    Position,
)
from menagerie.games.zoocracy.rules.vote_count import forecast_seats, leading_parties, species_votes


class SpeciesView(Struct, frozen=True, gc=False):
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
    first: int | None
    """Who has the most food here, and who the second most."""
    second: int | None
    worth: tuple[int, int]
    """5c.3: the votes for these two, were they counted now: with marker and season."""


class PartyView(Struct, frozen=True, gc=False):
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


class OfficeView(Struct, frozen=True, gc=False):
    """One office card."""

    id: Office
    holder: int | None
    """Nobody: it lies at the side of the board."""
    face_up: bool
    """Its power is still to be used."""


class CampaignView(Struct, frozen=True, gc=False):
    """The turn of the party that is campaigning."""

    seat: int
    limit: int
    """So much food from the funds in this turn."""
    fed: tuple[int, ...]
    """Food from the funds in this turn, by species."""


class CountView(Struct, frozen=True, gc=False):
    """What action cards have changed about the election that is being held."""

    wet: bool
    dry: bool
    migrations: tuple[int, ...]
    """Additional seats, by party."""
    overhangs: tuple[Species, ...]
    loyal: tuple[int | None, ...]
    """By species: the party whose food stays."""
    loyal_food: tuple[int, ...]
    """By species: how much of it."""


class BidsView(Struct, frozen=True, gc=False):
    """The last presidential election, once its bids were opened. By seat; nothing for parties that took no part."""

    round: int
    first: tuple[int | None, ...]
    second: tuple[int | None, ...]
    """Empty where there was no second bid."""
    winner: int | None


class ProposalView(Struct, frozen=True, gc=False):
    """The proposal that is being made or voted on."""

    proposer: int
    prizes: tuple[Prize, ...]
    """What it has to hand out, in this order."""
    grants: tuple[int, ...]
    """To whom, as far as it has been announced."""
    complete: bool
    """It is complete, and all vote."""


class VotesView(Struct, frozen=True, gc=False):
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


class OfferView(Struct, frozen=True, gc=False):
    """An offer, a counter-offer or a demand, and what became of it.

    The proposer gives the prizes, the partner votes yes in return. In the advanced game what a Prime Minister's program
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
    forecast: tuple[int, ...]
    """The seats by party, were the votes counted now."""
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
    """Who takes part in the current bid."""
    second_bid: bool
    bid: int | None
    """One's own sealed bid."""
    bids: BidsView | None
    proposers: tuple[int, ...]
    """5d.3: in phase D the order of proposing; in F the one who may propose."""
    proposal: ProposalView | None
    vote: bool | None
    """One's own sealed vote."""
    votes: VotesView | None
    offers: tuple[OfferView, ...]
    """All of the game, the newest last."""
    offers_left: int
    """How many offers the proposer may still make before proposing."""
    goal_party: int | None
    """In phase G: the party that may pay for its goal (9b.3)."""
    result: Result | None


def view(position: Position, seat: int | None, point: str | None, result: Result | None) -> ZoocracyView:
    """What the seat may know; a spectator knows what everybody does."""
    cast = NOTHING if seat is None or position.step != VOTE else position.votes[seat]
    bid = NOTHING if seat is None else position.bids[seat]
    return ZoocracyView(
        seat=seat,
        waiting_on=position.waiting_on,
        point=point,
        options=position.options,
        round=position.round,
        rounds=ROUNDS,
        goals=GOALS,
        phase=PHASES[position.phase],
        step=position.step,
        active=_or_nobody(position.active),
        order=tuple(position.order),
        species=tuple([_species(position, species) for species in range(len(SPECIES))]),
        parties=tuple([_party(position, owner, seat, result is not None) for owner in range(position.players)]),
        offices=tuple(
            [
                OfficeView(name, _or_nobody(position.holder[office]), position.face_up[office])
                for office, name in enumerate(OFFICES)
            ]
        ),
        forecast=tuple(forecast_seats(position)),
        majority=position.majority or None,
        presidential_round=position.presidential_round if position.presidential_round <= ROUNDS else None,
        parliamentary_round=position.parliamentary_round if position.parliamentary_round <= ROUNDS else None,
        p1=_or_nobody(position.p1),
        p2=_or_nobody(position.p2),
        interim=position.interim,
        event=position.edition.events[position.past_events[-1]]
        if len(position.past_events) == position.round
        else None,
        past_events=tuple([position.edition.events[event] for event in position.past_events]),
        event_deck=len(position.event_deck),
        harvest=position.harvest,
        deck=len(position.deck),
        discards=_cards(position.discards),
        campaign=CampaignView(position.active, food_limit(position), tuple(position.fed))
        if position.step == CAMPAIGN
        else None,
        count=_count(position) if position.phase == C else None,
        bidders=position.bidders,
        second_bid=position.second_bid,
        bid=None if bid == NOTHING else bid,
        bids=_bids(position),
        proposers=tuple(position.proposers),
        proposal=_proposal(position),
        vote=None if cast == NOTHING else cast == 1,
        votes=_votes(position),
        offers=tuple([_offer(number, offered) for number, offered in enumerate(position.offers, start=1)]),
        offers_left=position.offers_left,
        goal_party=_or_nobody(position.goal_party),
        result=result,
    )


def _or_nobody(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def _cards(numbers: list[int]) -> tuple[Card, ...]:
    return tuple([CARDS[card] for card in numbers])


def _species(position: Position, species: int) -> SpeciesView:
    start = species * position.players
    first, second = leading_parties(position, species)
    return SpeciesView(
        id=SPECIES[species],
        votes=position.edition.votes[species],
        watering_hole=SPECIES[species] in rulebook().watering_holes,
        food=tuple(position.food[start : start + position.players]),
        manipulated=position.manipulation == species,
        blocked=position.blockade == species,
        first=_or_nobody(first),
        second=_or_nobody(second),
        worth=species_votes(position, species),
    )


def _party(position: Position, owner: int, seat: int | None, over: bool) -> PartyView:
    """2.3: one's own funds and hand; 6.4: in the end all funds."""
    return PartyView(
        seat=owner,
        side=SIDES[position.side[owner]],
        seats=position.seats[owner],
        goals=position.goals[owner],
        funds=position.funds[owner] if over or owner == seat else None,
        seen=position.seen[owner],
        cards=len(position.hands[owner]),
        hand=_cards(position.hands[owner]) if owner == seat else None,
    )


def _count(position: Position) -> CountView:
    return CountView(
        wet=position.wet,
        dry=position.dry,
        migrations=tuple(position.migrations),
        overhangs=tuple([SPECIES[species] for species in position.overhangs]),
        loyal=tuple([_or_nobody(seat) for seat in position.loyal]),
        loyal_food=tuple(position.loyal_food),
    )


def _bids(position: Position) -> BidsView | None:
    when, first, second, winner = position.last_bids
    if not when:
        return None
    return BidsView(
        round=when,
        first=tuple([None if bid == NOTHING else bid for bid in first]),
        second=tuple([None if bid == NOTHING else bid for bid in second]),
        winner=_or_nobody(winner),
    )


def _proposal(position: Position) -> ProposalView | None:
    if not position.proposers:
        return None
    return ProposalView(
        proposer=position.active,
        prizes=tuple([PRIZES[prize] for prize in position.prizes]),
        grants=tuple(position.grants),
        complete=position.step == VOTE,
    )


def _votes(position: Position) -> VotesView | None:
    when, phase, proposer, prizes, grants, votes, yes, majority = position.last_votes
    if not when:
        return None
    return VotesView(
        round=when,
        phase=PHASES[phase],
        proposer=proposer,
        grants=tuple([(PRIZES[prize], party) for prize, party in zip(prizes, grants, strict=True)]),
        votes=tuple([vote == 1 for vote in votes]),
        yes=yes,
        majority=majority,
        accepted=yes >= majority,
    )


def _offer(number: int, offered: OfferRecord) -> OfferView:
    when, phase, maker, proposer, partner, terms, status = offered
    return OfferView(number, when, PHASES[phase], maker, proposer, partner, TERMS[terms], OFFER_STATUSES[status])


# --- events

_OWNER_ONLY: Final = frozenset({BidChosen, VoteCast})
"""5a.2, 5d.9: sealed until all are in; what all may know of them is `Ready`."""
_CARDS_HIDDEN: Final = frozenset({Drew})
"""2.3: which cards were drawn, only their owner sees."""
_PUBLIC: Final = frozenset(
    {
        RoundBegan,
        PhaseBegan,
        OrderSet,
        TurnPassed,
        Ready,
        MarkerMoved,
        OfficeTurned,
        OfficeMoved,
        DeckRenewed,
        CardPlayed,
        GoalReached,
        BidsOpened,
        BidsTied,
        PresidentElected,
        PresidencyUndecided,
        BlockadePlaced,
        BlockadeLifted,
        ManipulationPlaced,
        ManipulationLifted,
        CampaignTurn,
        Fed,
        Smeared,
        ParliamentCleared,
        SpeciesCounted,
        OverhangCounted,
        MigrationCounted,
        ParliamentSeated,
        LoyaltyPledged,
        FoodStayed,
        FoodCleared,
        IncomePaid,
        ProposalTurn,
        OfferMade,
        OfferSettled,
        Granted,
        Proposed,
        ProposalPassed,
        VotesOpened,
        FellToProposer,
        GovernmentFormed,
        GovernmentStays,
        NoGovernment,
        ProgramSet,
        EventRevealed,
        Donated,
        Defected,
        Discarded,
        ResistancePaid,
        GoalNamed,
        GoalMissed,
        Ended,
    }
)
if missing := {*get_args(ZoocracyEvent)} ^ (_OWNER_ONLY | _CARDS_HIDDEN | _PUBLIC):
    raise TypeError(f"view.py does not say who may see: {sorted(kind.__name__ for kind in missing)}")


def redact(event: ZoocracyEvent, seat: int | None) -> ZoocracyEvent | None:
    """What the seat sees of an event."""
    if isinstance(event, (BidChosen, VoteCast)):
        return event if event.seat == seat else None
    if isinstance(event, Drew) and event.seat != seat:
        return Drew(event.seat, event.count, ())
    return event
