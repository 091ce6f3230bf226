"""What happened at a table, as the server holds it in memory: a row of `storage.Event`, without the database's ties."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import ColumnElement, select
from sqlalchemy.ext.asyncio import AsyncSession

from edubba.server.storage import Event


class Happening(NamedTuple):
    """Something that happened. The columns of an event, in the same order."""

    table: str
    seq: int
    kind: str
    seat: int | None
    text: str
    ply: int
    actor: int | None
    spent: int
    at: int


async def happenings(session: AsyncSession, *where: ColumnElement[bool]) -> list[Happening]:
    """What happened, as it was stored, the earliest first."""
    columns = [getattr(Event, name) for name in Happening._fields]
    rows = await session.execute(select(*columns).where(*where).order_by(Event.seq))
    return [Happening(*row) for row in rows]
