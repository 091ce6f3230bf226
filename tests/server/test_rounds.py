"""Work that is done again and again."""

from __future__ import annotations

import asyncio

import pytest

from edubba.server.rounds import Rounds

pytestmark = pytest.mark.anyio
NEVER = 3600.0  # seconds: only a call wakes it


class Work:
    """Counts how often it is done; the first time, the database is away."""

    def __init__(self) -> None:
        self.done = 0
        self.again = asyncio.Event()

    async def __call__(self) -> None:
        self.done += 1
        self.again.set()
        if self.done == 1:
            raise OSError


async def wait_for(work: Work) -> int:
    async with asyncio.timeout(60):
        await work.again.wait()
    work.again.clear()
    return work.done


async def test_it_works_at_once_and_whenever_it_is_called() -> None:
    work = Work()
    rounds = Rounds("work", NEVER, work)
    rounds.begin()
    rounds.begin()
    assert await wait_for(work) == 1
    rounds.call()
    assert await wait_for(work) == 2
    await rounds.end()
    rounds.call()
    await asyncio.sleep(0)
    assert work.done == 2


async def test_it_works_again_after_a_while() -> None:
    work = Work()
    rounds = Rounds("work", 0.01, work)
    rounds.begin()
    while await wait_for(work) < 3:
        pass
    await rounds.end()


async def test_it_can_begin_again() -> None:
    work = Work()
    rounds = Rounds("work", NEVER, work)
    for times in (1, 2):
        rounds.begin()
        assert await wait_for(work) == times
        await rounds.end()
