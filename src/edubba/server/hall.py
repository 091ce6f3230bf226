"""The hall: all tables that somebody sits at or looks at, in memory; the others are read from storage when needed."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from sqlalchemy import Executable, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from edubba.locales import message
from edubba.server.database import Database
from edubba.server.errors import conflict, not_found
from edubba.server.foresight import Future, foresee
from edubba.server.happening import Happening, happenings
from edubba.server.live import LiveTable
from edubba.server.scribe import Scribe
from edubba.server.settings import Settings
from edubba.server.sitters import CHANGES_HANDS
from edubba.server.storage import Beat, Chair, Event, Table
from edubba.server.timepiece import Timepiece

Heard = Callable[[LiveTable], None]


class Hall:
    """Finds tables, and is the one way to change them."""

    def __init__(self, settings: Settings, time: Timepiece, database: Database, scribe: Scribe) -> None:
        self.time = time
        self.database = database
        self._most = settings.tables_in_memory
        self._scribe = scribe
        self._tables: OrderedDict[str, LiveTable] = OrderedDict()
        self._opening: dict[str, asyncio.Task[LiveTable]] = {}
        self.elsewhere: dict[str, dict[str, list[int]]] = {}  # of each table, seats connected to other processes
        self.on_change: list[Heard] = []  # told after every change of a table, whoever made it
        self.on_move: Callable[[str, float], None] = lambda _game, _seconds: None  # told of every move that is stored
        self.tell_others: Callable[..., Awaitable[None]] = _tell_nobody  # other server processes

    def __len__(self) -> int:
        return len(self._tables)

    def in_memory(self) -> list[LiveTable]:
        """The tables that need not be read."""
        return list(self._tables.values())

    def at_hand(self, table_id: str) -> LiveTable | None:
        """A table, if it is in memory."""
        return self._tables.get(table_id)

    async def table(self, table_id: str) -> LiveTable:
        """A table; refuses if there is none of that id."""
        found = self._tables.get(table_id)
        if found is None:
            task = self._opening.get(table_id)
            if task is None:
                task = self._opening[table_id] = asyncio.create_task(self._open(table_id))
                task.add_done_callback(lambda _task: self._opening.pop(table_id, None))
            found = await asyncio.shield(task)
        if table_id in self._tables:
            self._tables.move_to_end(table_id)
        return found

    async def _open(self, table_id: str) -> LiveTable:
        async with self.database.session() as session:
            row = await session.get(Table, table_id)
            if row is None:
                raise not_found("server-no-table")
            chairs = (await session.scalars(select(Chair).where(Chair.table == table_id).order_by(Chair.seat))).all()
            events = await happenings(session, Event.table == table_id)
            beat = await session.get(Beat, 1)
        table = LiveTable(row, chairs, self.time)
        for event in events:
            table.apply(event)
        table.elsewhere = self.elsewhere.setdefault(table_id, {})
        table.resume_clock(beat.at if beat else 0)
        self._tables[table_id] = table
        self._let_go()
        return table

    def _let_go(self) -> None:
        """Tables that nobody looks at leave, those first that were longest not asked for."""
        for table_id, table in list(self._tables.items()):
            if len(self._tables) <= self._most:
                return
            if not table.listeners and not table.lock.locked():
                self.forget(table_id)

    def forget(self, table_id: str) -> None:
        """What is in memory is not what is stored, or nobody needs it: it must be read again."""
        self._tables.pop(table_id, None)
        if not self.elsewhere.get(table_id):
            self.elsewhere.pop(table_id, None)

    # ---- changing

    async def change(
        self, table: LiveTable, kind: str, seat: int | None, text: str = "", *, also: tuple[Executable, ...] = ()
    ) -> Happening:
        """Adds an event to a table whose lock is held: stores it, then does what it says, then tells everybody."""
        began = self.time.steady()
        future = foresee(table, kind, seat, text)
        event = Happening(
            table=table.row.id,
            seq=table.seq + 1,
            kind=kind,
            seat=seat,
            text=text,
            ply=future.ply,
            actor=future.actor,
            spent=table.spent() if table.actor is not None else 0,
            at=self.time.wall(),
        )
        if not await self._scribe.write(event, *also, *_turning_points(event, future)):
            await self.catch_up(table)
            raise conflict("server-ply-passed")
        table.apply(event)
        self.announce(table)
        if kind == "move":
            self.on_move(table.row.game, (self.time.steady() - began) / 1000)
        return event

    def announce(self, table: LiveTable) -> None:
        """Tells all who listen to a table, and all who watch over tables."""
        table.wake()
        for heard in self.on_change:
            heard(table)

    async def catch_up(self, table: LiveTable) -> None:
        """Reads what other server processes did at a table. Its lock is held."""
        async with self.database.session() as session:
            if table.match is None:
                await self._read_chairs(table, session)
            for event in await happenings(session, Event.table == table.row.id, Event.seq > table.seq):
                table.apply(event)
        self.announce(table)

    async def _read_chairs(self, table: LiveTable, session: AsyncSession) -> None:
        """Who sits at a table that has not begun is not told by events."""
        row = await session.get(Table, table.row.id)
        if row is None:
            self.forget(table.row.id)
            for listener in table.listeners:
                listener.part(message("server-no-table"))
            return
        chairs = await session.scalars(select(Chair).where(Chair.table == row.id).order_by(Chair.seat))
        changed = Event.table == row.id, Event.kind.in_(CHANGES_HANDS)
        table.reseat(row, chairs.all(), await happenings(session, *changed) if table.match else ())

    async def heard_event(self, table_id: str, seq: str) -> None:
        """Another server process wrote an event."""
        if opening := self._opening.get(table_id):  # it may have been read just before
            await asyncio.wait([opening])
        table = self._tables.get(table_id)
        if table is not None and table.seq < int(seq):
            async with table.lock:
                if table.seq < int(seq):
                    await self.catch_up(table)

    async def heard_chairs(self, table_id: str) -> None:
        """Another server process changed a table beside its game."""
        table = self._tables.get(table_id)
        if table is not None:
            async with table.lock:
                await self.read_seats(table)
            self.announce(table)

    async def read_seats(self, table: LiveTable) -> None:
        """Reads who sits at a table, and what was added to its seed. Its lock is held."""
        async with self.database.session() as session:
            await self._read_chairs(table, session)

    async def read_again(self, tables: Sequence[str]) -> None:
        """Who sits at these tables, or what they are called, was changed in storage: every process reads it again."""
        for table_id in tables:
            await self.heard_chairs(table_id)
            await self.tell_others("chairs", table_id)

    async def heard_nothing(self) -> None:
        """Anything may have been missed: every table is looked at again."""
        for table in self.in_memory():
            async with table.lock:
                await self.catch_up(table)


def _turning_points(event: Happening, future: Future) -> tuple[Executable, ...]:
    """What is stored beside an event with which a game begins or ends."""
    if event.kind not in ("start", "ended") and future.result is None:
        return ()
    row = update(Table).where(Table.id == event.table)
    if event.kind == "ended":
        return (row.values(status="finished", finished=event.at),)
    if event.kind == "start":
        seated = update(Chair).where(Chair.table == event.table).values(starter=Chair.person)
        # What the seed was mixed with is written again: another process may have added to it in this very moment.
        return row.values(status="running", started=event.at, entropy=future.entropy), seated
    return (row.values(status="finished", finished=event.at, result=future.result),)


async def _tell_nobody(*_words: object) -> None:
    """There is no other server process."""


async def shielded(work: Awaitable[Any]) -> Any:
    """Work that goes on to its end though whoever waits for it goes away."""
    return await asyncio.shield(asyncio.ensure_future(work))
