"""Databases of every age become those of today; what is in them stays."""

from __future__ import annotations

import asyncio
import shutil
import stat
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, insert, select, text

from edubba.engine.errors import EdubbaError
from edubba.server.backups import sqlite_file
from edubba.server.database import Database
from edubba.server.migrating import SCRIPTS, migrate, revision
from edubba.server.settings import Settings
from edubba.server.storage import Base, Event, Person, Table

pytestmark = pytest.mark.anyio

TOMORROW = '''"""A rule that tomorrow's Edubba has."""

import sqlalchemy as sa
from alembic import op

revision = "tomorrow"
down_revision = "{before}"


def upgrade() -> None:
    with op.batch_alter_table("tables", recreate="auto") as batch:
        batch.add_column(sa.Column("colour", sa.String(10), nullable=False, server_default="clay"))
        batch.alter_column("name", existing_type=sa.String(40), type_=sa.String(80), existing_nullable=False)
    {then}
'''


def scripts_of_tomorrow(folder: Path, then: str = "pass") -> Path:
    """The migrations with one more, which makes the most referred-to table anew."""
    scripts = folder / "scripts"
    shutil.copytree(SCRIPTS, scripts, ignore=shutil.ignore_patterns("__pycache__"))
    newest = sorted(path.name for path in (scripts / "versions").glob("r*.py"))[-1][1:5]
    (scripts / "versions/r9999_tomorrow.py").write_text(TOMORROW.format(before=newest, then=then))
    return scripts


async def fill(settings: Settings) -> None:
    """A person, a table and an event, all of which refer to each other."""
    database = Database(settings)
    table = {"id": "t", "name": "Ur", "game": "sumeria", "version": 1, "players": 3, "options": {"board": "x"}}
    more = {"public": True, "invite": "i", "host": "p", "seed": "s", "created": 1, "rated": False, "entropy": {}}
    async with database.session.begin() as session:
        await session.execute(insert(Person).values(id="p", name="Gergő", language="hu", created=1))
        await session.execute(insert(Table).values(**table, **more))
        await session.execute(insert(Event).values(table="t", seq=1, kind="start", ply=0, actor=0, at=2))
    await database.close()


async def contents(settings: Settings) -> list[Any]:
    database = Database(settings)
    async with database.session() as session:
        people = list(await session.scalars(select(Person.name)))
        games = list(await session.execute(text("SELECT name, host FROM tables")))
        events = list(await session.scalars(select(Event.kind)))
    await database.close()
    return [people, [tuple(row) for row in games], events]


async def version(settings: Settings) -> str | None:
    database = Database(settings)
    async with database.engine.connect() as connection:
        found = await connection.run_sync(revision)
    await database.close()
    return found


FILLED = [["Gergő"], [("Ur", "p")], ["start"]]


async def test_migrations_and_models_agree(settings: Settings) -> None:
    await migrate(settings)

    def differences(connection: Connection) -> list[Any]:
        context = MigrationContext.configure(connection, opts={"compare_type": True, "compare_server_default": True})
        return list(compare_metadata(context, Base.metadata))

    database = Database(settings)
    async with database.engine.connect() as connection:
        assert await connection.run_sync(differences) == []
    await database.close()


async def test_a_new_database_needs_no_backup_and_a_current_one_is_left_alone(settings: Settings) -> None:
    assert await migrate(settings) is None
    await fill(settings)
    assert await migrate(settings) is None
    assert await contents(settings) == FILLED
    assert [path.name for path in settings.data.glob("edubba-*")] == []


async def test_an_old_database_keeps_its_data_and_leaves_a_backup(settings: Settings, tmp_path: Path) -> None:
    await migrate(settings)
    await fill(settings)
    before = await version(settings)
    backup = await migrate(settings, scripts=scripts_of_tomorrow(tmp_path))
    assert await contents(settings) == FILLED
    assert await version(settings) == "tomorrow"
    assert backup is not None
    assert stat.S_IMODE(backup.stat().st_mode) == 0o600
    if settings.is_sqlite:
        copied = Settings(data=tmp_path, database_url=f"sqlite+aiosqlite:///{backup}")
        assert await contents(copied) == FILLED
        assert await version(copied) == before
    else:
        assert "Gergő" in backup.read_text()


async def test_without_backup_if_so_wanted(settings: Settings, tmp_path: Path) -> None:
    await migrate(settings)
    assert await migrate(settings, backup=False, scripts=scripts_of_tomorrow(tmp_path)) is None
    assert await version(settings) == "tomorrow"
    assert [path.name for path in settings.data.glob("edubba-*")] == []


async def test_a_newer_database_is_refused_and_left_alone(settings: Settings, tmp_path: Path) -> None:
    await migrate(settings, scripts=scripts_of_tomorrow(tmp_path))
    await fill(settings)
    with pytest.raises(EdubbaError, match=r"newer Edubba \(version tomorrow\)"):
        await migrate(settings)
    assert await contents(settings) == FILLED
    assert await version(settings) == "tomorrow"


async def test_a_database_of_somebody_else_is_refused(settings: Settings) -> None:
    database = Database(settings)
    async with database.engine.begin() as connection:
        await connection.execute(text("CREATE TABLE people (id INTEGER)"))
    await database.close()
    with pytest.raises(EdubbaError, match="not Edubba's"):
        await migrate(settings)


async def test_a_migration_that_fails_changes_nothing(settings: Settings, tmp_path: Path) -> None:
    await migrate(settings)
    await fill(settings)
    before = await version(settings)
    scripts = scripts_of_tomorrow(tmp_path, then='op.execute("SELECT nonsense")')
    with pytest.raises(EdubbaError, match="nonsense"):
        await migrate(settings, scripts=scripts)
    assert await version(settings) == before
    assert await contents(settings) == FILLED


async def test_one_migrates_and_the_others_wait(settings: Settings, tmp_path: Path) -> None:
    await asyncio.gather(*(migrate(settings) for _ in range(4)))
    await fill(settings)
    scripts = scripts_of_tomorrow(tmp_path)
    backups = await asyncio.gather(*(migrate(settings, scripts=scripts) for _ in range(4)))
    assert sum(backup is not None for backup in backups) == 1
    assert await contents(settings) == FILLED


async def test_no_backup_no_migration(postgres_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    settings = Settings(data=tmp_path, database_url=postgres_url)
    await migrate(settings)
    before = await version(settings)
    scripts = scripts_of_tomorrow(tmp_path)
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(EdubbaError, match=r"pg_dump is not installed.*--no-backup"):
        await migrate(settings, scripts=scripts)
    (tmp_path / "pg_dump").write_text("#!/bin/sh\necho 'pg_dump: error: server version mismatch' >&2\nexit 1\n")
    (tmp_path / "pg_dump").chmod(0o755)
    with pytest.raises(EdubbaError, match=r"pg_dump failed: .* version mismatch"):
        await migrate(settings, scripts=scripts)
    assert await version(settings) == before
    assert list(tmp_path.glob("edubba-*")) == []


async def test_what_is_no_database_is_refused(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path)
    sqlite_file(settings).write_text("To whom it may concern: this is not a database, but a letter of some length.\n")
    with pytest.raises(EdubbaError, match="file is not a database"):
        await migrate(settings)
    nowhere = Settings(data=tmp_path, database_url=f"postgresql+asyncpg://u:secret@/x?host={tmp_path}")
    with pytest.raises(EdubbaError, match="can't be used") as refused:
        await migrate(nowhere)
    assert "secret" not in str(refused.value)
