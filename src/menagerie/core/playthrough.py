"""Golden playthroughs: whole games as text that people can read and review.

Each move shows the table as a spectator sees it, what each seat sees beyond that, the legal actions with the one that
was taken, and what happened. A fingerprint of the full state pins down everything else. ``menagerie playthroughs``
writes them anew; the tests compare them, so that a change of rules or words shows up as a diff.
"""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec

from menagerie.core.contract import AnyGame, AnyState, Playthrough, state_bytes
from menagerie.core.generator import Generator
from menagerie.core.registry import all_games
from menagerie.core.words import Words, words_for

_BRIEFLY = 40
"""In a brief playthrough the table is shown once in so many moves."""


def regenerate(folder: Path) -> list[Path]:
    """Writes every playthrough of every game; tells which files it wrote."""
    folder.mkdir(parents=True, exist_ok=True)
    written = []
    for game in all_games():
        for playthrough in game.playthroughs:
            path = folder / file_name(game, playthrough)
            path.write_text(play(game, playthrough), encoding="utf-8", newline="\n")
            written.append(path)
    return written


def file_name(game: AnyGame, playthrough: Playthrough) -> str:
    return f"{game.name}.{playthrough.name}.txt"


def play(game: AnyGame, playthrough: Playthrough) -> str:
    """One game with random moves, told from its deal to its result."""
    words = words_for(game, playthrough.language)
    return "\n".join(_tell(game, playthrough, words)) + "\n"


def _tell(game: AnyGame, playthrough: Playthrough, words: Words) -> Iterator[str]:
    options = game.options_type() if playthrough.options is None else playthrough.options
    yield f"# {game.title}: {playthrough.name}"
    yield f"# {playthrough.players} players, rules {game.rules_version}, seed {playthrough.seed!r}"
    yield f"# options {msgspec.json.encode(options).decode()}"
    state = game.new(playthrough.players, options, playthrough.seed)
    chance = Generator(f"playthrough {playthrough.seed}")
    number = 0
    while state.waiting_on:
        number += 1
        seat = chance.choice(state.waiting_on)
        legal = state.legal(seat)
        action = chance.choice(legal)
        if not playthrough.brief or number % _BRIEFLY == 1:
            yield from _table(game, state, playthrough.players, number, words)
            yield ""
        yield f"{words.seat(seat)} [{state.point(seat)}]"
        view = state.view(seat)
        if playthrough.brief:
            yield f">> {game.describe_action(action, view, words)} ({legal.index(action) + 1}/{len(legal)})"
        else:
            for offer in legal:
                mark = ">>" if offer == action else "  "
                yield f"{mark} {game.describe_action(offer, view, words)}"
        yield from _events(game, state.apply(seat, action), playthrough.players, words)
    yield from _table(game, state, playthrough.players, number + 1, words)
    yield f"result {msgspec.json.encode(state.result()).decode()}"


def _table(game: AnyGame, state: AnyState, players: int, number: int, words: Words) -> Iterator[str]:
    fingerprint = sha256(state_bytes(state)).hexdigest()[:12]
    yield ""
    yield f"=== {number} === {fingerprint}"
    open_lines = game.describe(state.view(None), words).splitlines()
    yield from open_lines
    for seat in range(players):
        own = [line for line in game.describe(state.view(seat), words).splitlines() if line not in open_lines]
        if own:
            yield f"--- {words.seat(seat)}"
            yield from own


def _events(game: AnyGame, events: list[Any], players: int, words: Words) -> Iterator[str]:
    """What happened, as a spectator saw it; and what single seats saw beyond that."""
    for event in events:
        told = _words_of(game, event, None, words)
        if told:
            yield f" * {told}"
        for seat in range(players):
            own = _words_of(game, event, seat, words)
            if own and own != told:
                yield f" * ({words.seat(seat)}) {own}"


def _words_of(game: AnyGame, event: Any, seat: int | None, words: Words) -> str:
    seen = game.redact(event, seat)
    return "" if seen is None else game.describe_event(seen, words)
