"""What every request needs of the server."""

from __future__ import annotations

from typing import Any

from litestar.connection import ASGIConnection
from msgspec import Struct

from menagerie.core.words import LANGUAGES, Words, core_words
from menagerie.server.identity import COOKIE, Signet
from menagerie.server.restraint import Restraint
from menagerie.server.settings import Settings
from menagerie.table.house import House
from menagerie.table.store import PersonRow

Connection = ASGIConnection[Any, Any, Any, Any]
NEW_COOKIE = "menagerie_cookie"


class Context(Struct):
    settings: Settings
    house: House
    signet: Signet
    reads: Restraint
    writes: Restraint
    passphrases: Restraint
    sockets: Restraint

    async def person(self, connection: Connection) -> PersonRow | None:
        """Who is asking, where we know them."""
        name = self.signet.read(connection.cookies.get(COOKIE))
        return None if name is None else await self.house.people.find(name)

    async def person_or_guest(self, connection: Connection) -> PersonRow:
        """Who is asking; a new guest where we did not know them, with a cookie to know them by."""
        known = await self.person(connection)
        if known is not None:
            return known
        guest = await self.house.people.welcome(browser_language(connection))
        self.remember(connection, guest)
        return guest

    def remember(self, connection: Connection, person: PersonRow) -> None:
        """The answer will carry their cookie."""
        secure = connection.scope["scheme"] in ("https", "wss")
        connection.scope["state"][NEW_COOKIE] = self.signet.cookie(person.id, secure)

    def words(self, connection: Connection) -> Words:
        """The language of whoever asks: what they chose, as far as we remember, or their browser's."""
        name = self.signet.read(connection.cookies.get(COOKIE))
        person = None if name is None else self.house.people.known(name)
        chosen = None if person is None else person.language
        return core_words(chosen or browser_language(connection))


def context_of(connection: Connection) -> Context:
    context: Context = connection.app.state.context
    return context


def address_of(connection: Connection) -> str:
    return connection.client.host if connection.client is not None else ""


def browser_language(connection: Connection) -> str:
    """The first language we speak among those the browser asks for."""
    for wish in connection.headers.get("accept-language", "")[:200].split(","):
        tag = wish.strip()[:2].lower()
        if tag in LANGUAGES:
            return tag
    return "en"
