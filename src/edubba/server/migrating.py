"""Bringing the database up to the version of this program, once, before anybody is served."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection, event, inspect, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool

from edubba.engine.errors import EdubbaError
from edubba.server.backups import back_up, dated_file, sqlite_file
from edubba.server.settings import Settings
from edubba.server.wire import LOST, why

SCRIPTS = Path(__file__).parent / "migrations"
LOCK = 0x6564756262610001  # "edubba", 1: the one who migrates


async def migrate(settings: Settings, *, backup: bool = True, scripts: Path = SCRIPTS) -> Path | None:
    """Brings the database to the newest version. What was there is copied first; returns where to.

    Whoever comes while another process migrates waits, and finds it done.
    """
    engine = migrating_engine(settings)
    try:
        async with engine.begin() as connection:
            await _wait_for_turn(connection)
            found = await connection.run_sync(revision)
            newest = newest_revision(found, scripts)
            if found == newest:
                return None
            copy = dated_file(settings) if found and backup else None
            if copy:
                await back_up(settings, copy)
            await connection.run_sync(_upgrade, scripts)
            return copy
    except LOST as error:
        raise EdubbaError("server-database-unusable", reason=why(error)) from None
    finally:
        await engine.dispose()


async def check_current(settings: Settings) -> None:
    """Refuses a database that is not of this program's version, and leaves it as it is."""
    engine = migrating_engine(settings)
    try:
        async with engine.connect() as connection:
            found = await connection.run_sync(revision)
    finally:
        await engine.dispose()
    if found != newest_revision(found):
        raise EdubbaError("server-database-older")


def migrating_engine(settings: Settings) -> AsyncEngine:
    """Connections that change tables.

    In SQLite a table is changed by making it anew; with foreign keys on, all that refers to it would go with the old.
    """
    if settings.is_sqlite:
        sqlite_file(settings).parent.mkdir(parents=True, exist_ok=True)
    engine = create_async_engine(
        settings.database, poolclass=NullPool, connect_args={"timeout": 60} if settings.is_sqlite else {}
    )
    if settings.is_sqlite:
        event.listen(engine.sync_engine, "begin", _lock_file)
    return engine


def _lock_file(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")  # others may read, for instance to copy; nobody else may write


async def _wait_for_turn(connection: AsyncConnection) -> None:
    if connection.dialect.name == "postgresql":
        await connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})


def revision(connection: Connection) -> str | None:
    """The version of a database; None if it is empty."""
    found = MigrationContext.configure(connection).get_current_revision()
    if found is None and inspect(connection).get_table_names():
        raise EdubbaError("server-database-foreign")
    return found


def newest_revision(found: str | None, scripts: Path = SCRIPTS) -> str:
    """The newest version that this program knows; refuses a database of which it does not know the version."""
    directory = ScriptDirectory.from_config(alembic_config(scripts))
    try:
        directory.get_revisions(found or ())
    except CommandError:
        raise EdubbaError("server-database-newer", version=str(found)) from None
    return directory.get_current_head() or ""


def alembic_config(scripts: Path = SCRIPTS, connection: Connection | None = None) -> Config:
    """What Alembic must know."""
    config = Config()
    config.set_main_option("script_location", str(scripts).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config


def _upgrade(connection: Connection, scripts: Path) -> None:
    command.upgrade(alembic_config(scripts, connection), "head")
    if connection.dialect.name == "sqlite" and connection.exec_driver_sql("PRAGMA foreign_key_check").first():
        raise EdubbaError("server-database-broken")
