"""Telling those who are connected: who sits where, who is here, what was said. Other server processes tell theirs."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Coroutine
from typing import Any

from edubba.locales import message
from edubba.server.hall import Hall
from edubba.server.ids import fresh_id
from edubba.server.listener import Listener
from edubba.server.live import LiveTable
from edubba.server.looking import Looking
from edubba.server.playing import Playing
from edubba.server.sockets import presence
from edubba.server.waiting import wait

ALIVE_EVERY = 15.0  # seconds between two signs of life to other processes
BELIEVED = 60_000  # milliseconds after which a process that was not heard of is dead


class Telling:
    """All lines that are open to this server process."""

    def __init__(self, hall: Hall, looking: Looking, playing: Playing) -> None:
        self._hall = hall
        self._looking = looking
        self._playing = playing
        self._process = f"{os.getpid()}-{fresh_id(6)}"
        self._lines: set[Listener] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._told: dict[str, object] = {}
        self._alive: dict[str, int] = {}  # when each of the other processes was last heard of
        hall.on_change.append(self.look_at)

    def __len__(self) -> int:
        return len(self._lines)

    async def end(self) -> None:
        """Finishes what is being told."""
        await asyncio.gather(*self._tasks, return_exceptions=True)

    # ---- coming and going

    async def join(self, table: LiveTable, listener: Listener, told: object) -> None:
        """Somebody has connected; `told` is how things stood when they were welcomed."""
        self._told.setdefault(table.row.id, told)
        table.listeners.add(listener)
        self._lines.add(listener)
        if told != standing(table):
            self.later(self._tell_table(table))
        await self._tell_presence(table)

    async def leave(self, table: LiveTable, listener: Listener) -> None:
        """Somebody is gone."""
        table.listeners.discard(listener)
        self._lines.discard(listener)
        if not table.listeners:
            self._told.pop(table.row.id, None)
        await self._tell_presence(table)

    async def _tell_presence(self, table: LiveTable) -> None:
        self._say(table, presence(table))
        await self._tell_others(table)

    async def _tell_others(self, table: LiveTable) -> None:
        here = {seat for listener in table.listeners for seat in table.seats_of(listener.person)}
        seats = ",".join(map(str, sorted(here))) or "-"
        await self._hall.tell_others("here", table.row.id, self._process, seats)

    # ---- other server processes

    async def keep_in_touch(self, is_ending: asyncio.Event) -> None:
        """Asks who is where, then says now and then that this process lives: one that dies cannot say that it does."""
        await self._hall.tell_others("who", self._process)
        while not is_ending.is_set():
            await self._hall.tell_others("alive", self._process)
            self.forget_silent()
            await wait(is_ending, ALIVE_EVERY)

    async def heard_nothing(self) -> None:
        """Anything may have been missed: all are asked again who is connected to them."""
        for table_id, there in list(self._hall.elsewhere.items()):
            there.clear()
            self._tell_again(table_id)
        await self._hall.tell_others("who", self._process)

    async def heard_question(self, process: str) -> None:
        """Another process has begun, and knows nothing of who is connected here."""
        if process != self._process:
            for table in [table for table in self._hall.in_memory() if table.listeners]:
                await self._tell_others(table)

    async def heard_alive(self, process: str) -> None:
        """Another process lives."""
        self._alive[process] = self._hall.time.steady()

    async def heard_presence(self, table_id: str, process: str, seats: str) -> None:
        """Who is connected to another process, also at a table that nobody needs here: it may be needed later."""
        if process == self._process:
            return
        await self.heard_alive(process)
        there = self._hall.elsewhere.setdefault(table_id, {})
        there[process] = [int(seat) for seat in seats.split(",") if seat.isdigit()]
        if not there[process]:
            del there[process]
        self._tell_again(table_id)

    def forget_silent(self) -> None:
        """Whoever was connected to a process that has died is not any more."""
        long_ago = self._hall.time.steady() - BELIEVED
        for process in [process for process, at in self._alive.items() if at < long_ago]:
            del self._alive[process]
            for table_id, there in list(self._hall.elsewhere.items()):
                if there.pop(process, None) is not None:
                    self._tell_again(table_id)

    def _tell_again(self, table_id: str) -> None:
        table = self._hall.at_hand(table_id)
        if table is not None:
            self._say(table, presence(table))
        elif not self._hall.elsewhere[table_id]:
            del self._hall.elsewhere[table_id]

    def part_login(self, login: str) -> None:
        """A login was ended: its lines are cut at once."""
        for listener in self._lines:
            if listener.login == login:
                listener.part(message("server-signed-out"))

    # ---- tables and talk

    def look_at(self, table: LiveTable) -> None:
        """If who sits where has changed, or the game began or ended, everybody is told."""
        if table.listeners and self._told.get(table.row.id) != (now := standing(table)):
            self._told[table.row.id] = now
            self.later(self._tell_table(table))

    def later(self, work: Coroutine[Any, Any, None]) -> None:
        """Does something while nobody waits for it."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _tell_table(self, table: LiveTable) -> None:
        for person in {listener.person for listener in table.listeners}:
            summary = (await self._looking.summaries([table], person))[0]
            for listener in table.listeners:
                if listener.person == person:
                    listener.say({"type": "table", "table": summary})

    async def heard_chat(self, table_id: str, number: str) -> None:
        """Something was said through another server process."""
        table = self._hall.at_hand(table_id)
        if table is not None and table.listeners:
            for line in await self._playing.chat_since(table, int(number) - 1):
                self._say(table, {"type": "chat", "line": line})

    def _say(self, table: LiveTable, content: dict[str, object]) -> None:
        for listener in table.listeners:
            listener.say(content)


def standing(table: LiveTable) -> object:
    """Who sits where, and how far things are: all are told whenever it changes."""
    sitting = [(chair.kind, chair.name, chair.person) for chair in table.chairs]
    return table.row.status, table.row.next, str(table.row.entropy), sitting
