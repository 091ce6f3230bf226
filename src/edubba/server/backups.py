"""Copies of the whole database: a SQLite file, or what pg_dump writes."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
from datetime import UTC, datetime
from pathlib import Path

from sqlalchemy import make_url

from edubba.engine.errors import EdubbaError
from edubba.engine.record import writing
from edubba.server.settings import Settings

DUMP = ("--clean", "--if-exists", "--no-owner", "--no-privileges")


def sqlite_file(settings: Settings) -> Path:
    """The file that is the database."""
    return Path(make_url(settings.database).database or "")


def dated_file(settings: Settings) -> Path:
    """Where a copy of today's database is kept: beside the database, or in the data folder."""
    now = datetime.now(UTC).strftime("%Y-%m-%d-%H%M%S-%f")
    if settings.is_sqlite:
        path = sqlite_file(settings)
        return path.with_name(f"{path.stem}-{now}{path.suffix}")
    return settings.data / f"edubba-{now}.sql"


async def back_up(settings: Settings, file: Path) -> None:
    """Writes a copy of the database into a new file that only its owner can read."""
    with writing(file):
        file.touch(mode=0o600, exist_ok=False)
    try:
        if settings.is_sqlite:
            await asyncio.to_thread(_copy_sqlite, sqlite_file(settings), file)
        else:
            await postgres_tool("pg_dump", settings, *DUMP, "--file", str(file))
    except BaseException:
        file.unlink()
        raise


def _copy_sqlite(source: Path, file: Path) -> None:
    try:
        connection = sqlite3.connect(f"{source.resolve().as_uri()}?mode=ro", uri=True, timeout=30)
        try:
            connection.execute("VACUUM INTO ?", (str(file),))
        finally:
            connection.close()
    except sqlite3.Error as error:
        raise EdubbaError("server-backup-failed", reason=str(error)) from None


async def postgres_tool(name: str, settings: Settings, *words: str) -> None:
    """Runs a program of PostgreSQL's on the database; refuses if it is missing or fails."""
    program = shutil.which(name)
    if program is None:
        raise EdubbaError("server-tool-missing", tool=name)
    url = make_url(settings.database).set(drivername="postgresql")
    env = {**os.environ, "PGPASSWORD": url.password} if url.password else dict(os.environ)  # not for all to see
    address = url.set(password=None).render_as_string()
    pipe = asyncio.subprocess.PIPE
    tool = await asyncio.create_subprocess_exec(
        program, "--no-password", "--dbname", address, *words, env=env, stdout=asyncio.subprocess.DEVNULL, stderr=pipe
    )
    _, complaint = await tool.communicate()
    if tool.returncode:
        reason = complaint.decode(errors="replace").strip().splitlines()
        raise EdubbaError("server-tool-failed", tool=name, reason=reason[0] if reason else str(tool.returncode))
