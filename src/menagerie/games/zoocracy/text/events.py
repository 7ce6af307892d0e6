"""Events in words: a log line for every event."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, get_args

from menagerie.core.contract import Fact, kebab
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
from menagerie.games.zoocracy.text.names import card_id_name, figures_by_seat, grants_text, terms_text

if TYPE_CHECKING:
    from menagerie.core.words import Words


def describe_event(event: ZoocracyEvent, words: Words) -> str:
    """The message ``event-`` and the event's name; where it has several sentences, the one that fits."""
    variant = _VARIANTS[type(event)](event)
    message = f"event-{kebab(type(event).__name__)}"
    return words(f"{message}-{variant}" if variant else message, **_facts(event, words))


def _facts(event: ZoocracyEvent, words: Words) -> dict[str, Fact]:
    """The event's fields, each as the sentence names it."""
    if isinstance(event, VotesOpened):
        yes = [seat for seat, vote in enumerate(event.votes) if vote]
        return {
            "proposer_seat": event.proposer_seat,
            "players": words.names_of(yes),
            "seats": event.yes,
            "majority": event.majority,
        }
    facts: dict[str, Fact] = {}
    for field in event.__struct_fields__:
        value = getattr(event, field)
        if field.endswith("_seats"):
            facts[field.removesuffix("_seats")] = words.names_of(value)
        elif field in ("species", "office", "prize"):
            facts[field] = words(f"{field}-{value}")
        elif field == "phase":
            facts[field] = words(f"phase-{value.lower()}")
        elif field == "card":
            facts[field] = card_id_name(value, words)
        elif field == "cards":
            facts[field] = words.join_list([card_id_name(card, words) for card in value])
        elif field in ("terms", "prizes"):
            facts[field] = terms_text(value, words)
        elif field == "grants":
            facts[field] = grants_text(value, words)
        elif isinstance(value, tuple):
            facts[field] = figures_by_seat(value, words)
        elif isinstance(value, (int, str)):
            facts[field] = value
    return facts


# --- which of an event's sentences fits


def _one_sentence(_event: Any) -> str:
    return ""


def _round_began(event: RoundBegan) -> str:
    if event.presidential:
        return "both" if event.parliamentary else "presidential"
    return "parliamentary" if event.parliamentary else ""


def _marker_moved(event: MarkerMoved) -> str:
    return event.election if event.round is not None else f"{event.election}-off"


def _species_counted(event: SpeciesCounted) -> str:
    if event.first_seat is None:
        return "nobody"
    return "one" if event.second_seat is None else ""


def _program_set(event: ProgramSet) -> str:
    if event.p1_seat is None:
        return "none" if event.p2_seat is None else "p2"
    return "p1" if event.p2_seat is None else ""


_VARIANTS: Final[dict[type[Any], Callable[[Any], str]]] = {
    RoundBegan: _round_began,
    PhaseBegan: _one_sentence,
    OrderSet: lambda event: "proposing" if event.proposing else "",
    TurnPassed: _one_sentence,
    Ready: _one_sentence,
    MarkerMoved: _marker_moved,
    OfficeTurned: lambda event: "up" if event.face_up else "",
    OfficeMoved: lambda event: "aside" if event.holder_seat is None else "",
    Drew: lambda event: "own" if event.cards else "",
    DeckRenewed: _one_sentence,
    CardPlayed: _one_sentence,
    GoalReached: lambda event: event.by,
    BidChosen: _one_sentence,
    BidsOpened: lambda event: "second" if event.second else "",
    BidsTied: _one_sentence,
    PresidentElected: _one_sentence,
    PresidencyUndecided: lambda event: "empty" if event.incumbent_seat is None else "",
    BlockadePlaced: _one_sentence,
    BlockadeLifted: _one_sentence,
    ManipulationPlaced: _one_sentence,
    ManipulationLifted: _one_sentence,
    CampaignTurn: _one_sentence,
    Fed: lambda event: event.source,
    Smeared: lambda event: event.source,
    ParliamentCleared: _one_sentence,
    SpeciesCounted: _species_counted,
    OverhangCounted: lambda event: "nobody" if event.seat is None else "",
    MigrationCounted: _one_sentence,
    ParliamentSeated: lambda event: "two" if event.majority is None else "",
    LoyaltyPledged: _one_sentence,
    FoodStayed: _one_sentence,
    FoodCleared: _one_sentence,
    IncomePaid: _one_sentence,
    ProposalTurn: _one_sentence,
    OfferMade: lambda event: event.kind,
    OfferSettled: lambda event: event.status,
    Granted: _one_sentence,
    Proposed: _one_sentence,
    ProposalPassed: _one_sentence,
    VoteCast: lambda event: "yes" if event.yes else "no",
    VotesOpened: lambda event: "accepted" if event.accepted else "declined",
    FellToProposer: _one_sentence,
    GovernmentFormed: lambda event: "" if event.opposition_seats else "all",
    GovernmentStays: lambda event: "interim" if event.interim else "",
    NoGovernment: _one_sentence,
    ProgramSet: _program_set,
    EventRevealed: lambda event: event.kind,
    Donated: _one_sentence,
    Defected: _one_sentence,
    Discarded: _one_sentence,
    ResistancePaid: _one_sentence,
    GoalNamed: _one_sentence,
    GoalMissed: lambda event: event.why,
    Ended: _one_sentence,
}
if missing := {*get_args(ZoocracyEvent)} ^ {*_VARIANTS}:
    raise TypeError(f"text/events.py and the events there are differ in: {sorted(kind.__name__ for kind in missing)}")
