"""Work that is done now and then beside other work, and must not take its time away."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager

REST = 10  # times as long as the work took


class Pace:
    """Says when to do something again: after so many seconds, or later if it takes long."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._next = time.monotonic() + seconds

    def is_due(self) -> bool:
        """Whether it is time."""
        return time.monotonic() >= self._next

    @contextmanager
    def step(self) -> Iterator[None]:
        """What is done in it counts."""
        begun = time.monotonic()
        yield
        now = time.monotonic()
        self._next = now + max(self._seconds, REST * (now - begun))
