"""Static documents: what a board needs to know of a table and never changes, made and encoded once a set-up."""

from __future__ import annotations

from functools import lru_cache
from hashlib import sha256
from typing import Any

import msgspec
from litestar import Response
from msgspec import Struct

from menagerie.core.contract import AnyGame
from menagerie.core.registry import game as find_game
from menagerie.table.limits import STATIC_DOCUMENTS
from menagerie.table.table import Table

_FOR_EVER = "public, max-age=31536000, immutable"


class EncodedDocument(Struct, frozen=True):
    raw: bytes
    """JSON; ``null`` in a game that has no document."""
    version: str | None
    """Changes with every byte of it; none in a game that has no document."""


def encoded_document(game: AnyGame, players: int, options: Any) -> EncodedDocument:
    """The game's document for that set-up, which must have been checked."""
    return _encoded(game.name, players, msgspec.json.encode(options))


def document_of(table: Table) -> EncodedDocument:
    return encoded_document(table.game, table.players, table.options)


@lru_cache(maxsize=STATIC_DOCUMENTS)
def _encoded(name: str, players: int, options: bytes) -> EncodedDocument:
    game = find_game(name)
    document = game.static_document(players, msgspec.json.decode(options, type=game.options_type))
    raw = msgspec.json.encode(document)
    return EncodedDocument(raw, None if document is None else sha256(raw).hexdigest()[:16])


def document_response(document: EncodedDocument, asked: str | None, known: str | None) -> Response[bytes]:
    """``asked`` is the version in the address: only an address that names it may be kept for ever."""
    tag = f'"{document.version}"'
    headers = {
        "Cache-Control": _FOR_EVER if asked is not None and asked == document.version else "no-cache",
        "ETag": tag,
    }
    if known == tag:
        return Response(b"", status_code=304, headers=headers)
    return Response(document.raw, status_code=200, media_type="application/json", headers=headers)
