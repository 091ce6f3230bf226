"""What a host's machines ask: whether all is well, and how busy it is."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Request, Response
from prometheus_client import CONTENT_TYPE_LATEST
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError

from edubba.server.errors import Refusal, not_found
from edubba.server.metrics import may_watch
from edubba.server.services import Services, services

router = APIRouter(include_in_schema=False)

Parts = Annotated[Services, Depends(services)]


@router.get("/healthz")
async def health(parts: Parts) -> dict[str, str]:
    """Whether the database can be reached."""
    try:
        async with parts.database.session() as session:
            await session.execute(text("SELECT 1"))
    except (SQLAlchemyError, OSError):
        raise Refusal(503, "server-no-database") from None
    return {"status": "ok"}


@router.get("/metrics")
async def metrics(request: Request, parts: Parts) -> Response:
    """The counters, for those who may watch; for others there is nothing here."""
    if not may_watch(request, parts.settings):
        raise not_found()
    return Response(parts.metrics.written(), media_type=CONTENT_TYPE_LATEST)
