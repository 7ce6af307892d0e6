"""Checks on hidden information: two worlds that differ only in what a seat may not know look the same to it.

The second world is a `guess`. So `guess` itself is checked too: it has to vary what is hidden, to fit the view, and
to be made from nothing but the view and the generator it is given.
"""

from __future__ import annotations

from typing import Any

import msgspec

from menagerie.core.conformance.playout import Playout, encode, fail, playouts
from menagerie.core.conformance.unlisted import sample_actions
from menagerie.core.contract import AnyGame, AnyState, SealedAction, SecretAction, View, state_bytes
from menagerie.core.generator import Generator

_GUESS_FROM_VIEW = (
    "build a guess from the view and the given generator alone, in a fixed order, never from the true state"
)
_DEALS = 6


def two_worlds_look_alike(game: AnyGame, setups: list[tuple[int, Any]]) -> None:
    """Views, legal lists, addresses and refusals are equal to the byte; so are later views after equal events."""
    for playout in playouts(game, setups):
        actions = (*game.all_actions(playout.players, playout.options), *sample_actions(game))
        while playout.state.waiting_on:
            worlds = {}
            for seat in playout.seats_to_check(range(playout.players)):
                other = playout.state.guess(seat, playout.rng.spawn())
                _compare(playout, other, seat, [playout.rng.choice(actions) for _ in range(6)])
                worlds[seat] = other
            _step_in_all(playout, worlds)


def _compare(playout: Playout, other: AnyState, seat: int, actions: list[Any]) -> None:
    fix = "a view, a legal list or a refusal may only use what the seat knows; `guess` must keep what it knows"
    here, there = encode(playout.state.view(seat)), encode(other.view(seat))
    if here != there:
        playout.fail(f"seat {seat} can tell two worlds apart by its view:\n    {_difference(here, there)}", fix)
    if encode(playout.state.view(None)) != encode(other.view(None)):
        playout.fail("a spectator sees more than a seat", fix)
    state = playout.state
    if playout.game.features(state, seat) != playout.game.features(other, seat):
        playout.fail(f"seat {seat} can tell two worlds apart by its features", "write into them what its view shows")
    if encode(state.legal(seat)) != encode(other.legal(seat)) or state.point(seat) != other.point(seat):
        playout.fail(f"seat {seat} can tell two worlds apart by what is legal", fix)
    for action in actions:
        if encode(playout.state.check(seat, action)) != encode(other.check(seat, action)):
            playout.fail(f"seat {seat} can tell two worlds apart by the refusal of {action}", fix)


def _difference(here: bytes, there: bytes) -> str:
    place = next((i for i, (x, y) in enumerate(zip(here, there, strict=False)) if x != y), min(len(here), len(there)))
    around = slice(max(0, place - 60), place + 40)
    return f"...{here[around].decode(errors='replace')} | ...{there[around].decode(errors='replace')}"


def _step_in_all(playout: Playout, worlds: dict[int, AnyState]) -> None:
    """One move in the real world and in each seat's other one: equal events must leave equal views."""
    actor, action = playout.choose()
    point = playout.state.point(actor)
    events = playout.apply(playout.state, actor, action)
    playout.record(actor, action)
    sealed = isinstance(action, SealedAction) and playout.state.point(actor) == point  # nothing has been opened yet
    for seat, other in worlds.items():
        if other.check(actor, action) is None:
            elsewhere = other.apply(actor, action)
        elif seat == actor:
            playout.fail(f"{action} is legal in one world and not in the other", "its choices follow from its view")
        else:
            elsewhere = other.apply(actor, playout.rng.choice(other.legal(actor)))
        seen, seen_there = _redacted(playout, events, seat), _redacted(playout, elsewhere, seat)
        if sealed and seen != seen_there and playout.state.waiting_on == other.waiting_on:
            playout.fail(
                f"seat {seat} can tell two worlds apart by the events of {action}:\n    {seen.decode()}",
                "while choices are sealed, events show others no more than that there is one",
            )
        if seen == seen_there:
            here, there = encode(playout.state.view(seat)), encode(other.view(seat))
            if here != there:
                playout.fail(
                    f"after equal events seat {seat} sees different things ({action}):\n    {_difference(here, there)}",
                    "whatever changes in a view has an event, for those who may know",
                )


def _redacted(playout: Playout, events: list[Any], seat: int | None) -> bytes:
    seen = [playout.game.redact(event, seat) for event in events]
    return encode([event for event in seen if event is not None])


def secret_choices_stay_secret(game: AnyGame, setups: list[tuple[int, Any]]) -> None:
    """Whatever a seat chooses in secret, everybody else sees the same events and the same view."""
    for playout in playouts(game, setups):
        while playout.state.waiting_on:
            for actor in range(playout.players):
                hidden = [a for a in playout.state.legal(actor) if isinstance(a, (SealedAction, SecretAction))]
                if len(hidden) > 1:
                    _compare_choices(playout, actor, hidden)
            playout.step()


def _compare_choices(playout: Playout, actor: int, hidden: list[Any]) -> None:
    fix = "drop it in `redact` and in `view` for everyone but its owner"
    seen: dict[tuple[int | None, type], tuple[Any, bytes, bytes, bytes]] = {}
    for action in hidden:
        after = playout.state.clone()
        events = playout.apply(after, actor, action)
        if isinstance(action, SealedAction) and after.point(actor) != playout.state.point(actor):
            continue  # it was the last one: now all are opened
        for viewer in (None, *range(playout.players)):
            if viewer == actor:
                continue
            shown, view = _redacted(playout, events, viewer), encode(after.view(viewer))
            guess = b"" if viewer is None or not after.waiting_on else state_bytes(after.guess(viewer, Generator("")))
            first = seen.setdefault((viewer, type(action)), (action, shown, view, guess))
            if first[1] != shown:
                playout.fail(f"{viewer} can tell {first[0]} from {action} by the events: {shown.decode()}", fix)
            if first[2] != view:
                playout.fail(f"{viewer} can tell {first[0]} from {action}: {_difference(first[2], view)}", fix)
            if first[3] != guess:
                playout.fail(f"the guesses of seat {viewer} know {first[0]} from {action}", _GUESS_FROM_VIEW)


def guesses_fit_the_view_alone(game: AnyGame, setups: list[tuple[int, Any]]) -> None:
    """A guess keeps every piece, plays on, varies, and depends on the view and the generator alone."""
    guessed = varied = False
    for playout in playouts(game, setups):
        while playout.state.waiting_on:
            for seat in range(playout.players):
                guess, other = _check_guess(playout, seat)
                guessed = True
                varied = varied or _without_generator(guess) != _without_generator(other)
            playout.step()
        _play_out_a_guess(playout)
    if guessed and not varied and not _is_open(game, setups):
        fail(game, "no two guesses ever differ, though the game has secrets", _GUESS_FROM_VIEW)


def _check_guess(playout: Playout, seat: int) -> tuple[AnyState, AnyState]:
    """Two guesses made with different generators."""
    seed = f"{playout.seed} {len(playout.moves)} {seat}"
    with playout.unchanged("guessing", "`guess` works on a copy, and never draws from the state's generator"):
        guess, other = playout.state.guess(seat, Generator(seed)), playout.state.guess(seat, Generator(f"{seed}'"))
    if dict(playout.game.census(guess)) != dict(playout.game.census(playout.state)):
        playout.fail("a guess loses or invents pieces", "deal out exactly the pieces the seat cannot place")
    if _key(guess) == _key(playout.state):
        playout.fail("a guess holds the true generator, from which the future follows", "give it `rng.spawn()`")
    here, there = (world.guess(seat, Generator("again")) for world in (playout.state, guess))
    if state_bytes(here) != state_bytes(there):
        playout.fail(f"seat {seat}: guesses made in two worlds with equal views differ", _GUESS_FROM_VIEW)
    return guess, other


def _key(state: AnyState) -> object:
    """The key of a generator: it stays the same however much was drawn."""
    generator = state.snapshot()["rng"]
    return generator[0] if isinstance(generator, (list, tuple)) else generator


def _without_generator(state: AnyState) -> object:
    return {name: value for name, value in state.snapshot().items() if name != "rng"}


def _is_open(game: AnyGame, setups: list[tuple[int, Any]]) -> bool:
    """Whether every seat sees what a spectator sees: a game without secrets."""
    players, options = setups[0]
    state = game.start(players, options, "open")
    views = [msgspec.structs.replace(state.view(seat), seat=None, point=None) for seat in range(players)]
    return all(encode(view) == encode(msgspec.structs.replace(state.view(None), point=None)) for view in views)


def _play_out_a_guess(playout: Playout) -> None:
    state: AnyState = playout.game.start(playout.players, playout.options, playout.seed)
    half = len(playout.moves) // 2
    for seat, action in playout.moves[:half]:
        state.apply(seat, action)
    if not state.waiting_on:
        return
    guess = state.guess(state.waiting_on[0], playout.rng.spawn())
    for _ in range(20_000):
        if not guess.waiting_on:
            return
        seat = guess.waiting_on[0]
        playout.apply(guess, seat, playout.rng.choice(guess.legal(seat)))
    playout.fail("a guess does not play to its end", "a guess is a full state like any other")


def guesses_vary_what_was_dealt(game: AnyGame, setups: list[tuple[int, Any]]) -> None:
    """What a seat was dealt in secret is sometimes something else in another seat's guess."""
    dealt: set[str] = set()
    missed: set[str] = set()
    for number, (players, options) in enumerate(setups):
        deals: list[AnyState] = [game.start(players, options, f"deal {number}.{i}") for i in range(_DEALS)]
        for owner in range(players):
            own = [_places(state.view(owner)) for state in deals]
            open_to_all = [_places(state.view(None)) for state in deals]
            for place in {place for places in own for place in places}:
                if _varies(own, place) and not _varies(open_to_all, place):
                    dealt.add(place)
            for i, state in enumerate(deals):
                guess = _places(state.guess((owner + 1) % players, Generator(f"{i}")).view(owner))
                missed.update(place for place in own[i] if guess.get(place) != own[i][place])
    if never_missed := sorted(dealt - missed):
        fail(
            game,
            f"one seat's guesses always equal what another was dealt in secret, in its view: {', '.join(never_missed)}",
            f"{_GUESS_FROM_VIEW}; and what all may know belongs into the spectator's view too",
        )


def _varies(deals: list[dict[str, list[object]]], place: str) -> bool:
    return any(places.get(place) != deals[0].get(place) for places in deals)


def _places(view: View) -> dict[str, list[object]]:
    """The plain values of a view by their place: ``hands.*.*`` for all the cards of all the hands."""
    places: dict[str, list[object]] = {}

    def collect(value: object, place: str) -> None:
        if isinstance(value, dict):
            for name, part in value.items():
                collect(part, f"{place}.{name}" if place else str(name))
        elif isinstance(value, (list, tuple)):
            for part in value:
                collect(part, f"{place}.*")
        else:
            places.setdefault(place, []).append(value)

    own = {name: value for name, value in msgspec.to_builtins(view).items() if name not in View.__struct_fields__}
    collect(own, "")
    return places
