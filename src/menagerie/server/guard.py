"""Stands at the door: foreign pages, too much at once, and the headers that every answer wears."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar import Litestar
from litestar.connection import Request
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from menagerie.server.context import NEW_COOKIE, Context, address_of
from menagerie.server.wire import ErrorBody

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; media-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)

HEADERS = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
)
_SAFE = ("GET", "HEAD", "OPTIONS")


def is_foreign(headers: Mapping[str, str]) -> bool:
    """Whether another site's page sent this. Programs that are no browsers name no origin, and carry no cookies."""
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site") == "cross-site"
    return urlsplit(origin).netloc.lower() != headers.get("host", "").lower()


def guard(app: Litestar) -> ASGIApp:
    """The door of the whole server: nothing is answered that does not go through it."""

    async def door(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await app(scope, receive, send)
            return
        scope.setdefault("state", {})
        send = _dressed(scope, send)
        context: Context = app.state.context
        request: Request[Any, Any, Any] = Request(scope)
        trouble = _trouble(context, request)
        if trouble is None:
            await app(scope, receive, send)
            return
        status, reason, message = trouble
        problem = ErrorBody(status=status, reason=reason, text=context.words(request)(message))
        await send(
            {"type": "http.response.start", "status": status, "headers": [(b"content-type", b"application/json")]}
        )
        await send({"type": "http.response.body", "body": msgspec.json.encode(problem), "more_body": False})

    return door


def _trouble(context: Context, request: Request[Any, Any, Any]) -> tuple[int, str, str] | None:
    address = address_of(request)
    if request.method in _SAFE:
        return None if context.reads.allows(address) else (429, "too-fast", "http-too-fast")
    if is_foreign(request.headers):
        return 403, "foreign", "http-foreign"
    return None if context.writes.allows(address) else (429, "too-fast", "http-too-fast")


def _dressed(scope: Scope, send: Send) -> Send:
    async def dressed(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = list(message.get("headers", []))
            headers.extend(HEADERS)
            if scope["path"].startswith("/api"):
                headers.append((b"cache-control", b"no-store"))
            cookie = scope["state"].get(NEW_COOKIE)
            if cookie is not None:
                headers.append((b"set-cookie", cookie.encode()))
            message["headers"] = headers
        await send(message)

    return dressed
