"""A database in a file is served by one process at a time."""

from __future__ import annotations

import contextlib

from edubba.engine.latch import Latch
from edubba.server.backups import sqlite_file
from edubba.server.settings import Settings


def alone(settings: Settings) -> contextlib.AbstractContextManager[object]:
    """A server that has a file to itself does not hear of changes: it must be stopped. PostgreSQL tells all."""
    return Latch(sqlite_file(settings), "server-already-served") if settings.is_sqlite else contextlib.nullcontext()
