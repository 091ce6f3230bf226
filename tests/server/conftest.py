"""A whole server in a folder of its own, with a clock that the test turns."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from argon2 import PasswordHasher
from fastapi import FastAPI
from starlette.testclient import TestClient

from edubba.server.app import create_app
from edubba.server.passwords import Passwords
from edubba.server.services import Services
from edubba.server.settings import Settings
from edubba.server.storage import Base
from edubba.server.timepiece import Timepiece

OURS = {"X-Edubba": "1"}
QUICK = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)


class FakeTime(Timepiece):
    """Stands still unless it is turned."""

    def __init__(self) -> None:
        self.passed = 0
        self.calendar = 1_800_000_000_000

    def wall(self) -> int:
        return self.calendar + self.passed

    def steady(self) -> int:
        return self.passed

    def pass_by(self, seconds: float) -> None:
        self.passed += int(seconds * 1000)


@pytest.fixture
def clock() -> FakeTime:
    return FakeTime()


Serve = Callable[..., FastAPI]


@pytest.fixture
def serve(tmp_path: Path, clock: FakeTime) -> Serve:
    """Makes an application with these settings; a second one finds the database of the first."""

    def make(**settings: object) -> FastAPI:
        app = create_app(Settings.model_validate({"data": tmp_path, **settings}), clock)
        app.state.services.passwords = Passwords(QUICK)
        asyncio.run(make_tables(app.state.services))
        return app

    return make


async def make_tables(parts: Services) -> None:
    async with parts.database.engine.begin() as connection:
        await connection.run_sync(Base.metadata.create_all)
    await parts.database.close()


@pytest.fixture
def app(serve: Serve) -> FastAPI:
    return serve()


@pytest.fixture
def parts(app: FastAPI) -> Services:
    found: Services = app.state.services
    return found


@pytest.fixture
def client(app: FastAPI) -> Iterator[TestClient]:
    """One browser, in which nobody is signed in yet."""
    with TestClient(app, headers=dict(OURS)) as client:
        yield client


@pytest.fixture
def another(client: TestClient) -> Callable[[], TestClient]:
    """Further browsers, at the same running server."""

    def make() -> TestClient:
        further = TestClient(client.app, headers=dict(OURS))
        further.portal = client.portal
        return further

    return make
