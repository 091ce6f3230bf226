"""Where thinking is done: in a process that may be killed at any time, or in a thread of this one."""

from __future__ import annotations

import asyncio
import contextlib
import json
import threading
from asyncio.subprocess import PIPE, Process
from collections.abc import Sequence
from typing import Protocol

from edubba.server.thinker import Answer, Progress, Question, answer

LONGEST_ANSWER = 1 << 25  # bytes; the analysis of a long game takes a few hundred thousand


class ThinkerFailed(Exception):
    """No answer: the program crashed, was silent for too long, or talked nonsense."""


class Thinker(Protocol):
    """Answers one question at a time."""

    async def start(self) -> None:
        """Gets ready, if it is not."""

    async def ask(self, question: Question, patience: float, tell: Progress, /) -> Answer:
        """The answer; raises `ThinkerFailed` if there is none. `patience` is the longest silence in seconds."""

    async def stop(self) -> None:
        """Ends at once. A new question starts it again."""


class Program:
    """A program that answers lines of JSON."""

    def __init__(self, command: Sequence[str], start_up: float) -> None:
        self._command = command
        self._start_up = start_up  # seconds that it is given in addition until its first answer
        self._process: Process | None = None
        self._is_new = True

    async def start(self) -> None:
        """Starts the program, if it does not run."""
        if self._process is not None and self._process.returncode is None:
            return
        await self.stop()
        try:
            self._process = await asyncio.create_subprocess_exec(
                *self._command, stdin=PIPE, stdout=PIPE, limit=LONGEST_ANSWER
            )
        except OSError as error:
            raise ThinkerFailed("it cannot be started") from error
        self._is_new = True

    async def ask(self, question: Question, patience: float, tell: Progress) -> Answer:
        """Writes a line, reads lines. When nobody waits any more, no program goes on thinking of the question."""
        try:
            await self.start()
            line = json.dumps(question).encode() + b"\n"
            while True:
                async with asyncio.timeout(patience + (self._start_up if self._is_new else 0)):
                    found = await self._exchange(line)
                self._is_new, line = False, b""
                if "of" not in found:
                    return found
                tell(int(found["done"]), int(found["of"]))
        except TimeoutError:
            await self.stop()
            raise ThinkerFailed("it is silent") from None
        except BaseException:
            await self.stop()
            raise

    async def _exchange(self, line: bytes) -> Answer:
        process = self._process
        if process is None or process.stdin is None or process.stdout is None:
            raise ThinkerFailed("it was stopped")
        try:
            process.stdin.write(line)
            await process.stdin.drain()
            read = await process.stdout.readline()
            found = json.loads(read) if read else None
        except OSError:
            raise ThinkerFailed("it is gone") from None
        except (ValueError, RecursionError):
            raise ThinkerFailed("it talks nonsense") from None
        if not isinstance(found, dict):
            raise ThinkerFailed("it is gone" if found is None else "it talks nonsense")
        return found

    async def stop(self) -> None:
        """Kills the program, and waits until it is gone."""
        process, self._process = self._process, None
        if process is None:
            return
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        if process.stdin is not None:
            process.stdin.close()
        await process.wait()


class Here:
    """A thread of this process, for small machines and for tests. It cannot be killed, but it can be asked to stop."""

    def __init__(self) -> None:
        self._stop = threading.Event()

    async def start(self) -> None:
        """Nothing to be done."""

    async def ask(self, question: Question, _patience: float, tell: Progress) -> Answer:
        """The same as in a process of its own."""
        loop, stop = asyncio.get_running_loop(), threading.Event()
        self._stop = stop

        def told(done: int, last: int) -> None:
            if stop.is_set():
                raise ThinkerFailed("it was stopped")
            loop.call_soon_threadsafe(tell, done, last)

        try:
            return await asyncio.to_thread(answer, question, told)
        except Exception as error:
            raise ThinkerFailed(str(error)) from error

    async def stop(self) -> None:
        """An analysis ends at its next move; a move is chosen soon in any case."""
        self._stop.set()
