"""Tiny games of one sealed choice, whose equilibria are known."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from menagerie.core.contract import Event, Game, Options, Result, SealedAction, Standing, View
from menagerie.core.features import Group
from menagerie.core.generator import Generator
from menagerie.core.words import Words


class Pick(SealedAction, frozen=True):
    number: int


class Picked(Event, frozen=True):
    numbers: tuple[int, ...]


class ToyView(View, frozen=True):
    picked: int | None


class ToyOptions(Options, frozen=True, kw_only=True):
    pass


class ToyState:
    """Both pick a number. Then a biased coin falls: seat 0 wins with the probability in the table, in per cent."""

    def __init__(self, chances: tuple[tuple[int, ...], ...], rng: Generator) -> None:
        self.chances = chances
        self.rng = rng
        self.picks: list[int | None] = [None, None]
        self.winner: int | None = None

    @property
    def waiting_on(self) -> tuple[int, ...]:
        return () if self.winner is not None else tuple(seat for seat in (0, 1) if self.picks[seat] is None)

    def point(self, seat: int) -> str | None:
        return "pick" if self.winner is None and seat in (0, 1) else None

    def legal(self, seat: int) -> list[Pick]:
        if self.point(seat) is None:
            return []
        return [Pick(number) for number in range(len(self.chances) if seat == 0 else len(self.chances[0]))]

    def check(self, seat: int, action: Any) -> None:
        assert action in self.legal(seat)

    def apply(self, seat: int, action: Pick) -> list[Picked]:
        self.check(seat, action)
        self.picks[seat] = action.number
        first, second = self.picks
        if first is None or second is None:
            return []
        self.winner = 0 if self.rng.below(100) < self.chances[first][second] else 1
        return [Picked((first, second))]

    def clone(self) -> ToyState:
        copy = ToyState(self.chances, self.rng.clone())
        copy.picks, copy.winner = self.picks[:], self.winner
        return copy

    def view(self, seat: int | None) -> ToyView:
        return ToyView(seat, self.waiting_on, None, None if seat is None else self.picks[seat])

    def guess(self, seat: int, rng: Generator) -> ToyState:
        """A rival who has picked is guessed to have picked 0: a search that believed it would answer that."""
        copy = ToyState(self.chances, rng.spawn())
        copy.picks = [None if pick is None else pick if one == seat else 0 for one, pick in enumerate(self.picks)]
        return copy

    def result(self) -> Result | None:
        if self.winner is None:
            return None
        won = [int(seat == self.winner) for seat in (0, 1)]
        return Result(tuple(Standing(seat, 2 - won[seat], won[seat]) for seat in (0, 1)), "ending-coin")

    def snapshot(self) -> dict[str, object]:
        return {"picks": self.picks, "winner": self.winner, "rng": self.rng.snapshot()}


class Toy(Game[ToyOptions, Pick, Picked, ToyView]):
    name = "toy"
    title = "Toy"
    players = (2, 2)
    package = __package__ or ""
    options_type = ToyOptions
    action_type = Pick
    event_type = Picked
    view_type = ToyView

    def __init__(self, *chances: tuple[int, ...]) -> None:
        self.chances = chances

    def deal(self, players: int, options: ToyOptions, seed: str) -> ToyState:  # noqa: ARG002 - the contract's
        return ToyState(self.chances, Generator(seed))

    def setups(self) -> Iterator[tuple[int, ToyOptions]]:
        yield 2, ToyOptions()

    def redact(self, event: Picked, seat: int | None) -> Picked | None:  # noqa: ARG002 - open to all
        return event

    def census(self, state: Any) -> Mapping[str, int]:  # noqa: ARG002 - there are no pieces
        return {}

    def all_actions(self, players: int, options: ToyOptions) -> tuple[Pick, ...]:  # noqa: ARG002 - the contract's
        return tuple(Pick(number) for number in range(10))

    def feature_groups(self, players: int, options: ToyOptions) -> tuple[Group, ...]:  # noqa: ARG002 - nobody learns it
        return ()

    def features(self, state: Any, seat: int) -> bytes:  # noqa: ARG002 - nobody learns it
        return b""

    def question(self, view: ToyView, words: Words) -> str:  # noqa: ARG002 - nobody reads it
        return ""

    def describe(self, view: ToyView, words: Words) -> str:  # noqa: ARG002 - nobody reads it
        return ""

    def describe_action(self, action: Pick, view: ToyView | None, words: Words) -> str:  # noqa: ARG002
        return str(action.number)

    def describe_event(self, event: Picked, words: Words) -> str:  # noqa: ARG002 - nobody reads it
        return ""

    def number_in(self, action: Pick) -> int | None:
        return action.number
