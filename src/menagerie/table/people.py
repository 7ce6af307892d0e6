"""Guests: a name, perhaps a language, perhaps a passphrase to be the same guest on another device."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from menagerie.table.ids import normalised_code
from menagerie.table.limits import KNOWN_PEOPLE
from menagerie.table.name_skeleton import name_skeleton
from menagerie.table.store import PersonRow, Store


class NameTaken(Exception):
    """Somebody with a passphrase has that name, or one that looks like it."""

    def __init__(self, wanted: str, taken: str) -> None:
        super().__init__(wanted, taken)
        self.wanted = wanted
        self.taken = taken
        """The name that it looks like."""


class People:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._hasher = PasswordHasher()
        self._unused_hash = self._hasher.hash(secrets.token_hex(16))
        self._known: dict[str, PersonRow] = {}
        self._removed: dict[str, None] = {}
        self.changed: Callable[[str], None] = lambda _: None
        """Called with the id of somebody who has changed, to tell other nodes."""

    def known(self, person: str) -> PersonRow | None:
        """Someone who was here lately; does not ask the store."""
        return self._known.get(person)

    def forget(self, person: str) -> None:
        """Another node has changed that person."""
        self._known.pop(person, None)

    async def find(self, person: str) -> PersonRow | None:
        known = self._known.get(person)
        if known is not None:
            return known
        found = await self._store.person(person)
        if found is not None and found.removed:
            self._removed[person] = None
            if len(self._removed) > KNOWN_PEOPLE:
                del self._removed[next(iter(self._removed))]
            return None
        return None if found is None else self._remember(found)

    def was_removed(self, person: str) -> bool:
        """Whether `find` found nothing because that person had everything of theirs removed."""
        return person in self._removed

    async def of_name(self, name: str) -> str | None:
        """The id of the person with a passphrase who has that name."""
        return await self._store.names.holder_of(name_skeleton(name))

    async def must_be_free(self, name: str, person: str) -> None:
        """Raises `NameTaken` where it is the name of somebody else with a passphrase, or looks like it."""
        holder = await self.of_name(name) if name else None
        if holder not in (None, person):
            raise await self._taken(name, holder)

    async def _taken(self, name: str, holder: str | None) -> NameTaken:
        found = None if holder is None else await self.find(holder)
        return NameTaken(name, name if found is None else found.name)

    async def change(self, person: PersonRow, name: str | None, language: str | None) -> PersonRow:
        """Raises `NameTaken` where somebody with a passphrase has a name that looks like it."""
        changed = msgspec.structs.replace(person, name=name or person.name, language=language or person.language)
        renamed = changed.name != person.name
        if renamed and person.passphrase is not None:
            await self._reserve(changed)
        else:
            if renamed:
                await self.must_be_free(changed.name, person.id)
            await self._store.change_person(changed)
        self.changed(person.id)
        return self._remember(changed)

    async def set_passphrase(self, person: PersonRow, passphrase: str) -> PersonRow:
        """From now on nobody else can take the name; raises `NameTaken` where somebody else has one like it."""
        hashed = await asyncio.to_thread(self._hasher.hash, passphrase)
        changed = msgspec.structs.replace(person, passphrase=hashed)
        if person.passphrase is None:
            await self._reserve(changed)
        else:
            await self._store.change_person(changed)
        self.changed(person.id)
        return self._remember(changed)

    async def _reserve(self, changed: PersonRow) -> None:
        if not await self._store.names.reserve_and_change(changed, name_skeleton(changed.name)):
            raise await self._taken(changed.name, await self.of_name(changed.name))

    async def authenticate(self, code: str, passphrase: str) -> PersonRow | None:
        """The person with that code and passphrase. An unknown code takes as long to refuse as a wrong passphrase."""
        found = await self._store.person_by_code(normalised_code(code))
        hashed = self._unused_hash if found is None or found.passphrase is None else found.passphrase
        fits = await asyncio.to_thread(self._fits, hashed, passphrase)
        return found if fits and found is not None and found.passphrase is not None else None

    async def has_passphrase(self, person: PersonRow, passphrase: str) -> bool:
        """Whether this is the passphrase that was set, as far as anybody knows who reads the store now."""
        now = await self._store.person(person.id)
        hashed = None if now is None else now.passphrase
        return hashed is not None and await asyncio.to_thread(self._fits, hashed, passphrase)

    def _fits(self, hashed: str, passphrase: str) -> bool:
        try:
            return self._hasher.verify(hashed, passphrase)
        except (VerificationError, InvalidHashError):
            return False

    def _remember(self, person: PersonRow) -> PersonRow:
        self._known[person.id] = person
        if len(self._known) > KNOWN_PEOPLE:
            del self._known[next(iter(self._known))]
        return person
