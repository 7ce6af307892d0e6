"""Stands at the door: foreign pages, too much at once, and the headers that every answer wears."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any
from urllib.parse import urlsplit

from litestar.connection import Request
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send, WebSocketScope

from menagerie.server.context import NEW_COOKIE, address_of, context_of
from menagerie.server.problems import answer, words_of

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self'",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
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


def guard(app: ASGIApp) -> ASGIApp:
    """The door of the whole server."""

    async def door(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await app(scope, receive, send)
            return
        send = _dressed(scope, send)
        trouble = _trouble(scope)
        if trouble is None:
            await app(scope, receive, send)
            return
        request: Request[Any, Any, Any] = Request(scope)
        status, reason, message = trouble
        response = answer(status, reason, (await words_of(request))(message))
        await response.to_asgi_response(request=request)(scope, receive, send)

    return door


def _trouble(scope: HTTPScope) -> tuple[int, str, str] | None:
    request: Request[Any, Any, Any] = Request(scope)
    context = context_of(request)
    address = address_of(request)
    if scope["method"] in _SAFE:
        return None if context.reads.allows(address) else (429, "too-fast", "http-too-fast")
    if is_foreign(request.headers):
        return 403, "foreign", "http-foreign"
    return None if context.writes.allows(address) else (429, "too-fast", "http-too-fast")


def _dressed(scope: HTTPScope | WebSocketScope, send: Send) -> Send:
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
