"""Players: what one may see when it decides, and what a bot answers."""

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

    View and actions are made when they are first used, so that a bot pays only for what it needs. An observation is
    valid only until the next move.
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


class MoveEstimate(Struct, Generic[A], frozen=True):
    """What a search expects of one action."""

    action: A
    win_probability: float
    """To win."""
    error: float
    """One standard error of it, from the number of continuations that were tried: what the tries cannot show, such as a
    position that is valued wrongly, is not part of it."""
    tried: int
    """In so many continuations."""
    share: float
    """How often it should be played where the choice is secret and mixed; otherwise its share of the tries."""


class Choice(Struct, Generic[A], frozen=True):
    """What a bot does, and why."""

    action: A
    reason: Reason
    aloud: bool = False
    """Whether the reason is shown to everybody at the table. Then it must contain nothing that others may not know; a
    secret choice is never explained aloud."""
    estimates: tuple[MoveEstimate[A], ...] = ()
    """Of a bot that searches: the chosen action first, then the alternatives it tried most."""


class Bot(Protocol):
    """A computer player. It has its own generator, and may keep state between decisions."""

    def choose(self, observation: Observation[Any, Any]) -> Choice[Any]:
        """One of ``observation.legal``, with the reason."""
        ...


@runtime_checkable
class UnpromptedBot(Bot, Protocol):
    """A bot that may also act while only people are waited for."""

    def act_unprompted(self, observation: Observation[Any, Any]) -> Choice[Any] | None:
        """A `FreeAction` among ``observation.legal`` that it takes, with the reason; nothing if it takes none."""
        ...


BotMaker = Callable[[Generator], Bot]
"""Makes a fresh bot for one seat of one game, with a generator of its own."""


def observe(state: AnyState, seat: int) -> Observation[Any, Any]:
    return Observation(state, seat)
