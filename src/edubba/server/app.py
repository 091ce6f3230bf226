"""The application: all parts put together."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse

import edubba
from edubba.engine.errors import EdubbaError
from edubba.server.database import Database
from edubba.server.errors import Refusal, problem
from edubba.server.routes import analyses, players
from edubba.server.schemas import Problem
from edubba.server.services import Services
from edubba.server.settings import Settings
from edubba.server.timepiece import Timepiece


def create_app(settings: Settings | None = None, time: Timepiece | None = None) -> FastAPI:
    """The application of one worker process."""
    parts = Services(settings or Settings(), time or Timepiece(), Database(settings or Settings()))

    @asynccontextmanager
    async def lifespan(_app: FastAPI) -> AsyncIterator[None]:
        parts.scribe.begin()
        await parts.thinkers.begin()
        await parts.ratings.begin()
        await parts.analyses.begin()
        yield
        await parts.analyses.end()
        await parts.ratings.end()
        await parts.thinkers.end()
        await parts.scribe.end()
        await parts.database.close()

    app = FastAPI(
        title="Edubba",
        version=edubba.__version__,
        summary="The house of game tablets",
        lifespan=lifespan,
        docs_url="/api/docs",
        openapi_url="/api/openapi.json",
        redoc_url=None,
        responses={status: {"model": Problem} for status in (400, 401, 403, 404, 409, 413, 422, 429)},
    )
    app.state.services = parts
    app.add_exception_handler(EdubbaError, refuse)
    app.add_exception_handler(RequestValidationError, refuse_form)
    for part in (analyses, players):
        app.include_router(part.router)
    return app


async def refuse(_request: Request, error: Exception) -> JSONResponse:
    """A sentence for what cannot be done."""
    assert isinstance(error, EdubbaError)  # noqa: S101 - that is what it is registered for
    status = error.status if isinstance(error, Refusal) else 422
    return JSONResponse(problem(error), status)


async def refuse_form(_request: Request, error: Exception) -> JSONResponse:
    """A request that has not the form that is documented: which part of it."""
    assert isinstance(error, RequestValidationError)  # noqa: S101 - that is what it is registered for
    where = ".".join(str(part) for part in error.errors()[0]["loc"])
    return JSONResponse(problem(Refusal(422, "server-bad-form", where=where[:100])), 422)
