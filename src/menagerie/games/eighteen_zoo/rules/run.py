"""7.4: the squirrels run: the best runs there are, runs drawn by hand, or none."""

from __future__ import annotations

from typing import Literal

from menagerie.core.contract import Fact, RuleViolation
from menagerie.games.eighteen_zoo.actions import DrawnRun, DrawRuns, EighteenZooAction, Rest, RunBest
from menagerie.games.eighteen_zoo.events import EighteenZooEvent, RunStop, SquirrelRun
from menagerie.games.eighteen_zoo.rules import harvest, still_possible
from menagerie.games.eighteen_zoo.rules.facts import (
    K4J,
    KIND_STOPS,
    PATCHED_NAME,
    PHASE_R,
    SUGAR,
    WINGS,
    squirrel_index,
)
from menagerie.games.eighteen_zoo.rules.map import refusal_codes, run_check, runs
from menagerie.games.eighteen_zoo.rules.map.optimiser import BUDGET, best_harvest
from menagerie.games.eighteen_zoo.rules.map.refusal_codes import ALLOWED
from menagerie.games.eighteen_zoo.rules.map.tiles import R_AREA, WATER
from menagerie.games.eighteen_zoo.rules.map.tracing import meets
from menagerie.games.eighteen_zoo.rules.position import NONE, Position
from menagerie.games.eighteen_zoo.rules.refusals import MAP_REFUSALS, refusal


def asks(position: Position, _events: list[EighteenZooEvent]) -> tuple[int, ...]:
    """7.4: where a squirrel can run, or could run by what powers can still do in this turn."""
    family = position.family
    able = able_squirrels(position, family)
    if not able:
        return ()
    if position.patched in able or meets(position.track, family):
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


# --- runs as events describe them


def squirrel_run(position: Position, squirrel: int, run: runs.Run) -> SquirrelRun:
    hexes = position.track.board.hexes
    return SquirrelRun(
        position.squirrel_name(squirrel),
        tuple([hexes[hex] for hex in run.hexes]),
        run.nuts,
        run.waters,
        position.jump_kind(squirrel),
        stops_of(position, runner(position, squirrel), run),
    )


def stops_of(position: Position, squirrel: runs.Runner, run: runs.Run) -> tuple[RunStop, ...]:
    """7.4: what each stop and each O brings to this run."""
    hexes = position.track.board.hexes
    water = runs.water_value(squirrel.jumping, position.barrels, position.compat)
    last = -1  # with A TIP OF SUGAR the last stop is the one more
    if run.sugared:
        last = max([place for place, visit in enumerate(run.visits) if visit[1] != WATER and not visit[4]])
    stops: list[RunStop] = []
    for place, (hex, kind, nuts, wheat, flown) in enumerate(run.visits):
        if kind == WATER:
            stops.append(RunStop(hexes[hex], "O", water, squirrel.jumping or position.barrels))
        elif flown:
            stops.append(RunStop(hexes[hex], "station", 0, wings=True, home=position.home_family(hex)))
        else:
            area: Literal["station", "R"] = "R" if kind == R_AREA else "station"
            brought = 2 * nuts if squirrel.jumping else nuts
            home = position.home_family(hex)
            stops.append(RunStop(hexes[hex], area, brought, squirrel.jumping, place == last, wheat, home=home))
    return tuple(stops)


# --- the best runs, or none


def offer_runs(_position: Position, _seat: int) -> list[EighteenZooAction]:
    return [RunBest(), Rest()]


def apply_run_best(position: Position, _seat: int, _action: RunBest) -> list[EighteenZooEvent]:
    return run_best(position, BUDGET)[0]


def run_best(position: Position, budget: int) -> tuple[list[EighteenZooEvent], int]:
    """The best runs that the search finds within a budget, and how many steps it took."""
    family = position.family
    able = able_squirrels(position, family)
    runners = [runner(position, squirrel) for squirrel in able]
    water_pays = not position.barrels
    found = best_harvest(position.track, family, runners, modifiers(position, family), budget, water_pays)
    position.first_runner = able[found.runs[0].squirrel] if found.runs else NONE
    ran = [squirrel_run(position, able[run.squirrel], run) for run in found.runs]
    events: list[EighteenZooEvent] = []
    harvest.collect(position, ran, found.nuts, found.waters, events)
    return events, found.steps


def apply_rest(position: Position, _seat: int, _action: Rest) -> list[EighteenZooEvent]:
    events: list[EighteenZooEvent] = []
    harvest.collect(position, [], 0, 0, events)
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


def squirrel_named(position: Position, name: str) -> int:
    return position.patched if name == PATCHED_NAME else squirrel_index(position.players).get(name, NONE)


def _has_squirrel(position: Position, name: str) -> bool:
    """Whether the family has this squirrel."""
    squirrel = squirrel_named(position, name)
    return squirrel != NONE and squirrel in position.squirrels[position.family]


def check_drawn(position: Position, action: DrawRuns) -> run_check.RunCheck | None:
    """The check of those runs whose figures are not given; nothing where all are."""
    counted = [run for run in action.runs if run.nuts is None]
    return check_paths(position, counted) if counted else None


def check_paths(position: Position, drawn_runs: list[DrawnRun]) -> run_check.RunCheck:
    """The check of runs without a look at the figures given."""
    family = position.family
    able = able_squirrels(position, family)
    board = position.track.board
    drawn: list[tuple[int, list[int]]] = []
    for run in drawn_runs:
        squirrel = squirrel_named(position, run.squirrel)
        place = able.index(squirrel) if squirrel in able else -1
        drawn.append((place, [board.index.get(hex, -1) for hex in run.hexes]))
    runners = [runner(position, squirrel) for squirrel in able]
    return run_check.check_once(position.track, family, runners, drawn, modifiers(position, family))


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
            squirrel = squirrel_named(position, drawn.squirrel)
            stops = stops_of(position, runner(position, squirrel), run)
            kind = position.jump_kind(squirrel)
            ran.append(SquirrelRun(drawn.squirrel, drawn.hexes, run.nuts, run.waters, kind, stops))
    believed = [run for run in action.runs if run.nuts is not None]
    for recorded, stops in zip(believed, _recorded_stops(position, believed), strict=True):
        brought, passed = recorded.nuts or 0, recorded.waters or 0
        nuts += brought
        waters += passed
        kind = position.jump_kind(squirrel_named(position, recorded.squirrel))
        ran.append(SquirrelRun(recorded.squirrel, recorded.hexes, brought, passed, kind, stops))
    position.first_runner = squirrel_named(position, action.runs[0].squirrel) if action.runs else NONE
    events: list[EighteenZooEvent] = []
    harvest.collect(position, ran, nuts, waters, events)
    return events


def _recorded_stops(position: Position, recorded: list[DrawnRun]) -> list[tuple[RunStop, ...]]:
    """The stops of recorded runs; none for one whose nuts are not what the rules count, all together or alone."""
    if not recorded:
        return []
    checked = check_paths(position, recorded)
    together = [] if checked.harvest is None else checked.harvest.runs
    stops: list[tuple[RunStop, ...]] = []
    for place, run in enumerate(recorded):
        squirrel = squirrel_named(position, run.squirrel)
        counted = together[place] if together else _counted_alone(position, squirrel, run)
        if counted is None or counted.nuts != run.nuts:
            stops.append(())
        else:
            stops.append(stops_of(position, runner(position, squirrel), counted))
    return stops


def _counted_alone(position: Position, squirrel: int, recorded: DrawnRun) -> runs.Run | None:
    board = position.track.board
    path = [board.index.get(hex, -1) for hex in recorded.hexes]
    family = position.family
    alone = [runner(position, squirrel)]
    checked = run_check.check_runs(position.track, family, alone, [(0, path)], modifiers(position, family))
    return None if checked.harvest is None else checked.harvest.runs[0]
