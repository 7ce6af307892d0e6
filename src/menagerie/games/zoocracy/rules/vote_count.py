"""5c.3 to 5c.9: the votes are counted, parliament is seated, food leaves the board, and income is paid."""

from __future__ import annotations

from typing import Final

from menagerie.games.zoocracy.events import (
    FoodCleared,
    FoodStayed,
    IncomePaid,
    MigrationCounted,
    OverhangCounted,
    ParliamentSeated,
    SpeciesCounted,
    ZoocracyEvent,
)
from menagerie.games.zoocracy.rules.board import move_parliamentary_marker
from menagerie.games.zoocracy.rules.editions import rulebook
from menagerie.games.zoocracy.rules.identifiers import SPECIES
from menagerie.games.zoocracy.rules.markers import lift_manipulation
from menagerie.games.zoocracy.rules.position import NOBODY, SPECIES_COUNT, Position

_MANIPULATED: Final = rulebook().manipulated_votes
LOYAL_TOKENS: Final = rulebook().loyal_tokens
_WATERING_HOLE: Final[tuple[bool, ...]] = tuple([species in rulebook().watering_holes for species in SPECIES])


def count_votes(position: Position, events: list[ZoocracyEvent]) -> None:
    """5c.3 to 5c.8: the votes, the seats, the majority, and what follows from them."""
    position.election_held = True
    tally = [0] * position.players
    for species in range(SPECIES_COUNT):
        _count_species(position, species, tally, events)
    for species in position.overhangs:
        leader = leading_parties(position, species)[0]
        if leader != NOBODY:
            tally[leader] += 1
        events.append(OverhangCounted(SPECIES[species], None if leader == NOBODY else leader, tuple(tally)))
    for seat in range(position.players):
        for _ in range(position.migrations[seat]):
            tally[seat] += 1
            events.append(MigrationCounted(seat, tuple(tally)))
    seat_parliament(position, tally, events)
    lift_manipulation(position, events)
    _clear_food(position, events)
    clear_election_cards(position)
    move_parliamentary_marker(position, position.round + 2, events)
    _pay_income(position, events)


def leading_parties(position: Position, species: int) -> tuple[int, int]:
    """5c.3: the party with the most food there, and the one with the second most. There are no ties (5b.8)."""
    first, second = NOBODY, NOBODY
    most, next_most = 0, 0
    start = species * position.players
    for seat in range(position.players):
        there = position.food[start + seat]
        if there > most:
            second, next_most = first, most
            first, most = seat, there
        elif there > next_most:
            second, next_most = seat, there
    return first, second


def species_votes(position: Position, species: int) -> tuple[int, int]:
    """The votes for the first and the second; 5c.9: manipulated, 9a.3, 9a.4: in a wet or dry season."""
    if species == position.manipulation:
        first, second = _MANIPULATED, 0
    else:
        first, second = position.edition.first[species], position.edition.second[species]
    if _in_season(position, species):
        first -= 1
    return max(0, first), second


def _in_season(position: Position, species: int) -> bool:
    return position.dry if _WATERING_HOLE[species] else position.wet


def _count_species(position: Position, species: int, tally: list[int], events: list[ZoocracyEvent]) -> None:
    """5c.3: the most food takes the first number, the second most the second."""
    first, second = leading_parties(position, species)
    first_votes, second_votes = species_votes(position, species)
    if first == NOBODY:
        first_votes = 0
    else:
        tally[first] += first_votes
    if second == NOBODY:
        second_votes = 0
    else:
        tally[second] += second_votes
    events.append(
        SpeciesCounted(
            SPECIES[species],
            None if first == NOBODY else first,
            first_votes,
            second if second_votes > 0 else None,
            second_votes,
            _in_season(position, species),
            species == position.manipulation,
            tuple(tally),
        )
    )


def forecast_seats(position: Position) -> list[int]:
    """The seats each party would have if the votes were counted now."""
    seats = position.migrations[:]
    for species in range(SPECIES_COUNT):
        first, second = leading_parties(position, species)
        first_votes, second_votes = species_votes(position, species)
        if first != NOBODY:
            seats[first] += first_votes + position.overhangs.count(species)
        if second != NOBODY:
            seats[second] += second_votes
    return seats


def seat_parliament(position: Position, tally: list[int], events: list[ZoocracyEvent]) -> None:
    """5c.4, 5c.5: the majority is more than half; 7.1: with two parties its marker is not used."""
    position.seats = tally
    total = sum(tally)
    position.majority = total // 2 + 1 if position.players > 2 else 0
    events.append(ParliamentSeated(tuple(tally), total, position.majority or None))


def _clear_food(position: Position, events: list[ZoocracyEvent]) -> None:
    """5c.6: all food leaves; 9a.7: but what is to stay with loyal animals."""
    cleared = [0] * position.players
    for species in range(SPECIES_COUNT):
        start = species * position.players
        for seat in range(position.players):
            there = position.food[start + seat]
            stays = position.loyal_food[species] if position.loyal[species] == seat else 0
            position.food[start + seat] = stays
            position.supply[seat] += there - stays
            cleared[seat] += there - stays
            if stays:
                events.append(FoodStayed(seat, SPECIES[species], stays))
    events.append(FoodCleared(tuple(cleared)))


def clear_election_cards(position: Position) -> None:
    """What action cards changed about the count holds for one election."""
    position.wet = False
    position.dry = False
    position.migrations = [0] * position.players
    position.overhangs = []
    position.loyal = [NOBODY] * SPECIES_COUNT
    position.loyal_food = [0] * SPECIES_COUNT


def _pay_income(position: Position, events: list[ZoocracyEvent]) -> None:
    """5c.8: a token a seat; 2.4: what all have seen counts anew from here."""
    paid = []
    for seat in range(position.players):
        position.seen[seat] = 0
        paid.append(position.earn(seat, position.seats[seat]))
    events.append(IncomePaid(tuple(paid)))
