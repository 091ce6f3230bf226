"""Bots think here, never in the event loop: a few processes, asked in the order in which tables ask.

A process is told a position in which everything that its seat cannot know was drawn anew: not even it sees the truth.
One that crashes, hangs or talks nonsense is killed and replaced, and asked again; no table waits for ever.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import structlog

from edubba.bots.bot import chance
from edubba.bots.host import question
from edubba.bots.knowledge import know
from edubba.bots.levels import numbered
from edubba.engine.match import Match
from edubba.server.program import Here, Program, Thinker, ThinkerFailed
from edubba.server.settings import Settings
from edubba.server.thinker import ANALYST, Answer, Progress, Question
from edubba.server.timepiece import Timepiece

COMMAND = (sys.executable, "-m", "edubba.server.thinker")
TRIES = 3
log = structlog.get_logger()


@dataclass(frozen=True)
class Patience:
    """For how many seconds a program may be silent."""

    start_up: float = 60.0  # until it can answer at all
    margin: float = 60.0  # beyond the limit of its level: interpreted, beside the compiler, a move can take that long
    judgement: float = 900.0  # for one move of an analysis


class ThinkersEnded(RuntimeError):
    """The server stops: there is no answer, not even a poor one."""


class Thinkers:
    """All who think for one server process."""

    def __init__(
        self,
        settings: Settings,
        time: Timepiece,
        command: Sequence[str] = COMMAND,
        patience: Patience | None = None,
    ) -> None:
        self._time = time
        self._patience = patience or Patience()
        self._has_ended = False
        self._all = [self._thinker(settings, command) for _ in range(max(1, settings.thinkers))]
        self._analyst = self._thinker(settings, [*command, ANALYST])
        self._analysing = asyncio.Lock()
        self._free: asyncio.Queue[Thinker] = asyncio.Queue()  # whoever waits longest gets the next
        for thinker in self._all:
            self._free.put_nowait(thinker)
        self.on_thought: list[Callable[[int, float], None]] = []  # told the level and the seconds of every answer
        self.on_failure: list[Callable[[], None]] = []  # told of every thinker that was replaced

    def _thinker(self, settings: Settings, command: Sequence[str]) -> Thinker:
        return Program(command, self._patience.start_up) if settings.thinkers else Here()

    async def begin(self) -> None:
        """Starts all processes, so that they are ready when they are asked."""
        for thinker in self._all:
            try:
                await thinker.start()
            except ThinkerFailed as failure:
                log.warning("thinker failed", reason=str(failure))

    async def end(self) -> None:
        """Ends all processes. Whoever still waits hears `ThinkersEnded`."""
        self._has_ended = True
        await asyncio.gather(*(thinker.stop() for thinker in [*self._all, self._analyst]))

    async def choose(self, match: Match, level: int, seed: int | str, limit_ms: int | None = None) -> str:
        """A legal move for the seat that must act, whatever happens; `limit_ms` can make a bot quicker than its level.

        The match may change meanwhile: the answer is to the position in which the question was asked.
        """
        ply, legal = match.ply, [move.text for move in match.legal()]
        if len(legal) == 1:
            return legal[0]
        asked = _question(match, legal, level, seed, limit_ms)
        patience = asked["limit_ms"] / 1000 + self._patience.margin
        thinker = await self._free.get()
        try:
            begun = self._time.steady()
            found = await self._insist(thinker, asked, patience, lambda given: given.get("move") in legal)
        finally:
            self._free.put_nowait(thinker)
        if found is None:
            log.error("no thinker answers; a move by chance", game=match.game.name, ply=ply, level=level)
            return legal[chance(seed, ply) % len(legal)]
        for told in self.on_thought:
            told(level, (self._time.steady() - begun) / 1000)
        return str(found["move"])

    async def analyse(self, record: Mapping[str, Any], level: int, tell: Progress) -> dict[str, Any] | None:
        """The analysis of a match that is over, or nothing if none can be made; one after the other.

        It has a process of its own, which is started for it and ended after it: moves never wait for it.
        """
        asked = {"ask": "analysis", "record": dict(record), "level": level}
        async with self._analysing:
            try:
                found = await self._insist(self._analyst, asked, self._patience.judgement, _is_analysis, tell)
            finally:
                await self._analyst.stop()
        return None if found is None else dict(found["analysis"])

    async def _insist(
        self,
        thinker: Thinker,
        asked: Question,
        patience: float,
        is_sound: Callable[[Answer], bool],
        tell: Progress = lambda *_: None,
    ) -> Answer | None:
        """Asks again if there is no sound answer, and gives up after the third time."""
        for tries in range(1, TRIES + 1):
            try:
                if self._has_ended:
                    raise ThinkersEnded
                found = await thinker.ask(asked, patience, tell)
                if is_sound(found):
                    return found
                await thinker.stop()
                raise ThinkerFailed("it talks nonsense")
            except ThinkerFailed as failure:
                if self._has_ended:
                    raise ThinkersEnded from None
                log.warning("thinker failed", reason=str(failure), ask=asked["ask"], tries=tries)
                for told in self.on_failure:
                    told()
        return None


def _is_analysis(given: Answer) -> bool:
    return isinstance(given.get("analysis"), dict)


def _question(match: Match, legal: list[str], level: int, seed: int | str, limit_ms: int | None) -> Question:
    """What the acting seat knows, in which all that it does not know was drawn by chance."""
    number = chance(seed, match.ply)
    usual = numbered(level).budget.milliseconds or 0
    limit = usual if limit_ms is None else max(1, min(usual, limit_ms))
    return question(know(match, number), legal) | {"level": level, "seed": number, "limit_ms": limit}
