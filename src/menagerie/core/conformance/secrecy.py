"""Checks on hidden information: two worlds that differ only in what a seat may not know look the same to it.

The second world is a `guess`. So `guess` itself is watched too: it has to vary what is hidden, to fit the view, and
to be made of nothing but the view and the generator it is given.
"""

from __future__ import annotations

from typing import Any

import msgspec

from menagerie.core.conformance.walk import Walk, broken, encode, walks
from menagerie.core.contract import AnyGame, AnyState, SealedAction, SecretAction, View, state_bytes
from menagerie.core.generator import Generator

_FROM_THE_VIEW = "build a guess from the view and the given generator alone, in a fixed order: the truth must not help"
_DEALS = 6


def two_worlds_look_alike(game: AnyGame, setups: list[tuple[int, Any]]) -> None:
    """Views, legal lists, addresses and refusals are equal to the byte; so are later views after equal events."""
    for walk in walks(game, setups):
        all_actions = game.all_actions(walk.players, walk.options)
        while walk.state.waiting_on:
            worlds = {}
            for seat in walk.watching(range(walk.players)):
                other = walk.state.guess(seat, walk.chance.spawn())
                _compare(walk, other, seat, [walk.chance.choice(all_actions) for _ in range(6)])
                worlds[seat] = other
            _step_in_all(walk, worlds)


def _compare(walk: Walk, other: AnyState, seat: int, actions: list[Any]) -> None:
    mend = "a view, a legal list or a refusal may only use what the seat knows; `guess` must keep what it knows"
    here, there = encode(walk.state.view(seat)), encode(other.view(seat))
    if here != there:
        walk.broken(f"seat {seat} can tell two worlds apart by its view:\n    {_difference(here, there)}", mend)
    if encode(walk.state.view(None)) != encode(other.view(None)):
        walk.broken("a spectator sees more than a seat", mend)
    if encode(walk.state.legal(seat)) != encode(other.legal(seat)) or walk.state.point(seat) != other.point(seat):
        walk.broken(f"seat {seat} can tell two worlds apart by what is legal", mend)
    for action in actions:
        if encode(walk.state.check(seat, action)) != encode(other.check(seat, action)):
            walk.broken(f"seat {seat} can tell two worlds apart by the refusal of {action}", mend)


def _difference(here: bytes, there: bytes) -> str:
    place = next((i for i, (x, y) in enumerate(zip(here, there, strict=False)) if x != y), min(len(here), len(there)))
    around = slice(max(0, place - 60), place + 40)
    return f"...{here[around].decode(errors='replace')} | ...{there[around].decode(errors='replace')}"


def _step_in_all(walk: Walk, worlds: dict[int, AnyState]) -> None:
    """One move in the real world and in each seat's other one: equal events must leave equal views."""
    actor, action = walk.choose()
    point = walk.state.point(actor)
    events = walk.apply(walk.state, actor, action)
    walk.count(actor, action)
    sealed = isinstance(action, SealedAction) and walk.state.point(actor) == point  # nothing has been opened yet
    for seat, other in worlds.items():
        if other.check(actor, action) is None:
            elsewhere = other.apply(actor, action)
        elif seat == actor:
            walk.broken(f"{action} is legal in one world and not in the other", "a seat's choices follow from its view")
        else:
            elsewhere = other.apply(actor, walk.chance.choice(other.legal(actor)))
        told, told_there = _redacted(walk, events, seat), _redacted(walk, elsewhere, seat)
        if sealed and told != told_there and walk.state.waiting_on == other.waiting_on:
            walk.broken(
                f"seat {seat} can tell two worlds apart by the events of {action}:\n    {told.decode()}",
                "while choices are sealed, events tell others no more than that there is one",
            )
        if told == told_there:
            here, there = encode(walk.state.view(seat)), encode(other.view(seat))
            if here != there:
                walk.broken(
                    f"after equal events seat {seat} sees different things ({action}):\n    {_difference(here, there)}",
                    "whatever changes in a view has an event that tells of it, for those who may know",
                )


def _redacted(walk: Walk, events: list[Any], seat: int | None) -> bytes:
    seen = [walk.game.redact(event, seat) for event in events]
    return encode([event for event in seen if event is not None])


def secret_choices_stay_secret(game: AnyGame, setups: list[tuple[int, Any]]) -> None:
    """Whatever a seat chooses in secret, everybody else sees the same events and the same view."""
    for walk in walks(game, setups):
        while walk.state.waiting_on:
            for actor in range(walk.players):
                hidden = [a for a in walk.state.legal(actor) if isinstance(a, (SealedAction, SecretAction))]
                if len(hidden) > 1:
                    _compare_choices(walk, actor, hidden)
            walk.step()


def _compare_choices(walk: Walk, actor: int, hidden: list[Any]) -> None:
    mend = "drop it in `redact` and in `view` for everyone but its owner"
    seen: dict[tuple[int | None, type], tuple[Any, bytes, bytes, bytes]] = {}
    for action in hidden:
        after = walk.state.clone()
        events = walk.apply(after, actor, action)
        if isinstance(action, SealedAction) and after.point(actor) != walk.state.point(actor):
            continue  # it was the last one: now all are opened
        for watcher in (None, *range(walk.players)):
            if watcher == actor:
                continue
            told, view = _redacted(walk, events, watcher), encode(after.view(watcher))
            guess = b"" if watcher is None or not after.waiting_on else state_bytes(after.guess(watcher, Generator("")))
            first = seen.setdefault((watcher, type(action)), (action, told, view, guess))
            if first[1] != told:
                walk.broken(f"{watcher} can tell {first[0]} from {action} by the events: {told.decode()}", mend)
            if first[2] != view:
                walk.broken(f"{watcher} can tell {first[0]} from {action}: {_difference(first[2], view)}", mend)
            if first[3] != guess:
                walk.broken(f"the guesses of seat {watcher} know {first[0]} from {action}", _FROM_THE_VIEW)


def guesses_fit_and_tell_nothing(game: AnyGame, setups: list[tuple[int, Any]]) -> None:
    """A guess keeps every piece, plays on, varies, and depends on the view and the generator alone."""
    guessed = varied = False
    for walk in walks(game, setups):
        while walk.state.waiting_on:
            for seat in range(walk.players):
                guess, other = _check_guess(walk, seat)
                guessed = True
                varied = varied or _without_generator(guess) != _without_generator(other)
            walk.step()
        _play_out_a_guess(walk)
    if guessed and not varied and not _is_open(game, setups):
        broken(game, "no two guesses ever differ, though the game has secrets", _FROM_THE_VIEW)


def _check_guess(walk: Walk, seat: int) -> tuple[AnyState, AnyState]:
    """Two guesses made with different generators."""
    look_again = walk.unchanged("guessing", "`guess` works on a copy, and never draws from the state's generator")
    seed = f"{walk.seed} {len(walk.moves)} {seat}"
    guess, other = walk.state.guess(seat, Generator(seed)), walk.state.guess(seat, Generator(f"{seed}'"))
    look_again()
    if dict(walk.game.census(guess)) != dict(walk.game.census(walk.state)):
        walk.broken("a guess loses or invents pieces", "deal out exactly the pieces the seat cannot place")
    if _key(guess) == _key(walk.state):
        walk.broken("a guess holds the true generator, which knows the future", "give it `rng.spawn()`")
    here, there = (world.guess(seat, Generator("again")) for world in (walk.state, guess))
    if state_bytes(here) != state_bytes(there):
        walk.broken(f"seat {seat}: guesses made in two worlds with equal views differ", _FROM_THE_VIEW)
    return guess, other


def _key(state: AnyState) -> object:
    """What makes a generator this one and no other, wherever it stands."""
    generator = state.snapshot()["rng"]
    return generator[0] if isinstance(generator, (list, tuple)) else generator


def _without_generator(state: AnyState) -> object:
    return {name: value for name, value in state.snapshot().items() if name != "rng"}


def _is_open(game: AnyGame, setups: list[tuple[int, Any]]) -> bool:
    """Whether every seat sees what a spectator sees: a game without secrets."""
    players, options = setups[0]
    state = game.new(players, options, "open")
    views = [msgspec.structs.replace(state.view(seat), seat=None, point=None) for seat in range(players)]
    return all(encode(view) == encode(msgspec.structs.replace(state.view(None), point=None)) for view in views)


def _play_out_a_guess(walk: Walk) -> None:
    state: AnyState = walk.game.new(walk.players, walk.options, walk.seed)
    half = len(walk.moves) // 2
    for seat, action in walk.moves[:half]:
        state.apply(seat, action)
    if not state.waiting_on:
        return
    guess = state.guess(state.waiting_on[0], walk.chance.spawn())
    for _ in range(20_000):
        if not guess.waiting_on:
            return
        seat = guess.waiting_on[0]
        walk.apply(guess, seat, walk.chance.choice(guess.legal(seat)))
    walk.broken("a guess does not play to its end", "a guess is a full state like any other")


def guesses_vary_what_was_dealt(game: AnyGame, setups: list[tuple[int, Any]]) -> None:
    """What a seat was dealt in secret is now and then something else in another seat's guess."""
    dealt: set[str] = set()
    missed: set[str] = set()
    for number, (players, options) in enumerate(setups):
        deals: list[AnyState] = [game.new(players, options, f"deal {number}.{i}") for i in range(_DEALS)]
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
        broken(
            game,
            f"one seat's guesses always hit what another was dealt in secret, in its view: {', '.join(never_missed)}",
            f"{_FROM_THE_VIEW}; and what all may know belongs into the spectator's view too",
        )


def _varies(deals: list[dict[str, list[object]]], place: str) -> bool:
    return any(places.get(place) != deals[0].get(place) for places in deals)


def _places(view: View) -> dict[str, list[object]]:
    """The plain values of a view by where they stand: ``hands.*.*`` for all the cards of all the hands."""
    places: dict[str, list[object]] = {}

    def look(value: object, place: str) -> None:
        if isinstance(value, dict):
            for name, part in value.items():
                look(part, f"{place}.{name}" if place else str(name))
        elif isinstance(value, (list, tuple)):
            for part in value:
                look(part, f"{place}.*")
        else:
            places.setdefault(place, []).append(value)

    own = {name: value for name, value in msgspec.to_builtins(view).items() if name not in View.__struct_fields__}
    look(own, "")
    return places
