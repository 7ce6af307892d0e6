"""Where everything lies."""

from __future__ import annotations

from typing import Final

from menagerie.core.generator import Generator

NO_TREAT: Final = 0
NOT_CHOSEN: Final = -1
STILL: Final = 0  # 2.6: the choice of an elephant that puts nothing forward


class Position:
    """Everything on the table, as plain numbers and lists."""

    __slots__ = ("chosen", "deck", "eaten", "hands", "larder", "rng", "round", "rounds", "stolen", "treat", "won")

    def __init__(self, players: int, rounds: int, rng: Generator) -> None:
        self.rounds = rounds
        self.rng = rng
        self.round = 0
        self.treat = NO_TREAT
        self.deck: list[int] = []  # treats, face down; the next one is the last in the list
        self.larder: list[int] = []  # bags nobody was dealt
        self.hands: list[list[int]] = [[] for _ in range(players)]  # sorted
        self.chosen: list[int] = [NOT_CHOSEN] * players  # a chosen bag is still in its hand
        self.eaten: list[list[int]] = [[] for _ in range(players)]
        self.won: list[list[int]] = [[] for _ in range(players)]
        self.stolen: list[int] = []

    @property
    def players(self) -> int:
        return len(self.hands)

    @property
    def over(self) -> bool:
        """3.1"""
        return self.treat == NO_TREAT

    @property
    def waiting_on(self) -> tuple[int, ...]:
        if self.over:
            return ()
        return tuple([seat for seat, bag in enumerate(self.chosen) if bag == NOT_CHOSEN])

    def copy_to(self, other: Position) -> None:
        """Makes the other position equal to this one; they share no list."""
        other.rounds = self.rounds
        other.rng = self.rng.clone()
        other.round = self.round
        other.treat = self.treat
        other.deck = self.deck[:]
        other.larder = self.larder[:]
        other.hands = [hand[:] for hand in self.hands]
        other.chosen = self.chosen[:]
        other.eaten = [bags[:] for bags in self.eaten]
        other.won = [treats[:] for treats in self.won]
        other.stolen = self.stolen[:]

    def snapshot(self) -> dict[str, object]:
        return {name: getattr(self, name) for name in Position.__slots__} | {"rng": self.rng.snapshot()}
