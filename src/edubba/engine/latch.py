"""A file that one process holds at a time: a database that is served, the results of an arena."""

from __future__ import annotations

import contextlib
import os
import sys
from pathlib import Path

from edubba.engine.errors import EdubbaError
from edubba.engine.record import place_of, writing
from edubba.locales import Argument

if sys.platform == "win32":
    import msvcrt

    def _lock(file: int) -> None:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


class Latch:
    """Held from `with` to its end, and no longer than the process lives. Whoever comes second hears the refusal."""

    def __init__(self, held: Path, refusal: str, **arguments: Argument) -> None:
        self._held = held
        self._refusal = EdubbaError(refusal, **arguments)
        self._place = held
        self._file = -1

    def __enter__(self) -> Latch:
        with writing(self._held):
            place = place_of(self._held)  # whatever links lead there, it is one file
            self._place = place.with_name(place.name + ".lock")
            while not self._is_locked():
                os.close(self._file)
        return self

    def __exit__(self, *_: object) -> None:
        with contextlib.suppress(OSError):  # Windows takes no open file away
            self._place.unlink()
        os.close(self._file)

    def _is_locked(self) -> bool:
        """Opens and locks the file; false if whoever held it before took it away in between."""
        self._file = os.open(self._place, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            _lock(self._file)
        except OSError as error:
            os.close(self._file)
            if isinstance(error, BlockingIOError | PermissionError):
                raise self._refusal from None
            raise
        try:
            return os.path.samestat(os.fstat(self._file), self._place.stat())
        except FileNotFoundError:
            return False
