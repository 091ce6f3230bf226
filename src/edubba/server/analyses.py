"""Analyses of finished games, made in the background: one at a time in the whole house, one kept for each table.

A job is a row: it is waiting, running, done or failed. Any server process may be asked; the steward's does the work,
beginning with what was left running, so that a restart loses nothing.
"""

from __future__ import annotations

import asyncio
from typing import Any

import structlog
from sqlalchemy import select, update
from sqlalchemy.exc import SQLAlchemyError

from edubba.server.errors import conflict
from edubba.server.hall import Hall
from edubba.server.live import LiveTable
from edubba.server.rounds import Rounds
from edubba.server.schemas import AnalysisState
from edubba.server.storage import AnalysisRow
from edubba.server.thinkers import Thinkers, ThinkersEnded

UNFINISHED = ("waiting", "running")
LOOK_EVERY = 5.0  # seconds: another server process may have been asked
TELL_EVERY = 1.0  # seconds between two notes of progress
NONE = AnalysisState(status="none", progress=0.0, analysis=None)
log = structlog.get_logger()


class Analyses:
    """Takes jobs, does them, and says how far they are."""

    def __init__(self, hall: Hall, thinkers: Thinkers) -> None:
        self._hall = hall
        self._database = hall.database
        self._thinkers = thinkers
        self._rounds = Rounds("analyses", LOOK_EVERY, self._work_off)

    async def begin(self) -> None:
        """Starts working, in one server process of all."""
        self._rounds.begin()

    async def end(self) -> None:
        """Stops; what is not done is begun again by whoever works next."""
        await self._rounds.end()

    async def state(self, table_id: str) -> AnalysisState:
        """How far the analysis of a table is, and what it found."""
        async with self._database.session() as session:
            row = await session.get(AnalysisRow, table_id)
        return NONE if row is None else _state(row)

    async def ask(self, table: LiveTable, level: int) -> AnalysisState:
        """Asks for an analysis. One that waits or runs is not disturbed; one that is done is made again only deeper.

        What was found before can be read until the deeper one is done.
        """
        if table.row.result is None:
            raise conflict("server-analysis-not-over")
        fresh = {
            "level": level,
            "status": "waiting",
            "progress": 0.0,
            "asked": self._hall.time.wall(),
        }
        insert = self._database.insert(AnalysisRow)
        again = (AnalysisRow.status == "failed") | ((AnalysisRow.status == "done") & (AnalysisRow.level < level))
        wanted = insert.values(table=table.row.id, **fresh)
        async with self._database.session() as session:
            await session.execute(wanted.on_conflict_do_update(index_elements=["table"], set_=fresh, where=again))
            await session.commit()
        self._rounds.call()
        return await self.state(table.row.id)

    # ---- working

    async def _work_off(self) -> None:
        while row := await self._next():
            await self._do(row)

    async def _next(self) -> AnalysisRow | None:
        """What was left running, then whatever was asked for first."""
        wanted = select(AnalysisRow).where(AnalysisRow.status.in_(UNFINISHED))
        async with self._database.session() as session:
            found = await session.scalars(wanted.order_by(AnalysisRow.status, AnalysisRow.asked).limit(1))
            return found.first()

    async def _do(self, row: AnalysisRow) -> None:
        """One job to its end. What goes wrong with it must not keep others from theirs."""
        await self._note(row.table, status="running", progress=0.0)
        progress = _Progress()
        notes = asyncio.create_task(self._keep_noting(row.table, progress))
        try:
            table = await self._hall.table(row.table)
            found = await self._thinkers.analyse(table.running_match().record(), row.level, progress.tell)
        except (SQLAlchemyError, OSError, ThinkersEnded):
            raise
        except Exception:
            log.exception("analysis failed", table=row.table)
            found = None
        finally:
            notes.cancel()
            await asyncio.gather(notes, return_exceptions=True)
        if found is None:
            await self._note(row.table, status="failed")
        else:
            await self._note(row.table, status="done", progress=1.0, analysis=found)

    async def _keep_noting(self, table_id: str, progress: _Progress) -> None:
        """Writes progress down now and then, not with every move."""
        while True:
            share = await progress.news()
            await self._note(table_id, progress=share)
            await asyncio.sleep(TELL_EVERY)

    async def _note(self, table_id: str, **values: Any) -> None:
        async with self._database.session() as session:
            await session.execute(update(AnalysisRow).where(AnalysisRow.table == table_id).values(**values))
            await session.commit()


class _Progress:
    """How far a job is, for whoever writes it down."""

    def __init__(self) -> None:
        self._share = 0.0
        self._changed = asyncio.Event()

    def tell(self, done: int, last: int) -> None:
        """So many moves are judged."""
        self._share = done / max(1, last)
        self._changed.set()

    async def news(self) -> float:
        """The part that is done, once it has changed."""
        await self._changed.wait()
        self._changed.clear()
        return self._share


def _state(row: AnalysisRow) -> AnalysisState:
    return AnalysisState.model_validate({"status": row.status, "progress": row.progress, "analysis": row.analysis})
