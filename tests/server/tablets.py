"""A house with people and finished games in its storage, without playing them through a server."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from edubba.server.database import Database
from edubba.server.live import LiveTable
from edubba.server.storage import Base, Chair, Event, Person, Table
from edubba.server.timepiece import Timepiece

BEGUN = 1_700_000_000_000
SEED = "5eed" * 16


async def make_tables(database: Database) -> None:
    """Storage as it should be; nothing happens if it is."""
    async with database.engine.begin() as connection:
        await connection.run_sync(Base.metadata.create_all)


def account(name: str) -> Person:
    return Person(id=name.lower(), name=name, handle=name.lower(), password="x", created=BEGUN)  # noqa: S106


def guest(name: str) -> Person:
    return Person(id=name.lower(), name=name, handle=None, password=None, created=BEGUN)


def table(number: int, players: int, **fields: Any) -> Table:
    """A table of Sumeria, begun in the order of its number."""
    usual: dict[str, Any] = {
        "id": f"{number:010}",
        "name": f"Table {number}",
        "game": "sumeria",
        "version": 1,
        "players": players,
        "options": {},
        "public": True,
        "invite": "i" * 16,
        "seed": SEED,
        "entropy": {},
        "created": BEGUN + number,
        "started": BEGUN + number,
        "status": "running",
    }
    return Table(**usual | fields)


def ended(number: int, ranks: Sequence[int], **fields: Any) -> Table:
    """A table at which a game has ended so."""
    best = [seat for seat, rank in enumerate(ranks) if rank == 1]
    result = {"scores": [0] * len(ranks), "ranks": list(ranks), "winners": best}
    return table(number, len(ranks), status="finished", finished=BEGUN + number, result=result, **fields)


def chairs(at: Table, people: Sequence[Person | None]) -> list[Chair]:
    """Who sat there from beginning to end; a bot where there is nobody."""
    found = []
    for seat, person in enumerate(people):
        who = person.id if person else None
        kind, name = ("person", person.name) if person else ("bot", "Scribe")
        level = None if person else 3
        sitter = {"kind": kind, "name": name, "person": who, "starter": who, "level": level, "resigned": False}
        found.append(Chair(table=at.id, seat=seat, **sitter))
    return found


async def keep(database: Database, *rows: Base) -> None:
    async with database.session.begin() as session:
        for row in rows:
            session.add(row)
            await session.flush()


def played(number: int, people: Sequence[Person | None], plies: int | None = None, **fields: Any) -> list[Base]:
    """A table at which a whole game was played at random, or only so many moves: with all its events."""
    row = table(number, len(people), **fields)
    seats, choice = chairs(row, people), random.Random(number)
    live = LiveTable(row, seats, Timepiece())
    match = live.first_position()
    events = [Event(table=row.id, seq=1, kind="start", seat=None, text="", ply=0, actor=match.actor, spent=0, at=BEGUN)]
    while match.actor is not None and match.ply != plies:
        seat = match.actor
        move = match.play(choice.choice(match.legal_ids()))
        numbers = {"seq": match.ply + 1, "ply": match.ply, "actor": match.actor, "spent": 0, "at": BEGUN + match.ply}
        events.append(Event(table=row.id, kind="move", seat=seat, text=move.text, **numbers))
    if match.is_over:
        live.match = match
        row.status, row.finished, row.result = "finished", events[-1].at, live.result()
    return [row, *seats, *events]
