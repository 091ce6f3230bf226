"""The life of a server process: in which order its parts begin and end."""

from __future__ import annotations

import contextlib
import multiprocessing
import signal
from collections.abc import AsyncIterator

from edubba.engine import jit
from edubba.engine.registry import game, games
from edubba.server.database import Database
from edubba.server.migrating import migrate
from edubba.server.services import Services
from edubba.server.settings import Settings
from edubba.server.timepiece import Timepiece
from edubba.server.waiting import wait

LOOK_EVERY = 2.0  # seconds between two looks at what the thinkers have compiled, or whether the parent lives
MEASURE_EVERY = 2.0  # seconds between two notes of how much is open


async def begin(parts: Services) -> None:
    """Brings the storage up to date, then opens the house."""
    await migrate(parts.settings)
    _listen_to_others(parts)
    _count(parts)
    parts.scribe.begin()
    await parts.bus.begin()
    await parts.thinkers.begin()
    await parts.stewardship.begin()
    parts.telling.later(_warm_up(parts))
    parts.telling.later(_keep_measuring(parts))
    parts.telling.later(parts.telling.keep_in_touch(parts.is_ending))
    parts.telling.later(_follow_parent(parts))


async def end(parts: Services) -> None:
    """Finishes what was accepted, then closes the house."""
    parts.is_ending.set()
    await parts.stewardship.end()
    await parts.thinkers.end()
    await parts.telling.end()
    await parts.scribe.end()
    await parts.bus.end()
    await parts.database.close()


@contextlib.asynccontextmanager
async def errand(settings: Settings) -> AsyncIterator[Services]:
    """A process that serves nobody, but changes tables and people as one that does, and tells the others."""
    parts = Services(settings, Timepiece(), Database(settings))
    try:
        _listen_to_others(parts)
        parts.scribe.begin()
        await parts.bus.begin()
        yield parts
    finally:
        await end(parts)


async def _warm_up(parts: Services) -> None:
    """Compiling would keep people waiting: it is left to the thinkers, and what they have done is loaded."""
    waiting = [game(name) for name in games()] if jit.enabled() else []
    for found in waiting:
        found.kernel.compiles_unasked = parts.settings.thinkers == 0
    while waiting and not parts.is_ending.is_set():
        for found in [found for found in waiting if jit.is_warm(found.name) or parts.settings.thinkers == 0]:
            found.warm(wait=False)
            waiting.remove(found)
        await wait(parts.is_ending, LOOK_EVERY)


async def _follow_parent(parts: Services) -> None:
    """A worker whose parent was killed would hold the door against the next: it closes as well."""
    parent = multiprocessing.parent_process()
    while parent is not None and not parts.is_ending.is_set():
        if not parent.is_alive():
            signal.raise_signal(signal.SIGTERM)
            return
        await wait(parts.is_ending, LOOK_EVERY)


async def _keep_measuring(parts: Services) -> None:
    """Whichever process is asked for its metrics tells those of all, as they were a moment ago."""
    while not parts.is_ending.is_set():
        parts.metrics.measure()
        await wait(parts.is_ending, MEASURE_EVERY)


def _count(parts: Services) -> None:
    """What a host may watch."""
    metrics = parts.metrics
    metrics.watch(metrics.sockets, lambda: len(parts.telling))
    metrics.watch(metrics.tables, lambda: len(parts.hall))
    parts.thinkers.on_thought.append(lambda level, seconds: metrics.bot_seconds.labels(level).inc(seconds))
    parts.thinkers.on_failure.append(metrics.failed_thinkers.inc)
    parts.hall.on_move = metrics.count_move


def _listen_to_others(parts: Services) -> None:
    """What other server processes do at tables that somebody looks at here."""
    bus, hall, telling = parts.bus, parts.hall, parts.telling
    hall.tell_others = bus.say
    bus.on("event", parts.steward.heard_event)
    bus.on("event", hall.heard_event)
    bus.on("chairs", hall.heard_chairs)
    bus.on("chat", telling.heard_chat)
    bus.on("here", telling.heard_presence)
    bus.on("who", telling.heard_question)
    bus.on("alive", telling.heard_alive)
    bus.on("resync", hall.heard_nothing)
    bus.on("resync", telling.heard_nothing)
    bus.on("login", parts.logins.heard_end)
    parts.logins.listeners.append(telling.part_login)
    parts.logins.publish = lambda login: parts.telling.later(bus.say("login", login))
