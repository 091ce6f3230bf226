"""Between server processes: whoever changed something says so, and the others read it again.

What is said is short: a topic and words, such as which table. With SQLite there is one process, and nobody to tell.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any, Protocol

import structlog

from edubba.server.database import Database
from edubba.server.scribe import CHANNEL
from edubba.server.wire import LOST, PATIENCE, wire

LONGEST = 7_999  # bytes that PostgreSQL carries
MOST_WAITING = 10_000  # messages kept while PostgreSQL is away; more, and the others are told to read everything again
QUIET = 5.0  # seconds after which a silent connection is tried
RETRY = 0.5  # seconds between attempts to connect
RESYNC = "resync"  # the topic for: everything may have been missed
log = structlog.get_logger()

Handler = Callable[..., Awaitable[None]]


class Bus(Protocol):
    """How server processes tell each other."""

    async def begin(self) -> None:
        """Listens from now on."""

    async def end(self) -> None:
        """Says what was still to be said, then stops."""

    async def say(self, topic: str, *words: str | int) -> None:
        """Tells all processes. Never waits for the network and never fails."""

    def on(self, topic: str, handler: Handler, *, own: bool = False) -> None:
        """Has a handler called with the words of a topic; `own`: also with what this process said itself.

        Messages with the same topic and the same first word (a table) are handled one after the other. The topic
        `resync` has no words: everything may have been missed, and must be read again.
        """


class QuietBus:
    """One process alone: it hears only itself, where it asked for that."""

    def __init__(self) -> None:
        self._handlers: dict[str, list[Handler]] = {}

    async def begin(self) -> None:
        """There is nothing to listen to."""

    async def end(self) -> None:
        """There is nothing to stop."""

    async def say(self, topic: str, *words: str | int) -> None:
        """Nobody else is there."""
        for handler in self._handlers.get(topic, []):
            await handler(*(str(word) for word in words))

    def on(self, topic: str, handler: Handler, *, own: bool = False) -> None:
        """Only what this process says itself can be heard."""
        if own:
            self._handlers.setdefault(topic, []).append(handler)


class PostgresBus:
    """LISTEN and NOTIFY on a connection of its own, made again whenever it is lost."""

    def __init__(self, database: Database) -> None:
        self._url = database.engine.url
        self._handlers: dict[str, list[tuple[Handler, bool]]] = {}
        self._waiting: deque[str] = deque()
        self._woken = asyncio.Event()
        self._listening = asyncio.Event()
        self._handling: dict[tuple[str, ...], asyncio.Task[None]] = {}
        self._task: asyncio.Task[None] | None = None
        self._own = 0  # PostgreSQL's number of our connection

    def on(self, topic: str, handler: Handler, *, own: bool = False) -> None:
        """See `Bus.on`. What the scribe says with a commit counts as said by another."""
        self._handlers.setdefault(topic, []).append((handler, own))

    async def begin(self) -> None:
        """Listens from now on."""
        self._task = asyncio.create_task(self._work(), name="bus")
        await self._listening.wait()

    async def end(self) -> None:
        """Says what was still to be said, then stops."""
        if self._task is None:
            return
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                while self._waiting and self._listening.is_set():
                    await asyncio.sleep(0.01)
        tasks = [self._task, *self._handling.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def say(self, topic: str, *words: str | int) -> None:
        """Tells all processes; what cannot be sent now is sent as soon as PostgreSQL is there again."""
        text = " ".join((topic, *map(str, words)))
        if len(text.encode()) > LONGEST or text.count(" ") != len(words):
            raise ValueError(f"this cannot be told to the other processes: {text[:80]}")
        if len(self._waiting) >= MOST_WAITING:
            self._waiting.clear()
            text = RESYNC
        self._waiting.append(text)
        self._woken.set()

    # ---- the connection

    async def _work(self) -> None:
        while True:
            try:
                async with wire(self._url) as line:
                    await self._stay(line)
            except Exception as error:  # however it breaks, another line is made: without one, nobody hears anything
                log.warning("bus lost", error=type(error).__name__, exc_info=not isinstance(error, LOST))
            await asyncio.sleep(RETRY)

    async def _stay(self, line: Any) -> None:
        """Listens and speaks until the connection breaks."""
        was_away = self._own != 0
        self._own = line.get_server_pid()
        line.add_termination_listener(lambda _line: self._woken.set())
        await line.add_listener(CHANNEL, self._hear)
        if was_away:
            self._dispatch(RESYNC, (), own=False)
        self._listening.set()
        try:
            while not line.is_closed():
                await self._speak(line)
                await self._be_woken(line)
        finally:
            self._listening.clear()

    async def _speak(self, line: Any) -> None:
        while self._waiting:
            await line.execute("SELECT pg_notify($1, $2)", CHANNEL, self._waiting[0], timeout=PATIENCE)
            self._waiting.popleft()

    async def _be_woken(self, line: Any) -> None:
        try:
            async with asyncio.timeout(QUIET):
                await self._woken.wait()
        except TimeoutError:
            await line.execute("SELECT 1", timeout=PATIENCE)  # a broken connection does not always say so
        self._woken.clear()

    # ---- hearing

    def _hear(self, _line: Any, sender: int, _channel: str, text: str) -> None:
        topic, *words = text.split(" ")
        self._dispatch(topic, tuple(words), own=sender == self._own)

    def _dispatch(self, topic: str, words: tuple[str, ...], *, own: bool) -> None:
        key = (topic, *words[:1])
        for handler, also_own in self._handlers.get(topic, []):
            if not own or also_own:
                task = asyncio.create_task(_handle(self._handling.get(key), handler, words))
                self._handling[key] = task
                task.add_done_callback(lambda task: self._forget(key, task))

    def _forget(self, key: tuple[str, ...], task: asyncio.Task[None]) -> None:
        if self._handling.get(key) is task:
            del self._handling[key]


async def _handle(before: asyncio.Task[None] | None, handler: Handler, words: tuple[str, ...]) -> None:
    """Calls a handler when the one before it is done. What goes wrong in one concerns no other."""
    if before is not None:
        await asyncio.wait([before])
    try:
        await handler(*words)
    except Exception:
        log.exception("what another process said was not handled")


def bus_for(database: Database) -> Bus:
    """The bus that goes with a database."""
    return QuietBus() if database.is_sqlite else PostgresBus(database)
