"""What happened, in words: a sentence for every event, and the words for the things it speaks of."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.core.contract import Fact, kebab
from menagerie.games.zoocracy.events import (
    BidsOpened,
    Drew,
    EventRevealed,
    Fed,
    GoalMissed,
    GoalReached,
    GovernmentFormed,
    GovernmentStays,
    MarkerMoved,
    OfferMade,
    OfferSettled,
    OfficeMoved,
    OfficeTurned,
    OrderSet,
    OverhangCounted,
    ParliamentSeated,
    PresidencyUndecided,
    ProgramSet,
    Proposed,
    RoundBegan,
    Smeared,
    SpeciesCounted,
    VoteCast,
    VotesOpened,
    ZoocracyEvent,
)
from menagerie.games.zoocracy.rules.cards import NUMBER_OF, Card, card_named
from menagerie.games.zoocracy.rules.editions import EventCard
from menagerie.games.zoocracy.rules.nouns import Prize

if TYPE_CHECKING:
    from menagerie.core.words import Words

# --- things


def terms_told(terms: tuple[Prize, ...], words: Words) -> str:
    return words.join_list([words(f"prize-{prize}") for prize in terms])


def grants_told(grants: tuple[tuple[Prize, int], ...], words: Words) -> str:
    lines = [words("grant-line", prize=words(f"prize-{prize}"), seat=party) for prize, party in grants]
    return words("and-then").join(lines)


def card_told(card: Card, words: Words) -> str:
    name = words(f"card-{card.kind}")
    if card.species is not None:
        return words("card-of", card=name, what=words(f"species-{card.species}"))
    if card.office is not None:
        return words("card-of", card=name, what=words(f"office-{card.office}"))
    return name


def cards_told(cards: tuple[Card, ...], words: Words) -> str:
    return words.join_list([card_told(card, words) for card in cards])


def event_told(event: EventCard, words: Words) -> str:
    offices = words.join_list([words(f"office-{office}") for office in event.offices])
    return words(f"happening-{event.kind}", offices=offices, food=event.food)


def by_seat(figures: tuple[int | None, ...], words: Words) -> str:
    """ "Ada 3, Ben 1"; who has no figure is left out."""
    told = [words("of-seat", seat=seat, figure=figure) for seat, figure in enumerate(figures) if figure is not None]
    return ", ".join(told) if told else words("list-empty")


# --- events


def describe_event(event: ZoocracyEvent, words: Words) -> str:
    """The message ``event-`` and the event's name; where it has several sentences, the one that fits."""
    return words(f"event-{kebab(type(event).__name__)}{_variant(event)}", **_facts(event, words))


def _facts(event: ZoocracyEvent, words: Words) -> dict[str, Fact]:
    """The event's fields, each as it is spoken."""
    if isinstance(event, VotesOpened):
        yes = [seat for seat, vote in enumerate(event.votes) if vote]
        return {
            "proposer_seat": event.proposer_seat,
            "players": words.names_of(yes),
            "seats": event.yes,
            "majority": event.majority,
        }
    if isinstance(event, Proposed):
        return {"seat": event.seat, "grants": grants_told(event.grants, words)}
    facts: dict[str, Fact] = {}
    for field in event.__struct_fields__:
        value = getattr(event, field)
        if field.endswith("_seats"):
            facts[field.removesuffix("_seats")] = words.names_of(value)
        elif field in ("species", "office", "prize"):
            facts[field] = words(f"{field}-{value}")
        elif field == "phase":
            facts[field] = words(f"phase-{value.lower()}")
        elif field == "card" and value in NUMBER_OF:
            facts[field] = card_told(card_named(value), words)
        elif field == "cards":
            facts[field] = words.join_list([card_told(card_named(card), words) for card in value if card in NUMBER_OF])
        elif field in ("terms", "prizes"):
            facts[field] = terms_told(value, words)
        elif isinstance(value, tuple):
            facts[field] = by_seat(value, words)
        elif isinstance(value, (int, str)):
            facts[field] = value
    return facts


def _variant(event: ZoocracyEvent) -> str:
    """Which of an event's sentences fits."""
    return _variant_of_rounds(event) or _variant_of_elections(event) or _variant_of_talks(event)


def _variant_of_rounds(event: ZoocracyEvent) -> str:
    match event:
        case RoundBegan(presidential=True, parliamentary=True):
            return "-both"
        case RoundBegan(presidential=True):
            return "-presidential"
        case RoundBegan(parliamentary=True):
            return "-parliamentary"
        case OrderSet(proposing=True):
            return "-proposing"
        case MarkerMoved(election=election, round=to):
            return f"-{election}" if to is not None else f"-{election}-off"
        case OfficeTurned(face_up=True):
            return "-up"
        case OfficeMoved(holder_seat=None):
            return "-aside"
        case Drew(cards=(_, *_)):
            return "-own"
        case GoalReached(by=by):
            return f"-{by}"
        case GoalMissed(why=why):
            return f"-{why}"
        case EventRevealed(kind=kind):
            return f"-{kind}"
        case _:
            return ""


def _variant_of_elections(event: ZoocracyEvent) -> str:
    match event:
        case BidsOpened(second=True):
            return "-second"
        case PresidencyUndecided(incumbent_seat=None):
            return "-empty"
        case Fed(source=source) | Smeared(source=source):
            return f"-{source}"
        case SpeciesCounted(first_seat=None) | OverhangCounted(seat=None):
            return "-nobody"
        case SpeciesCounted(second_seat=None):
            return "-one"
        case ParliamentSeated(majority=None):
            return "-two"
        case _:
            return ""


def _variant_of_talks(event: ZoocracyEvent) -> str:
    match event:
        case OfferMade(kind=kind):
            return f"-{kind}"
        case OfferSettled(status=status):
            return f"-{status}"
        case VoteCast(yes=yes):
            return "-yes" if yes else "-no"
        case VotesOpened(accepted=accepted):
            return "-accepted" if accepted else "-declined"
        case GovernmentFormed(opposition_seats=()):
            return "-all"
        case GovernmentStays(interim=True):
            return "-interim"
        case ProgramSet(p1_seat=None, p2_seat=None):
            return "-none"
        case ProgramSet(p1_seat=None):
            return "-p2"
        case ProgramSet(p2_seat=None):
            return "-p1"
        case _:
            return ""
