"""Games of bots as a table for learning: a row for each decision, written to a Parquet file.

A row holds what the deciding seat could know, what it was allowed to do, what it did, and how the game ended for it.
The rows come in the order of the games and of their moves, whatever the number of processes.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, partial
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from menagerie import __version__
from menagerie.core.contract import Action, AnyGame, Options
from menagerie.core.features import Layout
from menagerie.core.registry import game as find_game
from menagerie.lab.returns import returns
from menagerie.lab.series import GameInPlay, Series
from menagerie.lab.workers import Processes, Runner

try:
    import pyarrow as pa
    import pyarrow.parquet as pq
except ModuleNotFoundError as missing:
    raise ImportError(
        f"{missing.name} is not installed; datasets need the extra: pip install 'menagerie[research]'"
    ) from missing

_CHUNK = 8
"""Games that are sent back together."""


class Column(Struct, frozen=True):
    """One column of the file."""

    name: str
    type: Any
    about: str


COLUMNS = (
    Column("game", pa.int32(), "number of the game, from 1"),
    Column("move", pa.int32(), "number of the decision within its game, from 0"),
    Column("seat", pa.int8(), "who decided, from 0"),
    Column("bot", pa.dictionary(pa.int8(), pa.string()), "the bot on this seat"),
    Column("point", pa.string(), "address of the decision, unique within its game"),
    Column("observation", pa.list_(pa.int16()), "what the seat could know, as numbers: `game.features(state, seat)`"),
    Column("legal", pa.list_(pa.int32()), "what it was allowed to do: places in `game.all_actions(players, options)`"),
    Column("choice", pa.int32(), "what it did: a place in `game.all_actions`; empty for an action of free form"),
    Column("action", pa.string(), "the same as JSON, as in a record"),
    Column("return", pa.float32(), "outcome for this seat, from -1 to 1; empty in an unfinished game"),
    Column("score", pa.int32(), "final points of this seat; empty in an unfinished game"),
    Column("rank", pa.int8(), "final rank of this seat, 1 for winners; empty in an unfinished game"),
    Column("moves", pa.int32(), "how many decisions the whole game had"),
)


def schema(series: Series) -> pa.Schema:
    """The columns with their descriptions; the set-up of the games is the file's own metadata."""
    fields = [pa.field(column.name, column.type, metadata={"description": column.about}) for column in COLUMNS]
    about = {
        "menagerie": __version__,
        "rules": str(find_game(series.game).rules_version),
        "series": msgspec.json.encode(series).decode(),
    }
    return pa.schema(fields, metadata=about)


def write_dataset(
    series: Series,
    games: int,
    path: Path,
    runner: Runner | None = None,
    done: Callable[[int], None] = lambda _: None,
) -> int:
    """Plays games 1 to ``games`` and writes the file; returns how many rows it has.

    The file appears when it is whole.
    """
    runner = runner or Processes()
    chunks = [range(first, min(first + _CHUNK, games + 1)) for first in range(1, games + 1, _CHUNK)]
    trial = path.with_name(f".{path.name}.part")
    rows = 0
    try:
        with pq.ParquetWriter(trial, schema(series), compression="zstd") as writer:
            for numbers, batches in zip(chunks, runner.in_order(partial(_play_chunk, series), chunks), strict=True):
                for batch in pa.ipc.open_stream(batches):
                    writer.write_batch(batch)
                    rows += batch.num_rows
                done(numbers[-1])
        trial.replace(path)
    finally:
        trial.unlink(missing_ok=True)
    return rows


def _play_chunk(series: Series, numbers: range) -> bytes:
    """Some games in a row, as Arrow's own bytes: what a worker sends is what is written."""
    sink = pa.BufferOutputStream()
    described = schema(series)
    with pa.ipc.new_stream(sink, described) as stream:
        for number in numbers:
            stream.write_batch(_play(series, number, described))
    content: bytes = sink.getvalue().to_pybytes()
    return content


def _play(series: Series, number: int, described: pa.Schema) -> pa.RecordBatch:
    """One game as rows; the same game as `menagerie.lab.series.play` plays."""
    game = GameInPlay(series, number)
    places = _places(game.game, series.players, game.options)
    layout = _layout(game.game, series.players, game.options)
    columns: dict[str, list[Any]] = {column.name: [] for column in COLUMNS}
    while (decision := game.decide()) is not None:
        row = {
            "move": game.actions,
            "seat": decision.seat,
            "bot": series.bots[decision.seat],
            "point": decision.point,
            "observation": layout.numbers(game.game.features(game.state, decision.seat)),
            "legal": sorted([places[legal] for legal in decision.observation.legal]),
            "choice": places.get(decision.action),
            "action": msgspec.json.encode(decision.action).decode(),
        }
        for name, cell in row.items():
            columns[name].append(cell)
        game.apply(decision)
    result, moves = game.outcome().result, game.actions
    columns["game"] = [number] * moves
    columns["moves"] = [moves] * moves
    gains = None if result is None else returns(result)
    for seat in columns["seat"]:
        standing = None if result is None else result.standings[seat]
        columns["return"].append(None if gains is None else gains[seat])
        columns["score"].append(None if standing is None else standing.score)
        columns["rank"].append(None if standing is None else standing.rank)
    return pa.RecordBatch.from_pydict(columns, described)


@lru_cache(maxsize=1)  # the games of a chunk share it
def _places(game: AnyGame, players: int, options: Options) -> dict[Action, int]:
    return {action: place for place, action in enumerate(game.all_actions(players, options))}


@lru_cache(maxsize=1)  # as above
def _layout(game: AnyGame, players: int, options: Options) -> Layout:
    return Layout(game.feature_groups(players, options))
