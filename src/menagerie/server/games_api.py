"""The games API: the games, their options and bots, their rules, and the message catalogues."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Term
from litestar import Request, Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec.inspect import BoolType, IntType, LiteralType, Metadata, StructType, VarTupleType, type_info

from menagerie.bots import levels
from menagerie.core.contract import AnyGame, BadSetup
from menagerie.core.ledger import Summary, ledger
from menagerie.core.lesson import lesson_of
from menagerie.core.registry import all_games
from menagerie.core.registry import game as find_game
from menagerie.core.words import catalogues, words_for
from menagerie.server import wire
from menagerie.server.errors import ApiError, BadTableSetup, words_of
from menagerie.server.openapi import ERRORS
from menagerie.server.static_documents import encoded_document
from menagerie.table.limits import IDENTIFIER_LENGTH, SEARCH_LENGTH


@get("/api/games", sync_to_thread=False, responses=ERRORS)
def list_games() -> list[wire.GameInfo]:
    """Every game, with its options and its bots, from light to heavy."""
    return [game_info(game) for game in sorted(all_games(), key=lambda game: game.weight)]


@get("/api/games/{name:str}/rules", sync_to_thread=False, responses=ERRORS)
def read_rules(name: FromPath[str], language: FromQuery[wire.Language] = "en") -> wire.Rules:
    """A game's rules, paragraph by paragraph."""
    return _rules(find_game(name), language)


@get("/api/games/{name:str}/rules/search", sync_to_thread=True, responses=ERRORS)
def search_rules(
    name: FromPath[str], words: FromQuery[str], language: FromQuery[wire.Language] = "en"
) -> wire.RulesSearch:
    """The paragraphs that answer the words, best first; everyday words find them as well."""
    found = ledger(find_game(name), language).find(words[:SEARCH_LENGTH])
    return wire.RulesSearch(found=tuple(wire.FoundParagraph(number=one.number, marks=one.marks) for one in found))


@post("/api/games/{name:str}/static", status_code=200, sync_to_thread=True, responses=ERRORS)
def read_static_document(name: FromPath[str], data: JSONBody[wire.GameSetup]) -> Response[bytes]:
    """What a board needs to know of a set-up and never changes; null in a game whose view holds all."""
    game = find_game(name)
    document = encoded_document(game, data.players, checked_options(game, data.players, data.options))
    return Response(document.raw, media_type="application/json")


@post("/api/games/{name:str}/check", status_code=200, sync_to_thread=False, responses=ERRORS)
def check_setup(
    request: Request[Any, Any, Any], name: FromPath[str], data: JSONBody[wire.GameSetup]
) -> wire.SetupCheck:
    """Whether so many players can play with these options, and if not, what has to be changed."""
    game, words = find_game(name), words_of(request)
    try:
        checked_options(game, data.players, data.options)
    except ApiError as wrong:
        return wire.SetupCheck(ok=False, text=words(wrong.message, **wrong.facts), field=wrong.field)
    except BadTableSetup as bad:
        text = words_for(game, words.language).setup_error(bad.problem)
        return wire.SetupCheck(ok=False, text=text, field=bad.problem.concerns or None)
    return wire.SetupCheck(ok=True, text="", field=None)


def checked_options(game: AnyGame, players: int, options: dict[str, bool | int | str | list[str]]) -> Any:
    """The options of a new table; raises where so many players cannot play with them."""
    try:
        decoded = msgspec.convert(options, game.options_type)
        game.check_new(players, decoded)
    except msgspec.ValidationError:
        wrong = [name[:IDENTIFIER_LENGTH] for name, value in options.items() if not _fits(game, {name: value})]
        field = wrong[0] if wrong else None
        raise ApiError(400, "unfit-options", "http-bad-options", field=field, names=", ".join(wrong)) from None
    except BadSetup as problem:
        raise BadTableSetup(game, problem) from None
    return decoded


def _fits(game: AnyGame, options: dict[str, bool | int | str | list[str]]) -> bool:
    try:
        msgspec.convert(options, game.options_type)
    except msgspec.ValidationError:
        return False
    return True


@get("/api/words/{language:str}", sync_to_thread=False, responses=ERRORS)
def read_words(language: FromPath[wire.Language]) -> dict[str, str]:
    """The catalogues as Fluent texts: the shared ones under the empty name, and under each game's what pages say of it
    without its board."""
    return {"": shared_words(language), **{game.name: _game_words(game, language)[0] for game in all_games()}}


@get("/api/words/{language:str}/{name:str}", sync_to_thread=False, responses=ERRORS)
def read_game_words(language: FromPath[wire.Language], name: FromPath[str]) -> dict[str, str]:
    """The rest of a game's catalogue: what is said at its board."""
    return {name: _game_words(find_game(name), language)[1]}


NOT_IN_PAGES = ("agreement.", "cli.", "coach.", "lab.", "reasons.", "table.")
"""Catalogues that only the command line and the server use: refusals and a bot's reasons are sent as sentences."""
SENT_AS_SENTENCES = ("event-", "refusal-", "difference-")
"""How the messages of a game begin that only the server says."""


SAID_EVERYWHERE = ("game-", "option-", "bot-", "tie-break-", "ending-")
"""How the messages of a game begin that pages show of it without its board: in lists, forms and results."""


@cache
def shared_words(language: wire.Language) -> str:
    return "\n".join(text for shared in catalogues(language, None, NOT_IN_PAGES) for _, text in _entries(shared))


@cache
def _game_words(game: AnyGame, language: wire.Language) -> tuple[str, str]:
    """What is said everywhere, and what is said at the board."""
    shared = len(list(catalogues(language, None, NOT_IN_PAGES)))
    own = list(catalogues(language, game.package, NOT_IN_PAGES))[shared:]
    everywhere: list[str] = []
    at_board: list[str] = []
    for name, text in (entry for catalogue in own for entry in _entries(catalogue)):
        if not name.startswith(SENT_AS_SENTENCES):  # half of a game's words
            # any message may use a term
            (everywhere if name.startswith(("-", *SAID_EVERYWHERE)) else at_board).append(text)
    return "\n".join(everywhere), "\n".join(at_board)


def _entries(text: str) -> Iterator[tuple[str, str]]:
    """The names and texts of a catalogue's messages and terms, without comments."""
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, Message | Term) and entry.span is not None:
            name = f"-{entry.id.name}" if isinstance(entry, Term) else entry.id.name
            yield name, text[entry.span.start : entry.span.end]


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
    return wire.Rules(
        game=game.name, title=read.title, language=language, summary=_summary(read.summary), sections=sections
    )


def _summary(read: Summary | None) -> wire.RulesSummary | None:
    if read is None:
        return None
    points = tuple(wire.SummaryPoint(title=point.title, text=point.text) for point in read.points)
    return wire.RulesSummary(title=read.title, goal=read.goal, points=points)


@cache
def game_info(game: AnyGame) -> wire.GameInfo:
    fewest, most = game.players
    return wire.GameInfo(
        name=game.name,
        title=game.title,
        fewest=fewest,
        most=most,
        weight=game.weight,
        options=tuple(_options(game)),
        bots=tuple(wire.BotInfo(name=name, paws=paws) for name, paws in levels(game).items()),
        lesson=_lesson_info(game),
    )


def _lesson_info(game: AnyGame) -> wire.LessonInfo | None:
    lesson = lesson_of(game)
    if lesson is None:
        return None
    return wire.LessonInfo(
        minutes=lesson.minutes,
        steps=len(lesson.places),
        opponent=lesson.opponent,
        opponents=lesson.opponents,
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
        choices = tuple(map(str, more.get("choices", kind.values)))
        return wire.OptionField(name=name, kind="choice", default=default, choices=choices)
    if isinstance(kind, VarTupleType) and "choices" in more:
        choices = tuple(more["choices"])
        return wire.OptionField(name=name, kind="several", default=default, most=kind.max_length, choices=choices)
    raise TypeError(f"no form field for the option {name}: {kind}")
