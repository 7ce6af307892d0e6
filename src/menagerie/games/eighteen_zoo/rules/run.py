"""7.4: the squirrels run: the best runs there are, runs drawn by hand, or none."""

from __future__ import annotations

from menagerie.core.contract import Fact, RuleViolation
from menagerie.games.eighteen_zoo.actions import DrawRuns, EighteenZooAction, Rest, RunBest
from menagerie.games.eighteen_zoo.events import EighteenZooEvent, Ran, SquirrelRun
from menagerie.games.eighteen_zoo.rules import harvest, still_possible
from menagerie.games.eighteen_zoo.rules.facts import (
    FAMILIES,
    K4J,
    KIND_STOPS,
    PATCHED_NAME,
    PHASE_R,
    SUGAR,
    WINGS,
    squirrel_index,
)
from menagerie.games.eighteen_zoo.rules.map import refusal_codes, run_check, runs
from menagerie.games.eighteen_zoo.rules.map.optimiser import best_harvest
from menagerie.games.eighteen_zoo.rules.map.refusal_codes import ALLOWED
from menagerie.games.eighteen_zoo.rules.map.tracing import network_of
from menagerie.games.eighteen_zoo.rules.position import NONE, Position
from menagerie.games.eighteen_zoo.rules.refusals import MAP_REFUSALS, refusal


def asks(position: Position, _events: list[EighteenZooEvent]) -> tuple[int, ...]:
    """7.4: where a squirrel can run, or could run by what powers can still do in this turn."""
    family = position.family
    able = able_squirrels(position, family)
    if not able:
        return ()
    if position.patched in able or network_of(position.track, family).meets:
        return (position.controller(family),)
    if position.compat.skips_by_the_moment or not still_possible.map_could_change(position):
        return ()
    return (position.controller(family),)


# --- who runs, and how


def able_squirrels(position: Position, family: int) -> list[int]:
    """7.4: the squirrels that may run now; 11.6: not those that sleep; 10.66: in records, not those with a mark."""
    squirrels = position.squirrels[family]
    if position.compat.marked_as_run:
        return [squirrel for squirrel in squirrels if not position.operated & position.operated_bit(squirrel)]
    return [squirrel for squirrel in squirrels if not (position.asleep >> squirrel) & 1]


def marks_kept(position: Position) -> int:
    """10.66: marks of squirrels that have run, which stay when a new operating round begins: under the PATCH, in the
    kitchen."""
    if not position.compat.marked_as_run:
        return 0
    kept = 0 if position.patched == NONE else 1 << position.patched
    for squirrel in position.kitchen_squirrels:
        kept |= 1 << squirrel
    return position.operated & kept


def runner(position: Position, squirrel: int) -> runs.Runner:
    """How a squirrel runs."""
    if squirrel == position.patched:
        return runs.Runner(1, False, True)
    kind = position.kind(squirrel)
    return runs.Runner(KIND_STOPS[kind], kind >= K4J)


def modifiers(position: Position, family: int) -> runs.RunModifiers:
    """What the phase and the family's powers do for its runs."""
    return runs.RunModifiers(
        PHASE_R[position.phase],
        position.family_has(family, WINGS),
        position.family_has(family, SUGAR),
        position.barrels,
        position.wheat[family],
    )


# --- the best runs, or none


def offer_runs(_position: Position, _seat: int) -> list[EighteenZooAction]:
    return [RunBest(), Rest()]


def apply_run_best(position: Position, _seat: int, _action: RunBest) -> list[EighteenZooEvent]:
    family = position.family
    able = able_squirrels(position, family)
    runners = [runner(position, squirrel) for squirrel in able]
    water_pays = not position.barrels
    found = best_harvest(position.track, family, runners, modifiers(position, family), prefer_water=water_pays)
    position.first_runner = able[found.runs[0].squirrel] if found.runs else NONE
    hexes = position.track.board.hexes
    ran = [
        SquirrelRun(
            position.squirrel_name(able[run.squirrel]),
            tuple([hexes[hex] for hex in run.hexes]),
            run.nuts,
            run.waters,
            position.jump_kind(able[run.squirrel]),
        )
        for run in found.runs
    ]
    events: list[EighteenZooEvent] = [Ran(FAMILIES[family], tuple(ran), found.nuts, found.waters)]
    harvest.collect(position, found.nuts, found.waters, events)
    return events


def apply_rest(position: Position, _seat: int, _action: Rest) -> list[EighteenZooEvent]:
    events: list[EighteenZooEvent] = [Ran(FAMILIES[position.family], (), 0, 0)]
    harvest.collect(position, 0, 0, events)
    return events


# --- runs drawn by hand


def refuse_draw_runs(position: Position, _seat: int, action: DrawRuns) -> RuleViolation | None:
    """7.4: each run as the rules want it; 10.16: the figures of a record are taken as they are."""
    found = _refuse_recorded_runs(position, action)
    if found is not None:
        return found
    checked = check_drawn(position, action)
    if checked is None or checked.code == ALLOWED:
        return None
    facts: dict[str, Fact] = {}
    if 0 <= checked.run < len(action.runs):
        facts["squirrel"] = action.runs[checked.run].squirrel[:12]
    else:
        facts["squirrel"] = ""
    facts["hex"] = position.track.board.hexes[checked.hex] if checked.hex >= 0 else ""
    paragraph, reason = MAP_REFUSALS[checked.code]
    return RuleViolation(paragraph, reason, facts)


def _refuse_recorded_runs(position: Position, action: DrawRuns) -> RuleViolation | None:
    """10.16: figures only in records; each by a squirrel of the family, and by each once."""
    recorded = [run for run in action.runs if run.nuts is not None]
    if recorded and not position.compat.recorded_runs:
        return refusal("10.16", "refusal-recorded-runs")
    names = [run.squirrel for run in action.runs]
    for run in recorded:
        code = ALLOWED if _has_squirrel(position, run.squirrel) else refusal_codes.NO_SUCH_SQUIRREL
        if names.count(run.squirrel) > 1:
            code = refusal_codes.SQUIRREL_TWICE
        if code != ALLOWED:
            paragraph, reason = MAP_REFUSALS[code]
            return refusal(paragraph, reason, squirrel=run.squirrel[:12], hex="")
    return None


def _squirrel_named(position: Position, name: str) -> int:
    return position.patched if name == PATCHED_NAME else squirrel_index(position.players).get(name, NONE)


def _has_squirrel(position: Position, name: str) -> bool:
    """Whether the family has this squirrel."""
    squirrel = _squirrel_named(position, name)
    return squirrel != NONE and squirrel in position.squirrels[position.family]


def check_drawn(position: Position, action: DrawRuns) -> run_check.RunCheck | None:
    """The check of those runs whose figures are not given; nothing where all are."""
    family = position.family
    able = able_squirrels(position, family)
    board = position.track.board
    drawn: list[tuple[int, list[int]]] = []
    for run in action.runs:
        if run.nuts is not None:
            continue
        squirrel = _squirrel_named(position, run.squirrel)
        place = able.index(squirrel) if squirrel in able else -1
        drawn.append((place, [board.index.get(hex, -1) for hex in run.hexes]))
    if not drawn:
        return None
    runners = [runner(position, squirrel) for squirrel in able]
    return run_check.check_runs(position.track, family, runners, drawn, modifiers(position, family))


def apply_draw_runs(position: Position, _seat: int, action: DrawRuns) -> list[EighteenZooEvent]:
    """7.4; 10.16: with the figures of a record where it has them."""
    nuts = 0
    waters = 0
    ran: list[SquirrelRun] = []
    checked = check_drawn(position, action)
    if checked is not None and checked.harvest is not None:
        nuts += checked.harvest.nuts
        waters += checked.harvest.waters
        counted = [run for run in action.runs if run.nuts is None]
        for drawn, run in zip(counted, checked.harvest.runs, strict=True):
            kind = position.jump_kind(_squirrel_named(position, drawn.squirrel))
            ran.append(SquirrelRun(drawn.squirrel, drawn.hexes, run.nuts, run.waters, kind))
    for recorded in action.runs:
        if recorded.nuts is not None:
            nuts += recorded.nuts
            waters += recorded.waters or 0
            kind = position.jump_kind(_squirrel_named(position, recorded.squirrel))
            ran.append(SquirrelRun(recorded.squirrel, recorded.hexes, recorded.nuts, recorded.waters or 0, kind))
    position.first_runner = _squirrel_named(position, action.runs[0].squirrel) if action.runs else NONE
    events: list[EighteenZooEvent] = [Ran(FAMILIES[position.family], tuple(ran), nuts, waters)]
    harvest.collect(position, nuts, waters, events)
    return events
