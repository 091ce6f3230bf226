"""Ctrl-C: heard once, and what is written because of it is written."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator

import pytest

from edubba.terminal.interrupt import heard_once


@pytest.fixture(autouse=True)
def _heard() -> Iterator[None]:
    """Tests that a script runs in the background would hear no Ctrl-C."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


def test_a_second_interrupt_does_not_cut_short_what_the_first_one_began() -> None:
    before, written = signal.getsignal(signal.SIGINT), []

    def interrupted() -> None:
        with heard_once():
            try:
                os.kill(os.getpid(), signal.SIGINT)
            finally:
                os.kill(os.getpid(), signal.SIGINT)
                written.append("all")

    with pytest.raises(KeyboardInterrupt):
        interrupted()
    assert written == ["all"]
    assert signal.getsignal(signal.SIGINT) is before


def test_whoever_hears_no_interrupt_goes_on_hearing_none() -> None:
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        with heard_once():
            os.kill(os.getpid(), signal.SIGINT)
        assert signal.getsignal(signal.SIGINT) is signal.SIG_IGN
    finally:
        signal.signal(signal.SIGINT, before)
