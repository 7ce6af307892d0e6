"""The file: who played what, and which of the actions still stand after every undo and redo."""

from __future__ import annotations

import re
from typing import Any

import msgspec

from menagerie.games.eighteen_zoo.options import EighteenZooOptions

Raw = dict[str, Any]
"""An action as it stands in the file."""

_TITLE = re.compile(r"18ZOO(?:\s*-\s*Map\s*|\s*Map\s*|\s+)?([A-F])?\s*$")
_SETTINGS_ONLY = ("program_", "message")


class UnreadableGame(Exception):
    """Not a game of 18ZOO from 18xx.games: a message of the catalogue and its facts."""

    def __init__(self, reason: str, **facts: str) -> None:
        super().__init__(reason, facts)
        self.reason = reason
        self.facts = facts


class RecordedAction:
    """An action that no undo dropped, with its place in the file."""

    __slots__ = ("index", "raw")

    def __init__(self, index: int, raw: Raw) -> None:
        self.index = index
        self.raw = raw

    @property
    def id(self) -> Any:
        return self.raw.get("id")

    @property
    def parts(self) -> list[Raw]:
        """The action and the automatic ones it holds, without settings and messages, which change nothing."""
        held = self.raw.get("auto_actions")
        kind = self.raw.get("type")
        if not held and type(kind) is str and not kind.startswith(_SETTINGS_ONLY):
            return [self.raw]
        held = held or []
        held = held if isinstance(held, list) else [held]
        every = [self.raw, *[raw if isinstance(raw, dict) else {} for raw in held]]  # nobody can play what is no action
        return [raw for raw in every if not str(raw.get("type", "")).startswith(_SETTINGS_ONLY)]


class RecordedGame:
    """A game as the file has it."""

    def __init__(self, raw: Raw) -> None:
        self.raw = raw
        """All of it, for the foreign part of the record."""
        players = raw.get("players")
        if not isinstance(players, list) or not 2 <= len(players) <= 5:
            raise UnreadableGame("import-no-players")
        players_named = [(player.get("id"), player.get("name")) for player in players]
        self.ids: list[Any] = [name if key is None else key for key, name in players_named]
        self.names: list[str] = [str(key if name is None else name) for key, name in players_named]
        match = _TITLE.match(str(raw.get("title", "")))
        if match is None:
            raise UnreadableGame("import-other-game", title=str(raw.get("title", ""))[:40])
        settings = raw.get("settings") or {}
        rules = settings.get("optional_rules") or []
        self.map = match[1] or "A"
        self.seed = _seed(raw, settings)
        self.options = EighteenZooOptions(
            map=self.map,  # type: ignore[arg-type]  # the pattern matches no other letters
            base="BASE-2" if "base_2" in rules else "BASE-3" if "base_3" in rules else "BASE-1",
            revealed_powers="power_visible" in rules,
            compat="18xx.games",
        )
        actions = raw.get("actions")
        if not isinstance(actions, list):
            raise UnreadableGame("import-no-actions")
        self.actions = surviving(actions)
        result = raw.get("result")
        self.expected: dict[str, int] | None = (
            {str(key): int(score) for key, score in result.items()} if isinstance(result, dict) and result else None
        )

    def seat(self, entity: Any) -> int:
        """The seat of a player, by id or else by name; -1 where there is none."""
        known = [str(key) for key in self.ids]
        if str(entity) in known:
            return known.index(str(entity))
        return self.seat_named(entity)

    def seat_named(self, name: Any) -> int:
        """The seat of the player with this name; -1 where there is none."""
        return self.names.index(name) if name in self.names else -1


def read(raw: bytes) -> RecordedGame:
    """Reads a file; raises `UnreadableGame` where it is none of ours."""
    try:
        found = msgspec.json.decode(raw)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise UnreadableGame("import-not-json") from None
    if not isinstance(found, dict):
        raise UnreadableGame("import-not-json")
    try:
        return RecordedGame(found)
    except (AttributeError, TypeError, ValueError, OverflowError):
        raise UnreadableGame("import-not-json") from None


def _seed(raw: Raw, settings: Raw) -> str:
    """The seed, or the first digits of the game's id."""
    seed = settings.get("seed")
    if seed is None or seed == "":
        digits = re.search(r"[0-9]+", str(raw.get("id", "")))
        seed = digits[0] if digits else "0"
    return str(seed)


def surviving(actions: list[Raw]) -> list[RecordedAction]:
    """What is left after undo and redo."""
    left: list[RecordedAction] = []
    groups: list[list[tuple[int, RecordedAction]]] = []
    for index, raw in enumerate(actions, start=1):
        kind = raw.get("type")
        if kind == "undo":
            groups.append(_undone(left, raw.get("action_id")))
        elif kind == "redo":
            for place, played in groups.pop() if groups else []:
                left.insert(place, played)
        else:
            if kind != "message":
                groups.clear()
            left.append(RecordedAction(index, raw))
    return left


def _undone(left: list[RecordedAction], target: Any) -> list[tuple[int, RecordedAction]]:
    """Takes away what an undo drops, with the places it came from. Messages stay."""
    if target is None:
        last = next((i for i in reversed(range(len(left))) if left[i].raw.get("type") != "message"), None)
        keep = len(left) if last is None else last
    else:
        keep = 0
        if target != 0:
            same = [i for i, played in enumerate(left) if played.id == target]
            before = [i for i, played in enumerate(left) if isinstance(played.id, int) and played.id <= target]
            keep = (same or before or [-1])[-1] + 1
    dropped = [(i, left[i]) for i in range(keep, len(left)) if left[i].raw.get("type") != "message"]
    for i, _ in reversed(dropped):
        del left[i]
    return dropped
