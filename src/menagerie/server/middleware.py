"""The middleware of every HTTP request: cross-site requests, the rate limit, security headers, the session cookie."""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar import Litestar
from litestar.connection import Request
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from menagerie.server.context import NEW_COOKIE, Context, address_of
from menagerie.server.errors import retry_after
from menagerie.server.metrics import Metrics
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
_PROBES = ("/health", "/ready")
_SAFE = ("GET", "HEAD", "OPTIONS")
_QUESTIONS = ("/analyse", "/check")
"""Addresses that change nothing, though they take a body."""


def is_cross_site(headers: Mapping[str, str]) -> bool:
    """Whether another site's page sent this. Programs that are no browsers send neither origin nor cookies."""
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site") == "cross-site"
    return urlsplit(origin).netloc.lower() != headers.get("host", "").lower()


def middleware(app: Litestar) -> ASGIApp:
    """Wraps the whole server."""

    async def handle(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await app(scope, receive, send)
            return
        scope.setdefault("state", {})
        context: Context = app.state.context
        send = _with_headers(scope, _counted(context.metrics, send))
        request: Request[Any, Any, Any] = Request(scope)
        if scope["path"] in _PROBES:  # many nodes may ask from one address
            await app(scope, receive, send)
            return
        refusal = _refusal(context, request)
        if refusal is None:
            await app(scope, receive, send)
            return
        status, reason, message, wait = refusal
        body = ErrorBody(status=status, reason=reason, text=context.words(request)(message))
        headers = [(b"content-type", b"application/json")]
        if wait is not None:
            headers.append((b"retry-after", retry_after(wait).encode()))
        await send({"type": "http.response.start", "status": status, "headers": headers})
        await send({"type": "http.response.body", "body": msgspec.json.encode(body), "more_body": False})

    return handle


def _counted(metrics: Metrics, send: Send) -> Send:
    began = time.perf_counter()

    async def counted(message: Message) -> None:
        if message["type"] == "http.response.start":
            metrics.requests.labels(str(message["status"])).inc()
        elif message["type"] == "http.response.body" and not message.get("more_body", False):
            metrics.request_seconds.observe(time.perf_counter() - began)
        await send(message)

    return counted


def _refusal(context: Context, request: Request[Any, Any, Any]) -> tuple[int, str, str, float | None] | None:
    """Why the request is not passed on, where it is not: status, reason, message, and in how many seconds it may be."""
    address, limiters = address_of(request), context.limiters
    if request.method in _SAFE:
        limiter = limiters.reads
    elif is_cross_site(request.headers):
        return 403, "cross-site", "http-cross-site", None
    else:
        asks = request.scope["path"].endswith(_QUESTIONS)
        limiter = limiters.analyses if asks else limiters.writes
    return None if limiter.allows(address) else (429, "too-fast", "http-too-fast", limiter.wait(address))


def _with_headers(scope: Scope, send: Send) -> Send:
    async def send_with_headers(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = list(message.get("headers", []))
            headers.extend(HEADERS)
            if scope["path"].startswith("/api") and not any(name.lower() == b"cache-control" for name, _ in headers):
                headers.append((b"cache-control", b"no-store"))
            cookie = scope["state"].get(NEW_COOKIE)
            if cookie is not None:
                headers.append((b"set-cookie", cookie.encode()))
            message["headers"] = headers
        await send(message)

    return send_with_headers
