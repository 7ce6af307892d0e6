"""The API's description: the OpenAPI schema as JSON, and one plain page made from it."""

from __future__ import annotations

from html import escape
from typing import Any

from litestar import Request, Response, get
from litestar.openapi import OpenAPIConfig, ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme

from menagerie import __version__
from menagerie.server.wire import ErrorBody

CONFIG = OpenAPIConfig(
    title="Menagerie",
    version=__version__,
    description="Four zoo board games. A live table uses the WebSocket /ws/tables/{id}.",
    path="/api/schema",
    render_plugins=[JsonRenderPlugin(path="/openapi.json")],
    use_handler_docstrings=True,
    components=Components(
        security_schemes={
            "token": SecurityScheme(type="http", scheme="bearer", description="A token of the Bot API: docs/bot-api.md")
        }
    ),
)

ERRORS = {
    status: ResponseSpec(ErrorBody, generate_examples=False, description=text)
    for status, text in (
        (400, "It cannot be read, or is not valid."),
        (401, "There is no such token."),
        (403, "Not allowed for you."),
        (404, "Not found."),
        (409, "Not now: the game has not begun, is running, or is over."),
        (410, "Played by a version of the rules this server does not know."),
        (413, "Too large."),
        (415, "Not JSON."),
        (429, "Over the rate limit."),
        (500, "An error of the server."),
        (503, "It could not be stored just now, or takes longer to compute than the server allows."),
    )
}

_PAGE = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Menagerie: the API</title>
<meta name="viewport" content="width=device-width"></head><body>
<h1>The API of Menagerie</h1>
<p>{about} The whole schema: <a href="/api/schema/openapi.json">openapi.json</a>.</p>
{parts}
</body></html>
"""


@get("/api", include_in_schema=False, sync_to_thread=False)
def read_api(request: Request[Any, Any, Any]) -> Response[str]:
    """A page for people who write programs."""
    schema: dict[str, Any] = request.app.openapi_schema.to_schema()
    parts = [
        _part(method, path, operation)
        for path, item in sorted(schema["paths"].items())
        for method, operation in item.items()
        if isinstance(operation, dict)
    ]
    text = _PAGE.format(about=escape(schema["info"]["description"]), parts="\n".join(parts))
    return Response(text, media_type="text/html; charset=utf-8")


def _part(method: str, path: str, operation: dict[str, Any]) -> str:
    takes = [f"<code>{escape(p['name'])}</code> ({escape(p['in'])})" for p in operation.get("parameters", ())]
    body = operation.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema", {})
    if "$ref" in body:
        takes.append(f"a body <code>{escape(body['$ref'].rsplit('/', 1)[-1].rsplit('_', 1)[-1])}</code>")
    wanted = f"<p>Takes {', '.join(takes)}.</p>" if takes else ""
    about = escape(operation.get("description", ""))
    return f"<h2><code>{escape(method.upper())} {escape(path)}</code></h2><p>{about}</p>{wanted}"
