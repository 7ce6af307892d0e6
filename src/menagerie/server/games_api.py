"""The games API: the games, their options and bots, their rules, and the message catalogues."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
from litestar import get
from litestar.params import FromPath, FromQuery
from msgspec.inspect import BoolType, IntType, LiteralType, Metadata, StructType, VarTupleType, type_info

from menagerie.bots import levels
from menagerie.core.contract import AnyGame
from menagerie.core.ledger import ledger
from menagerie.core.registry import all_games
from menagerie.core.registry import game as find_game
from menagerie.core.words import catalogues
from menagerie.server import wire
from menagerie.server.openapi import ERRORS


@get("/api/games", sync_to_thread=False, responses=ERRORS)
def list_games() -> list[wire.GameInfo]:
    """Every game, with its options and its bots."""
    return [game_info(game) for game in all_games()]


@get("/api/games/{name:str}/rules", sync_to_thread=False, responses=ERRORS)
def read_rules(name: FromPath[str], language: FromQuery[wire.Language] = "en") -> wire.Rules:
    """A game's rules, paragraph by paragraph."""
    return _rules(find_game(name), language)


@get("/api/words/{language:str}", sync_to_thread=False, responses=ERRORS)
def read_words(language: FromPath[wire.Language]) -> dict[str, str]:
    """The catalogues as Fluent texts: the shared ones under the empty name, each game's under its own."""
    return _words(language)


@cache
def _words(language: wire.Language) -> dict[str, str]:
    shared = list(catalogues(language, None))
    own = {game.name: "\n".join(list(catalogues(language, game.package))[len(shared) :]) for game in all_games()}
    return {"": "\n".join(shared), **own}


@cache
def _rules(game: AnyGame, language: wire.Language) -> wire.Rules:
    read = ledger(game, language)
    sections = tuple(
        wire.LedgerSection(
            number=section.number,
            title=section.title,
            paragraphs=tuple(
                wire.LedgerParagraph(number=paragraph.number, text=paragraph.text, ruling=paragraph.ruling)
                for paragraph in section.paragraphs
            ),
        )
        for section in read.sections
    )
    return wire.Rules(game=game.name, title=read.title, language=language, sections=sections)


@cache
def game_info(game: AnyGame) -> wire.GameInfo:
    fewest, most = game.players
    return wire.GameInfo(
        name=game.name,
        title=game.title,
        fewest=fewest,
        most=most,
        options=tuple(_options(game)),
        bots=tuple(wire.BotInfo(name=name, level=level) for name, level in levels(game).items()),
    )


def _options(game: AnyGame) -> list[wire.OptionField]:
    """One form field for each option that a new table may choose."""
    info = type_info(game.options_type)
    assert isinstance(info, StructType)
    return [
        _field(field.name, field.type, field.default) for field in info.fields if field.name not in game.record_options
    ]


def _field(name: str, kind: msgspec.inspect.Type, default: Any) -> wire.OptionField:
    more: dict[str, Any] = {}
    if isinstance(kind, Metadata):
        more, kind = kind.extra or {}, kind.type
    if isinstance(kind, BoolType):
        return wire.OptionField(name=name, kind="flag", default=default)
    if isinstance(kind, IntType):
        return wire.OptionField(name=name, kind="number", default=default, least=kind.ge, most=kind.le)
    if isinstance(kind, LiteralType):
        return wire.OptionField(name=name, kind="choice", default=default, choices=tuple(map(str, kind.values)))
    if isinstance(kind, VarTupleType) and "choices" in more:
        choices = tuple(more["choices"])
        return wire.OptionField(name=name, kind="several", default=default, most=kind.max_length, choices=choices)
    raise TypeError(f"no form field for the option {name}: {kind}")
