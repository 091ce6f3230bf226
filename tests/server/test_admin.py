"""What hosts do at the command line."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from argon2 import PasswordHasher
from sqlalchemy import func, select, text

from edubba.server.alone import alone
from edubba.server.database import Database
from edubba.server.migrating import migrate
from edubba.server.settings import Settings
from edubba.server.stewardship import Stewardship
from edubba.server.storage import Base, Chair, ChatRow, Event, Login, Person, Table
from tests.server.houses import run, typed_here
from tests.server.tablets import chairs, ended, keep, played
from tests.server.waiting import until


async def furnish(settings: Settings) -> None:
    """An account with two games, and a guest."""
    await migrate(settings)
    database = Database(settings)
    account = {"name": "Ilinca [b]", "handle": "ilinca [b]", "password": "old", "language": "ro"}
    ilinca = Person(id="p1", **account, created=0)
    people = [ilinca, Person(id="p2", name="Guest", language="en", created=0)]
    await keep(database, *people, Login(id="l1", person="p1", token="t" * 64, agent="", created=0, seen=0))
    running = played(1, [ilinca, None, None], 3, id="running123", name="A running one", host="p1")
    over = ended(0, [1, 2, 3], id="finished12", name="A finished one", host="p1")
    begun = Event(table="finished12", seq=1, kind="start", ply=0, actor=0, at=0)
    await keep(database, *running, over, *chairs(over, [ilinca, None, None]), begun)
    for table in ("running123", "finished12"):
        await keep(database, ChatRow(table=table, number=1, person="p1", seat=0, name="Ilinca", text="hello", at=0))
    await database.close()


def read(settings: Settings, *wanted: Any) -> list[Any]:
    async def rows() -> list[Any]:
        database = Database(settings)
        async with database.session() as session:
            found = [list(await session.scalars(statement)) for statement in wanted]
        await database.close()
        return found

    return asyncio.run(rows())


def counts(settings: Settings) -> dict[str, int]:
    tables = list(Base.metadata.sorted_tables)
    found = read(settings, *(select(func.count()).select_from(table) for table in tables))
    return {table.name: number for table, (number,) in zip(tables, found, strict=True)}


class Host:
    """A host who types commands about a furnished database."""

    def __init__(self, settings: Settings, folder: Path) -> None:
        self.settings = settings
        self.folder = folder

    def types(self, *words: str, typed: str = "") -> tuple[int, str]:
        return typed_here("admin", *words, typed=typed, **self.environment)

    @property
    def environment(self) -> dict[str, str]:
        return {"EDUBBA_DATA": str(self.settings.data), "EDUBBA_DATABASE_URL": self.settings.database}


@pytest.fixture
def host(settings: Settings, tmp_path: Path) -> Host:
    asyncio.run(furnish(settings))
    return Host(settings, tmp_path)


def test_people_and_games_are_listed(host: Host) -> None:
    code, said = host.types("users")
    assert code == 0
    assert [line.split()[:2] for line in said.splitlines()] == [["id", "name"], ["p1", "Ilinca"], ["p2", "Guest"]]
    assert "Ilinca [b]  account  2" in said
    code, said = host.types("games")
    assert code == 0
    assert "running123  A running one   sumeria  running " in said


def test_it_is_a_command_like_others(host: Host) -> None:
    done = run("admin", "users", **host.environment)
    assert (done.returncode, done.stderr) == (0, "")
    assert "Guest" in done.stdout
    refused = run("admin", "users", "delete", "Nobody", **host.environment)
    assert (refused.returncode, refused.stdout, refused.stderr.count("\n")) == (2, "", 1)


def test_a_password_is_set_and_everybody_signed_out(host: Host) -> None:
    code, said = host.types("users", "password", "Ilinca [B]", typed="correct horse\ncorrect horse\n")
    assert code == 0
    assert "new password" in said
    ((kept,), logins) = read(host.settings, select(Person.password).where(Person.id == "p1"), select(Login.id))
    assert PasswordHasher().verify(kept, "correct horse")
    assert logins == []


@pytest.mark.parametrize(
    ("words", "typed", "says"),
    [
        (["users", "password", "Nobody"], "", "nobody called “Nobody”"),
        (["users", "password", "p2"], "", "nobody called “p2”"),
        (["users", "password", "p1"], "short\nshort\n", "8 to 200 characters"),
        (["users", "delete", "Guest", "--yes"], "", "nobody called “Guest”"),
        (["games", "end", "nothing", "--yes"], "", "no game nothing"),
        (["games", "end", "finished12", "--yes"], "", "is over already"),
        (["games", "delete", "nothing", "--yes"], "", "no game nothing"),
        (["restore", "nowhere", "--yes"], "", "nowhere can't be read"),
        (["restore", __file__, "--yes"], "", "is not a copy of an Edubba database"),
        (["backup", __file__], "", "can't be written: File exists"),
    ],
    ids=lambda value: " ".join(value[:3]) if isinstance(value, list) else None,
)
def test_what_cannot_be_done_is_said_and_changes_nothing(host: Host, words: list[str], typed: str, says: str) -> None:
    before = counts(host.settings)
    code, said = host.types(*words, typed=typed)
    assert code == 2
    assert says in said
    assert counts(host.settings) == before
    assert read(host.settings, select(Person.password).where(Person.id == "p1")) == [["old"]]


def test_who_is_asked_and_says_no_changes_nothing(host: Host) -> None:
    before = counts(host.settings)
    assert host.types("backup", str(host.folder / "copy"))[0] == 0
    for words in (["users", "delete", "p1"], ["games", "delete", "running123"], ["games", "end", "running123"]):
        assert host.types(*words, typed="n\n")[0] == 1
    assert host.types("restore", str(host.folder / "copy"), typed="n\n")[0] == 1
    assert counts(host.settings) == before
    assert read(host.settings, select(Table.status).order_by(Table.id)) == [["finished", "running"]]


def test_a_person_is_forgotten_and_the_games_go_on(host: Host) -> None:
    assert host.types("users", "delete", "p1", typed="y\n")[0] == 0
    first = select(Chair.name).where(Chair.seat == 0).order_by(Chair.table)
    people, names, starters, chat, told = read(
        host.settings, select(Person.id), first, select(Chair.starter), select(ChatRow.text), select(Event.text)
    )
    assert people == ["p2"]
    assert (names, starters, chat) == (["—", "Scribe A"], [None] * 6, ["—", "—"])
    assert not any("Ilinca" in text or "p1" in text for text in told)
    assert counts(host.settings)["tables"] == 2


def test_games_are_ended_and_deleted(host: Host) -> None:
    assert host.types("games", "end", "running123", "--yes")[0] == 0
    assert read(host.settings, select(Table.status)) == [["finished", "finished"]]
    assert read(host.settings, select(Event.kind).where(Event.actor.is_(None))) == [["ended"]]
    assert host.types("games", "delete", "running123", "--yes")[0] == 0
    assert read(host.settings, select(Table.id), select(Event.table)) == [["finished12"], ["finished12"]]


def test_a_copy_brings_everything_back_and_the_present_is_kept(host: Host) -> None:
    before = counts(host.settings)
    copy = host.folder / "friday"
    assert host.types("backup", str(copy))[0] == 0
    assert host.types("games", "delete", "running123", "--yes")[0] == 0
    after = counts(host.settings)
    assert after != before
    code, said = host.types("restore", str(copy), typed="y\n")
    assert code == 0, said
    assert counts(host.settings) == before
    (kept,) = host.settings.data.glob("edubba-2*")
    assert str(kept) in said.replace("\n", "")
    assert host.types("restore", str(kept), "--yes")[0] == 0
    assert counts(host.settings) == after


@pytest.mark.parametrize("part", [0.5, 0.75, 0.99])
def test_a_damaged_copy_is_refused(host: Host, part: float) -> None:
    before = counts(host.settings)
    copy = host.folder / "friday"
    assert host.types("backup", str(copy))[0] == 0
    content = copy.read_bytes()
    copy.write_bytes(content[: int(len(content) * part)])
    assert host.types("restore", str(copy), "--yes")[0] == 2
    assert counts(host.settings) == before


def test_a_dump_that_breaks_off_in_the_middle_changes_nothing(host: Host) -> None:
    if host.settings.is_sqlite:
        pytest.skip("a file is checked as a whole")
    copy = host.folder / "friday"
    assert host.types("backup", str(copy))[0] == 0
    copy.write_text(copy.read_text() + "SELECT nonsense;\n")
    before = counts(host.settings)
    code, said = host.types("restore", str(copy), "--yes")
    assert code == 2
    assert "psql failed" in said
    assert counts(host.settings) == before


def test_a_copy_of_a_newer_house_is_refused(host: Host) -> None:
    copy = host.folder / "tomorrow"
    assert host.types("backup", str(copy))[0] == 0
    if host.settings.is_sqlite:
        with contextlib.closing(sqlite3.connect(copy)) as connection:
            connection.execute("UPDATE alembic_version SET version_num = '9999'")
            connection.commit()
    else:
        dump = copy.read_text().replace("(version_num) FROM stdin;\n0001", "(version_num) FROM stdin;\n9999")
        copy.write_text(dump)
    code, said = host.types("restore", str(copy), "--yes")
    assert code == 2
    assert "newer Edubba (version 9999)" in said


def test_nothing_is_replaced_under_a_server_that_runs(host: Host) -> None:
    copy = host.folder / "friday"

    def try_it() -> None:
        assert host.types("backup", str(copy))[0] == 0
        code, said = host.types("restore", str(copy), "--yes")
        assert code == 2
        assert "serves this database already" in said

    if host.settings.is_sqlite:
        with alone(host.settings):
            try_it()
            assert host.types("games", "delete", "running123", "--yes")[0] == 2
    else:
        asyncio.run(_with_steward(host.settings, try_it))


async def _with_steward(settings: Settings, work: Any) -> None:
    async def nothing() -> None:
        pass

    database = Database(settings)
    steward = Stewardship(database, nothing, nothing)
    await steward.begin()
    await until(lambda: steward.is_ours)
    await asyncio.to_thread(work)
    await steward.end()
    await database.close()


def test_a_database_of_unknown_age_is_left_alone(host: Host) -> None:
    async def age() -> None:
        database = Database(host.settings)
        async with database.engine.begin() as connection:
            await connection.execute(text("DELETE FROM alembic_version"))
        await database.close()

    asyncio.run(age())
    code, said = host.types("users")
    assert code == 2
    assert "Nothing was changed" in said
