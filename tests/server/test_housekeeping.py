"""Who is forgotten, and who is not, in either database."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from sqlalchemy import func, select
from starlette.testclient import TestClient

from edubba.server.database import Database
from edubba.server.housekeeping import Housekeeping
from edubba.server.logins import DAY_MS, LIFETIME_MS
from edubba.server.settings import Settings
from edubba.server.storage import Base, Login, Person, Token
from tests.server.conftest import OURS, FakeTime, Serve
from tests.server.helpers import account, guest, stored
from tests.server.tablets import BEGUN, chairs, keep, make_tables, table
from tests.server.tablets import account as an_account
from tests.server.tablets import guest as a_guest
from tests.server.waiting import until

pytestmark = pytest.mark.anyio
LONG_AGO = BEGUN + 1


@asynccontextmanager
async def house(settings: Settings, clock: FakeTime, *rows: Base) -> AsyncIterator[tuple[Housekeeping, Database]]:
    """A house in which these rows are kept, thirty days after everybody came."""
    clock.calendar = LONG_AGO + 30 * DAY_MS
    database = Database(settings)
    await make_tables(database)
    await keep(database, *rows)
    try:
        yield Housekeeping(settings, database, clock), database
    finally:
        await database.close()


def login(person: Person, seen: int) -> Login:
    return Login(id=f"{person.id} in", person=person.id, token=person.id, agent="", created=BEGUN, seen=seen)


def token(person: Person, used: int | None, created: int = BEGUN) -> Token:
    return Token(id=f"{person.id} to", person=person.id, token=person.id, label="bot", created=created, used=used)


async def left(database: Database, column: Any) -> set[str]:
    async with database.session() as session:
        return set(await session.scalars(select(column)))


async def test_only_guests_who_left_nothing_are_forgotten(settings: Settings, clock: FakeTime) -> None:
    away, silent, idle = a_guest("Away"), a_guest("Silent"), a_guest("Idle")
    seated, host, seen, robot, maker = (a_guest(name) for name in ("Seated", "Host", "Seen", "Robot", "Maker"))
    fresh, owner = a_guest("Fresh"), an_account("Owner")
    fresh.created = LONG_AGO
    at = table(1, 2, host=host.id)
    rows = [away, silent, idle, seated, host, seen, robot, maker, fresh, owner, at, *chairs(at, [seated, None])]
    rows += [login(away, LONG_AGO - 1), login(seen, LONG_AGO), login(owner, LONG_AGO - 1)]
    rows += [token(idle, LONG_AGO - 1), token(robot, LONG_AGO), token(maker, None, created=LONG_AGO)]
    async with house(settings, clock, *rows) as (housekeeping, database):
        await housekeeping.clear()
        assert await left(database, Person.name) == {"Seated", "Host", "Seen", "Robot", "Maker", "Fresh", "Owner"}
        assert await left(database, Login.person) == {seen.id, owner.id}
        assert await left(database, Token.person) == {robot.id, maker.id}


async def test_several_who_clear_away_at_once(settings: Settings, clock: FakeTime) -> None:
    guests = [a_guest(f"Guest {number}") for number in range(50)]
    rows = [*guests, *(login(person, BEGUN) for person in guests), an_account("Owner")]
    async with house(settings, clock, *rows) as (housekeeping, database):
        await asyncio.gather(*(housekeeping.clear() for _ in range(4)))
        assert await left(database, Person.name) == {"Owner"}


async def test_a_host_may_keep_guests_for_ever(settings: Settings, clock: FakeTime) -> None:
    patient = settings.model_copy(update={"guest_days": 0})
    async with house(patient, clock, a_guest("Away")) as (housekeeping, database):
        await housekeeping.clear()
        assert await left(database, Person.name) == {"Away"}


async def test_logins_that_open_nothing_any_more_are_cleared_away(settings: Settings, clock: FakeTime) -> None:
    old, recent = an_account("Old"), an_account("Recent")
    now = LONG_AGO + 30 * DAY_MS
    rows = [old, recent, login(old, now - LIFETIME_MS - 1), login(recent, now - LIFETIME_MS)]
    async with house(settings, clock, *rows) as (housekeeping, database):
        await housekeeping.clear()
        assert await left(database, Login.person) == {recent.id}
        assert await left(database, Person.name) == {"Old", "Recent"}


def test_a_house_that_is_open_clears_away(client: TestClient, serve: Serve, clock: FakeTime) -> None:
    guest(client)
    client.cookies.clear()
    account(client)
    clock.pass_by(31 * DAY_MS / 1000)
    app = serve(guest_days=30)
    with TestClient(app, headers=dict(OURS)) as later:
        assert later.portal is not None

        def people() -> int:
            return stored(later, app.state.services, lambda s: s.scalar(select(func.count()).select_from(Person))) or 0

        asyncio.run(until(lambda: people() == 1))
