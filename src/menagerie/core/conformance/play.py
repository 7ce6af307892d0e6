"""Checks on the course of a game: it ends, nothing is lost, the same moves give the same game."""

from __future__ import annotations

from typing import Any

import msgspec

from menagerie.core.conformance.playout import Playout, encode, playouts
from menagerie.core.contract import AnyGame, Event, Result, state_bytes
from menagerie.core.generator import Generator
from menagerie.core.record import BadRecord, Recorder, Seat, decode
from menagerie.core.record import encode as encode_record
from menagerie.core.record import verify as verify_record


def plays_to_the_end(game: AnyGame, setups: list[tuple[int, Any]]) -> None:
    """Random games end, with a result that makes sense, and nothing appears or vanishes on the way."""
    for playout in playouts(game, setups):
        before = dict(game.census(playout.state))
        for state in playout:
            if dict(game.census(state)) != before:
                now = game.census(state)
                lost = {thing: (n, now.get(thing, 0)) for thing, n in before.items() if now.get(thing, 0) != n}
                playout.fail(
                    f"things appeared or vanished (before, now): {lost or now}",
                    "`census` counts every piece wherever it lies; a move only moves pieces from place to place",
                )
            if bool(state.waiting_on) == (state.result() is not None):
                playout.fail(
                    "`result` and `waiting_on` disagree", "a result is there exactly when nobody owes a decision"
                )
        result = playout.state.result()
        assert result is not None
        _check_result(playout, result)


def _check_result(playout: Playout, result: Result) -> None:
    ranks = sorted(standing.rank for standing in result.standings)
    if tuple(standing.seat for standing in result.standings) != tuple(range(playout.players)):
        playout.fail("the standings are not in seat order", "one `Standing` a seat, in the order of the seats")
    if any(rank != ranks.index(rank) + 1 for rank in ranks):
        playout.fail(f"the ranks {ranks} make no sense", "ranks begin with 1; equal seats share a rank: 1, 1, 3")
    for standing in result.standings:
        names = [tie_break.name for tie_break in standing.tie_breaks]
        if result.decided_by is not None and result.decided_by not in names:
            playout.fail(f"{result.decided_by!r} decided and is not in {standing}", "a `Standing` shows each tie-break")
    if any(playout.state.legal(seat) or playout.state.point(seat) for seat in range(playout.players)):
        playout.fail("a seat can still act", "when the game is over `legal` is empty and `point` is nothing")


def same_moves_same_game(game: AnyGame, setups: list[tuple[int, Any]]) -> None:
    """The same players, options, seed and actions give the same bytes, step by step."""
    for playout in playouts(game, setups):
        bytes_then: list[bytes] = []
        events_then: list[bytes] = []
        bytes_then.append(state_bytes(playout.state))
        while playout.state.waiting_on:
            _, _, events = playout.step()
            bytes_then.append(state_bytes(playout.state))
            events_then.append(encode(events))
        again = game.start(playout.players, playout.options, playout.seed)
        for number, (seat, action) in enumerate(playout.moves):
            if state_bytes(again) != bytes_then[number]:
                playout.fail(f"a replay differs after move {number}", "use nothing but the state and its generator")
            if encode(again.apply(seat, action)) != events_then[number]:
                playout.fail(f"a replay gives other events at move {number + 1}", "events follow from the state alone")
        if state_bytes(again) != bytes_then[-1]:
            playout.fail("a replay ends differently", "use nothing but the state and its generator")


def clones_are_independent(game: AnyGame, setups: list[tuple[int, Any]]) -> None:
    """A clone is equal, shares nothing that changes, and plays on alike."""
    for playout in playouts(game, setups):
        while playout.state.waiting_on:
            state, clone = playout.state, playout.state.clone()
            original = state_bytes(state)
            if state_bytes(clone) != original:
                playout.fail("a clone differs from its original", "`clone` copies every field")
            seat, action = playout.choose()
            events = playout.apply(clone, seat, action)
            if state_bytes(state) != original:
                playout.fail(
                    f"playing on a clone changed the original ({action})", "`clone` copies every list it holds"
                )
            if encode(state.apply(seat, action)) != encode(events) or state_bytes(state) != state_bytes(clone):
                playout.fail(f"clone and original differ after {action}", "`clone` copies the generator too")
            playout.record(seat, action)


def snapshot_is_complete(game: AnyGame, setups: list[tuple[int, Any]]) -> None:
    """`snapshot` holds every slot of the state, so that comparing bytes compares everything."""
    for playout in playouts(game, setups[:1]):
        snapshot = playout.state.snapshot()
        fields = {name for kind in type(playout.state).__mro__ for name in getattr(kind, "__slots__", ())}
        fields |= set(getattr(playout.state, "__dict__", ()))
        forgotten = sorted((fields | {"rng"}) - set(snapshot) - {"__dict__", "__weakref__"})
        if forgotten:
            playout.fail(f"`snapshot` leaves out {', '.join(forgotten)}", "list every field of the state in `snapshot`")


def json_both_ways(game: AnyGame, setups: list[tuple[int, Any]]) -> None:
    """Actions, events, views, options, results and foresight survive JSON."""
    for playout in playouts(game, setups):
        _round_trip(playout, playout.options, game.options_type)
        while playout.state.waiting_on:
            for seat in (None, *range(playout.players)):
                _round_trip(playout, playout.state.view(seat), game.view_type)
            _check_foresight(playout, playout.state.waiting_on[0])
            _, action, events = playout.step()
            _round_trip(playout, action, game.action_type)
            for event in events:
                _round_trip(playout, event, game.event_type)
        _round_trip(playout, playout.state.view(None), game.view_type)
        _round_trip(playout, playout.state.result(), Result)


def _check_foresight(playout: Playout, seat: int) -> None:
    legal = playout.state.legal(seat)
    guess = playout.state.guess(seat, Generator("foresight"))
    foreseen = playout.game.foresee(playout.state.view(seat), legal, guess)
    if foreseen and len(foreseen) != len(legal):
        playout.fail(
            f"of {len(legal)} actions it foresees {len(foreseen)}", "`foresee` answers for each action, or not at all"
        )
    for seen in foreseen:
        if seen is not None:
            _round_trip(playout, seen, playout.game.foresight_type)


def _round_trip(playout: Playout, value: object, kind: Any) -> None:
    raw = encode(value)
    try:
        back = msgspec.json.decode(raw, type=kind)
    except msgspec.ValidationError as error:
        playout.fail(f"{type(value).__name__} does not decode: {error}", f"name its type in the game's union: {kind}")
    if back != value or encode(back) != raw:
        playout.fail(
            f"{type(value).__name__} changed on its way through JSON", "use tuples, not lists, and plain types"
        )
    if isinstance(value, Event) and type(back) is not type(value):
        playout.fail(f"{type(value).__name__} came back as {type(back).__name__}", "two events share a tag")


def records_verify(game: AnyGame, setups: list[tuple[int, Any]]) -> None:
    """A game written down verifies, running or finished, and survives its file."""
    for playout in playouts(game, setups):
        seats = tuple(Seat(f"Player {seat + 1}") for seat in range(playout.players))
        recorder = Recorder(game, playout.options, seats, playout.seed)
        while playout.state.waiting_on:
            points = {seat: playout.state.point(seat) for seat in range(playout.players)}
            seat, action, _ = playout.step()
            recorder.write(seat, points[seat] or "", action)
        for record in (recorder.record(None), recorder.record(playout.state.result())):
            if decode(encode_record(record)) != record:
                playout.fail("a record changed on its way through its file", "actions and options must be plain JSON")
        try:
            verify_record(recorder.record(playout.state.result()), game)
        except BadRecord as error:
            playout.fail(f"its own record does not verify: {error}", "addresses and moves follow from the state alone")
