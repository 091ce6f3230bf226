"""Whoever is away learns that it is their turn: once, in their language, though the mail server was down."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator, Callable
from typing import Any

import pytest
from sqlalchemy import insert, select, update

from edubba.locales import LANGUAGES, message, say
from edubba.server.carriers import Turn, letter
from edubba.server.database import Database
from edubba.server.happening import Happening
from edubba.server.listener import Listener
from edubba.server.live import LiveTable
from edubba.server.migrating import migrate
from edubba.server.post import MOST_TRIES, Post
from edubba.server.settings import Settings
from edubba.server.storage import Chair, Event, Notice, Person, Table
from edubba.server.timepiece import Timepiece
from tests.server.receivers import mail_server, web_server
from tests.server.waiting import until

pytestmark = pytest.mark.anyio

DAY = 24 * 60 * 60_000
LINK = "https://games.example.org/tables/Urabcdefgh"


class Hands(Timepiece):
    """A clock that is set by hand."""

    now = 1_000_000

    def wall(self) -> int:
        return self.now


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


class Desk:
    """A table of a correspondence game at which Ilinca must act, and the post that tells her."""

    def __init__(self, settings: Settings) -> None:
        self.mail_port, self.web_port = free_port(), free_port()
        self.settings = settings.model_copy(update={"public_url": "https://games.example.org/"})
        self.database = Database(settings)
        self.time = Hands()
        self.table: LiveTable

    def post(self, *ways: str, **changes: Any) -> Post:
        addresses = {
            "smtp_url": f"smtp://127.0.0.1:{self.mail_port}",
            "webhook_url": f"http://127.0.0.1:{self.web_port}/turns",
        }
        chosen = {name: value for name, value in addresses.items() if name.partition("_")[0] in ways}
        settings = Settings(**{**self.settings.model_dump(), **chosen, **changes})
        return Post(settings, self.database, self.time)

    async def set_up(self, clock: dict[str, Any]) -> None:
        people = [
            {"id": "ilinca", "name": "Ilinca", "email": "ilinca@example.org", "notify": True},
            {"id": "gergo", "name": "Gergő", "email": None, "notify": True},
        ]
        row = {"id": "Urabcdefgh", "name": "Ur", "game": "tigris", "version": 1, "players": 3, "options": {}}
        more = {"public": True, "invite": "i", "status": "open", "seed": "s", "created": 1, "clock": clock}
        async with self.database.session.begin() as session:
            for person in people:
                await session.execute(insert(Person).values(**person, language="en", created=1))
            session.add(Table(**row, **more, entropy={}, on_timeout="bot", rated=False))
            await session.flush()
            for seat, person in enumerate(("ilinca", "gergo", "ilinca")):
                name = ("Ilinca", "Gergő", "Ilinca's guest")[seat]
                session.add(Chair(table=row["id"], seat=seat, kind="person", name=name, person=person, resigned=False))
        async with self.database.session() as session:
            table = await session.get_one(Table, row["id"])
            chairs = (await session.scalars(select(Chair).order_by(Chair.seat))).all()
        self.table = LiveTable(table, chairs, self.time)
        await self.add("start", None)
        async with self.database.session.begin() as session:
            await session.execute(update(Table).values(status="running"))

    async def add(self, kind: str, seat: int | None, text: str = "") -> None:
        """Something happens at the table, and is stored."""
        event = Happening("Urabcdefgh", self.table.seq + 1, kind, seat, text, ply=0, actor=0, spent=0, at=1)
        self.table.apply(event)
        stored = self.table.events[-1] = event._replace(ply=self.table.ply, actor=self.table.actor)
        async with self.database.session.begin() as session:
            session.add(Event(**stored._asdict()))

    async def move(self) -> None:
        """Whoever must act does."""
        match = self.table.running_match()
        await self.add("move", match.actor, match.legal()[0].text)

    async def notices(self) -> list[Notice]:
        async with self.database.session() as session:
            return list(await session.scalars(select(Notice).order_by(Notice.way)))

    async def change_person(self, **values: Any) -> None:
        async with self.database.session.begin() as session:
            await session.execute(update(Person).where(Person.id == "ilinca").values(**values))


@pytest.fixture
async def desk(settings: Settings) -> AsyncIterator[Desk]:
    await migrate(settings)
    desk = Desk(settings)
    await desk.set_up({"kind": "days", "days": 3})
    yield desk
    await desk.database.close()


async def test_a_letter_and_a_webhook_arrive_once(desk: Desk) -> None:
    post = desk.post("smtp", "webhook")
    with mail_server(desk.mail_port) as letters, web_server(desk.web_port) as documents:
        for _ in range(3):
            await post.note(desk.table, 0)
            await post.deliver()
        await desk.post("smtp", "webhook").deliver()  # after a restart
        desk.time.now += DAY
        await post.deliver()
    (mail,) = letters
    assert mail["To"] == "ilinca@example.org"
    assert mail["Subject"] == "It is your turn: Ur"
    body = mail.get_content()
    assert LINK in body
    assert "(Tigris & Euphrates)" in body
    assert "https://games.example.org/account" in body
    (document,) = documents
    assert document.pop("notice")
    assert document == {"table": "Urabcdefgh", "game": "tigris", "seat": 0, "name": "Ilinca", "link": LINK}


async def test_a_server_that_is_down_is_tried_again(desk: Desk) -> None:
    post = desk.post("smtp", "webhook")
    await post.note(desk.table, 0)
    await post.deliver()
    assert [(notice.way, notice.tries, notice.done) for notice in await desk.notices()] == [
        ("mail", 1, False),
        ("webhook", 1, False),
    ]
    with mail_server(desk.mail_port) as letters, web_server(desk.web_port, status=500) as documents:
        await post.deliver()
        assert not letters  # not at once
        desk.time.now += 60_000
        await post.deliver()
        assert len(letters) == 1
        assert len(documents) == 1
        desk.time.now += 60_000
        await post.deliver()
        assert len(documents) == 1  # the second wait is longer
    with web_server(desk.web_port) as documents:
        desk.time.now += 60_000
        await desk.post("smtp", "webhook").deliver()
        assert len(documents) == 1
    assert all(notice.done for notice in await desk.notices())


async def test_it_goes_on_by_itself_while_the_server_comes_up(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("edubba.server.post.LOOK", 0.05)
    monkeypatch.setattr("edubba.server.post.FIRST_WAIT", 0)
    post = desk.post("smtp")
    await post.begin()
    await post.note(desk.table, 0)
    while (await desk.notices())[0].tries == 0:
        await asyncio.sleep(0.01)
    with mail_server(desk.mail_port) as letters:
        await until(lambda: letters)
        while not (await desk.notices())[0].done:
            await asyncio.sleep(0.01)
        await post.end()
    assert len(letters) == 1


async def test_after_many_tries_it_is_given_up(desk: Desk) -> None:
    post = desk.post("smtp")
    await post.note(desk.table, 0)
    for _ in range(MOST_TRIES + 3):
        await post.deliver()
        desk.time.now += DAY
    (notice,) = await desk.notices()
    assert (notice.tries, notice.done) == (MOST_TRIES, True)


async def test_a_mailbox_that_does_not_exist_is_not_tried_again(desk: Desk) -> None:
    await desk.change_person(email="nobody@example.org")
    post = desk.post("smtp")
    await post.note(desk.table, 0)
    with mail_server(desk.mail_port):
        await post.deliver()
    (notice,) = await desk.notices()
    assert (notice.tries, notice.done) == (1, True)


async def test_two_processes_deliver_once(desk: Desk) -> None:
    posts = [desk.post("webhook") for _ in range(4)]
    with web_server(desk.web_port) as documents:
        for post in posts:
            await post.note(desk.table, 0)
        await asyncio.gather(*(post.deliver() for post in posts))
    assert len(documents) == 1


async def test_every_turn_is_told_of_once_though_it_has_several_moves(desk: Desk) -> None:
    post = desk.post("webhook")
    seats = []
    with web_server(desk.web_port) as documents:
        for _ in range(12):
            await post.note(desk.table, desk.table.actor or 0)
            await post.deliver()
            if not seats or seats[-1] != desk.table.actor:
                seats.append(desk.table.actor)
            await desk.move()
        assert [document["seat"] for document in documents] == seats
    assert len(seats) < 12
    assert len({notice.seq for notice in await desk.notices()}) == 1  # what is past is forgotten


async def test_who_has_no_address_gets_no_letter(desk: Desk) -> None:
    while desk.table.actor != 1:
        await desk.move()
    await desk.post("smtp", "webhook").note(desk.table, 1)
    assert [notice.way for notice in await desk.notices()] == ["webhook"]


async def away(desk: Desk) -> None:
    desk.table.listeners.add(Listener("ilinca", None, 0))


async def elsewhere(desk: Desk) -> None:
    desk.table.elsewhere["other"] = [0, 2]


async def unwilling(desk: Desk) -> None:
    await desk.change_person(notify=False)


async def live_clock(desk: Desk) -> None:
    desk.table = LiveTable(desk.table.row, desk.table.chairs, desk.time)
    desk.table.row.clock = {"kind": "live", "minutes": 5}
    again = LiveTable(desk.table.row, desk.table.chairs, desk.time)
    again.apply(Happening("Urabcdefgh", 1, "start", None, "", ply=0, actor=0, spent=0, at=1))
    desk.table = again


async def bot(desk: Desk) -> None:
    desk.table.chairs[0].kind = "bot"


@pytest.mark.parametrize("change", [away, elsewhere, unwilling, live_clock, bot])
async def test_who_need_not_be_told_is_not(desk: Desk, change: Callable[[Desk], Any]) -> None:
    post = desk.post("smtp", "webhook")
    await change(desk)
    await post.note(desk.table, 0)
    assert await desk.notices() == []


async def test_whose_turn_it_is_not_is_not_told(desk: Desk) -> None:
    await desk.post("webhook").note(desk.table, 1)
    assert await desk.notices() == []


async def test_off_unless_configured(desk: Desk) -> None:
    post = desk.post()
    await post.begin()
    await post.note(desk.table, 0)
    await post.end()
    assert await desk.notices() == []


@pytest.mark.parametrize("what", ["moved", "unsubscribed", "no address", "no longer configured"])
async def test_what_is_no_longer_so_is_not_told(desk: Desk, what: str) -> None:
    post = desk.post("smtp")
    await post.note(desk.table, 0)
    if what == "moved":
        while desk.table.actor == 0:
            await desk.move()
    elif what == "no longer configured":
        post = desk.post("webhook")
    else:
        await desk.change_person(**({"notify": False} if what == "unsubscribed" else {"email": None}))
    with mail_server(desk.mail_port) as letters:
        await post.deliver()
    assert letters == []
    assert [notice.done for notice in await desk.notices()] == [True]


def turn(**changes: Any) -> Turn:
    fields = {"notice": "n1", "table": "t", "title": "Ur", "game": "tigris", "seat": 0, "name": "Ilinca"}
    more = {"language": "en", "email": "i@example.org", "link": LINK, "account": "https://games.example.org/account"}
    return Turn(**{**fields, **more, **changes})


@pytest.mark.parametrize("language", [*LANGUAGES, "xx"])
def test_letters_are_in_the_reader_s_language(language: str) -> None:
    spoken = language if language in LANGUAGES else "en"
    mail = letter(turn(language=language), "house@example.org")
    assert mail["Subject"] == say(message("server-mail-subject", table="Ur"), spoken)
    assert say(message("tigris-name"), spoken) in mail.get_content()
    assert mail["Message-ID"] == "<n1@example.org>"


def test_no_name_begins_a_line_of_its_own() -> None:
    mail = letter(turn(title="Ur\u2028Bcc: all@example.org", name="I\x85Dear winner"), "house@example.org")
    assert mail["Subject"] == "It is your turn: Ur Bcc: all@example.org"
    assert mail.get_content().startswith("Hello I Dear winner,\n")
