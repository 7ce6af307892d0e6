"""The log: where rounds, phases and turns begin, what matters most, and what needs no line of its own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, get_args

from menagerie.core.contract import Event, Heading
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
from menagerie.games.zoocracy.view import ZoocracyView

if TYPE_CHECKING:
    from menagerie.core.words import Words

IMPORTANT: Final[dict[type[Event], bool]] = {
    RoundBegan: True,
    PhaseBegan: True,
    OrderSet: False,
    TurnPassed: False,
    Ready: False,
    MarkerMoved: False,
    OfficeTurned: False,
    OfficeMoved: True,
    Drew: False,
    DeckRenewed: False,
    CardPlayed: True,
    GoalReached: True,
    BidChosen: False,
    BidsOpened: True,
    BidsTied: False,
    PresidentElected: True,
    PresidencyUndecided: True,
    BlockadePlaced: True,
    BlockadeLifted: False,
    ManipulationPlaced: True,
    ManipulationLifted: False,
    CampaignTurn: False,
    Fed: False,
    Smeared: True,
    ParliamentCleared: False,
    SpeciesCounted: False,
    OverhangCounted: False,
    MigrationCounted: False,
    ParliamentSeated: True,
    LoyaltyPledged: False,
    FoodStayed: False,
    FoodCleared: False,
    IncomePaid: False,
    ProposalTurn: False,
    OfferMade: False,
    OfferSettled: True,
    Granted: False,
    Proposed: True,
    ProposalPassed: False,
    VoteCast: False,
    VotesOpened: True,
    FellToProposer: False,
    GovernmentFormed: True,
    GovernmentStays: True,
    NoGovernment: True,
    ProgramSet: True,
    EventRevealed: True,
    Donated: False,
    Defected: True,
    Discarded: False,
    ResistancePaid: True,
    GoalNamed: True,
    GoalMissed: True,
    Ended: True,
}
"""Whether each kind of event stays in a log of what matters most."""

if missing := {*get_args(ZoocracyEvent)} ^ {*IMPORTANT}:
    raise TypeError(f"text/log.py and the events there are differ in: {sorted(kind.__name__ for kind in missing)}")


def event_heading(event: ZoocracyEvent, words: Words) -> Heading | None:
    """Rounds, in them phases, in them the turns of campaigns and proposals."""
    match event:
        case RoundBegan(number, presidential, parliamentary):
            return _round(number, presidential, parliamentary, words)
        case PhaseBegan(phase):
            return _phase(phase, words)
        case CampaignTurn(seat, limit):
            return Heading(words("heading-campaign", seat=seat, limit=limit), 3)
        case ProposalTurn(seat):
            return Heading(words("heading-proposal", seat=seat), 3)
        case _:
            return None


def first_headings(view: ZoocracyView, words: Words) -> tuple[Heading, ...]:
    """The first round and its first phase begin with the deal."""
    presidential, parliamentary = view.presidential_round == view.round, view.parliamentary_round == view.round
    return _round(view.round, presidential, parliamentary, words), _phase(view.phase, words)


def _round(number: int, presidential: bool, parliamentary: bool, words: Words) -> Heading:
    if presidential:
        elections = "both" if parliamentary else "presidential"
    else:
        elections = "parliamentary" if parliamentary else "none"
    return Heading(words("heading-round", round=number, elections=elections))


def _phase(phase: str, words: Words) -> Heading:
    return Heading(words(f"phase-{phase.lower()}"), 2)


def repeated(events: Sequence[ZoocracyEvent]) -> frozenset[int]:
    """What a heading says, and what the effect says: the card that was played, the power that was used."""
    return frozenset(place for place, event in enumerate(events) if _said_otherwise(event, events))


def _said_otherwise(event: ZoocracyEvent, events: Sequence[ZoocracyEvent]) -> bool:
    match event:
        case RoundBegan() | PhaseBegan() | CampaignTurn() | ProposalTurn():
            return True
        case Granted():
            return True  # the whole proposal is one line, once it is complete
        case Ready(seat):
            return any(isinstance(other, BidChosen | VoteCast) and other.seat == seat for other in events)
        case CardPlayed():
            return any(
                (isinstance(other, Fed) and other.source == "rally")
                or (isinstance(other, Smeared) and other.source == "card")
                for other in events
            )
        case OfficeTurned(face_up=False):
            return any(
                isinstance(other, BlockadePlaced | ManipulationPlaced)
                or (isinstance(other, Fed) and other.source == "prime-minister")
                or (isinstance(other, Smeared) and other.source == "office")
                or isinstance(other, TurnPassed)  # the power was declined
                for other in events
            )
        case OfficeMoved(office):
            return any(
                (isinstance(other, PresidentElected) and office == "president")
                or (isinstance(other, FellToProposer) and other.prize == office)
                for other in events
            )
        case _:
            return False
