"""People at many tables of a server, through real websockets: they play as fast as they can, or at a steady pace."""

from __future__ import annotations

import asyncio
import random
import re
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import httpx2
from pydantic_core import from_json, to_json
from websockets.asyncio.client import ClientConnection, connect

AT_ONCE = 20  # people who come in at the same time
HEAD = re.compile(r'\{"type":"position","seq":\d+,"ply":(\d+),')
HEADERS = {"X-Edubba": "1"}


@dataclass
class Seat:
    """One websocket. Its last position is kept as it came: only whoever must act reads it."""

    socket: ClientConnection
    table: CrowdedTable
    position: str = ""
    ply: int = -1
    answers: asyncio.Queue[dict[str, Any]] = field(default_factory=asyncio.Queue)

    async def listen(self) -> None:
        """Until the line is closed."""
        async for message in self.socket:
            text = str(message)
            if head := HEAD.match(text):
                self.position, self.ply = text, int(head.group(1))
                self.table.heard(self)
            elif text.startswith(('{"type":"done"', '{"type":"refused"')):
                self.answers.put_nowait(from_json(text))

    async def play(self, seat: int, ply: int, move: str) -> bool:
        """Plays a move; whether it was accepted and stored."""
        asked = {"type": "play", "id": ply, "seat": seat, "ply": ply, "move": move}
        await self.socket.send(to_json(asked).decode())
        return bool((await self.answers.get())["type"] == "done")


class CrowdedTable:
    """A table and those who sit there."""

    def __init__(self, table_id: str) -> None:
        self.id = table_id
        self.seats: list[Seat] = []
        self._all_know = asyncio.Event()
        self._awaited = 0
        self._choice = random.Random(table_id)

    def heard(self, seat: Seat) -> None:
        """Somebody was told a position."""
        if seat.ply >= self._awaited and all(other.ply >= self._awaited for other in self.seats):
            self._all_know.set()

    async def one_move(self) -> float | None:
        """Plays one move; the seconds until all seats were told, or nothing if the game is over."""
        ply = self.seats[0].ply
        view = from_json(self.seats[0].position)["view"]
        if view["result"]:
            return None
        actor = view["actor"]
        mover = self.seats[actor % len(self.seats)]
        legal = view["legal"] or from_json(mover.position)["view"]["legal"]
        self._awaited, move = ply + 1, self._choice.choice(legal)["text"]
        self._all_know.clear()
        sent = time.perf_counter()
        if not await mover.play(actor, ply, move):
            raise RuntimeError("a legal move was refused")
        await self._all_know.wait()
        return time.perf_counter() - sent


class Crowd:
    """Everybody who is connected to one server."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._tasks: list[asyncio.Task[None]] = []
        self.tables: list[CrowdedTable] = []
        self._browsers: list[httpx2.AsyncClient] = []

    @property
    def sockets(self) -> int:
        """How many lines are open."""
        return sum(len(table.seats) for table in self.tables)

    async def come_in(self, people: int) -> None:
        """So many guests."""
        for number in range(people):
            browser = httpx2.AsyncClient(base_url=self._address, headers=HEADERS, timeout=120)
            (await browser.post("/api/guests", json={"name": f"Guest {number}"})).raise_for_status()
            self._browsers.append(browser)

    async def sit_down(self, tables: int, players: int) -> None:
        """So many tables, each with all who came in; the first has the seats that are left."""
        gate = asyncio.Semaphore(AT_ONCE)

        async def one() -> None:
            async with gate:
                self.tables.append(await self._table(players))

        await asyncio.gather(*(one() for _ in range(tables)))

    async def _table(self, players: int) -> CrowdedTable:
        host, *others = self._browsers
        spare = [{"kind": "person", "name": f"Friend {seat}"} for seat in range(players - len(self._browsers))]
        wish = {"game": "sumeria", "players": players, "public": True, "seats": [{"kind": "me"}, *spare]}
        answer = (await host.post("/api/tables", json=wish)).raise_for_status()
        table = CrowdedTable(answer.json()["id"])
        for seat, browser in enumerate(others, 1):
            taken = await browser.post(f"/api/tables/{table.id}/seats/{seat}", json={"kind": "me"})
            taken.raise_for_status()
        (await host.post(f"/api/tables/{table.id}/start")).raise_for_status()
        for browser in self._browsers:
            await self._connect(table, browser)
        return table

    async def _connect(self, table: CrowdedTable, browser: httpx2.AsyncClient) -> None:
        cookies = "; ".join(f"{name}={value}" for name, value in browser.cookies.items())
        url = f"{self._address.replace('http', 'ws', 1)}/api/tables/{table.id}/socket"
        socket = await connect(url, additional_headers={"Cookie": cookies}, compression=None, max_size=None)
        seat = Seat(socket, table)
        table.seats.append(seat)
        self._tasks.append(asyncio.create_task(seat.listen()))
        while seat.ply < 0:
            await asyncio.sleep(0.01)

    async def go(self) -> None:
        """All lines are closed."""
        await asyncio.gather(*(seat.socket.close() for table in self.tables for seat in table.seats))
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for browser in self._browsers:
            await browser.aclose()

    # ---- playing

    async def play_fast(self, seconds: float) -> int:
        """All tables play as fast as they can, for so long; how many moves were accepted and stored."""
        moves, until = 0, time.perf_counter() + seconds

        async def keep_playing(table: CrowdedTable) -> None:
            nonlocal moves
            while time.perf_counter() < until:
                if await table.one_move() is None:
                    raise RuntimeError("a game ended before the time did: more tables are needed")
                moves += 1

        await asyncio.gather(*(keep_playing(table) for table in self.tables))
        return moves

    async def play_steadily(self, rate: float, seconds: float) -> Sequence[float]:
        """So many moves a second, table after table; how long each took until all seats were told."""
        waits: list[float] = []

        async def one(table: CrowdedTable) -> None:
            wait = await table.one_move()
            if wait is not None:
                waits.append(wait)

        busy: dict[str, asyncio.Task[None]] = {}
        began = time.perf_counter()
        for number in range(int(rate * seconds)):
            await asyncio.sleep(max(0.0, began + number / rate - time.perf_counter()))
            table = self.tables[number % len(self.tables)]
            if table.id not in busy or busy[table.id].done():
                busy[table.id] = asyncio.create_task(one(table))
        await asyncio.gather(*busy.values())
        return waits
