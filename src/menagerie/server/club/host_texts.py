"""The texts that the host edits: the list of words that are refused, and the rules of the house.

They are kept in the database, and in memory by every process; a process that changes one tells the others. Where the
host has written nothing, ours in ``texts/`` hold.
"""

from __future__ import annotations

import asyncio
import logging
from importlib.resources import files
from typing import Literal, get_args

from menagerie.table.nodes import Nodes
from menagerie.table.requests import Declined
from menagerie.table.store.sql_moderation import SqlModeration
from menagerie.table.word_list import WordList

_log = logging.getLogger(__name__)
HostText = Literal["word-list", "house-rules-en", "house-rules-fr"]
HOST_TEXTS: tuple[HostText, ...] = get_args(HostText)
_FILES: dict[HostText, str] = {
    "word-list": "word_list.txt",
    "house-rules-en": "house_rules.en.md",
    "house-rules-fr": "house_rules.fr.md",
}


def default_text(name: HostText) -> str:
    return (files("menagerie.server.club") / "texts" / _FILES[name]).read_text(encoding="utf-8")


class HostTexts:
    def __init__(self, store: SqlModeration, nodes: Nodes | None) -> None:
        self._store = store
        self._nodes = nodes
        self._written: dict[HostText, str] = {}
        """What the host wrote."""
        self._words = WordList()
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        for name in HOST_TEXTS:
            await self._read(name)
        if self._nodes is not None:
            self._nodes.on("host-text", self._heard)

    def text(self, name: HostText) -> str:
        return self._written.get(name) or default_text(name)

    def is_default(self, name: HostText) -> bool:
        return name not in self._written

    async def change(self, name: HostText, text: str) -> None:
        """What the host writes; with nothing, ours holds again."""
        stored = "" if text.strip() == default_text(name).strip() else text.strip()
        await self._store.set_text(name, stored)
        await self._read(name)
        if self._nodes is not None:
            self._nodes.publish(f"host-text {name}")

    def check_words(self, *texts: str) -> None:
        """Declines texts with a word that is not allowed here."""
        if any(self._words.refuses(text) for text in texts):
            raise Declined("not-allowed", "words-refused")

    async def _read(self, name: HostText) -> None:
        self._written.pop(name, None)
        if written := await self._store.text(name):
            self._written[name] = written
        if name == "word-list":
            self._words = WordList(self.text(name))

    def _heard(self, name: str) -> None:
        task = asyncio.create_task(self._read_again(name))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _read_again(self, name: str) -> None:
        try:
            await self._read(next(one for one in HOST_TEXTS if one == name))
        except Exception:  # noqa: BLE001 - the database may be away; what was read before still holds
            _log.warning("the text %s could not be read", name)
