"""A seat at a table without a page: how tests reach a position before anybody looks at it, in seconds."""

from __future__ import annotations

import itertools
import json
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from typing import Any

from websockets.sync.client import ClientConnection, connect

from tests.browser.browser_user import WITH_HELP, BrowserUser
from tests.browser.server_process import TIMEOUT

ME, FRIEND, HERE = {"kind": "me"}, {"kind": "friend"}, {"kind": "here"}
_tokens = itertools.count(1)
SeatView = dict[str, Any]


class SeatConnection:
    """A connection with the cookie of a browser: everything that it holds of the table, and its moves."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self.newest: dict[str, Any] = {}
        socket.send(json.dumps({"type": "hello", "since": 0, "language": "en", "nonce": "n", "text": True}))
        self.settle()

    @classmethod
    @contextmanager
    def of(cls, user: BrowserUser, table: str) -> Iterator[SeatConnection]:
        cookies = "; ".join(f"{one['name']}={one['value']}" for one in user.context.cookies())
        address = user.server.address.replace("http:", "ws:")
        headers = {"Cookie": cookies, "Origin": user.server.address}
        where = f"{address}/ws/tables/{table}"
        with connect(where, additional_headers=headers, max_size=None, compression=None, proxy=None) as socket:
            yield cls(socket)

    def ask(self, **message: Any) -> dict[str, Any]:
        """Sends a request, and reads until it is answered."""
        token = f"connection-{next(_tokens):06}"
        self._socket.send(json.dumps({**message, "token": token}))
        while True:
            answer = None
            for heard in json.loads(self._socket.recv(timeout=TIMEOUT)):
                if heard["type"] == "seat-views":
                    self.newest = heard
                elif heard.get("token") == token:
                    answer = heard
            if answer is not None:
                return dict(answer)

    def settle(self) -> None:
        """Reads everything that was sent until now."""
        self.ask(type="ping")

    def asked(self) -> SeatView | None:
        """The seat of this connection that is to decide."""
        views = self.newest["views"] if self.newest else []
        return next((one for one in views if one["seat"] in self.newest["waiting_on"]), None)


class Players:
    """The connections of everybody at a table; whoever is asked decides by the test's own rule."""

    def __init__(self, table: str, *users: BrowserUser) -> None:
        self.table = table
        self.connections: list[SeatConnection] = []
        self._users = users
        self._open = ExitStack()

    def __enter__(self) -> Players:
        self.connections = [self._open.enter_context(SeatConnection.of(user, self.table)) for user in self._users]
        return self

    def __exit__(self, *_: object) -> None:
        self._open.close()

    def settle(self) -> None:
        for one in self.connections:
            one.settle()

    def to_move(self) -> tuple[SeatConnection, SeatView]:
        for one in self.connections:
            one.settle()
            view = one.asked()
            if view is not None:
                return one, view
        raise AssertionError("nobody at these connections is asked")

    def act(self, *kinds: str, **fields: Any) -> Any:
        """The first legal action of the first of these kinds that is possible, with those fields."""
        connection, view = self.to_move()
        action = first_action(view, kinds, fields)
        self.send(connection, view, action)
        return action

    def send(self, connection: SeatConnection, view: SeatView, action: Any) -> None:
        answer = connection.ask(type="act", seat=view["seat"], point=view["point"], action=action)
        assert answer["type"] == "done", answer
        connection.settle()

    def play(self, until: Callable[[SeatView], bool], *kinds: str, most: int = 120) -> SeatView:
        """Plays by a list of preferred kinds of action until the view of whoever is asked fits; returns that view."""
        for _ in range(most):
            connection, view = self.to_move()
            if until(view):
                return view
            self.send(connection, view, first_action(view, kinds, {}))
        raise AssertionError(f"not reached within {most} decisions")


def first_action(view: SeatView, kinds: Sequence[str], fields: dict[str, Any]) -> Any:
    actions = [choice["action"] for choice in view["choices"]]
    for kind in kinds:
        for action in actions:
            if action["type"] == kind and all(action.get(name) == value for name, value in fields.items()):
                return action
    raise AssertionError(f"none of {kinds} {fields} among {[action['type'] for action in actions]}")


def zoo_table(owner: BrowserUser, *others: BrowserUser, shared: int = 0) -> str:
    """A table of 18ZOO on map A: the owner, more people at the owner's screen, people with browsers of their own."""
    seats = [ME, *({**HERE, "name": f"Guest {number}"} for number in range(1, shared + 1)), *(FRIEND for _ in others)]
    settings = {"game": "18zoo", "seats": seats, "options": {"map": "A"}, **WITH_HELP}
    table: str = owner.post("/api/tables", settings)["id"]
    for other in others:
        other.post(f"/api/tables/{table}/join", {"nonce": "a nonce"})
    return table


def is_stock_turn(view: SeatView) -> bool:
    return bool(view["view"]["round"] == "stock" and view["view"]["step"] == "turn")
