"""Short ways to ask the server for people."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar, cast

from sqlalchemy.ext.asyncio import AsyncSession
from starlette.testclient import TestClient

from edubba.server.services import Services

PASSWORD = "vultures circle Lagash"  # noqa: S105 - a test's
Found = TypeVar("Found")


def guest(client: TestClient, name: str = "Ilinca") -> dict[str, Any]:
    answer = client.post("/api/guests", json={"name": name})
    assert answer.status_code == 200, answer.text
    return cast("dict[str, Any]", answer.json())


def account(client: TestClient, name: str = "Gergő", password: str = PASSWORD) -> dict[str, Any]:
    answer = client.post("/api/accounts", json={"name": name, "password": password})
    assert answer.status_code == 200, answer.text
    return cast("dict[str, Any]", answer.json())


def sign_in(client: TestClient, name: str = "Gergő", password: str = PASSWORD) -> int:
    return client.post("/api/sessions", json={"name": name, "password": password}).status_code


def token(client: TestClient, label: str = "bot") -> dict[str, Any]:
    answer = client.post("/api/me/tokens", json={"label": label})
    assert answer.status_code == 200, answer.text
    return cast("dict[str, Any]", answer.json())


def key(answer: Any) -> str:
    """The key of the sentence in which something was refused."""
    return str(answer.json()["error"]["key"])


def stored(client: TestClient, parts: Services, work: Callable[[AsyncSession], Awaitable[Found]]) -> Found:
    """Does something with the database, in the server's own loop, and commits."""

    async def run() -> Found:
        async with parts.database.session() as session:
            found = await work(session)
            await session.commit()
            return found

    assert client.portal is not None
    return client.portal.call(run)


def at_once(client: TestClient, *works: Callable[[], Awaitable[Found]]) -> list[Found | BaseException]:
    """Does several things at the same time, in the server's own loop."""

    async def run() -> list[Found | BaseException]:
        return await asyncio.gather(*(work() for work in works), return_exceptions=True)

    assert client.portal is not None
    return client.portal.call(run)
