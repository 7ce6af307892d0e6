"""HTTP errors: every exception as an `ErrorBody` in the reader's language, never with a traceback."""

from __future__ import annotations

import logging
import math
from typing import Any

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.types import ExceptionHandlersMap

from menagerie.core.contract import BadSetup, Fact
from menagerie.core.registry import UnknownGame
from menagerie.core.words import Words, words_for
from menagerie.server.club.tournaments import UnknownTournament
from menagerie.server.context import context_of
from menagerie.server.quotas import QuotaUsed
from menagerie.server.rate_limiter import RateLimiter
from menagerie.server.wire import ErrorBody
from menagerie.table.live_table import NotStored
from menagerie.table.people import NameTaken
from menagerie.table.registry import UnknownTable
from menagerie.table.replay_workers import TooManyWaiting, TooSlow
from menagerie.table.requests import Declined
from menagerie.table.table import UnsupportedRules

_log = logging.getLogger(__name__)
AnyRequest = Request[Any, Any, Any]
BUSY_SECONDS = 5.0
"""When to ask again where others wait for the same work."""

STATUS = {
    "not-your-seat": 403,
    "unknown": 400,
    "malformed": 400,
    "unknown-action": 400,
    "rule": 400,
    "too-many": 429,
    "not-allowed": 403,
}
_BY_STATUS = {
    400: ("malformed", "http-malformed"),
    404: ("not-found", "http-not-found"),
    405: ("not-found", "http-wrong-method"),
    413: ("too-large", "http-too-large"),
    415: ("malformed", "http-malformed"),
}


class ApiError(Exception):
    """A request the API itself refuses: HTTP status, reason, and a message of the shared catalogue."""

    def __init__(
        self,
        status: int,
        reason: str,
        message: str,
        *,
        field: str | None = None,
        retry_after: float | None = None,
        **facts: Fact,
    ) -> None:
        super().__init__(reason)
        self.retry_after = retry_after
        """In how many seconds it may be asked again, where it was asked too often."""
        self.status = status
        self.reason = reason
        self.message = message
        self.field = field
        """What of the request is wrong, where that is known."""
        self.facts = facts


class BadTableSetup(Exception):
    """A table that the game does not allow."""

    def __init__(self, game: Any, problem: BadSetup) -> None:
        super().__init__(str(problem.reason))
        self.game = game
        self.problem = problem


def words_of(request: AnyRequest) -> Words:
    """The words of the request's language."""
    return context_of(request).words(request)


def error_response(
    status: int, reason: str, text: str, paragraph: str | None = None, field: str | None = None
) -> Response[ErrorBody]:
    body = ErrorBody(status=status, reason=reason, text=text, paragraph=paragraph, field=field)
    return Response(body, status_code=status, media_type="application/json")


def _api_error(request: AnyRequest, error: ApiError) -> Response[ErrorBody]:
    words = words_of(request)
    found = error_response(error.status, error.reason, words(error.message, **error.facts), field=error.field)
    if error.retry_after is not None:
        found.headers["Retry-After"] = retry_after(error.retry_after)
    return found


def retry_after(seconds: float) -> str:
    """The header's value: whole seconds, an hour at most."""
    return str(math.ceil(min(max(seconds, 1), 3600)))


def too_fast(limiter: RateLimiter, key: str) -> ApiError:
    """What a rate limit answers."""
    return ApiError(429, "too-fast", "http-too-fast", retry_after=limiter.wait(key))


def _quota_used(request: AnyRequest, used: QuotaUsed) -> Response[ErrorBody]:
    words = words_of(request)
    found = error_response(429, "quota", words(used.message, minutes=used.minutes, seconds=used.seconds))
    found.headers["Retry-After"] = str(used.seconds)
    return found


def _declined(request: AnyRequest, declined: Declined) -> Response[ErrorBody]:
    words = words_of(request)
    return error_response(STATUS.get(declined.reason, 409), declined.reason, words(declined.message, **declined.facts))


def _name_taken(request: AnyRequest, error: NameTaken) -> Response[ErrorBody]:
    message = "http-name-taken" if error.wanted == error.taken else "http-name-looks-alike"
    text = words_of(request)(message, name=error.wanted, taken=error.taken)
    return error_response(409, "name-taken", text, field="name")


def _bad_setup(request: AnyRequest, bad: BadTableSetup) -> Response[ErrorBody]:
    words = words_for(bad.game, words_of(request).language)
    return error_response(400, "unfit-table", words.setup_error(bad.problem), field=bad.problem.concerns or None)


def _unknown_table(request: AnyRequest, _error: UnknownTable) -> Response[ErrorBody]:
    return error_response(404, "unknown", words_of(request)("wire-unknown-table"))


def _unknown_tournament(request: AnyRequest, _error: UnknownTournament) -> Response[ErrorBody]:
    return error_response(404, "unknown", words_of(request)("tournament-unknown"))


def _unknown_game(request: AnyRequest, error: UnknownGame) -> Response[ErrorBody]:
    words = words_of(request)
    return error_response(
        404, "unknown", words("http-unknown-game", name=error.name[:40], known=", ".join(error.known))
    )


def _unsupported_rules(request: AnyRequest, _error: UnsupportedRules) -> Response[ErrorBody]:
    return error_response(410, "unsupported-rules", words_of(request)("table-unsupported-rules"))


def _not_stored(request: AnyRequest, error: NotStored) -> Response[ErrorBody]:
    _log.error("not stored: %s", error)
    return _api_error(request, ApiError(503, "server", "http-not-stored", retry_after=BUSY_SECONDS))


def _too_slow(request: AnyRequest, _error: TooSlow) -> Response[ErrorBody]:
    return error_response(503, "too-slow", words_of(request)("http-too-slow"))


def _too_many_waiting(request: AnyRequest, _error: TooManyWaiting) -> Response[ErrorBody]:
    return _api_error(request, ApiError(429, "too-fast", "http-too-fast", retry_after=BUSY_SECONDS))


def _http(request: AnyRequest, error: HTTPException) -> Response[ErrorBody]:
    reason, message = _BY_STATUS.get(error.status_code, ("malformed", "http-malformed"))
    if error.detail == "client disconnected prematurely":  # a 500 for Litestar, though nothing of ours failed
        return _malformed(request, error)
    if error.status_code >= 500:
        return _unexpected(request, error)
    field = _field(error)
    text = words_of(request)(message if field is None else "http-bad-field")
    found = error_response(error.status_code, reason, text, field=field)
    if error.status_code == 405 and error.headers:
        found.headers.update(error.headers)
    return found


def _field(error: HTTPException) -> str | None:
    """The one field of the body that does not fit, as Litestar names it."""
    wrong = error.extra if isinstance(error.extra, list) else []
    keys = [one.get("key") for one in wrong if isinstance(one, dict) and one.get("source") == "body"]
    return keys[0] if keys and isinstance(keys[0], str) and keys[0].isidentifier() else None


def _malformed(request: AnyRequest, _error: Exception) -> Response[ErrorBody]:
    return error_response(400, "malformed", words_of(request)("http-malformed"))


def _unexpected(request: AnyRequest, error: Exception) -> Response[ErrorBody]:
    _log.error("an unexpected error", exc_info=error)
    context_of(request).metrics.errors.inc()
    return error_response(500, "server", words_of(request)("http-server"))


HANDLERS: ExceptionHandlersMap = {
    ApiError: _api_error,
    QuotaUsed: _quota_used,
    Declined: _declined,
    BadTableSetup: _bad_setup,
    NameTaken: _name_taken,
    UnknownTable: _unknown_table,
    UnknownTournament: _unknown_tournament,
    UnknownGame: _unknown_game,
    UnsupportedRules: _unsupported_rules,
    NotStored: _not_stored,
    TooSlow: _too_slow,
    TooManyWaiting: _too_many_waiting,
    HTTPException: _http,
    msgspec.ValidationError: _malformed,
    msgspec.DecodeError: _malformed,
    UnicodeError: _malformed,
    RecursionError: _malformed,  # JSON nested too deeply
    Exception: _unexpected,
}
