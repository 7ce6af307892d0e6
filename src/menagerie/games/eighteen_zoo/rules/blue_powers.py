"""11.4, 11.6: the powers a player uses on a family in a stock round: DAYS OFF and WHATSUP."""

from __future__ import annotations

from menagerie.core.contract import RuleViolation
from menagerie.games.eighteen_zoo.actions import CallSquirrel, EighteenZooAction, TakeDaysOff
from menagerie.games.eighteen_zoo.events import EighteenZooEvent, PowerUsed, SquirrelBought
from menagerie.games.eighteen_zoo.rules import reputation, retirement, squirrels
from menagerie.games.eighteen_zoo.rules.announcements import close_announced
from menagerie.games.eighteen_zoo.rules.facts import (
    DAYS_OFF,
    FAMILIES,
    FAMILY_OF,
    KIND_COST,
    KINDS,
    PHASE_BROUGHT_BY,
    POWERS,
    WHATSUP,
    squirrel_index,
)
from menagerie.games.eighteen_zoo.rules.position import NONE, Position
from menagerie.games.eighteen_zoo.rules.refusals import refusal
from menagerie.games.eighteen_zoo.rules.used_powers import close

# --- 11.4: DAYS OFF


def offer_days_off(position: Position, seat: int) -> list[EighteenZooAction]:
    if position.power_at[DAYS_OFF] != seat:
        return []
    return [TakeDaysOff(FAMILIES[family]) for family in position.families]


def refuse_days_off(position: Position, seat: int, action: TakeDaysOff) -> RuleViolation | None:
    if position.power_at[DAYS_OFF] != seat:
        return refusal("4.3", "refusal-not-your-power")
    if not position.is_launched(FAMILY_OF[action.family]):
        return refusal("11.4", "refusal-not-launched")
    return None


def apply_days_off(position: Position, seat: int, action: TakeDaysOff) -> list[EighteenZooEvent]:
    """The family's token moves right."""
    events: list[EighteenZooEvent] = [PowerUsed(seat, POWERS[DAYS_OFF])]
    reputation.move_right(position, FAMILY_OF[action.family], 1, events)
    close(position, DAYS_OFF, events)
    return events


# --- 11.6: WHATSUP


def offer_calls(position: Position, seat: int) -> list[EighteenZooAction]:
    if position.power_at[WHATSUP] != seat:
        return []
    return [
        CallSquirrel(FAMILIES[family], squirrel, kind)
        for family in position.families
        for squirrel, kind in squirrels.for_sale(position)
    ]


def refuse_call(position: Position, seat: int, action: CallSquirrel) -> RuleViolation | None:
    """For a family one controls, within the limit, with its own money, the first squirrel of the deck."""
    if position.power_at[WHATSUP] != seat:
        return refusal("4.3", "refusal-not-your-power")
    family = FAMILY_OF[action.family]
    if not position.is_launched(family) or position.controller(family) != seat:
        return refusal("11.6", "refusal-not-your-family")
    squirrel = squirrel_index(position.players).get(action.squirrel, NONE)
    if squirrels.kind_missing(position, squirrel, action.kind):
        return refusal("3.7", "refusal-4j-or-2j")
    kind = squirrels.kind_bought(position, squirrel, action.kind)
    if kind == NONE or (squirrel != position.deck_at and not position.compat.whatsup_from_kitchen):
        return refusal("11.6", "refusal-not-first-squirrel")
    if position.wears_patch(family) and not position.compat.whatsup_with_patch:  # 10.74
        return refusal("11.19", "refusal-patched-buys-none")
    if not position.has_room(family):
        return refusal("7.6b", "refusal-no-room")
    if KIND_COST[kind] > position.treasury[family]:
        return refusal("11.6", "refusal-treasury", cost=KIND_COST[kind], treasury=position.treasury[family])
    return None


def apply_call(position: Position, seat: int, action: CallSquirrel) -> list[EighteenZooEvent]:
    """It sleeps through the next run; one step right, and no bonus for a new phase."""
    family = FAMILY_OF[action.family]
    squirrel = squirrel_index(position.players)[action.squirrel]
    kind = squirrels.kind_bought(position, squirrel, action.kind)
    events: list[EighteenZooEvent] = [PowerUsed(seat, POWERS[WHATSUP])]
    close(position, WHATSUP, events)
    cost = KIND_COST[kind]
    position.treasury[family] -= cost
    position.bank += cost
    from_deck = squirrels.take_squirrel(position, family, squirrel, kind)
    position.asleep |= 1 << squirrel
    position.called_for = family
    name = position.squirrel_name(squirrel)
    events.append(SquirrelBought(FAMILIES[family], name, KINDS[kind], cost, None, not from_deck))
    reputation.move_right(position, family, 1, events)
    phase = PHASE_BROUGHT_BY[kind]
    if from_deck and phase > position.phase:
        if position.compat.phase_closes_announced:
            close_announced(position, events)
        buyer = NONE if position.compat.whatsup_keeps_last_runs else family
        retirement.begin_phase(position, phase, buyer, events)
    return events


def _has_room_for_call(position: Position, family: int) -> bool:
    """7.6b; 11.19: and no PATCH on one of its squirrels; 10.74: in records even then."""
    return position.has_room(family) and (position.compat.whatsup_with_patch or not position.wears_patch(family))


def days_off_usable(position: Position, _seat: int) -> bool:
    return position.launched != 0


def whatsup_usable(position: Position, seat: int) -> bool:
    for family in position.families:
        if position.is_launched(family) and position.controller(family) == seat and could_call(position, family):
            return True
    return False


def could_call(position: Position, family: int) -> bool:
    """11.6: room for a squirrel, and money for the first one there is."""
    return _has_room_for_call(position, family) and position.treasury[family] >= squirrels.cheapest(position)
