"""Playing: moves, taking back, talking. Every request names the ply it answers, so that none is done twice."""

from __future__ import annotations

from sqlalchemy import func, select
from sqlalchemy.exc import IntegrityError

from edubba.server.bucket import Limits
from edubba.server.errors import conflict, forbidden
from edubba.server.hall import Hall
from edubba.server.live import LiveTable
from edubba.server.messages import LONGEST_CHAT
from edubba.server.storage import ChatRow
from edubba.server.tables import Tables
from edubba.server.timepiece import written

SHOWN_CHAT = 200  # lines that a newcomer is shown
# What is kept for ever: so many at once, then one in so many seconds.
LINES_OF_A_PERSON = (20, 1.0)
LINES_OF_A_TABLE = (60, 0.5)
UNDOS = (30, 2.0)


class Playing:
    """What people and bots do at a table that runs."""

    def __init__(self, hall: Hall, tables: Tables, limits: Limits) -> None:
        self._hall = hall
        self._tables = tables
        self._limits = limits

    async def play(self, table: LiveTable, seat: int, ply: int, text: str, person: str | None = None) -> None:
        """Plays a move, for a person who sits there, or for the bot that does."""
        async with table.lock:
            _check_ply(table, ply)
            if person is not None or table.chairs[seat].kind == "person":
                table.check_person(seat, person)
            move = table.running_match().check(text, seat=seat)
            await self._hall.change(table, "move", seat, move.text)

    async def undo(self, table: LiveTable, seat: int, ply: int, person: str) -> None:
        """Takes the last move of whoever sits here back, or asks the others whether it may be."""
        async with table.lock:
            _check_ply(table, ply)
            table.check_person(seat, person)
            self._limit("undo", f"{table.row.id} {seat}", *UNDOS)
            target = table.back_to(seat)
            mover = table.running_match().plies[target].seat
            if table.must_agree(seat):
                if table.asked is not None:
                    raise conflict("server-undo-asked")
                await self._hall.change(table, "asked", mover, str(target))
            else:
                await self._hall.change(table, "undo", mover, str(target))

    async def answer(self, table: LiveTable, seat: int, ply: int, agree: bool, person: str) -> None:
        """Agrees or not that a move is taken back. Once all agree, it is."""
        async with table.lock:
            _check_ply(table, ply)
            table.check_person(seat, person)
            asked = table.asked
            if asked is None or (seat not in table.waiting_for() and not (seat == asked.asked_by and not agree)):
                raise conflict("server-undo-not-asked")
            await self._hall.change(table, "agreed" if agree else "declined", seat)
            if agree and not table.waiting_for():
                await self._hall.change(table, "undo", asked.asked_by, str(asked.back_to))

    async def run_out(self, table: LiveTable, seat: int, seq: int) -> None:
        """A seat's time is over: what the table chose happens, unless something happened meanwhile."""
        async with table.lock:
            if table.seq != seq or table.actor != seat or table.remaining_now()[seat] > 0:
                return
            await self._tables.run_out(table, seat)

    def _limit(self, what: str, whom: str, at_once: float, seconds: float) -> None:
        self._limits.check(what, whom, at_once, seconds, self._hall.time.steady())

    # ---- talking

    async def chat(self, table: LiveTable, person: str | None, name: str, text: str) -> dict[str, object]:
        """Says something at a table; returns the line as it is shown."""
        words = " ".join(text.split())[:LONGEST_CHAT]
        if not words or person is None:
            raise forbidden("server-chat-empty" if person else "server-who")
        self._limit("chat", f"person {person}", *LINES_OF_A_PERSON)
        self._limit("chat", f"table {table.row.id}", *LINES_OF_A_TABLE)
        seats = table.seats_of(person)
        seat = seats[0] if seats else None
        while True:
            row = await self._next_line(table, person, table.names[seat] if seat is not None else name, seat, words)
            if row is not None:
                break
        await self._hall.tell_others("chat", table.row.id, row.number)
        return chat_line(row)

    async def _next_line(self, table: LiveTable, person: str, name: str, seat: int | None, text: str) -> ChatRow | None:
        """Stores a line under the next number; nothing if somebody else just took it."""
        async with self._hall.database.session() as session:
            last = await session.scalar(select(func.max(ChatRow.number)).where(ChatRow.table == table.row.id))
            at = self._hall.time.wall()
            row = ChatRow(
                table=table.row.id, number=(last or 0) + 1, person=person, seat=seat, name=name, text=text, at=at
            )
            session.add(row)
            try:
                await session.commit()
            except IntegrityError:
                return None
            return row

    async def chat_since(self, table: LiveTable, number: int) -> list[dict[str, object]]:
        """The lines after a number, the last few if there are many."""
        wanted = select(ChatRow).where(ChatRow.table == table.row.id, ChatRow.number > number)
        async with self._hall.database.session() as session:
            rows = (await session.scalars(wanted.order_by(ChatRow.number.desc()).limit(SHOWN_CHAT))).all()
        return [chat_line(row) for row in reversed(rows)]


def chat_line(row: ChatRow) -> dict[str, object]:
    """A line as it is shown."""
    return {"number": row.number, "name": row.name, "seat": row.seat, "text": row.text, "at": written(row.at)}


def _check_ply(table: LiveTable, ply: int) -> None:
    """A request made for another position is not meant for this one."""
    if ply != table.ply:
        raise conflict("server-ply-passed")
    if table.row.status == "finished" and table.row.result is None:
        raise conflict("server-over")
