"""Two nodes on one store, in any order of events, against a model that holds nothing but what was acknowledged.

People join, leave, reconnect, move, send again what was answered, send what is too late, undo, and hand seats over;
notifications arrive late or not at all.
"""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

import msgspec
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from menagerie.core.contract import state_bytes
from menagerie.table import requests
from menagerie.table.entries import AnyEntry, Moved, NonceOffered, SatDown
from menagerie.table.live_table import LiveTable, Pace, Request, Services, summary
from menagerie.table.requests import Declined
from menagerie.table.settings import SeatSettings, TableHeader, TableSettings
from menagerie.table.store.memory import MemoryStore
from menagerie.table.table import Table
from menagerie.table.time import WallTime
from tests.table.tables import LIONS, CountingBots

T = TypeVar("T")
PEOPLE = ("ada", "ben", "cleo")
nodes = st.integers(0, 1)


class SameStore(MemoryStore):
    """A store that two nodes use: writing takes a moment, in which the other may write."""

    async def append(self, *arguments: Any, **named: Any) -> None:
        await asyncio.sleep(0)
        await super().append(*arguments, **named)


class Connection:
    def __init__(self, person: str) -> None:
        self.person = person

    def update(self) -> None:
        pass

    def update_presence(self) -> None:
        pass


class TwoNodes(RuleBasedStateMachine):
    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.new_event_loop()
        self.tokens = 0
        self.acknowledged: set[str] = set()
        self.answered: list[tuple[str, str, Request]] = []
        self.late: list[tuple[int, str, str]] = []
        self.seats: dict[str, int] = {}
        self.connections: list[tuple[int, Connection]] = []

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        return self.loop.run_until_complete(work)

    @initialize(begun=st.booleans())
    def a_table(self, begun: bool) -> None:
        chosen = TableSettings(game=LIONS.name, options={"longer": True}, seats=(SeatSettings(), SeatSettings()))
        chosen = msgspec.structs.replace(chosen, undo=True, hindsight=True)
        header = TableHeader(
            id="zoo", settings=chosen, rules=LIONS.rules_version, owner="ada", secret="5" * 64, created=0.0
        )
        store = SameStore()
        first = Table(header)
        first.add(1.0, [SatDown(0, "ada", "Ada")])
        self.seats["ada"] = 0
        if begun:
            first.add(1.0, [SatDown(1, "ben", "Ben"), NonceOffered("ada", "a"), NonceOffered("ben", "b")])
            while (more := requests.follow_up(first)) is not None:
                first.add(1.0, [more])
            self.seats["ben"] = 1
        self.run(store.make(header, first.log[:], first.phase, summary(first)))
        self.store = store
        services = Services(store, CountingBots(), WallTime(), Pace(1000.0, 0.0))  # no bot gets as far as deciding
        self.live = [LiveTable(Table(header).accept_all(first.log), services) for _ in range(2)]

    def ask(self, node: int, person: str, request: Request, token: str | None = None) -> str:
        """``done`` or the reason why not; what is done is in the model from now on."""
        if token is None:
            self.tokens += 1
            token = f"token-{self.tokens}"
        try:
            self.run(self.live[node].request(person, token, request))
        except Declined as declined:
            return declined.reason
        self.answered.append((person, token, request))
        if self.live[node].table.has_token(f"{person}:{token}"):
            self.acknowledged.add(f"{person}:{token}")
        return "done"

    @rule(node=nodes, person=st.sampled_from(PEOPLE))
    def join(self, node: int, person: str) -> None:
        answer = self.ask(node, person, lambda table: requests.sit_down(table, person, person.title(), None, "nonce"))
        if len(self.seats) < 2 or person in self.seats:
            assert answer == "done"
            self.seats.setdefault(person, 1)
        else:
            assert answer != "done", "there are two seats"

    @rule(node=nodes, person=st.sampled_from(PEOPLE))
    def connect(self, node: int, person: str) -> None:
        connection = Connection(person)
        self.live[node].enter(connection)
        self.connections.append((node, connection))

    @precondition(lambda self: self.connections)
    @rule(data=st.data())
    def disconnect(self, data: st.DataObject) -> None:
        node, connection = self.connections.pop(data.draw(st.integers(0, len(self.connections) - 1)))
        self.live[node].leave(connection)

    def decision(self, node: int) -> tuple[int, str, Any] | None:
        """What this node believes is to be decided, by a person."""
        table = self.live[node].table
        if table.phase != "running" or table.state is None:
            return None
        for seat in table.waiting_on:
            point, legal = table.state.point(seat), table.state.legal(seat)
            if table.seats[seat].person_plays and point is not None and legal:
                return seat, point, msgspec.to_builtins(legal[0])
        return None

    def move_of(self, node: int) -> tuple[str, Request] | None:
        found = self.decision(node)
        if found is None:
            return None
        seat, point, action = found
        person = self.live[node].table.seats[seat].person
        assert person is not None

        def request(table: Table) -> list[AnyEntry]:
            return requests.act(table, seat, point, action)

        return person, request

    @rule(node=nodes)
    def move(self, node: int) -> None:
        found = self.move_of(node)
        if found is not None:
            assert self.ask(node, *found) in ("done", "stale", "not-running", "rule")

    @rule()
    def both_move_at_once(self) -> None:
        """Both nodes send the same decision at the same moment, as different requests: one counts at most."""
        moves = [self.move_of(node) for node in (0, 1)]
        if None in moves:
            return
        before = self.moves_stored()
        tokens = [f"both-{self.tokens}-{node}" for node in (0, 1)]
        self.tokens += 1
        same = self.decision(0) == self.decision(1)

        async def both() -> list[Any]:
            asked = [
                self.live[node].request(found[0], tokens[node], found[1])
                for node, found in enumerate(moves)
                if found is not None
            ]
            return await asyncio.gather(*asked, return_exceptions=True)

        answers = self.run(both())
        assert all(answer is None or isinstance(answer, Declined) for answer in answers)
        done = sum(answer is None for answer in answers)
        assert self.moves_stored() - before == done
        if same:
            assert done <= 1
        for answer, found, token in zip(answers, moves, tokens, strict=True):
            if answer is None and found is not None:
                self.acknowledged.add(f"{found[0]}:{token}")

    @precondition(lambda self: self.answered)
    @rule(node=nodes, data=st.data())
    def send_again(self, node: int, data: st.DataObject) -> None:
        """A request that was answered comes again, at any node: it is done, and nothing is added."""
        person, token, request = data.draw(st.sampled_from(self.answered))
        if f"{person}:{token}" not in self.acknowledged:
            return
        before = self.stored()
        assert self.ask(node, person, request, token) == "done"
        assert self.stored() == before

    @rule(node=nodes, person=st.sampled_from(PEOPLE))
    def undo(self, node: int, person: str) -> None:
        if person in self.seats:
            self.ask(node, person, lambda table: requests.ask_undo(table, self.seats[person]))

    @rule(node=nodes, person=st.sampled_from(PEOPLE), agree=st.booleans())
    def answer_undo(self, node: int, person: str, agree: bool) -> None:
        if person in self.seats:
            self.ask(node, person, lambda table: requests.answer_undo(table, self.seats[person], agree))

    @rule(node=nodes, by=st.sampled_from(PEOPLE), seat=st.integers(0, 1))
    def hand_over(self, node: int, by: str, seat: int) -> None:
        if by in self.seats:
            self.ask(
                node, by, lambda table: requests.hand_over(table, by, seat, "random", self.live[node].is_here, 1e9)
            )

    @rule(node=nodes, person=st.sampled_from(PEOPLE))
    def come_back(self, node: int, person: str) -> None:
        if person in self.seats:
            self.ask(node, person, lambda table: requests.reclaim_seat(table, self.seats[person]))

    @rule(node=nodes)
    def hear(self, node: int) -> None:
        """A notification arrives; until then a node may be behind."""
        self.run(self.live[node].catch_up(self.stored()))

    def stored(self) -> int:
        found = self.run(self.store.load("zoo"))
        assert found is not None
        return len(found[1])

    def moves_stored(self) -> int:
        found = self.run(self.store.load("zoo"))
        assert found is not None
        return sum(isinstance(logged.entry, Moved) for logged in found[1])

    @invariant()
    def what_was_acknowledged_is_stored_once(self) -> None:
        if not hasattr(self, "store"):
            return
        found = self.run(self.store.load("zoo"))
        assert found is not None
        tokens = [logged.token for logged in found[1] if logged.token is not None]
        assert len(tokens) == len(set(tokens))
        assert self.acknowledged <= set(tokens)
        assert [logged.seq for logged in found[1]] == list(range(1, len(found[1]) + 1))
        again = Table(found[0]).accept_all(found[1])
        assert {seat.person: seat.number for seat in again.seats if seat.person} == self.seats
        for live in self.live:
            assert live.table.log == found[1][: len(live.table.log)], "a node is behind at most, never different"

    def teardown(self) -> None:
        if hasattr(self, "live"):
            for node, live in enumerate(self.live):
                self.hear(node)
                self.run(live.close())
            one, other = (live.table for live in self.live)
            assert one.log == other.log
            if one.state is not None and other.state is not None:
                assert state_bytes(one.state) == state_bytes(other.state)
        self.loop.close()


TwoNodes.TestCase.settings = settings(max_examples=25, stateful_step_count=30, deadline=None)
test_two_nodes = TwoNodes.TestCase
