"""Answers the questions of a board. Every answer is bounded in its work, counted in steps, and changes nothing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NoReturn, assert_never

from menagerie.core.contract import Fact, Refused, RuleViolation
from menagerie.core.words import Words
from menagerie.games.eighteen_zoo.actions import DrawnRun, RunBest
from menagerie.games.eighteen_zoo.analysis import (
    AskBestRuns,
    AskDrawnRuns,
    AskFits,
    AskHex,
    AskReach,
    AskTurn,
    EighteenZooAnswer,
    EighteenZooQuery,
    FitsAnswer,
    HexAnswer,
    PlannedTile,
    ReachAnswer,
    Reason,
    RunsAnswer,
    TurnAnswer,
    TurnStep,
)
from menagerie.games.eighteen_zoo.events import EighteenZooEvent, SquirrelRun
from menagerie.games.eighteen_zoo.foresight import EighteenZooForesight, Standing, difference, foresee_one
from menagerie.games.eighteen_zoo.harvest_search import ALL_HARVESTS_BUDGET, HarvestSearch, runners_of
from menagerie.games.eighteen_zoo.rules import hex_refusals, rounds, run, steps
from menagerie.games.eighteen_zoo.rules.facts import FAMILIES, FAMILY_OF, K4J, KIND_OF, KIND_STOPS, Family
from menagerie.games.eighteen_zoo.rules.map import planned_track, refusal_codes, run_check, stations, tracing
from menagerie.games.eighteen_zoo.rules.map.optimiser import BUDGET, best_harvest
from menagerie.games.eighteen_zoo.rules.map.runs import Harvest, Runner
from menagerie.games.eighteen_zoo.rules.map.stop_graph import stop_graph
from menagerie.games.eighteen_zoo.rules.map.tiles import tile_named
from menagerie.games.eighteen_zoo.rules.map.track import Track
from menagerie.games.eighteen_zoo.rules.position import NONE, Position
from menagerie.games.eighteen_zoo.rules.refusals import MAP_REFUSALS, refusal
from menagerie.games.eighteen_zoo.rules.state import EighteenZooState

SEARCH_STEPS: Final = 60_000
"""Of a search for the best runs: enough for a proof on most maps, and some 60 ms at most."""
PROOF_STEPS: Final = 20_000
"""Of the search whether runs drawn by hand are the best."""
GRAPH_STEPS: Final = 30_000
"""Along the track, to find the stops: ghost tiles may make more ways than any game."""
REACH_STEPS: Final = 30_000
LONGEST_RUN: Final = 120
"""Hexes; no map has more sides that a run could pass."""
PATCHED: Final = "1S"


def answer(guess: EighteenZooState, seat: int | None, query: EighteenZooQuery, words: Words) -> EighteenZooAnswer:
    """Raises `Refused` where the question names something that does not exist."""
    match query:
        case AskHex():
            return _hex(guess, seat, query, words)
        case AskBestRuns():
            return _best_runs(guess, query)
        case AskDrawnRuns():
            return _drawn_runs(guess, query, words)
        case AskReach():
            return _reach(guess, query)
        case AskFits():
            return _fits(guess, query)
        case AskTurn():
            return _turn(guess, seat, query, words)
        case _:
            assert_never(query)


# --- what a question names


def _refuse(paragraph: str, reason: str, **facts: Fact) -> NoReturn:
    raise Refused(refusal(paragraph, reason, **facts))


def _refuse_code(code: int) -> NoReturn:
    paragraph, reason = MAP_REFUSALS[code]
    _refuse(paragraph, reason, squirrel="", hex="")


def _hex_named(track: Track, name: str) -> int:
    hex = track.board.index.get(name, NONE)
    if hex == NONE:
        _refuse_code(refusal_codes.NO_SUCH_HEX)
    return hex


def _launched(position: Position, name: Family) -> int:
    family = FAMILY_OF[name]
    if family not in position.families:
        _refuse("2.2", "refusal-not-in-play")
    if not position.is_launched(family):
        _refuse("6.4", "refusal-not-launched")
    return family


def _reason(violation: RuleViolation, words: Words) -> Reason:
    return Reason(words.what_is_wrong(violation), violation.paragraph)


# --- plans


def _planned(
    position: EighteenZooState, family: int, tiles: Sequence[PlannedTile], hexes: Sequence[str] = ()
) -> EighteenZooState:
    """A copy with these ghost tiles and stations."""
    if not tiles and not hexes:
        return position
    planned = position.clone()
    track = planned.track
    for ghost in tiles:
        hex = _hex_named(track, ghost.hex)
        tile = tile_named(ghost.tile)
        if tile == NONE:
            _refuse_code(refusal_codes.NO_SUCH_TILE)
        code = planned_track.fit_refusal(track, hex, tile, ghost.rotation)
        if code != refusal_codes.ALLOWED:
            _refuse_code(code)
        track.lay(hex, tile, ghost.rotation)
    for name in hexes:
        hex = _hex_named(track, name)
        code = planned_track.planned_station_refusal(track, family, hex)
        if code != refusal_codes.ALLOWED:
            _refuse_code(code)
        track.place(family, hex)
    return planned


# --- a hex


def _hex(guess: EighteenZooState, seat: int | None, query: AskHex, words: Words) -> HexAnswer:
    hex = _hex_named(guess.track, query.hex)
    family = hex_refusals.family_asked_about(guess, seat)
    asked = family != NONE and family == guess.family and seat is not None and guess.controller(family) == seat

    def reason(violation: RuleViolation | None) -> Reason | None:
        if violation is None:
            return None
        reason = _reason(violation, words)
        if asked or family == NONE:
            return reason
        name = words(f"family-{FAMILIES[family]}")
        return Reason(words("reason-for-family", family=name, what=reason.text), reason.paragraph)

    return HexAnswer(
        query.hex,
        None if family == NONE else FAMILIES[family],
        asked,
        reason(hex_refusals.refuse_every_lay(guess, family, hex)),
        reason(hex_refusals.refuse_every_station(guess, family, hex)),
    )


# --- runs


def _best_runs(guess: EighteenZooState, query: AskBestRuns) -> RunsAnswer:
    family = _launched(guess, query.family)
    planned = _planned(guess, family, query.tiles, query.stations)
    squirrels = runners_of(planned, planned.step, family)
    if query.kinds is None:
        runners = [run.runner(planned, squirrel) for squirrel in squirrels]
    else:
        runners = [_runner_named(kind) for kind in query.kinds]
    found, proved = _search(planned, family, runners, SEARCH_STEPS)
    answered: list[SquirrelRun] = []
    hexes = planned.track.board.hexes
    for one in found.runs:
        if query.kinds is None:
            answered.append(run.squirrel_run(planned, squirrels[one.squirrel], one))
            continue
        kind = query.kinds[one.squirrel]
        runner = runners[one.squirrel]
        answered.append(
            SquirrelRun(
                kind,
                tuple([hexes[hex] for hex in one.hexes]),
                one.nuts,
                one.waters,
                kind if runner.jumping else None,
                run.stops_of(planned, runner, one),
            )
        )
    return RunsAnswer(query.family, tuple(answered), found.nuts, found.waters, proved)


def _runner_named(kind: str) -> Runner:
    if kind == PATCHED:
        return Runner(1, False, True)
    number = KIND_OF.get(kind, NONE)
    if number == NONE:
        _refuse_code(refusal_codes.NO_SUCH_SQUIRREL)
    return Runner(KIND_STOPS[number], number >= K4J)


def _search(position: Position, family: int, runners: list[Runner], budget: int) -> tuple[Harvest, bool]:
    """The best runs that were found, and whether nothing brings more."""
    modifiers = run.modifiers(position, family)
    graph = stop_graph(position.track, family, modifiers, GRAPH_STEPS)
    water_pays = not position.barrels
    found = best_harvest(position.track, family, runners, modifiers, budget, prefer_water=water_pays, graph=graph)
    return found, found.proved and graph.complete


def _drawn_runs(guess: EighteenZooState, query: AskDrawnRuns, words: Words) -> RunsAnswer:
    family = _launched(guess, query.family)
    planned = _planned(guess, family, query.tiles, query.stations)
    squirrels = runners_of(planned, planned.step, family)
    runners = [run.runner(planned, squirrel) for squirrel in squirrels]
    drawn = [_drawn(planned, squirrels, one) for one in query.runs]
    checked = run_check.check_runs(planned.track, family, runners, drawn, run.modifiers(planned, family))
    if checked.harvest is None:
        paragraph, reason = MAP_REFUSALS[checked.code]
        squirrel = query.runs[checked.run].squirrel if checked.run >= 0 else ""
        hex = planned.track.board.hexes[checked.hex] if checked.hex >= 0 else ""
        refused = _reason(refusal(paragraph, reason, squirrel=squirrel, hex=hex), words)
        return RunsAnswer(query.family, (), 0, 0, best=False, refused=refused)
    answered = [
        SquirrelRun(
            one.squirrel,
            one.hexes,
            counted.nuts,
            counted.waters,
            planned.jump_kind(squirrels[counted.squirrel]),
            run.stops_of(planned, runners[counted.squirrel], counted),
        )
        for one, counted in zip(query.runs, checked.harvest.runs, strict=True)
    ]
    found, proved = _search(planned, family, runners, PROOF_STEPS)
    best = proved and checked.harvest.nuts >= found.nuts
    return RunsAnswer(query.family, tuple(answered), checked.harvest.nuts, checked.harvest.waters, best)


def _drawn(position: Position, squirrels: list[int], drawn: DrawnRun) -> tuple[int, list[int]]:
    index = position.track.board.index
    squirrel = run.squirrel_named(position, drawn.squirrel)
    path = [index.get(hex, NONE) for hex in drawn.hexes[:LONGEST_RUN]]
    return squirrels.index(squirrel) if squirrel in squirrels else NONE, path


# --- reach and fit


def _reach(guess: EighteenZooState, query: AskReach) -> ReachAnswer:
    family = _launched(guess, query.family)
    planned = _planned(guess, family, query.tiles)
    track = planned.track
    if not tracing.is_traced(track, family):
        track = track.clone()
        track.networks[family] = tracing.traced_within(track, family, REACH_STEPS)
    network = tracing.network_of(track, family)
    names = track.board.hexes
    reached = [hex for hex in range(len(names)) if network.arrived[hex] or track.stands_at(family, hex)]
    places = stations.station_places(track, family)
    return ReachAnswer(query.family, tuple([names[hex] for hex in reached]), tuple([names[hex] for hex in places]))


def _fits(guess: EighteenZooState, query: AskFits) -> FitsAnswer:
    hex = _hex_named(guess.track, query.hex)
    track = _planned(guess, NONE, query.tiles).track
    numbers = track.board.tiles.numbers
    found = planned_track.fitting(track, hex)
    return FitsAnswer(query.hex, tuple([PlannedTile(query.hex, numbers[tile], rotation) for tile, rotation in found]))


# --- a planned turn


def _turn(guess: EighteenZooState, seat: int | None, query: AskTurn, words: Words) -> TurnAnswer:
    if seat is None:
        _refuse("1.1", "refusal-no-such-seat", players=guess.players)
    answered: list[TurnStep] = []
    events: list[EighteenZooEvent] = []
    search = HarvestSearch(ALL_HARVESTS_BUDGET)
    run_steps = BUDGET
    state = guess
    for action in query.actions:
        found = steps.refuse(state, seat, action)
        if found is not None:
            answered.append(TurnStep(None, _reason(found, words)))
            break
        before = state
        state = before.clone()
        if type(action) is RunBest:
            happened, spent = _run_best(state, run_steps)
            run_steps = max(0, run_steps - spent)
        else:
            happened = steps.apply(state, seat, action)
        events += happened
        answered.append(TurnStep(foresee_one(Standing(before), before, state, action, happened, search), None))
    total: EighteenZooForesight | None = None
    if state is not guess:
        total = difference(Standing(guess), guess, state, events)
    following = state.legal(seat) if seat in state.waiting_on else []
    return TurnAnswer(tuple(answered), total, tuple(following))


def _run_best(state: EighteenZooState, budget: int) -> tuple[list[EighteenZooEvent], int]:
    """As `steps.apply`, but all runs of a plan share the budget that one has in a game."""
    state.decisions_made += 1
    events, spent = run.run_best(state, budget)
    rounds.go_on(state, events)
    return events, spent
