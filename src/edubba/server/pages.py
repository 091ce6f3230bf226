"""The browser app: files that never change under their names, and one page for all addresses of the app."""

from __future__ import annotations

import gzip
import mimetypes
from functools import lru_cache
from pathlib import Path

from fastapi.requests import Request
from fastapi.responses import FileResponse, Response
from starlette.routing import Router
from starlette.types import Receive, Scope, Send

import edubba
from edubba.server.guard import is_api

STATIC = Path(edubba.__file__).parent / "static"
ASSETS = STATIC / "assets"  # names there hold a hash of what is in the file
FOR_EVER = {"Cache-Control": "public, max-age=31536000, immutable"}
IS_PACKED = {"Content-Encoding": "gzip", "Vary": "Accept-Encoding"}
PACKED = frozenset({".css", ".js", ".svg"})
ASK_AGAIN = {"Cache-Control": "no-cache"}


class Pages:
    """Answers what no route of the API does."""

    def __init__(self, router: Router) -> None:
        self._router = router

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """A file of the app, or its page, or nothing."""
        asked = scope["type"] == "http" and scope["method"] in ("GET", "HEAD") and not is_api(scope["path"])
        found = file_for(scope["path"]) if asked else None
        if found is None:
            await self._router.not_found(scope, receive, send)
        else:
            await answer_for(found, Request(scope))(scope, receive, send)


def answer_for(found: Path, request: Request) -> Response:
    """The file; packed once for all who ask, if it can be packed and is always the same."""
    if not found.is_relative_to(ASSETS):
        return FileResponse(found, headers=ASK_AGAIN)
    if (
        request.method != "GET"
        or found.suffix not in PACKED
        or "gzip" not in request.headers.get("Accept-Encoding", "")
    ):
        return FileResponse(found, headers=FOR_EVER)
    return Response(packed(found), headers=FOR_EVER | IS_PACKED, media_type=mimetypes.guess_type(found.name)[0])


@lru_cache(maxsize=256)
def packed(found: Path) -> bytes:
    """What is in a file, packed as well as can be."""
    return gzip.compress(found.read_bytes(), 9)


def file_for(path: str) -> Path | None:
    """The file that stands for an address: addresses without a dot are places in the app, which are all one page."""
    wanted = (STATIC / path.strip("/")).resolve()
    page = wanted if "." in wanted.name and wanted.is_relative_to(STATIC) else STATIC / "index.html"
    return page if page.is_file() else None
