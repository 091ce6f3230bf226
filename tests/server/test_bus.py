"""What one server process says, the others hear; what they may have missed, they are told to read again."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest
from sqlalchemy import select, text
from sqlalchemy.sql import func

from edubba.server.bus import LONGEST, MOST_WAITING, PostgresBus, QuietBus, bus_for
from edubba.server.database import Database
from edubba.server.scribe import CHANNEL
from edubba.server.settings import Settings
from tests.server.waiting import until

pytestmark = pytest.mark.anyio


class Ear:
    """Somebody who remembers what was heard."""

    def __init__(self) -> None:
        self.heard: list[tuple[str, ...]] = []

    async def __call__(self, *words: str) -> None:
        self.heard.append(words)


@pytest.fixture
async def database(postgres_url: str) -> AsyncIterator[Database]:
    database = Database(Settings(database_url=postgres_url))
    yield database
    await database.close()


@pytest.fixture
async def pair(database: Database) -> AsyncIterator[tuple[PostgresBus, PostgresBus]]:
    buses = PostgresBus(database), PostgresBus(database)
    for bus in buses:
        await bus.begin()
    yield buses
    for bus in buses:
        await bus.end()


async def cut(database: Database) -> None:
    """Breaks the connections of all buses, and nothing else."""
    async with database.engine.begin() as connection:
        mine = text("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()")
        await connection.execute(mine)


async def test_others_hear_in_order_and_the_speaker_only_if_it_asked(pair: tuple[PostgresBus, PostgresBus]) -> None:
    one, two = pair
    other, echo, silent = Ear(), Ear(), Ear()
    two.on("chairs", other)
    one.on("chairs", echo, own=True)
    one.on("chairs", silent)
    for number in range(50):
        await one.say("chairs", "Ur", number)
    await two.say("chairs", "last")
    await until(lambda: len(other.heard) == 50 and len(echo.heard) == 51 and silent.heard)
    assert other.heard == [("Ur", str(number)) for number in range(50)]
    assert silent.heard == [("last",)]


async def test_what_the_scribe_says_with_a_commit_is_heard(
    pair: tuple[PostgresBus, PostgresBus], database: Database
) -> None:
    ears = [Ear(), Ear()]
    for bus, ear in zip(pair, ears, strict=True):
        bus.on("event", ear)
    async with database.engine.begin() as connection:
        await connection.execute(select(func.pg_notify(CHANNEL, "event abcdefghij 17")))
    await until(lambda: all(ear.heard == [("abcdefghij", "17")] for ear in ears))


async def test_messages_about_one_table_are_handled_one_after_the_other(pair: tuple[PostgresBus, PostgresBus]) -> None:
    one, two = pair
    gate = asyncio.Event()
    log: list[str] = []

    async def slow(table: str, word: str) -> None:
        log.append(f"{table} {word}")
        if word == "first":
            await gate.wait()

    two.on("chat", slow)
    for words in (("Ur", "first"), ("Ur", "second"), ("Kish", "other")):
        await one.say("chat", *words)
    await until(lambda: "Kish other" in log)
    assert "Ur second" not in log
    gate.set()
    await until(lambda: "Ur second" in log)


async def test_a_handler_that_fails_harms_no_other(pair: tuple[PostgresBus, PostgresBus]) -> None:
    one, two = pair
    ear = Ear()

    async def broken(*_words: str) -> None:
        raise RuntimeError("of no concern to others")

    two.on("here", broken)
    two.on("here", ear)
    await one.say("here", "Ur")
    await one.say("here", "Ur")
    await until(lambda: len(ear.heard) == 2)


async def test_after_a_break_everything_is_read_again(
    pair: tuple[PostgresBus, PostgresBus], database: Database
) -> None:
    one, two = pair
    resync, ear = Ear(), Ear()
    two.on("resync", resync)
    two.on("login", ear)
    await cut(database)
    await until(lambda: resync.heard)
    assert resync.heard[0] == ()
    await one.say("login", "revoked")
    await until(lambda: ("revoked",) in ear.heard)


async def test_what_is_said_during_a_break_is_not_lost(
    pair: tuple[PostgresBus, PostgresBus], database: Database
) -> None:
    one, two = pair
    ear, again = Ear(), Ear()
    two.on("chairs", ear)
    two.on("resync", again)  # a listener that lost its own line on a slow machine learns that it missed something
    async with database.engine.begin() as connection:
        await connection.execute(text("SELECT pg_terminate_backend(:pid)"), {"pid": one._own})
    for number in range(20):
        await one.say("chairs", number)
        await asyncio.sleep(0)
    await until(lambda: again.heard or {int(words[0]) for words in ear.heard} == set(range(20)))


async def test_who_cannot_speak_for_long_tells_the_others_to_read_everything(database: Database) -> None:
    one, two = PostgresBus(database), PostgresBus(database)
    resync = Ear()
    two.on("resync", resync)
    await two.begin()
    for number in range(MOST_WAITING + 1):
        await one.say("chairs", number)
    await one.begin()
    await until(lambda: resync.heard == [()])
    await one.end()
    await two.end()


async def test_the_last_words_are_said(database: Database) -> None:
    one, two = PostgresBus(database), PostgresBus(database)
    ear = Ear()
    two.on("here", ear)
    await one.begin()
    await two.begin()
    await one.say("here", "gone")
    await one.end()
    await until(lambda: ear.heard == [("gone",)])
    await two.end()


@pytest.mark.parametrize("words", [("two words",), ("x" * LONGEST,)])
async def test_what_cannot_be_said_is_a_mistake_of_ours(database: Database, words: tuple[str, ...]) -> None:
    with pytest.raises(ValueError, match="cannot be told"):
        await PostgresBus(database).say("chat", *words)


async def test_one_process_alone_hears_only_itself(tmp_path: object) -> None:
    bus = QuietBus()
    echo, other = Ear(), Ear()
    bus.on("chat", echo, own=True)
    bus.on("chat", other)
    await bus.begin()
    await bus.say("chat", "Ur", 3)
    await bus.say("nobody", "listens")
    await bus.end()
    assert (echo.heard, other.heard) == ([("Ur", "3")], [])


async def test_the_bus_goes_with_the_database(settings: Settings) -> None:
    database = Database(settings)
    assert isinstance(bus_for(database), QuietBus if settings.is_sqlite else PostgresBus)
    await database.close()
