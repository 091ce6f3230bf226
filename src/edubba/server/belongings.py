"""What belongs to a person in games and talk: it goes along to an account, or stays behind without a name."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from sqlalchemy import ColumnElement, delete, or_, select, union, update
from sqlalchemy.ext.asyncio import AsyncSession

from edubba.server.sitters import CHANGES_HANDS, GONE, Sitter
from edubba.server.storage import Chair, ChatRow, Event, Login, Table, Token


async def tables_of(session: AsyncSession, person: str) -> list[str]:
    """The tables that know of a person: who sits there, sat there once, or set them up."""
    sat = select(Chair.table).where(or_(Chair.person == person, Chair.starter == person))
    hosted = select(Table.id).where(Table.host == person)
    took_over = select(Event.table).where(*names(person))
    return list((await session.scalars(union(sat, hosted, took_over))).all())


def names(person: str) -> tuple[ColumnElement[bool], ...]:
    """The events in which a person sat down or left. There are few, and only they are read one by one."""
    return Event.kind.in_(CHANGES_HANDS), Event.text.contains(person)


async def hand_over(session: AsyncSession, guest: str, account: str) -> None:
    """All that a guest has is an account's. Seats keep the names that stand at them, also two at one table."""
    for column in (Chair.person, Chair.starter, Table.host, ChatRow.person):
        await session.execute(update(column.class_).where(column == guest).values({column: account}))
    sat, left = {"person": account}, {"left_person": account}
    await _rewrite(session, guest, lambda sitter: _changed(sitter, guest, sat, left))


async def leave_behind(session: AsyncSession, person: str) -> None:
    """Nobody can tell any more whose it was. Games stay, for the others."""
    await session.execute(update(Chair).where(Chair.person == person).values(person=None, name=GONE))
    await session.execute(update(Chair).where(Chair.starter == person).values(starter=None))
    said = update(ChatRow).where(ChatRow.person == person)
    await session.execute(said.values(person=None, name=GONE, text=GONE))
    sat, left = {"person": None, "name": GONE}, {"left_person": None, "left": GONE}
    await _rewrite(session, person, lambda sitter: _changed(sitter, person, sat, left))


async def end_access(session: AsyncSession, person: str) -> list[str]:
    """Ends all logins and tokens of a person; returns their ids, which are to be revoked everywhere."""
    ended = list(await session.scalars(delete(Login).where(Login.person == person).returning(Login.id)))
    return [*ended, *await session.scalars(delete(Token).where(Token.person == person).returning(Token.id))]


async def _rewrite(session: AsyncSession, person: str, change: Callable[[Sitter], Sitter]) -> None:
    for event in await session.scalars(select(Event).where(*names(person))):
        event.text = change(Sitter.read(event.text)).written()


def _changed(sitter: Sitter, person: str, sat: dict[str, Any], left: dict[str, Any]) -> Sitter:
    """The same event, in which a person is somebody else or nobody."""
    found = replace(sitter, **sat) if sitter.person == person else sitter
    return replace(found, **left) if sitter.left_person == person else found
