"""Tables to test with: people, moves and time, without a server."""

from __future__ import annotations

from typing import Any

import msgspec

from menagerie.core.contract import AnyGame
from menagerie.core.registry import game
from menagerie.table import requests
from menagerie.table.entries import AnyEntry, Logged, Offered, SatDown
from menagerie.table.plan import ClockRule, Deed, Place, Plan
from menagerie.table.table import Table
from menagerie.table.telling import Heard, Telling

LIONS = game("lucky-lions")


class Sitting:
    """A table, of Lucky Lions if nothing else is said; ``who`` names each seat's person, ``None`` stands for a bot."""

    def __init__(
        self,
        *who: str | None,
        played: AnyGame = LIONS,
        bot: str = "random",
        secret: str = "5" * 64,
        clock: ClockRule | None = None,
        **options: Any,
    ) -> None:
        places = tuple(Place(bot, f"Bot {n}") if name is None else Place() for n, name in enumerate(who))
        plan = Plan(game=played.name, options=options, places=places, clock=clock)
        self.deed = Deed(id="zoo", plan=plan, rules=played.rules_version, owner="ada", secret=secret, made=0.0)
        self.table = Table(self.deed)
        self.now = 100.0
        for seat, name in enumerate(who):
            if name is not None:
                self.log([SatDown(seat, name, f"{name.title()} {seat}")])
        for person in self.table.people():
            self.log([Offered(person, f"nonce of {person}")])
        self.log([requests.deal(self.table)])

    def log(self, entries: list[AnyEntry]) -> None:
        for entry in entries:
            self.table.accept(Logged(self.table.next_seq, self.now, entry))

    @property
    def state(self) -> Any:
        return self.table.state

    def act(self, seat: int, choice: int = 0, by: Any = None) -> None:
        """One of the legal things, by whoever plays there."""
        by = by or ("person" if self.table.chairs[seat].decides else "bot")
        action = msgspec.to_builtins(self.state.legal(seat)[choice])
        self.log(requests.act(self.table, seat, self.state.point(seat), action, by))

    def play_until(self, step: str, seat: int | None = None) -> None:
        """First choices, until that is to be decided (by that seat)."""
        for _ in range(2000):
            waiting = self.state.waiting_on
            if self.state.view(None).step == step and (seat is None or seat in waiting):
                return
            self.act(waiting[0])
        raise AssertionError(f"never came to {step}")

    def play_out(self) -> None:
        while self.table.phase == "running":
            self.act(self.state.waiting_on[0])

    def again(self) -> Table:
        """The same table, folded anew from its log."""
        return Table(self.deed).accept_all(self.table.log)

    def heard(self, eyes: int | None) -> list[Heard]:
        return Telling().to(self.table, eyes)
