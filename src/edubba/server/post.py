"""The post: tells people who are away that it is their turn in a correspondence game.

What is to be delivered is stored first, once for each turn and way, and stays until it is delivered: through restarts,
and while the mail server is down. A process that dies after a delivery and before it could write that down delivers
again; both bear the same number, by which mail programs know the second for the first.
"""

from __future__ import annotations

import asyncio
import secrets

import structlog
from sqlalchemy import delete, select, update

from edubba.server.carriers import Turn, Undelivered, carriers
from edubba.server.database import Database
from edubba.server.live import LiveTable
from edubba.server.rounds import Rounds
from edubba.server.settings import Settings
from edubba.server.storage import Chair, Event, Notice, Person, Table
from edubba.server.timepiece import Timepiece

LOOK = 5.0  # seconds between two looks for what other processes have written
AT_ONCE = 20
FIRST_WAIT = 60_000  # milliseconds after a first failure; doubled with each
LONGEST_WAIT = 6 * 60 * 60_000
MOST_TRIES = 12  # the last after about a day
log = structlog.get_logger()


class Post:
    """Notes who must be told, and tells them. Any process may note; the steward's delivers."""

    def __init__(self, settings: Settings, database: Database, time: Timepiece) -> None:
        self._address = settings.address
        self._database = database
        self._time = time
        self._carriers = carriers(settings)
        self._rounds = Rounds("post", LOOK, self.deliver)

    async def begin(self) -> None:
        """Delivers from now on, beginning with what was left."""
        if self._carriers:
            self._rounds.begin()

    async def end(self) -> None:
        """Stops; what is not delivered stays written down."""
        await self._rounds.end()

    async def note(self, table: LiveTable, seat: int) -> None:
        """A seat must act: writes down that its person is to be told, if they are away and want to be."""
        chair = table.chairs[seat]
        if not self._carriers or table.clock is None or table.clock.live or table.actor != seat:
            return
        if chair.kind != "person" or chair.person is None or _is_here(table, seat):
            return
        began = turn_began(table)
        insert = self._database.insert(Notice)
        async with self._database.session.begin() as session:
            person = await session.get(Person, chair.person)
            if person is None or not person.notify:
                return
            await session.execute(delete(Notice).where(Notice.table == table.row.id, Notice.seq < began))
            for way in self._carriers:
                if way != "mail" or person.email:
                    row = {"id": secrets.token_hex(8), "table": table.row.id, "seq": began, "seat": seat, "way": way}
                    filled = insert.values(**row, due=self._time.wall(), tries=0, done=False)
                    await session.execute(filled.on_conflict_do_nothing())
        self._rounds.call()

    # ---- delivering

    async def deliver(self) -> None:
        """Delivers what is due."""
        waiting = select(Notice).where(Notice.done.is_(False), Notice.due <= self._time.wall())
        async with self._database.session() as session:
            due = (await session.scalars(waiting.order_by(Notice.due).limit(AT_ONCE))).all()
        await asyncio.gather(*(self._try(notice) for notice in due))

    async def _try(self, notice: Notice) -> None:
        turn = await self._turn(notice)
        if turn is None or notice.way not in self._carriers:
            await self._close(notice)
        elif await self._claim(notice):
            try:
                await self._carriers[notice.way].carry(turn)
            except Undelivered as error:
                given_up = error.final or notice.tries + 1 >= MOST_TRIES
                log.warning("not delivered", way=notice.way, reason=str(error), given_up=given_up)
                if not given_up:
                    return
            await self._close(notice)

    async def _turn(self, notice: Notice) -> Turn | None:
        """The turn that a notice is about; None if it is over, or its person no longer wants to know."""
        async with self._database.session() as session:
            table = await session.get_one(Table, notice.table)
            chair = await session.get_one(Chair, (notice.table, notice.seat))
            person = await session.get(Person, chair.person) if chair.person else None
            last = select(Event.actor).where(Event.table == notice.table).order_by(Event.seq.desc()).limit(1)
            actor = await session.scalar(last)
        if table.status != "running" or actor != notice.seat or person is None or not person.notify:
            return None
        if notice.way == "mail" and not person.email:
            return None
        return Turn(
            notice=notice.id,
            table=table.id,
            title=table.name,
            game=table.game,
            seat=chair.seat,
            name=chair.name,
            language=person.language,
            email=person.email,
            link=f"{self._address}/tables/{table.id}",
            account=f"{self._address}/account",
        )

    async def _claim(self, notice: Notice) -> bool:
        """Writes down the attempt before it is made; False if another process was faster."""
        wait = min(FIRST_WAIT * 2**notice.tries, LONGEST_WAIT)
        ours = update(Notice).where(Notice.id == notice.id, Notice.tries == notice.tries, Notice.done.is_(False))
        async with self._database.session.begin() as session:
            claim = ours.values(tries=notice.tries + 1, due=self._time.wall() + wait).returning(Notice.id)
            return await session.scalar(claim) is not None

    async def _close(self, notice: Notice) -> None:
        async with self._database.session.begin() as session:
            await session.execute(update(Notice).where(Notice.id == notice.id).values(done=True))


def turn_began(table: LiveTable) -> int:
    """The number of the event with which the turn began: a turn of several moves is told of once."""
    began = table.seq
    for event in reversed(table.events):
        if event.actor != table.actor:
            break
        began = event.seq
    return began


def _is_here(table: LiveTable, seat: int) -> bool:
    """Whether whoever sits there looks at the table, here or through another server process."""
    person = table.chairs[seat].person
    nearby = any(listener.person == person for listener in table.listeners)
    return nearby or any(seat in seats for seats in table.elsewhere.values())
