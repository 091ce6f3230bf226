"""A connection to PostgreSQL outside the pool: what is locked with it, and heard on it, lasts as long as it does."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from sqlalchemy import URL
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import NullPool

LOST: tuple[type[Exception], ...] = (OSError, SQLAlchemyError)
try:
    from asyncpg import InterfaceError, PostgresError
except ImportError:  # it is an extra: those who keep their games in a file need none
    pass
else:
    LOST = (*LOST, InterfaceError, PostgresError)

# A process whose machine vanished without a word is missed after ten seconds, not after two hours.
ALIVE = "SET tcp_keepalives_idle = 4; SET tcp_keepalives_interval = 2; SET tcp_keepalives_count = 3"
PATIENCE = 5.0  # seconds in which PostgreSQL must answer the simplest question


@asynccontextmanager
async def wire(url: URL) -> AsyncIterator[Any]:
    """An asyncpg connection; errors are among LOST."""
    engine = create_async_engine(url, poolclass=NullPool)
    try:
        async with engine.connect() as connection:
            raw = await connection.get_raw_connection()
            line: Any = raw.driver_connection
            await line.execute(ALIVE)
            yield line
    finally:
        await engine.dispose()


def why(error: Exception) -> str:
    """The first line of what went wrong, for a sentence to the host."""
    cause = getattr(error, "orig", None) or error
    return str(cause).partition("\n")[0].rpartition(">: ")[2] or type(cause).__name__
