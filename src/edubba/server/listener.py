"""Somebody who is connected to a table. What they missed while their line was slow is told at once, not bit by bit."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Any

from pydantic_core import to_json

from edubba.locales import Message

MOST_WAITING = 200  # small messages that may wait for a slow line; more, and the line is cut


class Listener:
    """One connection: whose it is, what was sent, what waits to be sent."""

    def __init__(self, person: str | None, login: str | None, seq: int) -> None:
        self.person = person
        self.login = login
        self.seq = seq  # the last event that was told
        self.looking: int | None = None  # of several own seats, the one that is shown
        self.shown: tuple[int, int | None] | None = None  # event and seat of the position that was sent last
        self.waiting: deque[bytes] = deque()
        self.is_cut = False
        self._woken = asyncio.Event()

    def wake(self) -> None:
        """There is something to send."""
        self._woken.set()

    async def woken(self) -> None:
        """Waits until there is."""
        await self._woken.wait()
        self._woken.clear()

    def part(self, why: Message) -> None:
        """The connection ends; the client is told why."""
        self.say({"type": "bye", "message": why.to_json()})
        self.is_cut = True

    def say(self, content: dict[str, Any]) -> None:
        """A small message, after everything that happened before it."""
        if len(self.waiting) >= MOST_WAITING:
            self.is_cut = True
        else:
            self.waiting.append(to_json(content))
        self.wake()
