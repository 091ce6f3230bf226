"""The browser app: files that never change under their names, and a page for all addresses of the app."""

from __future__ import annotations

import gzip
import mimetypes
import re
from functools import lru_cache
from pathlib import Path

from fastapi.requests import Request
from fastapi.responses import FileResponse, Response
from starlette.routing import Router
from starlette.types import Receive, Scope, Send

import edubba
from edubba.engine.errors import EdubbaError
from edubba.server.errors import UNREACHABLE
from edubba.server.guard import REQUESTS_AT_ONCE, SECONDS_A_REQUEST, is_api
from edubba.server.identity import visitor
from edubba.server.limits import address
from edubba.server.services import services

STATIC = Path(edubba.__file__).parent / "static"
ASSETS = STATIC / "assets"  # names there hold a hash of what is in the file
FOR_EVER = {"Cache-Control": "public, max-age=31536000, immutable"}
IS_PACKED = {"Content-Encoding": "gzip", "Vary": "Accept-Encoding"}
PACKED = frozenset({".css", ".js", ".svg"})
ASK_AGAIN = {"Cache-Control": "no-cache"}
TABLE = re.compile("/tables/([0-9A-Za-z]{10})")


class Pages:
    """Answers what no route of the API does."""

    def __init__(self, router: Router) -> None:
        self._router = router

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """A file of the app, or its page, or nothing."""
        asked = scope["type"] == "http" and scope["method"] in ("GET", "HEAD") and not is_api(scope["path"])
        found = (await table_page(Request(scope)) or file_for(scope["path"])) if asked else None
        if found is None:
            await self._router.not_found(scope, receive, send)
        else:
            await answer_for(found, Request(scope))(scope, receive, send)


async def table_page(request: Request) -> Path | None:
    """The page of a table brings the board of its game along, if whoever asks may know of the table."""
    asked = TABLE.fullmatch(request.url.path)
    if asked is None:
        return None
    parts = services(request)
    try:
        parts.limits.check("page", address(request), REQUESTS_AT_ONCE, SECONDS_A_REQUEST, parts.time.steady())
        asker = await visitor(request)
        who = asker.person.id if asker.person else None
        table = await parts.looking.table(asked[1], who, request.query_params.get("invite"))
    except (EdubbaError, *UNREACHABLE):  # why not, the page finds out and says
        return None
    page = STATIC / "tables" / f"{table.row.game}.html"
    return page if page.is_file() else None


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
