"""What cards, terms and figures are called in a sentence."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from menagerie.games.zoocracy.rules.cards import NUMBER_OF, Card, card_named
from menagerie.games.zoocracy.rules.editions import EventCard
from menagerie.games.zoocracy.rules.identifiers import Office, Prize, Species

if TYPE_CHECKING:
    from menagerie.core.words import Words


def species_name(species: Species, words: Words) -> str:
    return words(f"species-{species}")


def office_name(office: Office, words: Words) -> str:
    return words(f"office-{office}")


def prize_name(prize: Prize, words: Words) -> str:
    return words(f"prize-{prize}")


def terms_text(terms: Iterable[Prize], words: Words) -> str:
    """ "Prime Minister and goal P1"."""
    return words.listing([prize_name(prize, words) for prize in terms])


def grants_text(grants: Iterable[tuple[Prize, int]], words: Words) -> str:
    """ "Prime Minister: Ada; Finance Minister: Ben"."""
    return words("list-separator").join(
        [words("grant-line", prize=prize_name(prize, words), seat=party) for prize, party in grants]
    )


def card_name(card: Card, words: Words) -> str:
    """ "Rally (elephants)"."""
    name = words(f"card-{card.kind}")
    if card.species is not None:
        return words("card-of", card=name, what=species_name(card.species, words))
    if card.office is not None:
        return words("card-of", card=name, what=office_name(card.office, words))
    return name


def card_id_name(card: str, words: Words) -> str:
    """The same by the card's id; an id that is none as it is."""
    return card_name(card_named(card), words) if card in NUMBER_OF else card


def event_card_text(event: EventCard, words: Words) -> str:
    """The event card of a round, with what it does."""
    offices = words.listing([office_name(office, words) for office in event.offices])
    return words(f"round-event-{event.kind}", offices=offices, food=event.food)


def figures_by_seat(figures: Iterable[int | None], words: Words) -> str:
    """ "Ada (3), Ben (1)"; parties without a figure are left out."""
    texts = [
        words("figure-of-seat", seat=seat, figure=figure) for seat, figure in enumerate(figures) if figure is not None
    ]
    return ", ".join(texts) if texts else words("list-empty")
