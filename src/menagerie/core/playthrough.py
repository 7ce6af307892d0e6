"""Golden playthroughs: whole random games as text, short enough to be read in review.

Each move is one line: its number, a fingerprint, who moved at which decision, what was chosen out of how many legal
actions; then its events. The position is shown in full at a few moves and at the end, with what each seat sees beyond
a spectator. In a long game only every tenth move is shown, and the last.

The fingerprint covers all moves so far, shown or not: legal actions, events and full states. So any change of the rules
changes it, and a change of words alone does not. ``menagerie playthroughs`` writes the files anew; the tests compare
them.
"""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec

from menagerie.core.contract import AnyGame, AnyState, Playthrough, state_bytes
from menagerie.core.event_lines import event_lines
from menagerie.core.generator import Generator
from menagerie.core.registry import all_games
from menagerie.core.words import Words, words_for

POSITIONS = (1, 5, 10, 20, 40)
"""Before these moves the position is shown in full."""
ALL_MOVES = 60
"""So many moves are all shown; after them, one out of `SHOWN_EVERY`."""
SHOWN_EVERY = 10
CHOICES = 8
"""So many choices are shown with a position, as a list of choices would show them."""


def regenerate(folder: Path) -> list[Path]:
    """Writes every playthrough of every game; returns the files it wrote."""
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
    """One game with random moves, from its deal to its result."""
    words = words_for(game, playthrough.language)
    return "\n".join(_lines(game, playthrough, words)) + "\n"


def _lines(game: AnyGame, playthrough: Playthrough, words: Words) -> Iterator[str]:
    options = game.options_type() if playthrough.options is None else playthrough.options
    yield f"# {game.title}: {playthrough.name}"
    yield f"# {playthrough.players} players, rules {game.rules_version}, seed {playthrough.seed!r}"
    yield f"# options {msgspec.json.encode(options).decode()}"
    state = game.start(playthrough.players, options, playthrough.seed)
    rng = Generator(f"playthrough {playthrough.seed}")
    digest = sha256(state_bytes(state))
    number = 0
    for heading in game.first_headings(state.view(None), words):
        yield f" {'#' * heading.level} {heading.text}"
    while state.waiting_on:
        number += 1
        seat = rng.choice(state.waiting_on)
        legal = state.legal(seat)
        action = rng.choice(legal)
        if number in POSITIONS:
            yield from _position(game, state, playthrough.players, number, words)
            yield _choices(game, state, seat, words)
            yield ""
        text = game.describe_action(action, state.view(seat), words)
        point = state.point(seat)
        events = state.apply(seat, action)
        for part in (legal, action, events):
            digest.update(msgspec.json.encode(part, order="deterministic"))
        digest.update(state_bytes(state))
        if number <= ALL_MOVES or number % SHOWN_EVERY == 0 or not state.waiting_on:
            chosen = f"{legal.index(action) + 1}/{len(legal)}"
            yield f"{number} {digest.hexdigest()[:8]} {words.seat(seat)} [{point}] {text} ({chosen})"
            yield from _events(game, events, playthrough.players, words)
    yield from _position(game, state, playthrough.players, number + 1, words)
    yield f"result {msgspec.json.encode(state.result()).decode()}"


def _position(game: AnyGame, state: AnyState, players: int, number: int, words: Words) -> Iterator[str]:
    """The position before that move, in words for a spectator, and what each seat sees beyond that."""
    yield ""
    yield f"=== {number} ==="
    public = _description(game, state, None, words)
    yield from public
    for seat in range(players):
        own = [line for line in _description(game, state, seat, words) if line not in public]
        if own:
            yield f"--- {words.seat(seat)}"
            yield from own


def _description(game: AnyGame, state: AnyState, seat: int | None, words: Words) -> list[str]:
    view = state.view(seat)
    return [game.question(view, words), *game.describe(view, words).splitlines()]


def _choices(game: AnyGame, state: AnyState, seat: int, words: Words) -> str:
    """The first legal actions of the seat, as a list of choices shows them."""
    view, legal = state.view(seat), state.legal(seat)
    texts, group = [], ""
    for action in legal[:CHOICES]:
        choice = game.describe_choice(action, view, words)
        heading = f"{choice.group}: " if choice.group and choice.group != group else ""
        texts.append(heading + choice.short)
        group = choice.group
    more = ["..."] if len(legal) > CHOICES else []
    return f"--- {words.seat(seat)} > " + " | ".join([*texts, *more])


def _events(game: AnyGame, events: list[Any], players: int, words: Words) -> Iterator[str]:
    """What happened, as a spectator sees it, under the headings of the log; and what single seats see beyond that."""
    public = []
    for line in event_lines(game, events, None, words):
        if line.heading is not None:
            yield f" {'#' * line.heading.level} {line.heading.text}"
        if line.text:
            public.append(line.text)
            yield f" * {line.text}"
    for seat in range(players):
        for line in event_lines(game, events, seat, words):
            if line.text and line.text not in public:
                yield f" * ({words.seat(seat)}) {line.text}"
