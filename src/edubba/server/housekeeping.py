"""Housekeeping: guests who left nothing behind, and logins that are too old to open anything, are cleared away."""

from __future__ import annotations

from sqlalchemy import ColumnElement, delete, func, select

from edubba.server.database import Database
from edubba.server.logins import DAY_MS, LIFETIME_MS
from edubba.server.rounds import Rounds
from edubba.server.settings import Settings
from edubba.server.storage import Chair, Login, Person, Table, Token
from edubba.server.timepiece import Timepiece

EVERY = 3600.0  # seconds


class Housekeeping:
    """Clears away now and then, in one server process of all."""

    def __init__(self, settings: Settings, database: Database, time: Timepiece) -> None:
        self._days = settings.guest_days
        self._database = database
        self._time = time
        self._rounds = Rounds("housekeeping", EVERY, self.clear)

    async def begin(self) -> None:
        """Clears away from now on."""
        self._rounds.begin()

    async def end(self) -> None:
        """Stops; what was not cleared away stays until the next time."""
        await self._rounds.end()

    async def clear(self) -> None:
        """Judged and done in one go: whoever comes back in that moment is still there, or comes as somebody new."""
        now = self._time.wall()
        async with self._database.session.begin() as session:
            await session.execute(delete(Login).where(Login.seen < now - LIFETIME_MS))
            if self._days:
                await session.execute(delete(Person).where(*_left_nothing(now - self._days * DAY_MS)))


def _left_nothing(since: int) -> tuple[ColumnElement[bool], ...]:
    """Guests who have neither a seat nor a table of their own, and of whom nothing was seen since."""
    busy = (
        select(Chair.person).where(Chair.person.is_not(None)),
        select(Table.host).where(Table.host.is_not(None)),
        select(Login.person).where(Login.seen >= since),
        select(Token.person).where(func.coalesce(Token.used, Token.created) >= since),
    )
    return Person.handle.is_(None), Person.created < since, *(Person.id.not_in(people) for people in busy)
