"""5c: the parliamentary election: in player order parties play cards, and then the votes are counted."""

from __future__ import annotations

from typing import Final

from menagerie.core.contract import RuleViolation
from menagerie.games.zoocracy.actions import (
    Done,
    DrySeason,
    Loyalty,
    Migration,
    OverhangMandate,
    WetSeason,
    ZoocracyAction,
)
from menagerie.games.zoocracy.events import LoyaltyPledged, ParliamentCleared, TurnPassed, ZoocracyEvent
from menagerie.games.zoocracy.rules.card_moves import play_card
from menagerie.games.zoocracy.rules.cards import DRY_SEASON, LOYALTY, MIGRATION, OVERHANG, WET_SEASON
from menagerie.games.zoocracy.rules.identifiers import SPECIES, SPECIES_NUMBER
from menagerie.games.zoocracy.rules.position import ELECTION_CARDS, NOBODY, NOTHING, SPECIES_COUNT, Position
from menagerie.games.zoocracy.rules.refusals import refuse_card_not_held
from menagerie.games.zoocracy.rules.vote_count import LOYAL_TOKENS, count_votes

CARD_ACTIONS: Final[dict[int, ZoocracyAction]] = {
    WET_SEASON: WetSeason(),
    DRY_SEASON: DrySeason(),
    MIGRATION: Migration(),
    **{OVERHANG + number: OverhangMandate(species) for number, species in enumerate(SPECIES)},
}
"""What each card of this phase is played as, but Loyalty."""
LOYALTIES: Final = [[Loyalty(species, food) for food in range(LOYAL_TOKENS + 1)] for species in SPECIES]
"""9a.7: by species, for each number of tokens that may stay."""
_DONE: Final = Done()


def begin_parliamentary_election(position: Position, events: list[ZoocracyEvent]) -> None:
    """5c.1: the parliament is cleared; 5c.2: cards are played in the order that was valid until now."""
    position.seats = [0] * position.players
    position.majority = 0
    events.append(ParliamentCleared())
    position.turn_index = -1
    _ask_next_party(position, events)


def _ask_next_party(position: Position, events: list[ZoocracyEvent]) -> None:
    """5.4: one pass; a party without cards is not asked."""
    position.turn_index += 1
    while position.turn_index < position.players:
        seat = position.order[position.turn_index]
        if position.hands[seat]:
            position.ask(ELECTION_CARDS, seat)
            return
        position.turn_index += 1
    position.ask_nobody()
    count_votes(position, events)


def offer_election_cards(position: Position, seat: int) -> list[ZoocracyAction]:
    found: list[ZoocracyAction] = []
    before = NOTHING
    for card in position.hands[seat]:
        if card == before:
            continue
        before = card
        if LOYALTY <= card < LOYALTY + SPECIES_COUNT:
            most = _most_loyal(position, seat, card - LOYALTY)
            if most > 0 and position.loyal[card - LOYALTY] == NOBODY:
                found.extend(LOYALTIES[card - LOYALTY][: most + 1])
        elif card in CARD_ACTIONS:
            found.append(CARD_ACTIONS[card])
    found.append(_DONE)
    return found


def _most_loyal(position: Position, seat: int, species: int) -> int:
    """9a.7: how many of the party's own tokens there may stay."""
    return min(position.food[species * position.players + seat], LOYAL_TOKENS)


def refuse_wet_season(position: Position, seat: int, _action: WetSeason) -> RuleViolation | None:
    return refuse_card_not_held(position, seat, WET_SEASON)


def apply_wet_season(position: Position, seat: int, _action: WetSeason) -> list[ZoocracyEvent]:
    """9a.3"""
    events: list[ZoocracyEvent] = []
    play_card(position, seat, WET_SEASON, events)
    position.wet = True
    return events


def refuse_dry_season(position: Position, seat: int, _action: DrySeason) -> RuleViolation | None:
    return refuse_card_not_held(position, seat, DRY_SEASON)


def apply_dry_season(position: Position, seat: int, _action: DrySeason) -> list[ZoocracyEvent]:
    """9a.4"""
    events: list[ZoocracyEvent] = []
    play_card(position, seat, DRY_SEASON, events)
    position.dry = True
    return events


def refuse_migration(position: Position, seat: int, _action: Migration) -> RuleViolation | None:
    return refuse_card_not_held(position, seat, MIGRATION)


def apply_migration(position: Position, seat: int, _action: Migration) -> list[ZoocracyEvent]:
    """9a.5"""
    events: list[ZoocracyEvent] = []
    play_card(position, seat, MIGRATION, events)
    position.migrations[seat] += 1
    return events


def refuse_overhang_mandate(position: Position, seat: int, action: OverhangMandate) -> RuleViolation | None:
    return refuse_card_not_held(position, seat, OVERHANG + SPECIES_NUMBER[action.species])


def apply_overhang_mandate(position: Position, seat: int, action: OverhangMandate) -> list[ZoocracyEvent]:
    """9a.6"""
    events: list[ZoocracyEvent] = []
    species = SPECIES_NUMBER[action.species]
    play_card(position, seat, OVERHANG + species, events)
    position.overhangs.append(species)
    return events


def refuse_loyalty(position: Position, seat: int, action: Loyalty) -> RuleViolation | None:
    """9a.7"""
    species = SPECIES_NUMBER[action.species]
    missing = refuse_card_not_held(position, seat, LOYALTY + species)
    if missing is not None:
        return missing
    most = _most_loyal(position, seat, species)
    if most == 0:
        return RuleViolation("9a.7", "refusal-no-own-food", {"species": action.species})
    if not 0 <= action.food <= most:
        return RuleViolation("9a.7", "refusal-loyal-food", {"most": most})
    if position.loyal[species] != NOBODY:
        return RuleViolation("9a.7", "refusal-loyal-already", {"species": action.species})
    return None


def apply_loyalty(position: Position, seat: int, action: Loyalty) -> list[ZoocracyEvent]:
    """9a.7"""
    events: list[ZoocracyEvent] = []
    species = SPECIES_NUMBER[action.species]
    play_card(position, seat, LOYALTY + species, events)
    position.loyal[species] = seat
    position.loyal_food[species] = action.food
    events.append(LoyaltyPledged(seat, action.species, action.food))
    return events


def apply_end_election_turn(position: Position, seat: int, _action: Done) -> list[ZoocracyEvent]:
    """The next party's turn, or the count."""
    events: list[ZoocracyEvent] = [TurnPassed(seat)]
    _ask_next_party(position, events)
    return events
