"""Who drives bots, clocks and the post: one process among all that serve the same database."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import structlog

from edubba.server.database import Database
from edubba.server.wire import LOST, PATIENCE, wire

LOCK = 0x6564756262610002  # "edubba", 2: the steward
RETRY = 1.0  # seconds between attempts, and between looks at whether it is still ours
log = structlog.get_logger()

Call = Callable[[], Awaitable[None]]


class Stewardship:
    """Calls `on_gain` when this process becomes the steward, and `on_loss` when it is no more.

    With SQLite it always is. With PostgreSQL it is whoever holds a lock that goes with its connection: when the process
    dies, or PostgreSQL no longer hears it, the lock is free and another takes it.
    """

    def __init__(self, database: Database, on_gain: Call, on_loss: Call) -> None:
        self._database = database
        self._on_gain = on_gain
        self._on_loss = on_loss
        self._task: asyncio.Task[None] | None = None
        self.is_ours = False

    async def begin(self) -> None:
        """Stands for election."""
        if self._database.is_sqlite:
            await self._gain()
        else:
            self._task = asyncio.create_task(self._work(), name="stewardship")

    async def end(self) -> None:
        """Steps down; another takes over at once."""
        if self._task:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        elif self.is_ours:
            await self._lose()

    async def _work(self) -> None:
        while True:
            try:
                async with wire(self._database.engine.url) as line:
                    await self._stand(line)
            except Exception as error:
                log.warning("not the steward", error=type(error).__name__, exc_info=not isinstance(error, LOST))
            await asyncio.sleep(RETRY)

    async def _stand(self, line: Any) -> None:
        """Waits for the lock; then holds it until the connection breaks."""
        while not await line.fetchval("SELECT pg_try_advisory_lock($1)", LOCK, timeout=PATIENCE):
            await asyncio.sleep(RETRY)
        try:
            await self._gain()
            while True:
                await asyncio.sleep(RETRY)
                await line.execute("SELECT 1", timeout=PATIENCE)
        finally:
            await self._lose()

    async def _gain(self) -> None:
        self.is_ours = True
        log.info("this process is the steward")
        await self._on_gain()

    async def _lose(self) -> None:
        self.is_ours = False
        log.info("this process is no longer the steward")
        await self._on_loss()
