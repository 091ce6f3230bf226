"""The application: all parts put together."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import structlog
from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

import edubba
from edubba.engine.errors import EdubbaError
from edubba.server import life
from edubba.server.database import Database
from edubba.server.errors import UNREACHABLE, Refusal, answer, cannot_store
from edubba.server.guard import Guard, route_of
from edubba.server.pages import Pages
from edubba.server.routes import analyses, host, house, people, players, socket, tables
from edubba.server.schemas import Problem
from edubba.server.services import Services
from edubba.server.settings import Settings
from edubba.server.timepiece import Timepiece
from edubba.server.watch import Watch

REASONS = {404: "server-not-found", 405: "server-bad-method"}
log = structlog.get_logger()


def create_app(settings: Settings | None = None, time: Timepiece | None = None) -> FastAPI:
    """The application of one worker process."""
    parts = Services(settings or Settings(), time or Timepiece(), Database(settings or Settings()))

    @asynccontextmanager
    async def lifespan(_app: FastAPI) -> AsyncIterator[None]:
        await life.begin(parts)
        yield
        await life.end(parts)

    app = FastAPI(
        title="Edubba",
        version=edubba.__version__,
        summary="The house of game tablets",
        lifespan=lifespan,
        docs_url=None,  # its page would load scripts from elsewhere
        openapi_url="/api/openapi.json",
        redoc_url=None,
        responses={status: {"model": Problem} for status in (400, 401, 403, 404, 409, 413, 422, 429, 503)},
    )
    app.state.services = parts
    app.add_exception_handler(EdubbaError, refuse)
    app.add_exception_handler(RequestValidationError, refuse_form)
    app.add_exception_handler(HTTPException, refuse_address)
    for error in UNREACHABLE:
        app.add_exception_handler(error, refuse_storing)
    for part in (people, house, tables, socket, analyses, players, host):
        app.include_router(part.router)
    app.router.default = Pages(app.router)
    _protect(app, parts)
    return app


async def refuse(_request: Request, error: Exception) -> JSONResponse:
    """A sentence for what cannot be done."""
    assert isinstance(error, EdubbaError)  # noqa: S101 - that is what it is registered for
    return answer(error)


async def refuse_form(_request: Request, error: Exception) -> JSONResponse:
    """A request that has not the form that is documented: which part of it."""
    assert isinstance(error, RequestValidationError)  # noqa: S101 - that is what it is registered for
    where = ".".join(str(part) for part in error.errors()[0]["loc"])
    return answer(Refusal(422, "server-bad-form", where=where[:100]))


async def refuse_storing(_request: Request, error: Exception) -> JSONResponse:
    """The database is away, or its disk is full."""
    log.error("cannot store", error=type(error).__name__)
    return answer(cannot_store())


async def refuse_address(request: Request, error: Exception) -> JSONResponse:
    """An address or a method that there is not."""
    assert isinstance(error, HTTPException)  # noqa: S101 - that is what it is registered for
    response = answer(Refusal(error.status_code, REASONS.get(error.status_code, "server-bad-request")))
    response.headers.update(error.headers or {})
    # The error names the methods of one route only; several share an address.
    known = request.app.openapi()["paths"].get(route_of(request.scope))
    if error.status_code == 405 and known:
        response.headers["Allow"] = ", ".join(sorted(method.upper() for method in known))
    return response


def _protect(app: FastAPI, parts: Services) -> None:
    """What stands before the application, the innermost first."""
    app.add_middleware(GZipMiddleware, minimum_size=1000)
    app.add_middleware(Guard, parts=parts)
    app.add_middleware(Watch, metrics=parts.metrics)
    # X-Forwarded-For is believed only from these: uvicorn is to be given `proxy_headers=False`.
    app.add_middleware(ProxyHeadersMiddleware, trusted_hosts=parts.settings.trusted_proxies)
