"""Everything that is kept about a person, for that person."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from edubba.server.belongings import tables_of
from edubba.server.people import logins_of, me
from edubba.server.services import Services
from edubba.server.sitters import CHANGES_HANDS, Sitter
from edubba.server.storage import Chair, ChatRow, Event, Person, Rating, Table
from edubba.server.timepiece import written, written_if
from edubba.server.tokens import tokens_of


async def everything_about(parts: Services, person: Person, login: str | None) -> dict[str, Any]:
    """A document with no secret of a login, a token or a game that is still played."""
    async with parts.database.session() as session:
        return {
            "profile": me(person).model_dump(),
            "logins": [one.model_dump() for one in await logins_of(parts, person.id, login)],
            "tokens": [one.model_dump(exclude={"token"}) for one in await tokens_of(parts, person.id)],
            "tables": await _tables(session, person.id),
            "chat": await _chat(session, person.id),
            "ratings": await _ratings(session, person.id),
        }


async def _tables(session: AsyncSession, person: str) -> list[dict[str, Any]]:
    tables = select(Table).where(Table.id.in_(await tables_of(session, person))).order_by(Table.created, Table.id)
    return [
        _table(table) | {"host": table.host == person, "seats": await _seats(session, table, person)}
        for table in (await session.scalars(tables)).all()
    ]


async def _seats(session: AsyncSession, table: Table, person: str) -> list[dict[str, Any]]:
    """The seats at which a person sits, or once sat, with what they did there."""
    chairs = (await session.scalars(select(Chair).where(Chair.table == table.id).order_by(Chair.seat))).all()
    wanted = select(Event).where(Event.table == table.id, Event.seat.is_not(None)).order_by(Event.seq)
    own = _own((await session.scalars(wanted)).all(), {chair.seat: chair.starter for chair in chairs}, person)
    return [
        {
            "seat": chair.seat,
            "name": chair.name if chair.person == person else None,
            "entropy": table.entropy.get(str(chair.seat)) if chair.starter == person else None,
            "done": [
                {"kind": one.kind, "text": one.text, "ply": one.ply, "at": written(one.at)}
                for one in own
                if one.seat == chair.seat
            ],
        }
        for chair in chairs
        if person in (chair.person, chair.starter) or any(one.seat == chair.seat for one in own)
    ]


def _own(events: Sequence[Event], sits: dict[int, str | None], person: str) -> list[Event]:
    """What this person did, at seats that may have changed hands; `sits` says who began where."""
    own = []
    for event in events:
        seat = int(event.seat or 0)
        if event.kind in CHANGES_HANDS:
            sits[seat] = Sitter.read(event.text).person
        elif sits.get(seat) == person:
            own.append(event)
    return own


def _table(table: Table) -> dict[str, Any]:
    return {
        "table": table.id,
        "table_name": table.name,
        "game": table.game,
        "status": table.status,
        "created": written(table.created),
        "started": written_if(table.started),
        "finished": written_if(table.finished),
        "result": table.result,
    }


async def _chat(session: AsyncSession, person: str) -> list[dict[str, Any]]:
    rows = await session.scalars(select(ChatRow).where(ChatRow.person == person).order_by(ChatRow.at))
    return [{"table": row.table, "number": row.number, "text": row.text, "at": written(row.at)} for row in rows]


async def _ratings(session: AsyncSession, person: str) -> list[dict[str, Any]]:
    rows = await session.scalars(select(Rating).where(Rating.person == person).order_by(Rating.game))
    return [{"game": row.game, "mu": row.mu, "sigma": row.sigma, "games": row.games} for row in rows]
