"""A file that one process holds: a database in a file is served by one process at a time."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from edubba.engine.errors import EdubbaError

if sys.platform == "win32":
    import msvcrt

    def _lock(file: int) -> None:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


class Latch:
    """Held from `with` to its end, and no longer than the process lives."""

    def __init__(self, database: Path) -> None:
        self._path = database.with_name(database.name + ".lock")
        self._file = -1

    def __enter__(self) -> Latch:
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            self._file = os.open(self._path, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as error:
            raise EdubbaError("file-unwritable", file=str(self._path), reason=error.strerror or "?") from None
        try:
            _lock(self._file)
        except OSError:
            os.close(self._file)
            raise EdubbaError("server-already-served") from None
        return self

    def __exit__(self, *_: object) -> None:
        os.close(self._file)
