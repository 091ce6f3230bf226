"""The steward sees to it that games go on: asks bots for their moves, and watches the clocks."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
from collections.abc import Awaitable, Callable

import structlog
from sqlalchemy import select
from sqlalchemy.exc import SQLAlchemyError

from edubba.engine.errors import EdubbaError
from edubba.server.errors import Refusal
from edubba.server.hall import Hall, shielded
from edubba.server.live import LiveTable
from edubba.server.playing import Playing
from edubba.server.post import Post
from edubba.server.storage import Beat, Table
from edubba.server.thinkers import Thinkers
from edubba.server.waiting import wait

BEAT = 5.0  # seconds between two signs of life
SOONEST, LATEST = 0.02, 3600.0  # seconds between two looks at a clock
AGAIN = 1.0  # seconds until something that could not be stored is tried again
UNAVAILABLE = 503
PAUSE = 0.35  # seconds between a move that people see and the answer of a bot
log = structlog.get_logger()


class Steward:
    """Watches over all running tables."""

    def __init__(self, hall: Hall, playing: Playing, thinkers: Thinkers, post: Post) -> None:
        self._hall = hall
        self._playing = playing
        self._thinkers = thinkers
        self._post = post
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._seen: dict[str, int] = {}
        self._beating: asyncio.Task[None] | None = None
        self._ending = asyncio.Event()

    async def begin(self) -> None:
        """Looks after every table that runs, from now on."""
        self._hall.on_change.append(self.look_at)
        self._ending.clear()
        async with self._hall.database.session() as session:
            running = (await session.scalars(select(Table.id).where(Table.status == "running"))).all()
        for table_id in running:
            try:
                self.look_at(await self._hall.table(table_id))
            except EdubbaError as error:  # one table that cannot be read keeps no other from being played at
                log.error("cannot read a table", table=table_id, error=str(error))
        # Only now: a table that was read before knows when the last server stopped.
        self._beating = asyncio.create_task(self._beat(), name="beat")

    async def end(self) -> None:
        """Stops; moves that bots were asked for are asked again by the next steward."""
        with contextlib.suppress(ValueError):
            self._hall.on_change.remove(self.look_at)
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._tasks.clear()
        self._seen.clear()
        if self._beating is not None:
            self._ending.set()
            await self._beating
            self._beating = None

    async def heard_event(self, table_id: str, _seq: str) -> None:
        """Another server process wrote an event at a table that may not be in memory here."""
        if self._beating is not None:
            self.look_at(await self._hall.table(table_id))

    def look_at(self, table: LiveTable) -> None:
        """A table has changed: whatever was waited for there is not any more."""
        table_id = table.row.id
        if self._seen.get(table_id) == table.seq:
            return
        self._seen[table_id] = table.seq
        if old := self._tasks.pop(table_id, None):
            old.cancel()
        if table.row.status == "finished":
            self._seen.pop(table_id)
        elif self._is_needed(table):
            task = asyncio.create_task(self._see_to(table, table.seq), name=f"table {table_id}")
            self._tasks[table_id] = task

    def _is_needed(self, table: LiveTable) -> bool:
        """Whoever thinks without a clock needs nobody."""
        return table.actor is not None and (table.clock is not None or table.chairs[table.actor].kind == "bot")

    async def _see_to(self, table: LiveTable, seq: int) -> None:
        seat = table.actor
        if seat is None:
            return
        if table.chairs[seat].kind == "bot":
            await self._let_bot_play(table, seat, seq)
        else:
            if table.clock and not table.clock.live:
                await shielded(self._post.note(table, seat))
            await self._watch_clock(table, seat, seq)

    async def _let_bot_play(self, table: LiveTable, seat: int, seq: int) -> None:
        match, ply = table.running_match(), table.ply
        level = table.chairs[seat].level or 1
        # A seed of the bot's own, from which the match's cannot be found.
        seed = hashlib.sha256(f"bot {seat} {table.row.seed}".encode()).hexdigest()
        pause = asyncio.create_task(asyncio.sleep(PAUSE if table.listeners else 0))
        text = await self._thinkers.choose(match, level, seed)
        await pause
        await self._do(table.row.id, seq, lambda now: self._playing.play(now, seat, ply, text))

    async def _watch_clock(self, table: LiveTable, seat: int, seq: int) -> None:
        while table.clock and table.seq == seq:
            left = table.remaining_now()[seat]
            if left <= 0:
                await self._do(table.row.id, seq, lambda now: self._playing.run_out(now, seat, seq))
                return
            await asyncio.sleep(max(SOONEST, min(left / 1000, LATEST)))

    async def _do(self, table_id: str, seq: int, change: Callable[[LiveTable], Awaitable[None]]) -> None:
        """Changes a table, unless something happened there. What cannot be stored now is tried again."""
        # From here on something is being stored: a change at the table must not break it off.
        self._tasks.pop(table_id, None)
        try:
            # The table that was thought about may have left the memory meanwhile, and others look at a newer copy.
            table = await self._hall.table(table_id)
            if table.seq == seq:
                await change(table)
        except EdubbaError as error:
            if isinstance(error, Refusal) and error.status == UNAVAILABLE:
                await asyncio.sleep(AGAIN)
                await self._look_again(table_id)

    async def _look_again(self, table_id: str) -> None:
        if self._beating is not None:
            self._seen.pop(table_id, None)
            self.look_at(await self._hall.table(table_id))

    async def _beat(self) -> None:
        """While this is written, live clocks run."""
        while not self._ending.is_set():
            try:
                async with self._hall.database.session() as session:
                    await session.merge(Beat(id=1, at=self._hall.time.wall()))
                    await session.commit()
            except (SQLAlchemyError, OSError) as error:
                log.error("cannot store", error=type(error).__name__)
            await wait(self._ending, BEAT)
