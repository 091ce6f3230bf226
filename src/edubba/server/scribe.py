"""The scribe writes down what happens, before anybody is told: many tables in one commit."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import structlog
from sqlalchemy import Executable, select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.sql import func

from edubba.server.database import Database
from edubba.server.errors import cannot_store
from edubba.server.happening import Happening
from edubba.server.storage import Event

CHANNEL = "edubba"
log = structlog.get_logger()


@dataclass
class Line:
    """An event to be written, what else belongs into the same commit, and who waits for it."""

    event: Happening
    also: Sequence[Executable]
    done: asyncio.Future[bool]


class Scribe:
    """Writes events. Whoever waits learns whether theirs was the first with its number, or that it is not kept."""

    def __init__(self, database: Database) -> None:
        self._database = database
        # Made once: to put a statement together takes longer than to execute it.
        self._insert = database.insert(Event).on_conflict_do_nothing().returning(Event.table, Event.seq)
        self._lines: list[Line] = []
        self._awake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def begin(self) -> None:
        """Starts writing."""
        self._task = asyncio.create_task(self._work(), name="scribe")

    async def end(self) -> None:
        """Writes what was accepted, then stops."""
        if self._task:
            while self._lines:
                await asyncio.sleep(0.01)
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def write(self, event: Happening, *also: Executable) -> bool:
        """Writes an event; False if another event has its number already. `also` is done only with it."""
        line = Line(event, also, asyncio.get_running_loop().create_future())
        self._lines.append(line)
        self._awake.set()
        return await line.done

    async def _work(self) -> None:
        while True:
            await self._awake.wait()
            self._awake.clear()
            lines = self._lines[:]
            if not lines:
                continue
            try:
                written = await asyncio.shield(self._commit(lines))
            except (SQLAlchemyError, OSError) as error:
                log.error("cannot store", error=type(error).__name__)
                _answer(lines, cannot_store())
            else:
                _answer(lines, written)
            del self._lines[: len(lines)]
            if self._lines:
                self._awake.set()

    async def _commit(self, lines: Sequence[Line]) -> set[tuple[str, int]]:
        """Inserts all events in one transaction; those whose number was taken are left out."""
        rows = [line.event._asdict() for line in lines]
        async with self._database.engine.begin() as connection:
            found = await connection.execute(self._insert, rows)
            written = {(table, seq) for table, seq in found}
            for line in lines:
                if (line.event.table, line.event.seq) in written:
                    for statement in line.also:
                        await connection.execute(statement)
            if not self._database.is_sqlite:
                for table, seq in written:
                    await connection.execute(select(func.pg_notify(CHANNEL, f"event {table} {seq}")))
        return written


def _answer(lines: Sequence[Line], outcome: Any) -> None:
    for line in lines:
        if line.done.done():
            continue
        if isinstance(outcome, Exception):
            line.done.set_exception(outcome)
        else:
            line.done.set_result((line.event.table, line.event.seq) in outcome)
