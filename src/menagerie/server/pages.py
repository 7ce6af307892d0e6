"""The built pages: files for the browser, and index.html for every address that only the browser resolves."""

from __future__ import annotations

import mimetypes
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.params import FromPath

from menagerie.server.errors import ApiError, words_of

_HERE = Path(__file__).resolve().parent
_PACKED = (("br", ".br"), ("gzip", ".gz"))
_FOR_EVER = "public, max-age=31536000, immutable"
_TYPES = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".css": "text/css",
    ".html": "text/html",
    ".svg": "image/svg+xml",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}  # some systems' own tables are wrong about the first of these
_NOT_PAGES = ("api", "ws")
AnyRequest = Request[Any, Any, Any]


def pages_folder(given: Path | None = None) -> Path | None:
    """The folder of the built pages: in the package, or in a checkout where they were built."""
    places = (given,) if given is not None else (_HERE / "pages", _HERE.parents[2] / "web" / "dist")
    return next((place.resolve() for place in places if (place / "index.html").is_file()), None)


@get(["/", "/{path:path}"], include_in_schema=False, packed=True)
async def read_page(request: AnyRequest, path: FromPath[str] = "/") -> Response[bytes]:
    """A file of the pages; index.html for addresses that only the browser resolves."""
    wanted = path.strip("/")
    if wanted.split("/", 1)[0] in _NOT_PAGES:
        raise ApiError(404, "not-found", "http-not-found")
    folder = pages_folder(request.app.state.context.settings.pages)
    if folder is None:
        text = words_of(request)("http-no-pages")
        return Response(text.encode(), media_type="text/plain; charset=utf-8", status_code=503)
    file = _inside(folder, wanted)
    if file is None:
        if "." in wanted.rsplit("/", 1)[-1]:
            raise ApiError(404, "not-found", "http-not-found")
        file = folder / "index.html"
    return _serve(request, folder, file)


def _inside(folder: Path, wanted: str) -> Path | None:
    """The file of that name, if it is inside the folder."""
    if not wanted or "\0" in wanted or "\\" in wanted or any(part.startswith(".") for part in wanted.split("/")):
        return None
    try:
        file = (folder / wanted).resolve()
        return file if file.is_relative_to(folder) and file.is_file() else None
    except (OSError, ValueError):
        return None


def _serve(request: AnyRequest, folder: Path, file: Path) -> Response[bytes]:
    kind = _TYPES.get(file.suffix) or mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    hashed = file.relative_to(folder).parts[0] == "assets"  # their names change with what is in them
    headers = {"Cache-Control": _FOR_EVER if hashed else "no-cache", "Vary": "Accept-Encoding"}
    accepted = request.headers.get("accept-encoding", "")
    for coding, suffix in _PACKED:
        packed = file.with_name(file.name + suffix)
        if coding in accepted and packed.is_file():
            headers["Content-Encoding"] = coding
            file = packed
            break
    seen = file.stat()
    headers["ETag"] = f'"{seen.st_mtime_ns:x}-{seen.st_size:x}"'
    if request.headers.get("if-none-match") == headers["ETag"]:
        return Response(b"", status_code=304, headers=headers)
    text = kind.startswith("text/") or kind in ("application/json", "image/svg+xml")
    return Response(file.read_bytes(), media_type=f"{kind}; charset=utf-8" if text else kind, headers=headers)
