"""Checks on the course of a game: it ends, nothing is lost, the same moves give the same game."""

from __future__ import annotations

from typing import Any

import msgspec

from menagerie.core.conformance.walk import Walk, encode, walks
from menagerie.core.contract import AnyGame, Event, Result, state_bytes
from menagerie.core.record import BadRecord, Recorder, Seat, decode
from menagerie.core.record import encode as encode_record
from menagerie.core.record import verify as verify_record


def plays_to_the_end(game: AnyGame, setups: list[tuple[int, Any]]) -> None:
    """Random games end, with a result that makes sense, and nothing appears or vanishes on the way."""
    for walk in walks(game, setups):
        before = dict(game.census(walk.state))
        for state in walk:
            if dict(game.census(state)) != before:
                now = game.census(state)
                lost = {thing: (n, now.get(thing, 0)) for thing, n in before.items() if now.get(thing, 0) != n}
                walk.broken(
                    f"things appeared or vanished (before, now): {lost or now}",
                    "`census` counts every piece wherever it lies; a move may only carry pieces from place to place",
                )
            if bool(state.waiting_on) == (state.result() is not None):
                walk.broken(
                    "`result` and `waiting_on` disagree", "a result is there exactly when nobody owes a decision"
                )
        result = walk.state.result()
        assert result is not None
        _check_result(walk, result)


def _check_result(walk: Walk, result: Result) -> None:
    ranks = sorted(standing.rank for standing in result.standings)
    if tuple(standing.seat for standing in result.standings) != tuple(range(walk.players)):
        walk.broken("the standings are not in seat order", "one `Standing` a seat, in the order of the seats")
    if any(rank != ranks.index(rank) + 1 for rank in ranks):
        walk.broken(f"the ranks {ranks} make no sense", "ranks begin with 1; who is level shares a rank: 1, 1, 3")
    for standing in result.standings:
        names = [tie_break.name for tie_break in standing.tie_breaks]
        if result.decided_by is not None and result.decided_by not in names:
            walk.broken(f"{result.decided_by!r} decided and is not in {standing}", "a `Standing` shows each tie-break")
    if any(walk.state.legal(seat) or walk.state.point(seat) for seat in range(walk.players)):
        walk.broken("a seat can still act", "when the game is over `legal` is empty and `point` is nothing")


def same_moves_same_game(game: AnyGame, setups: list[tuple[int, Any]]) -> None:
    """The same players, options, seed and actions give the same bytes, step by step."""
    for walk in walks(game, setups):
        bytes_then: list[bytes] = []
        events_then: list[bytes] = []
        bytes_then.append(state_bytes(walk.state))
        while walk.state.waiting_on:
            _, _, events = walk.step()
            bytes_then.append(state_bytes(walk.state))
            events_then.append(encode(events))
        again = game.new(walk.players, walk.options, walk.seed)
        for number, (seat, action) in enumerate(walk.moves):
            if state_bytes(again) != bytes_then[number]:
                walk.broken(f"a replay differs after move {number}", "use nothing but the state and its generator")
            if encode(again.apply(seat, action)) != events_then[number]:
                walk.broken(f"a replay tells other events at move {number + 1}", "events follow from the state alone")
        if state_bytes(again) != bytes_then[-1]:
            walk.broken("a replay ends differently", "use nothing but the state and its generator")


def clones_are_independent(game: AnyGame, setups: list[tuple[int, Any]]) -> None:
    """A clone is equal, shares nothing that changes, and plays on alike."""
    for walk in walks(game, setups):
        while walk.state.waiting_on:
            twin = walk.state.clone()
            original = state_bytes(walk.state)
            if state_bytes(twin) != original:
                walk.broken("a clone differs from its original", "`clone` copies every field")
            seat, action = walk.choose()
            events = walk.apply(twin, seat, action)
            if state_bytes(walk.state) != original:
                walk.broken(f"playing on a clone changed the original ({action})", "`clone` copies every list it holds")
            if encode(walk.state.apply(seat, action)) != encode(events) or state_bytes(walk.state) != state_bytes(twin):
                walk.broken(f"clone and original part after {action}", "`clone` copies the generator too")
            walk.count(seat, action)


def snapshot_is_complete(game: AnyGame, setups: list[tuple[int, Any]]) -> None:
    """`snapshot` tells of every slot of the state, so that comparing bytes compares everything."""
    for walk in walks(game, setups[:1]):
        snapshot = walk.state.snapshot()
        fields = {name for kind in type(walk.state).__mro__ for name in getattr(kind, "__slots__", ())}
        fields |= set(getattr(walk.state, "__dict__", ()))
        forgotten = sorted((fields | {"rng"}) - set(snapshot) - {"__dict__", "__weakref__"})
        if forgotten:
            walk.broken(f"`snapshot` leaves out {', '.join(forgotten)}", "list every field of the state in `snapshot`")


def json_both_ways(game: AnyGame, setups: list[tuple[int, Any]]) -> None:
    """Actions, events, views, options, results and what is foreseen survive JSON."""
    for walk in walks(game, setups):
        _round_trip(walk, walk.options, game.options_type)
        while walk.state.waiting_on:
            for seat in (None, *range(walk.players)):
                _round_trip(walk, walk.state.view(seat), game.view_type)
            _check_foresight(walk, walk.state.waiting_on[0])
            _, action, events = walk.step()
            _round_trip(walk, action, game.action_type)
            for event in events:
                _round_trip(walk, event, game.event_type)
        _round_trip(walk, walk.state.view(None), game.view_type)
        _round_trip(walk, walk.state.result(), Result)


def _check_foresight(walk: Walk, seat: int) -> None:
    legal = walk.state.legal(seat)
    foreseen = walk.game.foresee(walk.state.view(seat), legal)
    if foreseen and len(foreseen) != len(legal):
        walk.broken(
            f"of {len(legal)} actions it foresees {len(foreseen)}", "`foresee` answers for each action, or not at all"
        )
    for seen in foreseen:
        if seen is not None:
            _round_trip(walk, seen, walk.game.foresight_type)


def _round_trip(walk: Walk, value: object, kind: Any) -> None:
    raw = encode(value)
    try:
        back = msgspec.json.decode(raw, type=kind)
    except msgspec.ValidationError as error:
        walk.broken(f"{type(value).__name__} does not decode: {error}", f"name its type in the game's union: {kind}")
    if back != value or encode(back) != raw:
        walk.broken(f"{type(value).__name__} changed on its way through JSON", "use tuples, not lists, and plain types")
    if isinstance(value, Event) and type(back) is not type(value):
        walk.broken(f"{type(value).__name__} came back as {type(back).__name__}", "two events share a tag")


def records_verify(game: AnyGame, setups: list[tuple[int, Any]]) -> None:
    """A game written down verifies, running or finished, and survives its file."""
    for walk in walks(game, setups):
        seats = tuple(Seat(f"Player {seat + 1}") for seat in range(walk.players))
        recorder = Recorder(game, walk.options, seats, walk.seed)
        while walk.state.waiting_on:
            points = {seat: walk.state.point(seat) for seat in range(walk.players)}
            seat, action, _ = walk.step()
            recorder.write(seat, points[seat] or "", action)
        for record in (recorder.record(None), recorder.record(walk.state.result())):
            if decode(encode_record(record)) != record:
                walk.broken("a record changed on its way through its file", "actions and options must be plain JSON")
        try:
            verify_record(recorder.record(walk.state.result()), game)
        except BadRecord as trouble:
            walk.broken(f"its own record does not verify: {trouble}", "addresses and moves follow from the state alone")
