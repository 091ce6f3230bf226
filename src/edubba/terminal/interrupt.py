"""Ctrl-C where something is written before a command ends."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def heard_once() -> Iterator[None]:
    """Only the first Ctrl-C is heard: another one close behind would cut short what is written because of it.

    A job that a script began in the background hears none, and so it stays.
    """
    before = signal.getsignal(signal.SIGINT)
    if before is not signal.SIG_IGN:
        signal.signal(signal.SIGINT, _hear)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _hear(*_: object) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    raise KeyboardInterrupt
