"""The browser app: files that never change under their names, and one page for every address of the app."""

from __future__ import annotations

from pathlib import Path

from fastapi import APIRouter, Response
from fastapi.responses import FileResponse
from fastapi.routing import APIRoute
from starlette.exceptions import HTTPException
from starlette.routing import Match
from starlette.types import Scope

import edubba
from edubba.server.guard import is_api

STATIC = Path(edubba.__file__).parent / "static"
FOR_EVER = {"Cache-Control": "public, max-age=31536000, immutable"}
ASK_AGAIN = {"Cache-Control": "no-cache"}
ENDLESS = "assets/"  # names there hold a hash of what is in the file


class Page(APIRoute):
    """An address that is not the API's: there, a method that there is not is told from an address that there is not."""

    def matches(self, scope: Scope) -> tuple[Match, Scope]:
        """Whether it is asked for a page."""
        return (Match.NONE, {}) if is_api(scope["path"]) else super().matches(scope)


router = APIRouter(include_in_schema=False, route_class=Page)


@router.get("/{path:path}")
async def page(path: str) -> Response:
    """A file of the app; for an address that the app itself understands, its page."""
    wanted = (STATIC / path).resolve()
    if path and wanted.is_relative_to(STATIC) and wanted.is_file():
        return FileResponse(wanted, headers=FOR_EVER if path.startswith(ENDLESS) else ASK_AGAIN)
    if Path(path).suffix or not (STATIC / "index.html").is_file():
        raise HTTPException(404)
    return FileResponse(STATIC / "index.html", headers=ASK_AGAIN)
