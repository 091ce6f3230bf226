"""Buckets of permissions that fill again with time: how often something may be asked."""

from __future__ import annotations

import math
from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager

from edubba.server.errors import Refusal, TooSoon

REMEMBERED = 50_000


class Bucket:
    """Holds `burst` permissions, and gains one every `seconds`.

    >>> bucket = Bucket(burst=1, seconds=2, now=0)
    >>> bucket.take(now=0), bucket.take(now=500), bucket.take(now=2000)
    (0, 2, 0)
    """

    def __init__(self, burst: float, seconds: float, now: int) -> None:
        self._burst = burst
        self._refill_ms = seconds * 1000
        self._level = burst
        self._at = now

    def take(self, now: int) -> int:
        """Takes a permission at that (steady) time, or tells in how many seconds there is one."""
        self._level = min(self._burst, self._level + (now - self._at) / self._refill_ms)
        self._at = now
        if self._level < 1:
            return max(1, math.ceil((1 - self._level) * self._refill_ms / 1000))
        self._level -= 1
        return 0


class Limits:
    """All buckets of a process, by what is limited and for whom; the longest unused are forgotten."""

    def __init__(self, generosity: float) -> None:
        self._generosity = generosity
        self._buckets: OrderedDict[tuple[str, str], Bucket] = OrderedDict()
        self._held: Counter[str] = Counter()

    def bucket(self, burst: float, seconds: float, now: int) -> Bucket | None:
        """A bucket as large as the host allows; none if there are to be no limits."""
        if self._generosity == 0:
            return None
        return Bucket(max(1, burst * self._generosity), seconds / self._generosity, now)

    def check(self, what: str, whom: str, burst: float, seconds: float, now: int) -> None:
        """Raises `TooSoon` if it was asked too often."""
        bucket = self._buckets.get((what, whom)) or self.bucket(burst, seconds, now)
        if bucket is None:
            return
        self._buckets[what, whom] = bucket
        self._buckets.move_to_end((what, whom))
        if len(self._buckets) > REMEMBERED:
            self._buckets.popitem(last=False)
        wait = bucket.take(now)
        if wait > 0:
            raise TooSoon("server-too-often", wait)

    @contextmanager
    def line(self, whom: str, most: int) -> Iterator[None]:
        """Keeps a line open; refuses if so many of that address are open."""
        if self._generosity and self._held[whom] >= max(1, most * self._generosity):
            raise Refusal(429, "server-too-many-lines")
        self._held[whom] += 1
        try:
            yield
        finally:
            self._held[whom] -= 1
            if not self._held[whom]:
                del self._held[whom]
