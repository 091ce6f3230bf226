"""The database: a SQLite file of ours, or a club's PostgreSQL."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sqlalchemy import event
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncEngine, AsyncSession, async_sessionmaker, create_async_engine

from edubba.server.settings import Settings
from edubba.server.storage import Base


class Database:
    """Connections, and sessions on them."""

    def __init__(self, settings: Settings) -> None:
        self.is_sqlite = settings.is_sqlite
        self.engine = _engine(settings)
        self.session: async_sessionmaker[AsyncSession] = async_sessionmaker(self.engine, expire_on_commit=False)

    def insert(self, table: type[Base]) -> sqlite.Insert | postgresql.Insert:
        """An insert that may say what happens if the row is there already."""
        return sqlite.insert(table) if self.is_sqlite else postgresql.insert(table)

    async def close(self) -> None:
        """Lets go of all connections."""
        await self.engine.dispose()


def _engine(settings: Settings) -> AsyncEngine:
    if not settings.is_sqlite:
        return create_async_engine(
            settings.database, pool_size=10, max_overflow=10, pool_pre_ping=True, hide_parameters=True
        )
    Path(settings.database.partition(":///")[2]).parent.mkdir(parents=True, exist_ok=True)
    # Values are hidden in errors, which are logged: a seed or a hash may be among them.
    engine = create_async_engine(settings.database, connect_args={"timeout": 30}, hide_parameters=True)
    event.listen(engine.sync_engine, "connect", _tune)
    return engine


def _tune(connection: Any, _record: object) -> None:
    """A write-ahead log: readers do not wait, and a commit survives the death of the process."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=NORMAL", "foreign_keys=ON", "busy_timeout=30000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
