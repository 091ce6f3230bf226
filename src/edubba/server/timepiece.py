"""Two kinds of time: what the calendar says, which may jump, and what has passed, which may not."""

from __future__ import annotations

import time
from datetime import UTC, datetime


class Timepiece:
    """Where the server reads the time."""

    def wall(self) -> int:
        """Milliseconds since 1970."""
        return time.time_ns() // 1_000_000

    def steady(self) -> int:
        """Milliseconds since some moment, never back, whatever happens to the calendar."""
        return time.monotonic_ns() // 1_000_000


def written(at: int) -> str:
    """A time as people and programs read it.

    >>> written(0)
    '1970-01-01T00:00:00+00:00'
    """
    return datetime.fromtimestamp(at / 1000, UTC).isoformat(timespec="seconds" if at % 1000 == 0 else "milliseconds")


def written_if(at: int | None) -> str | None:
    """The same, where there may be none."""
    return None if at is None else written(at)
