"""6.3: launching a family: the parents card, then the home tile, then bonus track."""

from __future__ import annotations

from menagerie.core.contract import RuleViolation
from menagerie.games.eighteen_zoo.actions import EighteenZooAction, Launch, Lay, Pass
from menagerie.games.eighteen_zoo.events import EighteenZooEvent, Passed
from menagerie.games.eighteen_zoo.rules import cards, stock_turn, track
from menagerie.games.eighteen_zoo.rules.facts import (
    BONUS_TRACKS,
    FAMILIES,
    FAMILY_OF,
    LAUNCH_VALUES,
    PHASE_LAUNCH,
)
from menagerie.games.eighteen_zoo.rules.map import lays
from menagerie.games.eighteen_zoo.rules.position import BONUS, HOME, NONE, Position
from menagerie.games.eighteen_zoo.rules.refusals import refusal

# --- the launch


def refuse_launch(position: Position, seat: int, action: Launch) -> RuleViolation | None:
    """6.3: a family in play, next to the last one; a value the phase allows; twice the value in cash."""
    found = stock_turn.refuse_purchase(position, seat)
    if found is not None:
        return found
    family, value = FAMILY_OF[action.family], action.value
    if family not in position.families:
        return refusal("2.2", "refusal-not-in-play")
    if position.is_launched(family):
        return refusal("6.3", "refusal-launched")
    if not cards.is_nearby(position, family):
        return refusal("6.3.1", "refusal-not-nearby")
    if value not in LAUNCH_VALUES:
        return refusal("6.3a", "refusal-launch-value")
    if cards.may_launch(position, seat, family, value):
        return None
    if value not in PHASE_LAUNCH[position.phase] and not position.compat.launch_in_any_phase:
        return refusal("6.3a", "refusal-launch-phase", value=value)
    if 2 * value > position.cash[seat]:
        return refusal("6.3", "refusal-cash", cost=2 * value, cash=position.cash[seat])
    return refusal("6.4b", "refusal-card-limit", limit=position.card_limit)


def apply_launch(position: Position, seat: int, action: Launch) -> list[EighteenZooEvent]:
    """The home tile comes next."""
    events: list[EighteenZooEvent] = []
    family = FAMILY_OF[action.family]
    cards.launch(position, seat, family, action.value, events)
    position.bought = True
    position.launched_in_round = True
    position.family = family
    position.bonus_left = BONUS_TRACKS[action.value]
    position.step = HOME
    return events


# --- the home tile


def asks_home(position: Position, _events: list[EighteenZooEvent]) -> tuple[int, ...]:
    """6.3b: only where a home tile can be laid; 10.28: in records always."""
    if position.compat.home_always_asked or home_lays(position):
        return (position.acting_seat(),)
    return ()


def home_colour(position: Position) -> int:
    """6.3b: the best colour for the home: yellow, at 9 also green, at 12 also brown."""
    return position.bonus_left // 2


def home_lays(position: Position) -> list[tuple[int, int, int]]:
    return lays.legal_lays(position.track, position.family, lays.FIRST_HOME, home_colour(position))


def offer_home_tile(position: Position, _seat: int) -> list[EighteenZooAction]:
    return track.lay_actions(position, home_lays(position), None)


def refuse_home_tile(position: Position, _seat: int, action: Lay) -> RuleViolation | None:
    if action.power is not None:
        return refusal("4.3", "refusal-not-its-power")
    return track.refuse_on_map(position, action, lays.FIRST_HOME, home_colour(position))


def apply_home_tile(position: Position, _seat: int, action: Lay) -> list[EighteenZooEvent]:
    events: list[EighteenZooEvent] = []
    track.lay(position, action, events)
    position.step = BONUS
    return events


def refuse_pass_home(position: Position, _seat: int, _action: Pass) -> RuleViolation | None:
    """6.3b: a home without a tile gets one, if any is left."""
    home = position.track.board.homes[position.family]
    if position.track.tile(home) < 0 and home_lays(position):
        return refusal("6.3b", "refusal-home-tile")
    return None


def apply_pass_home(position: Position, seat: int, _action: Pass) -> list[EighteenZooEvent]:
    position.step = BONUS
    return [Passed(seat, FAMILIES[position.family])]


# --- bonus track


def asks_bonus(position: Position, _events: list[EighteenZooEvent]) -> tuple[int, ...]:
    """6.3c: two yellow tiles after a launch at 9, four at 12; then the player's turn goes on."""
    if position.bonus_left:
        return (position.acting_seat(),)
    position.family = NONE
    return ()


def offer_bonus_track(position: Position, _seat: int) -> list[EighteenZooAction]:
    found = lays.legal_lays(position.track, position.family, lays.BONUS, track.best_colour(position))
    return track.lay_actions(position, found, None)


def refuse_bonus_track(position: Position, _seat: int, action: Lay) -> RuleViolation | None:
    if action.power is not None:
        return refusal("4.3", "refusal-not-its-power")
    return track.refuse_on_map(position, action, lays.BONUS, track.best_colour(position))


def apply_bonus_track(position: Position, _seat: int, action: Lay) -> list[EighteenZooEvent]:
    events: list[EighteenZooEvent] = []
    track.lay(position, action, events)
    position.bonus_left -= 1
    return events


def apply_pass_bonus(position: Position, seat: int, _action: Pass) -> list[EighteenZooEvent]:
    position.bonus_left = 0
    return [Passed(seat, FAMILIES[position.family])]
