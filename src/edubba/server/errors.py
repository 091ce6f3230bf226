"""What a client is told when something cannot be done: one sentence to be said in its language, never more."""

from __future__ import annotations

from typing import Any

from fastapi.responses import JSONResponse
from sqlalchemy.exc import InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as NoConnection

from edubba.engine.errors import EdubbaError
from edubba.locales import Argument

# What the database says when it is away, or when its disk is full.
UNREACHABLE = (OperationalError, InterfaceError, NoConnection, ConnectionError)


class Refusal(EdubbaError):
    """A request that cannot be done, with the HTTP status that says what kind of refusal it is."""

    def __init__(self, status: int, key: str, **arguments: Argument) -> None:
        super().__init__(key, **arguments)
        self.status = status


class TooSoon(Refusal):
    """A request that can be made again later: its sentence and its answer say in how many seconds."""

    def __init__(self, key: str, seconds: int) -> None:
        super().__init__(429, key, seconds=seconds)
        self.seconds = seconds


def not_found(key: str = "server-not-found", **arguments: Argument) -> Refusal:
    """There is no such thing, or none that this person may know of."""
    return Refusal(404, key, **arguments)


def forbidden(key: str, **arguments: Argument) -> Refusal:
    """It is there, but not for this person."""
    return Refusal(403, key, **arguments)


def conflict(key: str, **arguments: Argument) -> Refusal:
    """It could be done at another time."""
    return Refusal(409, key, **arguments)


def cannot_store() -> Refusal:
    """The database is away, or its disk is full: nothing was changed."""
    return Refusal(503, "server-cannot-store")


def problem(error: EdubbaError) -> dict[str, Any]:
    """The body of an answer that refuses."""
    return {"error": error.message.to_json()}


def answer(error: EdubbaError) -> JSONResponse:
    """The answer that refuses."""
    headers = {"Retry-After": str(error.seconds)} if isinstance(error, TooSoon) else {}
    status = error.status if isinstance(error, Refusal) else 422
    return JSONResponse(problem(error), status, headers | ({"WWW-Authenticate": "Bearer"} if status == 401 else {}))
