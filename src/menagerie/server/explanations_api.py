"""The explanations of a game, encoded once a language."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from typing import Any

import msgspec
from litestar import Request, Response, get
from litestar.params import FromPath, FromQuery

from menagerie.core.contract import AnyGame
from menagerie.core.explanations import explanation_text, group_title
from menagerie.core.registry import game as find_game
from menagerie.server import wire
from menagerie.server.openapi import ERRORS
from menagerie.server.static_documents import EncodedDocument, document_response


@get("/api/games/{name:str}/explanations", sync_to_thread=False, responses=ERRORS)
def read_explanations(
    request: Request[Any, Any, Any], name: FromPath[str], language: FromQuery[wire.Language] = "en"
) -> Response[bytes]:
    """Everything on a game's board that may be asked about (``Explanations``); a browser that knows it gets a 304."""
    return document_response(_encoded(find_game(name), language), None, request.headers.get("if-none-match"))


@cache
def _encoded(game: AnyGame, language: wire.Language) -> EncodedDocument:
    raw = msgspec.json.encode(explanations(game, language))
    return EncodedDocument(raw, sha256(raw).hexdigest()[:16])


def explanations(game: AnyGame, language: wire.Language) -> wire.Explanations:
    groups: dict[str, list[wire.Explanation]] = {}
    for thing in game.explanations:
        texts = explanation_text(game, thing.id, language)
        groups.setdefault(thing.group, []).append(
            wire.Explanation(id=thing.id, name=texts.name, text=texts.text, when=texts.when, paragraph=thing.paragraph)
        )
    return wire.Explanations(
        groups=tuple(
            wire.ExplanationGroup(name=name, title=group_title(game, name, language), things=tuple(things))
            for name, things in groups.items()
        )
    )
