"""Everything that is kept about a person, for that person."""

from __future__ import annotations

from typing import Any

from sqlalchemy import or_, select
from sqlalchemy.ext.asyncio import AsyncSession

from edubba.server.people import logins_of, me
from edubba.server.services import Services
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
    sat = or_(Chair.person == person, Chair.starter == person)
    seats = select(Table, Chair).join(Chair, Chair.table == Table.id).where(sat).order_by(Table.created, Chair.seat)
    found = [await _seat(session, table, chair, person) for table, chair in (await session.execute(seats)).all()]
    hosted = select(Table).where(Table.host == person).order_by(Table.created)
    return found + [_table(table) | {"host": True} for table in await session.scalars(hosted)]


async def _seat(session: AsyncSession, table: Table, chair: Chair, person: str) -> dict[str, Any]:
    events = select(Event).where(Event.table == table.id, Event.seat == chair.seat).order_by(Event.seq)
    mine = _own([*await session.scalars(events)], chair, person)
    done = [{"kind": one.kind, "text": one.text, "ply": one.ply, "at": written(one.at)} for one in mine]
    return _table(table) | {"seat": chair.seat, "name_at_seat": chair.name, "done": done}


def _own(events: list[Event], chair: Chair, person: str) -> list[Event]:
    """What this person did at a seat that may have changed hands: before the first takeover, and after the last."""
    takeovers = [number for number, event in enumerate(events) if event.kind == "takeover"]
    if not takeovers:
        return events
    first = events[: takeovers[0]] if chair.starter == person else []
    last = events[takeovers[-1] + 1 :] if chair.person == person else []
    return first + last


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
