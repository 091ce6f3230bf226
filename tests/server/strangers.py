"""Browsers and programs that talk to a server through the network, as strangers do."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Any

import httpx2
from websockets.asyncio.client import ClientConnection, connect

from tests.server.conftest import OURS
from tests.server.waiting import LONG

Json = dict[str, Any]
FRIENDS = [{"kind": "me"}, {"kind": "person", "name": "Ana"}, {"kind": "person", "name": "Vlad"}]


@contextmanager
def guest(address: str, name: str) -> Iterator[httpx2.Client]:
    """A browser that is signed in."""
    with httpx2.Client(base_url=address, headers=OURS, timeout=60) as browser:
        browser.post("/api/guests", json={"name": name}).raise_for_status()
        yield browser


def set_up(browser: httpx2.Client, **wish: Any) -> str:
    """A table at which one browser holds three seats; its id."""
    wish = {"game": "sumeria", "players": 3, "seats": FRIENDS, "start": True, **wish}
    answer = browser.post("/api/tables", json=wish)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def cookie(browser: httpx2.Client) -> str:
    return "; ".join(f"{name}={value}" for name, value in browser.cookies.items())


@asynccontextmanager
async def line(address: str, table: str, cookies: str, since: int = 0) -> AsyncIterator[Line]:
    """A websocket."""
    url = f"{address.replace('http', 'ws', 1)}/api/tables/{table}/socket?since={since}"
    headers = {"Cookie": cookies} if cookies else {}
    async with connect(url, additional_headers=headers, max_size=None, compression=None) as socket:
        yield Line(socket)


class Line:
    """One websocket, and where the game stands as far as was heard."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.position: Json = {}
        self._asked = 0

    async def hear(self) -> Json:
        message: Json = json.loads(await self.socket.recv())
        if message["type"] == "position":
            self.position = message
        return message

    async def ask(self, kind: str, **content: Any) -> Json:
        """Asks, and waits for the answer."""
        self._asked += 1
        await self.socket.send(json.dumps({"type": kind, "id": self._asked, **content}))
        while True:
            message = await self.hear()
            if message.get("of") == self._asked or message["type"] == "bye":
                return message

    async def stand_at(self, ply: int) -> Json:
        """Waits until so many moves are played, or more."""
        while self.position.get("ply", -1) < ply:
            await self.hear()
        return self.position


def check_kept(players: Players, kept: list[tuple[int, str]]) -> None:
    """Every move that was accepted is there, once, in its place; at most one more, which was on its way.

    `kept` is what is stored: after which move how many were played, and the move.
    """
    assert [ply for ply, _text in kept] == list(range(1, len(kept) + 1))
    assert len(kept) - len(players.done) in (0, 1)
    for accepted, (_ply, text) in zip(players.done, kept, strict=False):
        assert accepted in (text, "?")


class Players:
    """Those who play by chance at one table, and remember what was answered with "done"."""

    def __init__(self, table: str, cookies: str) -> None:
        self.table = table
        self.cookies = cookies
        self.done: list[str] = []  # the moves that were accepted, in order
        self.refused: list[str] = []
        self._choice = random.Random(table)

    async def play(self, address: str, moves: int, heard: asyncio.Event | None = None) -> None:
        """Plays so many moves, from wherever the game stands."""
        async with line(address, self.table, self.cookies) as talking, asyncio.timeout(LONG):
            await talking.stand_at(len(self.done))
            self._compare(talking.position["ply"])
            for _ in range(moves):
                position = talking.position
                if position["view"]["result"]:
                    return
                await self._one(talking, position)
                if heard:
                    heard.set()

    def _compare(self, ply: int) -> None:
        """A move that was on its way when the line broke may have been accepted; no more than that one."""
        assert ply in (len(self.done), len(self.done) + 1)
        self.done += ["?"] * (ply - len(self.done))

    async def _one(self, talking: Line, position: Json) -> None:
        seat, ply = position["seat"], position["ply"]
        move = self._choice.choice(position["view"]["legal"])["text"]
        answer = await talking.ask("play", seat=seat, ply=ply, move=move)
        if answer["type"] == "done":
            self.done.append(move)
            await talking.stand_at(ply + 1)
        else:
            self.refused.append(answer["message"]["key"])
