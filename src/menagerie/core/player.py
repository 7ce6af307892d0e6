"""Those who decide: what a player gets to see, and what a bot answers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, Protocol, TypeVar, runtime_checkable

from msgspec import Struct

from menagerie.core.contract import Action, AnyState, Fact, State, View
from menagerie.core.generator import Generator

A = TypeVar("A", bound=Action)
V = TypeVar("V", bound=View)


class Observation(Generic[A, V]):
    """Everything a bot may use: its seat's view, its legal actions, and guesses at the rest. Never the state.

    View and actions are made when they are first looked at, so that a bot pays only for what it uses. Look while you
    decide: once the table has moved on, an observation is of no more use.
    """

    __slots__ = ("__legal", "__state", "__view", "seat")

    def __init__(self, state: State[A, Any, V], seat: int) -> None:
        self.__state = state
        self.__view: V | None = None
        self.__legal: list[A] | None = None
        self.seat = seat

    @property
    def view(self) -> V:
        """What the seat may know."""
        if self.__view is None:
            self.__view = self.__state.view(self.seat)
        return self.__view

    @property
    def legal(self) -> list[A]:
        """Every action open to the seat, in a stable order."""
        if self.__legal is None:
            self.__legal = self.__state.legal(self.seat)
        return self.__legal

    def guess(self, rng: Generator) -> State[A, Any, V]:
        """A full position that fits the view, for bots that search."""
        return self.__state.guess(self.seat, rng)


class Reason(Struct, frozen=True):
    """Why, in a sentence: a message of the game's catalogue and its facts."""

    message: str
    facts: dict[str, Fact] = {}


class Choice(Struct, Generic[A], frozen=True):
    """What a bot does, and why."""

    action: A
    reason: Reason
    aloud: bool = False
    """Whether the bot says so at the table, for everybody to hear: then the reason tells nothing that others may not
    know. What is chosen in secret is never explained aloud."""


class Bot(Protocol):
    """A player that thinks. It keeps its own generator, and remembers what it likes between decisions."""

    def choose(self, observation: Observation[Any, Any]) -> Choice[Any]:
        """One of ``observation.legal``, with the reason."""
        ...


@runtime_checkable
class UnpromptedBot(Bot, Protocol):
    """A bot that sometimes speaks up while the table waits for people."""

    def act_unprompted(self, observation: Observation[Any, Any]) -> Choice[Any] | None:
        """A `FreeAction` among ``observation.legal`` that it takes unasked, with the reason; nothing if it has none."""
        ...


BotMaker = Callable[[Generator], Bot]
"""Makes a fresh bot for one seat of one game, with chance of its own."""


def observe(state: AnyState, seat: int) -> Observation[Any, Any]:
    return Observation(state, seat)
