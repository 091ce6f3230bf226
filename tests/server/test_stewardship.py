"""One process is the steward, whatever happens to it."""

from __future__ import annotations

import asyncio
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from sqlalchemy import text

from edubba.server.database import Database
from edubba.server.settings import Settings
from edubba.server.stewardship import Stewardship
from tests.server.waiting import until

pytestmark = pytest.mark.anyio

# A process that says when it becomes the steward, and lives until it is killed.
OTHER = """
import asyncio, sys
from edubba.server.database import Database
from edubba.server.settings import Settings
from edubba.server.stewardship import Stewardship

async def gained(): print("steward", flush=True)
async def lost(): print("lost", flush=True)

async def live():
    await Stewardship(Database(Settings(database_url=sys.argv[1])), gained, lost).begin()
    await asyncio.Event().wait()

asyncio.run(live())
"""


class Candidate:
    """A process's share in the stewardship, with a list of what happened."""

    def __init__(self, database: Database) -> None:
        self.log: list[str] = []
        self.share = Stewardship(database, self.gained, self.lost)

    async def gained(self) -> None:
        self.log.append("gained")

    async def lost(self) -> None:
        self.log.append("lost")


async def break_steward(database: Database) -> None:
    async with database.engine.begin() as connection:
        await connection.execute(text("SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory'"))


async def test_a_file_has_one_process_and_that_is_the_steward(tmp_path: Path) -> None:
    database = Database(Settings(data=tmp_path))
    candidate = Candidate(database)
    await candidate.share.begin()
    assert candidate.log == ["gained"]
    assert candidate.share.is_ours
    await candidate.share.end()
    assert candidate.log == ["gained", "lost"]
    await database.close()


async def test_one_of_many_and_another_when_it_steps_down(postgres_url: str) -> None:
    database = Database(Settings(database_url=postgres_url))
    candidates = [Candidate(database) for _ in range(3)]
    for candidate in candidates:
        await candidate.share.begin()
    for _ in range(3):
        await until(lambda: any(c.share.is_ours for c in candidates))
        (steward,) = [c for c in candidates if c.share.is_ours]
        candidates.remove(steward)
        await steward.share.end()
        assert steward.log == ["gained", "lost"]
        assert not steward.share.is_ours
    await database.close()


async def test_who_loses_the_connection_loses_the_office(postgres_url: str) -> None:
    database = Database(Settings(database_url=postgres_url))
    candidate = Candidate(database)
    await candidate.share.begin()
    await until(lambda: candidate.log == ["gained"])
    await break_steward(database)
    await until(lambda: candidate.log == ["gained", "lost", "gained"])
    await candidate.share.end()
    await database.close()


async def test_a_steward_that_cannot_take_office_tries_again(postgres_url: str) -> None:
    database = Database(Settings(database_url=postgres_url))
    candidate = Candidate(database)

    async def stumble() -> None:
        candidate.log.append("gained")
        if len(candidate.log) == 1:
            raise RuntimeError("a bad start")

    candidate.share = Stewardship(database, stumble, candidate.lost)
    await candidate.share.begin()
    await until(lambda: candidate.log == ["gained", "lost", "gained"])
    await candidate.share.end()
    await database.close()


async def test_when_a_process_is_killed_another_takes_over(postgres_url: str) -> None:
    database = Database(Settings(database_url=postgres_url))
    other = subprocess.Popen([sys.executable, "-c", OTHER, postgres_url], stdout=subprocess.PIPE, text=True)
    assert other.stdout is not None
    seen = ""
    while seen != "steward\n":  # log lines come on the same way
        seen = await asyncio.to_thread(other.stdout.readline)
        assert seen
    candidate = Candidate(database)
    await candidate.share.begin()
    await asyncio.sleep(2.5)  # it stands more than once, and in vain
    assert candidate.log == []
    other.send_signal(signal.SIGKILL)
    await until(lambda: candidate.log == ["gained"])
    await candidate.share.end()
    other.wait()
    other.stdout.close()
    await database.close()
