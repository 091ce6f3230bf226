"""Going back to a copy of the database. What was there is kept, and a copy that is not one changes nothing."""

from __future__ import annotations

import re
import shutil
import sqlite3
from pathlib import Path

from sqlalchemy import make_url

from edubba.engine.errors import EdubbaError
from edubba.engine.record import writing
from edubba.server.alone import alone
from edubba.server.backups import back_up, dated_file, postgres_tool, sqlite_file
from edubba.server.migrating import migrate, newest_revision
from edubba.server.settings import Settings
from edubba.server.stewardship import LOCK
from edubba.server.storage import Base
from edubba.server.wire import LOST, why, wire

DUMP_BEGINS = "--\n-- PostgreSQL database dump"
DUMP_ENDS = re.compile(r"^-- PostgreSQL database dump complete$", re.MULTILINE)  # else psql takes half of it for all
VERSION = re.compile(r"^COPY public\.alembic_version \(version_num\) FROM stdin;\n(\S+)$", re.MULTILINE)


def check_copy(settings: Settings, file: Path) -> None:
    """Refuses a file that is no copy of an Edubba's database, or one of a newer Edubba's."""
    try:
        with file.open("rb") as opened:
            opened.read(1)
        version = _version_of_file(file) if settings.is_sqlite else _version_of_dump(file)
    except OSError as error:
        raise EdubbaError("file-unreadable", file=str(file), reason=error.strerror or "?") from None
    if version is None:
        raise EdubbaError("server-not-a-backup", file=str(file))
    newest_revision(version)


def _version_of_file(file: Path) -> str | None:
    try:
        connection = sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)
        try:
            sound = connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
            # Half a page at the end is not always noticed.
            (pages,), (size,) = (connection.execute(f"PRAGMA page_{what}").fetchone() for what in ("count", "size"))
            sound = sound and file.stat().st_size >= pages * size
            row = connection.execute("SELECT version_num FROM alembic_version").fetchone()
        finally:
            connection.close()
    except sqlite3.Error:
        return None
    return str(row[0]) if sound and row else None


def _version_of_dump(file: Path) -> str | None:
    text = file.read_text(encoding="utf-8", errors="replace")
    is_whole = text.startswith(DUMP_BEGINS) and DUMP_ENDS.search(text)
    found = VERSION.search(text) if is_whole else None
    return found.group(1) if found else None


async def restore(settings: Settings, file: Path) -> Path | None:
    """Puts a copy in place of the database; returns where what was there is kept, if there was something."""
    check_copy(settings, file)
    kept = await (_restore_file if settings.is_sqlite else _restore_dump)(settings, file)
    await migrate(settings, backup=False)
    return kept


async def _restore_file(settings: Settings, file: Path) -> Path | None:
    database = sqlite_file(settings)
    with alone(settings):
        kept = dated_file(settings) if database.exists() else None
        if kept:
            await back_up(settings, kept)
        draft = database.with_name(database.name + ".new")
        with writing(database):
            shutil.copyfile(file, draft)
            draft.chmod(0o600)
            for log in ("-wal", "-shm"):  # of the old file; SQLite would believe that they belong to the new
                database.with_name(database.name + log).unlink(missing_ok=True)
            draft.replace(database)
        return kept


async def _restore_dump(settings: Settings, file: Path) -> Path | None:
    """In one transaction: either all of the copy is there afterwards, or all that was before."""
    try:
        async with wire(make_url(settings.database)) as line:
            if not await line.fetchval("SELECT pg_try_advisory_lock($1)", LOCK):
                raise EdubbaError("server-already-served")
            kept = dated_file(settings)
            await back_up(settings, kept)
            tables = ", ".join((*Base.metadata.tables, "alembic_version"))
            words = ("--no-psqlrc", "--quiet", "--single-transaction", "--set", "ON_ERROR_STOP=1")
            empty = ("--command", f"DROP TABLE IF EXISTS {tables} CASCADE")
            await postgres_tool("psql", settings, *words, *empty, "--file", str(file))
            return kept
    except LOST as error:
        raise EdubbaError("server-database-unusable", reason=why(error)) from None
