"""Looking at tables: who may see what of them, now and afterwards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import select

from edubba.engine.errors import EdubbaError
from edubba.engine.fairness import commitment
from edubba.engine.registry import replay
from edubba.server.errors import conflict, forbidden, not_found
from edubba.server.hall import Hall
from edubba.server.live import LiveTable
from edubba.server.ratings import ordinal
from edubba.server.storage import Person, Rating
from edubba.server.summaries import summary


class Looking:
    """Reads tables for people."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall

    async def table(self, table_id: str, person: str | None, invite: str | None) -> LiveTable:
        """A table that this person may know of: public, finished, their own, or by invitation."""
        table = await self._hall.table(table_id)
        if table.row.status != "finished" and not table.is_known_to(person, invite):
            raise not_found("server-no-table")
        return table

    async def summaries(self, tables: Sequence[LiveTable], person: str | None) -> list[dict[str, Any]]:
        """Tables as a person may see them."""
        people = {chair.person for table in tables for chair in table.chairs if chair.person}
        people |= {table.row.host for table in tables if table.row.host}
        async with self._hall.database.session() as session:
            known = select(Person.id, Person.name, Person.password.is_not(None).label("is_account"))
            found = (await session.execute(known.where(Person.id.in_(people)))).all()
            names: dict[str, str] = {row.id: row.name for row in found}
            accounts: dict[str, str] = {row.id: row.name for row in found if row.is_account}
            rated = select(Rating).where(Rating.person.in_(list(accounts)))
            ratings = {(row.person, row.game): ordinal(row) for row in await session.scalars(rated)}
        return [
            summary(
                table,
                person,
                names.get(table.row.host or "", ""),
                accounts,
                {who: value for (who, game), value in ratings.items() if game == table.row.game},
            )
            for table in tables
        ]

    # ---- looking back

    def position(self, table: LiveTable, ply: int, seat: int | None) -> dict[str, Any]:
        """A position of the past, with the story that led there."""
        match = table.running_match()
        last = match.ply
        if ply > last:
            raise not_found("ply-unknown", ply=str(ply), last=last)
        try:
            match.go_to(ply)
            # Whoever looks back does not choose there.
            view = match.view(seat) | {"legal": [], "can_undo": False}
            return {"view": view, "story": [said.to_json() for said in match.story()]}
        finally:
            match.go_to(last)

    def record(self, table: LiveTable) -> dict[str, Any]:
        """The record of a finished game."""
        if table.row.status != "finished":
            raise conflict("server-not-over")
        return table.running_match().record()

    def verification(self, table: LiveTable) -> dict[str, Any]:
        """Plays the record of a finished game again, and compares what was promised with what was done."""
        record = self.record(table)
        try:
            replays = replay(record).is_over or table.row.result is None
        except EdubbaError:
            replays = False
        return {
            "commitment": record["commitment"],
            "seed": record["seed"],
            "entropy": table.added_chance,
            "keeps_promise": commitment(record["seed"]) == commitment(table.row.seed),
            "replays": replays,
            "moves": len(record["moves"]),
            "digest": record["digest"],
        }


def seat_to_show(table: LiveTable, person: str | None, seat: int | None) -> int | None:
    """From which seat somebody looks: their own, or any once the game is over."""
    mine = table.seats_of(person)
    if seat is None:
        return mine[0] if mine else None
    if seat >= table.row.players:
        raise not_found("server-no-seat")
    if seat not in mine and table.row.status != "finished":
        raise forbidden("server-not-your-seat")
    return seat
