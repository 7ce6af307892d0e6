"""Matchmaking: who of those who look for a game plays with whom.

Whoever waits longest comes first, and plays in the largest group that fits. When somebody has waited as long as they
chose, free seats go to bots, if everybody in the group has agreed to bots of that strength. People who have blocked
each other are never put together.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, Protocol

from msgspec import Struct

from menagerie.club.pace import PlayPace
from menagerie.table.limits import MATCHING_STEPS

Players = tuple[int, int]
"""The fewest and the most players of a game."""


class Wish(Struct, frozen=True, kw_only=True):
    """What somebody looks for."""

    person: str
    since: float
    games: tuple[str, ...]
    fewest: int
    most: int
    """How many play."""
    pace: PlayPace
    rated: bool
    bots_after: float | None = None
    """After so many seconds free seats may go to bots; nothing for people alone."""
    paws: int = 3
    """How strong such bots are."""
    apart: frozenset[str] = frozenset()
    """Never together with these."""


class Match(Struct, frozen=True):
    """A table to be made."""

    game: str
    people: tuple[str, ...]
    """Whoever waited longest first."""
    bots: int
    paws: int
    pace: PlayPace
    rated: bool


class Groups(Protocol):
    """Tables at which the first person could play with some of those who wait."""

    def __call__(
        self, first: Wish, waiting: Sequence[Wish], now: float, games: Mapping[str, Players], /
    ) -> Iterator[Match]: ...


class _Steps:
    """How much may still be compared: people who block nearly everybody could make a search endless."""

    def __init__(self) -> None:
        self.left = MATCHING_STEPS

    def take(self) -> bool:
        self.left -= 1
        return self.left >= 0


def matches(wishes: Sequence[Wish], now: float, games: Mapping[str, Players]) -> list[Match]:
    """The tables that can be made now. Nobody is at two of them, and nobody waits who could play."""
    waiting = {wish.person: wish for wish in sorted(wishes, key=lambda wish: (wish.since, wish.person))}
    return [*_seat(waiting, _groups_of_people, now, games), *_seat(waiting, _groups_with_bots, now, games)]


def _seat(waiting: dict[str, Wish], groups: Groups, now: float, games: Mapping[str, Players]) -> Iterator[Match]:
    for wish in list(waiting.values()):
        if wish.person not in waiting:
            continue
        found = next(groups(wish, list(waiting.values()), now, games), None)
        if found is not None:
            yield found
            for person in found.people:
                del waiting[person]


def _groups_of_people(
    first: Wish, waiting: Sequence[Wish], _now: float, games: Mapping[str, Players]
) -> Iterator[Match]:
    """Tables of people alone that this person could play at."""
    for game, size in _sizes(first, games):
        others = [one for one in waiting if one is not first and _fits(one, first, game, size)]
        group = _together([first], others, size, _Steps())
        if group is not None:
            yield _match(game, group, 0, first)


def _groups_with_bots(
    first: Wish, waiting: Sequence[Wish], now: float, games: Mapping[str, Players]
) -> Iterator[Match]:
    """Tables with bots at the seats that are left; only once this person has waited long enough."""
    if first.bots_after is None or now - first.since < first.bots_after:
        return
    for game, size in reversed(list(_sizes(first, games))):
        agreed = [
            one
            for one in waiting
            if one is not first
            and one.bots_after is not None
            and one.paws == first.paws
            and _fits(one, first, game, size)
        ]
        group = [first]
        for one in agreed:  # as many people as fit: bots are a last resort
            if len(group) < size and all(_may_sit(one, other) for other in group):
                group.append(one)
        yield _match(game, group, size - len(group), first)


def _sizes(wish: Wish, games: Mapping[str, Players]) -> Iterator[tuple[str, int]]:
    """The games and numbers of players that suit that person, most players first."""
    for size in range(wish.most, wish.fewest - 1, -1):
        for game in wish.games:
            fewest, most = games.get(game, _NOBODY)
            if fewest <= size <= most:
                yield game, size


def _fits(one: Wish, first: Wish, game: str, size: int) -> bool:
    return (
        game in one.games
        and one.fewest <= size <= one.most
        and one.pace == first.pace
        and one.rated == first.rated
        and _may_sit(one, first)
    )


def _may_sit(one: Wish, other: Wish) -> bool:
    return other.person not in one.apart and one.person not in other.apart


def _together(group: list[Wish], others: Sequence[Wish], size: int, steps: _Steps) -> list[Wish] | None:
    """So many people, those who have waited longest, none of whom has blocked another."""
    if len(group) == size:
        return group
    for place, one in enumerate(others):
        if len(group) + len(others) - place < size or not steps.take():
            return None
        rest = [other for other in others[place + 1 :] if _may_sit(one, other)]
        found = _together([*group, one], rest, size, steps)
        if found is not None:
            return found
    return None


def _match(game: str, group: Sequence[Wish], bots: int, first: Wish) -> Match:
    people = tuple(wish.person for wish in sorted(group, key=lambda wish: (wish.since, wish.person)))
    return Match(game, people, bots, first.paws, first.pace, first.rated)


_NOBODY: Final[Players] = (1, 0)
