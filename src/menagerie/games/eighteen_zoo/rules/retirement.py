"""3: phases, and the squirrels that retire with them; 11.19: the PATCH that keeps one."""

from __future__ import annotations

from menagerie.core.contract import RuleViolation
from menagerie.games.eighteen_zoo.actions import EighteenZooAction, Pass, PutPatch, Save, TakeOffPatch
from menagerie.games.eighteen_zoo.events import (
    EighteenZooEvent,
    LastRunDue,
    Passed,
    PatchPut,
    PatchTakenOff,
    PhaseBegan,
    PowerGone,
    SquirrelRetired,
)
from menagerie.games.eighteen_zoo.rules import discard
from menagerie.games.eighteen_zoo.rules.facts import (
    FAMILIES,
    K2S,
    K3S,
    K3S_LONG,
    K4S,
    PATCH,
    PHASE_4J,
    PHASE_4S,
    PHASE_5S,
    PHASES,
    POWER_LIMIT,
    POWERS,
    squirrel_index,
)
from menagerie.games.eighteen_zoo.rules.position import (
    CLOSED,
    DISCARD,
    END,
    HARVEST,
    NOBODY,
    NONE,
    SQUIRRELS,
    WITH_FAMILY,
    Position,
)
from menagerie.games.eighteen_zoo.rules.refusals import refusal

# --- phases and retirement


def begin_phase(
    position: Position, phase: int, buyer: int, events: list[EighteenZooEvent], forced: bool = False
) -> None:
    """3: a new phase; some squirrels retire at once, others after one more run. 7.6.1: if forced, no PATCH helps."""
    may_save = not forced or position.compat.patch_when_forced
    position.phase = phase
    events.append(PhaseBegan(PHASES[phase]))
    retiring: list[int] = []
    if phase == PHASE_4S:
        retiring = _of_kinds(position, K2S, K2S)
    elif phase == PHASE_5S:
        retiring = _of_kinds(position, K3S, K3S)
    elif phase == PHASE_4J:
        retiring = _mark_last_runs(position, buyer, events)
    savable: list[int] = []
    for squirrel in retiring:
        if squirrel == position.patched:
            continue  # 11.19: the PATCH keeps it
        if squirrel in position.kitchen_squirrels:
            position.kitchen_squirrels.remove(squirrel)
            events.append(SquirrelRetired(position.squirrel_name(squirrel), None))
        elif may_save and patch_holder(position, squirrel) != NOBODY:
            savable.append(squirrel)
        else:
            retire(position, squirrel, events)
    ask_for_patch(position, savable)


def _of_kinds(position: Position, one: int, other: int) -> list[int]:
    """All squirrels of two kinds, in the kitchen and with families."""
    found = [squirrel for squirrel in position.kitchen_squirrels if position.kinds[squirrel] in (one, other)]
    for family in position.families:
        found.extend([squirrel for squirrel in position.squirrels[family] if position.kinds[squirrel] in (one, other)])
    return found


def _mark_last_runs(position: Position, buyer: int, events: list[EighteenZooEvent]) -> list[int]:
    """3.6: the first 4J/2J: the buyer's own 3S LONG and 4S go at once, the others' run once more."""
    at_once: list[int] = []
    for squirrel in _of_kinds(position, K3S_LONG, K4S):
        owner = position.owner_family(squirrel)
        if owner in (NONE, buyer):
            at_once.append(squirrel)
        if owner != NONE and squirrel != position.patched:
            position.last_run |= 1 << squirrel
            if owner != buyer:
                events.append(LastRunDue(position.squirrel_name(squirrel), FAMILIES[owner]))
    return at_once


def retire(position: Position, squirrel: int, events: list[EighteenZooEvent]) -> None:
    """3: out of the game."""
    owner = position.owner_family(squirrel)
    if owner == NONE:
        position.kitchen_squirrels.remove(squirrel)  # 10.71: discarded while the PATCH was asked for
    else:
        position.squirrels[owner].remove(squirrel)
    position.last_run &= ~(1 << squirrel)
    position.asleep &= ~(1 << squirrel)
    events.append(SquirrelRetired(position.squirrel_name(squirrel), FAMILIES[owner] if owner != NONE else None))


def end_last_runs(position: Position, family: int, events: list[EighteenZooEvent]) -> None:
    """3.6: those that have had their last run retire; 11.19: unless the PATCH saves one."""
    done = [
        squirrel
        for squirrel in position.squirrels[family]
        if (position.last_run >> squirrel) & 1 and squirrel != position.unpatched_after_run
    ]
    position.unpatched_after_run = NONE
    savable: list[int] = []
    for squirrel in done:
        if patch_holder(position, squirrel) != NOBODY:
            savable.append(squirrel)
        else:
            retire(position, squirrel, events)
    ask_for_patch(position, savable)


# --- 11.19: the PATCH for a squirrel that retires


def asks(position: Position, _events: list[EighteenZooEvent]) -> tuple[int, ...]:
    """Who has the PATCH is asked before anything else."""
    return (position.patch_seat,)


def patch_holder(position: Position, squirrel: int) -> int:
    """11.19: the seat that could save this squirrel with the PATCH, by its own hand or its family's; or nobody."""
    if position.patched != NONE:
        return NOBODY
    owner = position.owner_family(squirrel)
    seat = position.controller(owner)
    where = position.power_at[PATCH]
    if where == WITH_FAMILY + owner:
        return seat
    if where == seat and position.power_count(WITH_FAMILY + owner) < POWER_LIMIT:
        return seat
    return NOBODY


def ask_for_patch(position: Position, savable: list[int]) -> None:
    """11.19: the squirrels that the PATCH could save, and who is asked."""
    if savable:
        position.retiring = savable
        position.patch_seat = patch_holder(position, savable[0])


def offer_saves(position: Position, _seat: int) -> list[EighteenZooAction]:
    return [Save(position.squirrel_name(squirrel)) for squirrel in sorted(savable_now(position))]


def savable_now(position: Position) -> list[int]:
    """10.71: not those that were discarded in the meantime."""
    return [squirrel for squirrel in position.retiring if squirrel not in position.kitchen_squirrels]


def refuse_save(position: Position, _seat: int, action: Save) -> RuleViolation | None:
    if squirrel_index(position.players).get(action.squirrel, NONE) not in savable_now(position):
        return refusal("11.19", "refusal-not-retiring")
    return None


def apply_save(position: Position, _seat: int, action: Save) -> list[EighteenZooEvent]:
    events: list[EighteenZooEvent] = []
    answer_patch(position, squirrel_index(position.players)[action.squirrel], events)
    return events


def apply_pass(position: Position, seat: int, _action: Pass) -> list[EighteenZooEvent]:
    """The PATCH is not used: all retire."""
    family = position.family
    events: list[EighteenZooEvent] = [Passed(seat, FAMILIES[family] if family != NONE else None)]
    answer_patch(position, NONE, events)
    return events


def answer_patch(position: Position, squirrel: int, events: list[EighteenZooEvent]) -> None:
    """The PATCH for one of those that retire, or for none; the others go."""
    for old in position.retiring:
        if old != squirrel:
            retire(position, old, events)
    position.retiring = []
    position.patch_seat = NOBODY
    if squirrel != NONE:
        put_patch(position, squirrel, events)
        position.saved_by_question = True


def put_patch(position: Position, squirrel: int, events: list[EighteenZooEvent]) -> None:
    """11.19: from now on it is a 1S. A PATCH from a player's hand is the family's now."""
    owner = position.owner_family(squirrel)
    position.power_at[PATCH] = WITH_FAMILY + owner
    position.patched = squirrel
    position.saved_by_question = False
    position.last_run &= ~(1 << squirrel)
    position.operated &= ~position.operated_bit(squirrel)
    events.append(PatchPut(FAMILIES[owner], position.squirrel_name(squirrel), position.jump_kind(squirrel)))


def take_off_patch(position: Position, family: int, events: list[EighteenZooEvent]) -> None:
    """11.19: the PATCH is gone, and so is the squirrel if its kind has retired; 10.43: but not in records."""
    squirrel = position.patched
    kind = position.kinds[squirrel]
    if position.discarded_patched():  # 10.73: the family gets it back
        position.kitchen_squirrels.remove(squirrel)
        position.squirrels[family].append(squirrel)
    position.patched = NONE
    position.power_at[PATCH] = CLOSED
    ran_patched = position.step == HARVEST and position.ran_patched == squirrel
    if ran_patched and position.first_runner == squirrel and position.compat.water_by_first_runner:
        position.ownerless_water = True  # 10.65
    events.append(PatchTakenOff(FAMILIES[family], position.squirrel_name(squirrel), position.jump_kind(squirrel)))
    events.append(PowerGone(POWERS[PATCH]))
    last_to_go = kind in (K3S_LONG, K4S) and position.phase >= PHASE_4J
    if _leaves_with_patch(position, kind) or (last_to_go and not position.compat.unpatched_runs_once_more):
        retire(position, squirrel, events)
    elif last_to_go:
        position.last_run |= 1 << squirrel
        if ran_patched:
            position.unpatched_after_run = squirrel  # 10.67: it ran as a 1S this time, its last run is still to come
        events.append(LastRunDue(position.squirrel_name(squirrel), FAMILIES[family]))


def _leaves_with_patch(position: Position, kind: int) -> bool:
    """11.19: its kind has retired; 10.76: in records also what was saved after its last run."""
    if kind == K2S:
        return position.phase >= PHASE_4S
    if kind == K3S:
        return position.phase >= PHASE_5S
    return kind in (K3S_LONG, K4S) and position.saved_by_question and position.compat.saved_leave_at_once


# --- the PATCH in a family's turn


def patch_family(position: Position) -> int:
    """Whose PATCH is put on or taken off: of the family whose turn it is; 10.72: or of one that has to discard."""
    return discard.discarding_with_patch(position) if position.pending == DISCARD else position.family


def offer_patch(position: Position, _seat: int) -> list[EighteenZooAction]:
    """11.19: taking it off; 10.42: in records putting it on as well."""
    family = patch_family(position)
    if not position.family_has(family, PATCH):
        return []
    offers: list[EighteenZooAction] = [
        PutPatch(position.squirrel_name(squirrel)) for squirrel in sorted(position.squirrels[family])
    ]
    return [*offers, TakeOffPatch()]


def refuse_put_patch(position: Position, _seat: int, action: PutPatch) -> RuleViolation | None:
    """10.42: at any time only in records."""
    if not position.compat.patch_at_any_time:
        return refusal("11.19", "refusal-patch-at-will")
    family = patch_family(position)
    if not position.family_has(family, PATCH) or position.patched != NONE:
        return refusal("11.19", "refusal-no-patch")
    if squirrel_index(position.players).get(action.squirrel, NONE) not in position.squirrels[family]:
        return refusal("11.19", "refusal-not-its-squirrel")
    return None


def apply_put_patch(position: Position, _seat: int, action: PutPatch) -> list[EighteenZooEvent]:
    events: list[EighteenZooEvent] = []
    put_patch(position, squirrel_index(position.players)[action.squirrel], events)
    return events


def refuse_take_off_patch(position: Position, _seat: int, _action: TakeOffPatch) -> RuleViolation | None:
    worn = position.patched != NONE and position.family_has(patch_family(position), PATCH)
    return None if worn else refusal("11.19", "refusal-no-patch")


def apply_take_off_patch(position: Position, _seat: int, _action: TakeOffPatch) -> list[EighteenZooEvent]:
    events: list[EighteenZooEvent] = []
    family = patch_family(position)
    take_off_patch(position, family, events)
    if family == position.family and _buys_again(position, family):
        position.step = SQUIRRELS  # 7.6: the family may have to buy one now
        position.buying_over = False
    return events


def _buys_again(position: Position, family: int) -> bool:
    """7.6: after its purchases; 10.75: in records only where no squirrel is left."""
    if position.step != END and not position.buying_over:
        return False
    return not position.squirrels[family] or not position.compat.late_patch_buys_none
