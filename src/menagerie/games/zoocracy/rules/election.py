"""5c: the parliamentary election. Functions that end the phase answer True."""

from __future__ import annotations

from typing import Final

from menagerie.games.zoocracy.events import (
    FoodCleared,
    FoodStayed,
    IncomePaid,
    MarkerMoved,
    MigrationCounted,
    OverhangCounted,
    ParliamentCleared,
    ParliamentSeated,
    SpeciesCounted,
    TurnPassed,
    ZoocracyEvent,
)
from menagerie.games.zoocracy.rules.campaign import lift_manipulation
from menagerie.games.zoocracy.rules.cards import DRY_SEASON, LOYALTY, MIGRATION, OVERHANG, WET_SEASON
from menagerie.games.zoocracy.rules.editions import rulebook
from menagerie.games.zoocracy.rules.hands import play_card
from menagerie.games.zoocracy.rules.nouns import SPECIES
from menagerie.games.zoocracy.rules.position import ALL_SPECIES, ELECTION_CARDS, NOBODY, ROUNDS, Position

_MANIPULATED: Final = rulebook().manipulated_votes
_LOYAL: Final = rulebook().loyal_tokens
_HOLE: Final[tuple[bool, ...]] = tuple([species in rulebook().watering_holes for species in SPECIES])


def begin(position: Position, events: list[ZoocracyEvent]) -> bool:
    """5c.1: the parliament is cleared; 5c.2: cards are played in the order that was valid until now."""
    position.seats = [0] * position.players
    position.majority = 0
    position.wet = False
    position.dry = False
    position.migrations = [0] * position.players
    position.overhangs = []
    position.loyal = [NOBODY] * ALL_SPECIES
    events.append(ParliamentCleared())
    position.asked = -1
    return _next_party(position, events)


def _next_party(position: Position, events: list[ZoocracyEvent]) -> bool:
    """5.4: one pass; a party without cards is not asked."""
    position.asked += 1
    while position.asked < position.players:
        seat = position.order[position.asked]
        if position.hands[seat]:
            position.step = ELECTION_CARDS
            position.active = seat
            position.waiting_on = (seat,)
            position.acts = 0
            return False
        position.asked += 1
    position.active = NOBODY
    hold(position, events)
    return True


def end_turn(position: Position, seat: int, events: list[ZoocracyEvent]) -> bool:
    events.append(TurnPassed(seat))
    return _next_party(position, events)


def wet_season(position: Position, seat: int, events: list[ZoocracyEvent]) -> bool:
    """9a.3"""
    play_card(position, seat, WET_SEASON, events)
    position.wet = True
    position.acts += 1
    return False


def dry_season(position: Position, seat: int, events: list[ZoocracyEvent]) -> bool:
    """9a.4"""
    play_card(position, seat, DRY_SEASON, events)
    position.dry = True
    position.acts += 1
    return False


def migration(position: Position, seat: int, events: list[ZoocracyEvent]) -> bool:
    """9a.5"""
    play_card(position, seat, MIGRATION, events)
    position.migrations[seat] += 1
    position.acts += 1
    return False


def overhang(position: Position, seat: int, species: int, events: list[ZoocracyEvent]) -> bool:
    """9a.6"""
    play_card(position, seat, OVERHANG + species, events)
    position.overhangs.append(species)
    position.acts += 1
    return False


def loyalty(position: Position, seat: int, species: int, events: list[ZoocracyEvent]) -> bool:
    """9a.7"""
    play_card(position, seat, LOYALTY + species, events)
    position.loyal[species] = seat
    position.acts += 1
    return False


# --- the count


def hold(position: Position, events: list[ZoocracyEvent]) -> None:
    """5c.3 to 5c.8: the votes, the seats, the majority, and what follows from them."""
    position.election_held = True
    tally = [0] * position.players
    for species in range(ALL_SPECIES):
        _count_species(position, species, tally, events)
    for species in position.overhangs:
        leader = leaders(position, species)[0]
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
    move_parliamentary_marker(position, position.round + 2, events)
    _pay_income(position, events)


def leaders(position: Position, species: int) -> tuple[int, int]:
    """5c.3: who has the most food there, and who the second most."""
    first, second = NOBODY, NOBODY
    most, more = 0, 0
    start = species * position.players
    for seat in range(position.players):
        there = position.food[start + seat]
        if there > most:
            second, more = first, most
            first, most = seat, there
        elif there > more:
            second, more = seat, there
    return first, second


def worth(position: Position, species: int) -> tuple[int, int]:
    """The votes for the first and the second; 5c.9: manipulated, 9a.3, 9a.4: in a wet or dry season."""
    if species == position.manipulation:
        first, second = _MANIPULATED, 0
    else:
        first, second = position.edition.first[species], position.edition.second[species]
    if in_season(position, species):
        first -= 1
    return max(0, first), second


def in_season(position: Position, species: int) -> bool:
    return position.dry if _HOLE[species] else position.wet


def _count_species(position: Position, species: int, tally: list[int], events: list[ZoocracyEvent]) -> None:
    """5c.3: the most food takes the first number, the second most the second."""
    first, second = leaders(position, species)
    first_votes, second_votes = worth(position, species)
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
            None if second == NOBODY or second_votes == 0 else second,
            second_votes,
            in_season(position, species),
            species == position.manipulation,
            tuple(tally),
        )
    )


def forecast(position: Position) -> list[int]:
    """What each party would have if the votes were counted now."""
    seats = position.migrations[:]
    for species in range(ALL_SPECIES):
        first, second = leaders(position, species)
        first_votes, second_votes = worth(position, species)
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
    events.append(ParliamentSeated(tuple(tally), total, position.majority if position.players > 2 else None))


def _clear_food(position: Position, events: list[ZoocracyEvent]) -> None:
    """5c.6: all food leaves; 9a.7: up to two tokens stay where animals are loyal."""
    cleared = [0] * position.players
    for species in range(ALL_SPECIES):
        start = species * position.players
        for seat in range(position.players):
            there = position.food[start + seat]
            stays = min(there, _LOYAL) if position.loyal[species] == seat else 0
            position.food[start + seat] = stays
            position.supply[seat] += there - stays
            cleared[seat] += there - stays
            if stays:
                events.append(FoodStayed(seat, SPECIES[species], stays))
    events.append(FoodCleared(tuple(cleared)))
    position.wet = False
    position.dry = False
    position.migrations = [0] * position.players
    position.overhangs = []
    position.loyal = [NOBODY] * ALL_SPECIES


def move_parliamentary_marker(position: Position, to: int, events: list[ZoocracyEvent]) -> None:
    """5c.7; 3.7: beyond the last round it is off the board."""
    position.parliamentary_round = to
    events.append(MarkerMoved("parliamentary", to if to <= ROUNDS else None))


def _pay_income(position: Position, events: list[ZoocracyEvent]) -> None:
    """5c.8: a token a seat; 2.4: from here on all remember anew."""
    paid = []
    for seat in range(position.players):
        position.seen[seat] = 0
        paid.append(position.earn(seat, position.seats[seat]))
    events.append(IncomePaid(tuple(paid)))
