"""For those who operate the server: whether it lives, whether it can serve, and its metrics."""

from __future__ import annotations

import asyncio
import hmac
from typing import Any

from litestar import Request, Response, get

from menagerie.server.context import context_of
from menagerie.server.errors import ApiError
from menagerie.server.metrics import CONTENT_TYPE
from menagerie.table.limits import READY_SECONDS

AnyRequest = Request[Any, Any, Any]


@get("/health", include_in_schema=False, sync_to_thread=False)
def health() -> dict[str, str]:
    """The process lives and answers. Nothing else is asked: who is restarted because a database is away loses games."""
    return {"status": "ok"}


@get("/ready", include_in_schema=False)
async def ready(request: AnyRequest) -> Response[dict[str, str]]:
    """Whether people should be sent here: not while the server stops, nor while its database does not answer."""
    context = context_of(request)
    if context.draining:
        return Response({"status": "stopping"}, status_code=503)
    try:
        async with asyncio.timeout(READY_SECONDS):
            await context.registry.store.ping()
    except Exception:  # noqa: BLE001 - whatever it is, this server cannot serve
        return Response({"status": "no database"}, status_code=503)
    return Response({"status": "ready"})


@get("/metrics", include_in_schema=False)
async def metrics(request: AnyRequest) -> Response[bytes]:
    """The metrics, for who has the token; without one there is no such page here."""
    context = context_of(request)
    token = context.settings.operation.metrics_token
    if token is None:
        raise ApiError(404, "not-found", "http-not-found")
    if not bears(request, token):
        raise ApiError(401, "no-token", "http-no-token")
    return Response(context.metrics.text(), media_type=CONTENT_TYPE)


def bears(request: AnyRequest, token: str) -> bool:
    """Whether the request carries that token. How long the comparison takes does not tell how much of it fits."""
    kind, _, given = request.headers.get("authorization", "").partition(" ")
    return kind.lower() == "bearer" and hmac.compare_digest(given.strip().encode(), token.encode())
