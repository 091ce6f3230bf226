"""Something that one server process of all does again and again."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import structlog
from sqlalchemy.exc import SQLAlchemyError

from edubba.server.waiting import wait

log = structlog.get_logger()


class Rounds:
    """Works at once, then every so many seconds and whenever it is called. A database that is away is waited for."""

    def __init__(self, name: str, every: float, work: Callable[[], Awaitable[None]]) -> None:
        self._name = name
        self._every = every
        self._work = work
        self._called = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def call(self) -> None:
        """There is something to be done now."""
        self._called.set()

    def begin(self) -> None:
        """Starts, unless it runs."""
        if self._task is None:
            self._task = asyncio.create_task(self._go_round(), name=self._name)

    async def end(self) -> None:
        """Stops, also in the middle of its work."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            self._task = None

    async def _go_round(self) -> None:
        while True:
            self._called.clear()
            try:
                await self._work()
            except (SQLAlchemyError, OSError) as error:
                log.error("must wait", work=self._name, error=type(error).__name__)
            await wait(self._called, self._every)
