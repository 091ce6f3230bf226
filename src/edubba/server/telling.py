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
        here = {seat for listener in table.listeners for seat in table.seats_of(listener.person)}
        seats = ",".join(map(str, sorted(here))) or "-"
        await self._hall.tell_others("here", table.row.id, self._process, seats)

    async def heard_presence(self, table_id: str, process: str, seats: str) -> None:
        """Who is connected to another server process."""
        table = self._hall.at_hand(table_id)
        if table is not None and process != self._process:
            table.elsewhere[process] = [int(seat) for seat in seats.split(",") if seat.isdigit()]
            self._say(table, presence(table))

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
