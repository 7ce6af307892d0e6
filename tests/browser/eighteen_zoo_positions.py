"""Positions of 18ZOO for browser tests: played by the library, imported as a record, and played on from by clicks."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from typing import Any, NamedTuple

import msgspec

from menagerie.core import record as records
from menagerie.games.eighteen_zoo.actions import EighteenZooAction
from menagerie.games.eighteen_zoo.game import GAME
from menagerie.games.eighteen_zoo.options import EighteenZooOptions
from menagerie.games.eighteen_zoo.rules.state import EighteenZooState
from tests.browser.browser_user import BrowserUser
from tests.games.eighteen_zoo.eager_play import EagerGame

NAMES = ("Ada", "Ben")


class Position(NamedTuple):
    """A decision of a played game."""

    number: int
    seat: int
    state: EighteenZooState
    legal: Sequence[EighteenZooAction]

    def after(self, action: EighteenZooAction) -> EighteenZooState:
        after = self.state.clone()
        after.apply(self.seat, action)
        return after

    def view(self) -> Any:
        return plain(self.state.view(self.seat))

    def view_after(self, action: EighteenZooAction) -> Any:
        return plain(self.after(action).view(self.seat))


class PlayedGame(NamedTuple):
    record: Any
    positions: Sequence[Position]

    def first(self, fits: Callable[[Position], Any]) -> Position:
        return next(position for position in self.positions if fits(position))


def plain(value: Any) -> Any:
    return json.loads(msgspec.json.encode(value))


@cache
def played(seed: str) -> PlayedGame:
    """A random game of two on map A: the same each time."""
    options = EighteenZooOptions(map="A")
    game = EagerGame(len(NAMES), options, seed)
    positions: list[Position] = []
    for seat, legal in game.moves():
        positions.append(Position(len(positions), seat, game.state.clone(), legal))
    moves = [
        records.Move(one.seat, one.state.point(one.seat) or "", records.to_record(action))
        for one, action in zip(positions, game.actions, strict=True)
    ]
    record = records.Record(
        game="18zoo",
        rules=GAME.rules_version,
        options=records.to_record(options),
        seats=tuple([records.Seat(name) for name in NAMES]),
        commitment=records.commitment(seed),
        seed=seed,
        actions=tuple(moves),
        result=game.state.result(),
    )
    return PlayedGame(json.loads(records.encode(record)), positions)


class Table:
    """A table that continues from a position: this person at the deciding seat, bots elsewhere."""

    def __init__(self, user: BrowserUser, game: PlayedGame, position: Position) -> None:
        self.user = user
        self.page = user.page
        self.position = position
        self.acts: list[dict[str, Any]] = []
        """The moves that the page has sent."""
        self.page.on("websocket", lambda socket: socket.on("framesent", self._sent))
        record = user.post("/api/records", game.record)["id"]
        place = {"at": position.number, "seat": position.seat, "bot": None}
        self.id = user.post(f"/api/tables/{record}/branch", place)["id"]
        user.go(f"/table/{self.id}")
        user.board.wait_for()
        user.wait_until(lambda: bool(user.seat_views()) and bool(self.choices()), "the decision")

    def _sent(self, payload: str | bytes) -> None:
        sent = json.loads(payload)
        if sent["type"] == "act":
            self.acts.append(sent["action"])

    def view(self) -> Any:
        """The newest one that the page has received."""
        return self.user.seat_views()[0]["view"]

    def choices(self, *types: str) -> list[dict[str, Any]]:
        found = self.user.seat_views()[0]["choices"]
        return [choice for choice in found if not types or choice["action"]["type"] in types]

    def log_lines(self) -> int:
        return int(self.user.messages("seat-views")[-1]["entries"])

    def events(self) -> list[dict[str, Any]]:
        """What happened, as the log tells it."""
        return [entry["event"] for entry in self.user.messages("entry") if entry["event"]]

    @contextmanager
    def expect_move(self) -> Iterator[None]:
        """Exactly one move is sent inside the block, and its position has come before the block is left."""
        moves, views = len(self.acts), len(self.user.messages("seat-views"))
        yield
        self.user.wait_until(lambda: len(self.user.messages("seat-views")) > views, "the position after the move")
        assert len(self.acts) == moves + 1
