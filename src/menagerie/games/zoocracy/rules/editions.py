"""Editions: the votes of the species, the action cards and the events a game is played with.

Each is a file in ``data/editions``, named after the edition. `parse_edition` says everything that is wrong with one.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files

import msgspec
from msgspec import Struct

from menagerie.games.zoocracy.rules.cards import CARDS, NUMBER_OF
from menagerie.games.zoocracy.rules.identifiers import CARD_KINDS, SPECIES, EventKind, Office, Species


class EventCard(Struct, frozen=True):
    """An event as players see it."""

    id: str
    kind: EventKind
    offices: tuple[Office, ...] = ()
    """9b.1: whose holders a donation is for."""
    food: int = 0
    """9b.1: how much for each."""


class Rulebook(Struct, frozen=True, forbid_unknown_fields=True):
    """The figures the rulebook prints: ``data/rulebook.toml``. Lists by players begin with two."""

    players: tuple[int, int]
    party_colours: tuple[str, ...]
    tokens_of_a_party: int
    start_hand: int
    hand_limit: int
    species_limit: int
    boost: int
    manipulated_votes: int
    loyal_tokens: int
    resistance_price: int
    harvest: int
    action_cards: int
    event_cards: int
    early_events: int
    rounds: int
    goals: int
    start_food: tuple[int, ...]
    campaign_limit: tuple[int, ...]
    watering_holes: tuple[Species, ...]
    species: tuple[Species, ...]


class _EventEntry(Struct, frozen=True, forbid_unknown_fields=True):
    kind: EventKind
    offices: tuple[Office, ...] = ()
    food: int = 0


class _Defectors(Struct, frozen=True, forbid_unknown_fields=True):
    seats: tuple[int, ...]


class _File(Struct, frozen=True, forbid_unknown_fields=True):
    source: str
    votes: dict[str, tuple[int, ...]]
    cards: dict[str, int]
    defectors: _Defectors
    events: tuple[_EventEntry, ...]


class BadEdition(ValueError):
    """A file that is no edition; says everything that is wrong with it."""

    def __init__(self, name: str, problems: list[str]) -> None:
        super().__init__(f"{name}: " + "; ".join(problems))
        self.name = name
        self.problems = tuple(problems)


class Edition:
    """What is played with. Never changed once read."""

    def __init__(self, name: str, file: _File) -> None:
        self.name = name
        self.source = file.source
        self.first: list[int] = [file.votes[species][0] for species in SPECIES]
        self.second: list[int] = [(*file.votes[species], 0)[1] for species in SPECIES]
        """0 where there is no second number."""
        self.votes: list[tuple[int, ...]] = [file.votes[species] for species in SPECIES]
        self.copies: list[int] = _copies(file.cards)
        self.defectors: tuple[int, ...] = file.defectors.seats
        self.events: tuple[EventCard, ...] = (*_named(file.events), EventCard("end-of-game", "end-of-game"))
        """The last one is the end of the game."""


END_OF_GAME = 7
"""The number of the card that ends the game; the seven events come before it."""


def _copies(cards: dict[str, int]) -> list[int]:
    """By card: a kind speaks for all its cards, a single one only for itself."""
    return [cards.get(card.id, cards.get(card.kind, 0)) for card in CARDS]


def _named(entries: tuple[_EventEntry, ...]) -> list[EventCard]:
    """Events of one kind are told apart by a number: ``donation:2``."""
    named: list[EventCard] = []
    for entry in entries:
        alike = [other for other in entries if other.kind == entry.kind]
        before = sum(1 for event in named if event.kind == entry.kind)
        name = str(entry.kind) if len(alike) == 1 else f"{entry.kind}:{before + 1}"
        named.append(EventCard(name, entry.kind, entry.offices, entry.food))
    return named


@cache
def rulebook() -> Rulebook:
    raw = (files("menagerie.games.zoocracy") / "data" / "rulebook.toml").read_text("utf-8")
    return msgspec.convert(tomllib.loads(raw), Rulebook)


def edition_names() -> tuple[str, ...]:
    """Every edition there is, ours first."""
    found = [file.name for file in (files("menagerie.games.zoocracy") / "data" / "editions").iterdir()]
    names = [name.removesuffix(".toml") for name in found if name.endswith(".toml")]
    return tuple(sorted(names, key=lambda name: (name != "reconstructed", name)))


@cache
def load_edition(name: str) -> Edition:
    """The edition of that name; raises `BadEdition` where its file is none."""
    return parse_edition(
        name, (files("menagerie.games.zoocracy") / "data" / "editions" / f"{name}.toml").read_text("utf-8")
    )


def parse_edition(name: str, text: str) -> Edition:
    """Reads an edition, or says all that is wrong with it."""
    try:
        file = msgspec.convert(tomllib.loads(text), _File)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BadEdition(name, [str(error)]) from None
    problems = [*_vote_problems(file), *_card_problems(file), *_event_problems(file)]
    if problems:
        raise BadEdition(name, problems)
    return Edition(name, file)


def _vote_problems(file: _File) -> list[str]:
    problems = [f"votes: there is no species {name!r}" for name in file.votes if name not in SPECIES]
    for species in SPECIES:
        votes = file.votes.get(species)
        if votes is None:
            problems.append(f"votes: {species} is missing")
        elif not 1 <= len(votes) <= 2:
            problems.append(f"votes: {species} needs one number or two, and has {len(votes)}")
        elif min(votes) < 1 or max(votes) > 20:
            problems.append(f"votes: {species} has {list(votes)}; votes are from 1 to 20")
        elif len(votes) == 2 and votes[0] <= votes[1]:
            problems.append(f"votes: {species} has {list(votes)}; the first number is the higher one")
    return problems


def _card_problems(file: _File) -> list[str]:
    problems = [
        f"cards: there is no card {name!r}" for name in file.cards if name not in NUMBER_OF and name not in CARD_KINDS
    ]
    problems += [f"cards: {name} is there {n} times" for name, n in file.cards.items() if not 0 <= n <= 9]
    total = sum(_copies(file.cards))
    if total != rulebook().action_cards:
        problems.append(f"cards: the rulebook counts {rulebook().action_cards} action cards, and these are {total}")
    return problems


def _event_problems(file: _File) -> list[str]:
    problems = []
    if len(file.events) != rulebook().event_cards:
        problems.append(
            f"events: the rulebook counts {rulebook().event_cards} events, and these are {len(file.events)}"
        )
    for number, event in enumerate(file.events, start=1):
        if event.kind == "end-of-game":
            problems.append(f"events: number {number} is the end of the game, which is added by itself")
        elif event.kind == "donation" and not (event.offices and event.food > 0):
            problems.append(f"events: number {number} is a donation and names no office, or no food")
        elif event.kind != "donation" and (event.offices or event.food):
            problems.append(f"events: number {number}, {event.kind}, gives nothing to anybody")
        if len(set(event.offices)) != len(event.offices):
            problems.append(f"events: number {number} names an office twice")
    fewest, most = rulebook().players
    seats = file.defectors.seats
    if len(seats) != most - fewest + 1 or min(seats) < 1 or max(seats) > 20:
        problems.append(f"defectors: one number from 1 to 20 for each of {fewest} to {most} players, not {list(seats)}")
    return problems
