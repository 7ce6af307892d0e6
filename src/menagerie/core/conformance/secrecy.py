"""Checks on hidden information: two worlds that differ only in what a seat may not know look the same to it.

The second world is a `guess`. So `guess` itself is watched too: it has to vary what is hidden, to fit the view, and
to be made of nothing but the view and the generator it is given.
"""

from __future__ import annotations

from typing import Any

import msgspec

from menagerie.core.conformance.walk import Walk, encode, walks
from menagerie.core.contract import AnyGame, AnyState, SealedAction, SecretAction, state_bytes
from menagerie.core.generator import Generator


def two_worlds_look_alike(game: AnyGame, setups: list[tuple[int, Any]]) -> None:
    """Views, legal lists, addresses and refusals are equal to the byte; so are later views after equal events."""
    for walk in walks(game, setups):
        vocabulary = game.vocabulary(walk.players, walk.options)
        while walk.state.waiting_on:
            worlds = []
            for seat in range(walk.players):
                other = walk.state.guess(seat, walk.chance.spawn())
                _compare(walk, other, seat, [walk.chance.choice(vocabulary) for _ in range(6)])
                worlds.append(other)
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


def _step_in_all(walk: Walk, worlds: list[AnyState]) -> None:
    """One move in the real world and in each seat's other one: equal events must leave equal views."""
    actor, action = walk.choose()
    events = walk.state.apply(actor, action)
    walk.moves.append((actor, action))
    for seat, other in enumerate(worlds):
        if other.check(actor, action) is None:
            elsewhere = other.apply(actor, action)
        elif seat == actor:
            walk.broken(f"{action} is legal in one world and not in the other", "a seat's choices follow from its view")
        else:
            elsewhere = other.apply(actor, walk.chance.choice(other.legal(actor)))
        if _witnessed(walk, events, seat) == _witnessed(walk, elsewhere, seat):
            here, there = encode(walk.state.view(seat)), encode(other.view(seat))
            if here != there:
                walk.broken(
                    f"after equal events seat {seat} sees different things ({action}):\n    {_difference(here, there)}",
                    "whatever changes in a view has an event that tells of it, for those who may know",
                )


def _witnessed(walk: Walk, events: list[Any], seat: int | None) -> bytes:
    seen = [walk.game.witness(event, seat) for event in events]
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
    mend = "drop it in `witness` and in `view` for everyone but its owner"
    seen: dict[tuple[int | None, type], tuple[Any, bytes, bytes]] = {}
    for action in hidden:
        after = walk.state.clone()
        events = after.apply(actor, action)
        if isinstance(action, SealedAction) and after.point(actor) != walk.state.point(actor):
            continue  # it was the last one: now all are opened
        for watcher in (None, *range(walk.players)):
            if watcher == actor:
                continue
            told, view = _witnessed(walk, events, watcher), encode(after.view(watcher))
            first = seen.setdefault((watcher, type(action)), (action, told, view))
            if first[1] != told:
                walk.broken(f"{watcher} can tell {first[0]} from {action} by the events: {told.decode()}", mend)
            if first[2] != view:
                walk.broken(f"{watcher} can tell {first[0]} from {action}: {_difference(first[2], view)}", mend)


def guesses_fit_and_tell_nothing(game: AnyGame, setups: list[tuple[int, Any]]) -> None:
    """A guess fits the view, keeps every piece, plays on, varies, and depends on the view and the generator alone."""
    secrets = varied = 0
    for walk in walks(game, setups):
        look_again = walk.unchanged("guessing", "`guess` works on a clone, and never draws from the state's generator")
        while walk.state.waiting_on:
            for seat in range(walk.players):
                seed = f"{walk.seed} {len(walk.moves)} {seat}"
                guess = walk.state.guess(seat, Generator(seed))
                if dict(game.census(guess)) != dict(game.census(walk.state)):
                    walk.broken("a guess loses or invents pieces", "deal out exactly the pieces the seat cannot place")
                if state_bytes(guess.guess(seat, Generator("again"))) != state_bytes(
                    walk.state.guess(seat, Generator("again"))
                ):
                    walk.broken(
                        f"seat {seat}: guesses made in two worlds with equal views differ",
                        "build a guess from the view alone, in a fixed order, or the truth shines through",
                    )
                again = walk.state.guess(seat, Generator(f"{seed}'"))
                secrets += 1
                varied += _without_generator(again) != _without_generator(guess)
            look_again()
            walk.step()
            look_again = walk.unchanged("guessing", "`guess` works on a clone")
        _play_out_a_guess(walk)
    if secrets and not varied and not _is_open(game, setups):
        raise AssertionError(f"{game.name}: no two guesses ever differ, though the game has secrets")


def _without_generator(state: AnyState) -> object:
    return {name: value for name, value in state.memory().items() if name != "rng"}


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
        guess.apply(seat, walk.chance.choice(guess.legal(seat)))
    walk.broken("a guess does not play to its end", "a guess is a full state like any other")
