"""Everything that can go wrong over HTTP, as a `Problem` in the reader's language. Never a trace of how we work."""

from __future__ import annotations

import logging
from typing import Any

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.types import ExceptionHandlersMap

from menagerie.core.contract import BadSetup, Fact
from menagerie.core.registry import UnknownGame
from menagerie.core.words import Words, words_for
from menagerie.server.context import context_of
from menagerie.server.wire import Problem
from menagerie.table.house import UnknownTable
from menagerie.table.requests import Declined
from menagerie.table.table import OldRules

_log = logging.getLogger(__name__)
AnyRequest = Request[Any, Any, Any]

_STATUS = {"not-your-seat": 403, "unknown": 400, "malformed": 400, "unknown-action": 400, "rule": 400}
_BY_STATUS = {
    400: ("malformed", "http-malformed"),
    404: ("not-found", "http-not-found"),
    405: ("not-found", "http-wrong-method"),
    413: ("too-large", "http-too-large"),
    415: ("malformed", "http-malformed"),
}


class Trouble(Exception):
    """Something the API itself objects to."""

    def __init__(self, status: int, reason: str, message: str, **facts: Fact) -> None:
        super().__init__(reason)
        self.status = status
        self.reason = reason
        self.message = message
        self.facts = facts


class BadTable(Exception):
    """A table that the game does not allow."""

    def __init__(self, game: Any, problem: BadSetup) -> None:
        super().__init__(str(problem.reason))
        self.game = game
        self.problem = problem


def words_of(request: AnyRequest) -> Words:
    """The language of whoever asks."""
    return context_of(request).words(request)


def answer(status: int, reason: str, text: str, paragraph: str | None = None) -> Response[Problem]:
    problem = Problem(status=status, reason=reason, text=text, paragraph=paragraph)
    return Response(problem, status_code=status, media_type="application/json")


def _trouble(request: AnyRequest, trouble: Trouble) -> Response[Problem]:
    words = words_of(request)
    return answer(trouble.status, trouble.reason, words(trouble.message, **trouble.facts))


def _declined(request: AnyRequest, declined: Declined) -> Response[Problem]:
    words = words_of(request)
    return answer(_STATUS.get(declined.why, 409), declined.why, words(declined.message, **declined.facts))


def _bad_table(request: AnyRequest, bad: BadTable) -> Response[Problem]:
    words = words_for(bad.game, words_of(request).language)
    return answer(400, "unfit-table", words.setup_error(bad.problem))


def _unknown_table(request: AnyRequest, _error: UnknownTable) -> Response[Problem]:
    return answer(404, "unknown", words_of(request)("wire-unknown-table"))


def _unknown_game(request: AnyRequest, error: UnknownGame) -> Response[Problem]:
    words = words_of(request)
    return answer(404, "unknown", words("http-unknown-game", name=error.name[:40], known=", ".join(error.known)))


def _old_rules(request: AnyRequest, _error: OldRules) -> Response[Problem]:
    return answer(410, "old-rules", words_of(request)("table-old-rules"))


def _http(request: AnyRequest, error: HTTPException) -> Response[Problem]:
    reason, message = _BY_STATUS.get(error.status_code, ("malformed", "http-malformed"))
    if error.status_code >= 500:
        return _anything(request, error)
    found = answer(error.status_code, reason, words_of(request)(message))
    if error.status_code == 405 and error.headers:
        found.headers.update(error.headers)
    return found


def _malformed(request: AnyRequest, _error: Exception) -> Response[Problem]:
    return answer(400, "malformed", words_of(request)("http-malformed"))


def _anything(request: AnyRequest, error: Exception) -> Response[Problem]:
    _log.error("an unforeseen mistake", exc_info=error)
    return answer(500, "server", words_of(request)("http-server"))


HANDLERS: ExceptionHandlersMap = {
    Trouble: _trouble,
    Declined: _declined,
    BadTable: _bad_table,
    UnknownTable: _unknown_table,
    UnknownGame: _unknown_game,
    OldRules: _old_rules,
    HTTPException: _http,
    msgspec.ValidationError: _malformed,
    msgspec.DecodeError: _malformed,
    UnicodeError: _malformed,
    RecursionError: _malformed,  # brackets without end
    Exception: _anything,
}
