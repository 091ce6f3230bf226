"""What a host can do at the command line: copies of the database, people and games."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from pathlib import Path
from typing import Any

import typer
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text
from sqlalchemy import delete, func, or_, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from edubba.engine.errors import EdubbaError
from edubba.locales import Argument, message, say
from edubba.server.alone import alone
from edubba.server.backups import back_up, sqlite_file
from edubba.server.belongings import end_access
from edubba.server.bus import bus_for
from edubba.server.database import Database
from edubba.server.life import errand
from edubba.server.migrating import check_current
from edubba.server.passwords import Passwords
from edubba.server.people import leave
from edubba.server.restoring import check_copy, restore
from edubba.server.schemas import LONGEST_PASSWORD, SHORTEST_PASSWORD
from edubba.server.services import Services
from edubba.server.settings import Settings
from edubba.server.storage import Chair, Event, Person, Table
from edubba.server.timepiece import written
from edubba.server.wire import LOST, why


def backup_database(settings: Settings, file: Path) -> None:
    """Copies the database, also while it is served."""
    _check_there(settings)
    asyncio.run(back_up(settings, file))
    _tell("server-backed-up", file=str(file))


def restore_database(settings: Settings, file: Path, *, sure: bool) -> None:
    """Goes back to a copy, after asking."""
    check_copy(settings, file)
    _ask(sure, "server-sure-restore", file=str(file))
    kept = asyncio.run(restore(settings, file))
    _tell("server-restored", file=str(file))
    if kept:
        _tell("server-kept", file=str(kept))


# ---- people


def list_people(settings: Settings) -> None:
    """Everybody, accounts first."""

    async def read(session: AsyncSession) -> list[tuple[Person, int]]:
        seats = select(func.count()).where(Chair.person == Person.id).scalar_subquery()
        wanted = select(Person, seats).order_by(Person.handle.is_(None), Person.name)
        return [(person, count) for person, count in await session.execute(wanted)]

    rows = [
        (person.id, person.name, "guest" if person.handle is None else "account", count, written(person.created))
        for person, count in _at(settings, read)
    ]
    _list(("id", "name", "kind", "seats", "since"), rows)


def set_password(settings: Settings, name: str) -> None:
    """Asks for a new password; all browsers of that person must sign in again."""
    person = _at(settings, lambda session: _account(session, name))
    password = typer.prompt(say(message("server-ask-password")), hide_input=True, confirmation_prompt=True)
    if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
        raise EdubbaError("server-password-length", least=SHORTEST_PASSWORD, most=LONGEST_PASSWORD)

    async def write(session: AsyncSession) -> list[str]:
        hashed = await Passwords().hashed(password)
        await session.execute(update(Person).where(Person.id == person.id).values(password=hashed))
        return await end_access(session, person.id)

    _at(settings, write, topic="login")
    _tell("server-password-set", name=person.name)


def delete_person(settings: Settings, name: str, *, sure: bool) -> None:
    """Forgets a person. Games they have played stay, for the others, with nobody's name at the seat."""
    person = _at(settings, lambda session: _account(session, name, guests=True))
    _ask(sure, "server-sure-person", name=person.name)

    with alone(settings):
        _send(settings, lambda parts: leave(parts, person))
    _tell("server-person-gone", name=person.name)


async def _account(session: AsyncSession, name: str, *, guests: bool = False) -> Person:
    same = or_(Person.name == name, Person.handle == name.casefold())
    if found := await session.scalar(select(Person).where(same, Person.handle.is_not(None))):
        return found
    found = await session.get(Person, name)
    if found is None or (found.handle is None and not guests):
        raise EdubbaError("server-no-person", name=name)
    return found


# ---- games


def list_games(settings: Settings) -> None:
    """All tables, the newest first."""

    async def read(session: AsyncSession) -> list[tuple[Table, int]]:
        moves = select(func.max(Event.ply)).where(Event.table == Table.id).scalar_subquery()
        wanted = select(Table, moves).order_by(Table.created.desc())
        return [(row, played or 0) for row, played in await session.execute(wanted)]

    rows = [
        (row.id, row.name, row.game, row.status, row.players, moves, written(row.created))
        for row, moves in _at(settings, read)
    ]
    _list(("id", "name", "game", "status", "players", "moves", "since"), rows)


def end_game(settings: Settings, table: str, *, sure: bool) -> None:
    """Ends a game without a result."""
    row = _at(settings, lambda session: _table(session, table))
    if row.status == "finished":
        raise EdubbaError("server-game-over", table=table)
    _ask(sure, "server-sure-end", table=row.name)

    async def end(parts: Services) -> None:
        await parts.tables.end(await parts.hall.table(table))

    with alone(settings):
        _send(settings, end)
    _tell("server-game-ended", table=row.name)


def delete_game(settings: Settings, table: str, *, sure: bool) -> None:
    """Forgets a game with all that happened in it."""
    row = _at(settings, lambda session: _table(session, table))
    _ask(sure, "server-sure-game", table=row.name)

    async def write(session: AsyncSession) -> list[str]:
        await session.execute(delete(Table).where(Table.id == table))
        return [table]

    with alone(settings):
        _at(settings, write, topic="chairs")
    _tell("server-game-gone", table=row.name)


async def _table(session: AsyncSession, table: str) -> Table:
    found = await session.get(Table, table)
    if found is None:
        raise EdubbaError("server-no-game", table=table)
    return found


# ---- doing it


def _at(settings: Settings, work: Callable[[AsyncSession], Coroutine[Any, Any, Any]], topic: str | None = None) -> Any:
    """Does something in one transaction; the words it returns are told to the server processes, under a topic."""

    async def done() -> Any:
        await check_current(settings)
        database = Database(settings)
        try:
            async with database.session.begin() as session:
                outcome = await work(session)
            if topic and outcome:
                await _tell_servers(database, topic, outcome)
            return outcome
        finally:
            await database.close()

    return _run(settings, done)


def _send(settings: Settings, work: Callable[[Services], Coroutine[Any, Any, None]]) -> None:
    """Does something as a server process would, so that those that run hear of it in the same way."""

    async def done() -> None:
        await check_current(settings)
        async with errand(settings) as parts:
            await work(parts)

    _run(settings, done)


def _run(settings: Settings, work: Callable[[], Coroutine[Any, Any, Any]]) -> Any:
    _check_there(settings)
    try:
        return asyncio.run(work())
    except LOST as error:
        raise EdubbaError("server-database-unusable", reason=why(error)) from None


async def _tell_servers(database: Database, topic: str, words: list[str]) -> None:
    bus = bus_for(database)
    await bus.begin()
    for word in words:
        await bus.say(topic, word)
    await bus.end()


def _check_there(settings: Settings) -> None:
    if settings.is_sqlite and not sqlite_file(settings).exists():
        raise EdubbaError("server-nothing-yet", file=str(sqlite_file(settings)))


def _ask(sure: bool, key: str, **arguments: Argument) -> None:
    if not sure:
        typer.confirm(say(message(key, **arguments)), abort=True)


def _tell(key: str, **arguments: Argument) -> None:
    typer.echo(say(message(key, **arguments)))


def _list(head: tuple[str, ...], rows: Sequence[tuple[object, ...]]) -> None:
    grid = Grid(box=None, pad_edge=False)
    for word in head:
        grid.add_column(say(message(f"server-column-{word}")))
    for row in rows:
        grid.add_row(*(Text(str(value)) for value in row))  # a name is no markup
    Console().print(grid)
