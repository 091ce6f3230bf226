"""Setting up tables: who plays what, with whom, and when it begins."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any

import structlog
from sqlalchemy import delete, or_, select, update
from sqlalchemy.engine import CursorResult

from edubba.engine.errors import EdubbaError
from edubba.engine.registry import game
from edubba.server.errors import Refusal, conflict, forbidden, not_found
from edubba.server.hall import Hall
from edubba.server.ids import fresh_id
from edubba.server.live import LiveTable
from edubba.server.paging import beyond
from edubba.server.schemas import SeatBot, SeatChoice, SeatMe, SeatOpen, SeatPerson, SeatTaking, TableWish
from edubba.server.sitters import CARETAKER, STANDIN, Sitter, bot_name
from edubba.server.storage import Chair, Person, Table

TABLE_ID = 10
TRIES = 20  # to end a game in which others are faster
log = structlog.get_logger()


class Tables:
    """Everything about a table but the playing."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall

    # ---- setting up

    async def create(self, wish: TableWish, person: Person) -> LiveTable:
        """A new table. Refuses a game, a number of players or an option that there is not."""
        rules = game(wish.game)
        options = rules.decode(rules.encode(wish.players, wish.options))
        row = _new_row(
            person,
            self.hall.time.wall(),
            name=wish.name or "",
            game=rules.name,
            players=wish.players,
            options=options,
            public=wish.public,
            clock=wish.clock.model_dump() if wish.clock else None,
            on_timeout=wish.on_timeout,
        )
        choices: list[SeatChoice] = [*wish.seats, *[SeatOpen(kind="open")] * wish.players][: wish.players]
        chairs = [_chair(row.id, seat, choice, person) for seat, choice in enumerate(choices)]
        table = await self._keep(row, chairs)
        if wish.start:
            await self.start(table, person)
        return table

    async def _keep(self, row: Table, chairs: Sequence[Chair]) -> LiveTable:
        async with self.hall.database.session() as session:
            session.add(row)
            await session.flush()
            session.add_all(chairs)
            await session.commit()
        return await self.hall.table(row.id)

    async def rematch(self, table: LiveTable, person: Person) -> LiveTable:
        """The same game again, each one seat further. It begins once all who played have asked for it."""
        async with table.lock:
            if table.row.status != "finished" or not table.seats_of(person.id):
                raise conflict("server-no-rematch")
            if table.row.next is None:
                again = await self._keep(*_again(table, person, self.hall.time.wall()))
                await self._set(table, next=again.row.id)
        self.hall.announce(table)
        following = await self.hall.table(str(table.row.next))
        await self._join_again(table, following, person)
        return following

    async def _join_again(self, table: LiveTable, following: LiveTable, person: Person) -> None:
        async with following.lock:
            for chair in (_moved_on(chair, following.row) for chair in table.chairs if chair.person == person.id):
                if following.row.status == "open" and following.chairs[chair.seat].kind == "open":
                    await self._seat_before(following, chair)
        self.hall.announce(following)
        if following.row.status == "open" and all(chair.kind != "open" for chair in following.chairs):
            await self.start(following, person)

    async def _set(self, table: LiveTable, **values: Any) -> None:
        async with self.hall.database.session() as session:
            await session.execute(update(Table).where(Table.id == table.row.id).values(**values))
            await session.commit()
        for name, value in values.items():
            setattr(table.row, name, value)
        await self.hall.tell_others("chairs", table.row.id)

    async def _add_entropy(self, table: LiveTable, seat: int, text: str) -> None:
        """Adds to what is stored, which another process may have added to; not to a game that it has begun."""
        async with self.hall.database.session.begin() as session:
            row = await session.get(Table, table.row.id, with_for_update=True)
            if row is None or row.status != "open":
                raise conflict("server-already-started")
            row.entropy = {**row.entropy, str(seat): text}
        table.row.entropy = row.entropy
        await self.hall.tell_others("chairs", table.row.id)

    # ---- sitting down and leaving

    async def sit(self, table: LiveTable, seat: int, choice: SeatTaking, person: Person) -> None:
        """Takes a seat that is open, or replaces somebody who has left."""
        _check_seat(table, seat)
        is_host = table.row.host == person.id
        if isinstance(choice, SeatBot) and not is_host and not table.seats_of(person.id):
            raise forbidden("server-host-only")
        async with table.lock:
            chair = _chair(table.row.id, seat, choice, person)
            if table.row.status == "open":
                await self._seat_before(table, chair)
            elif table.row.status == "running":
                await self._seat_during(table, chair, person)
            else:
                raise conflict("server-over")
        self.hall.announce(table)

    async def _seat_before(self, table: LiveTable, chair: Chair) -> None:
        """Two who want the same seat at once, perhaps through two server processes: the first has it."""
        if table.chairs[chair.seat].kind != "open" and chair.kind != "open":
            raise conflict("server-seat-taken")
        values = {name: getattr(chair, name) for name in ("kind", "name", "person", "level")}
        is_open = select(Table.id).where(Table.id == table.row.id, Table.status == "open").exists()
        wanted = update(Chair).where(Chair.table == table.row.id, Chair.seat == chair.seat, is_open)
        if chair.kind != "open":
            wanted = wanted.where(Chair.kind == "open")
        async with self.hall.database.session() as session:
            changed: CursorResult[Any] = await session.execute(wanted.values(**values))  # type: ignore[assignment]
            await session.commit()
        if changed.rowcount != 1:
            raise conflict("server-seat-taken")
        chair.resigned = False
        table.chairs[chair.seat] = chair
        await self.hall.tell_others("chairs", table.row.id)

    async def _seat_during(self, table: LiveTable, chair: Chair, person: Person) -> None:
        """In a running game a bot makes room for a person, and a person may hand their own seat to a bot."""
        now = table.chairs[chair.seat]
        comes = chair.kind == "person" and now.kind == "bot" and not now.resigned
        goes = chair.kind == "bot" and now.person == person.id
        if not comes and not goes:
            raise conflict("server-seat-taken")
        if comes and table.clock and table.time_at(chair.seat) == 0:
            raise conflict("server-no-time-left")
        await self._take_over(table, chair)

    async def _take_over(self, table: LiveTable, chair: Chair, kind: str = "takeover") -> None:
        """A seat changes hands. Who sits there, and what is told of it, is stored at once."""
        sitter = Sitter.after(table.chairs[chair.seat], chair)
        row = update(Chair).where(Chair.table == table.row.id, Chair.seat == chair.seat)
        seated = row.values(**sitter.chair, resigned=kind == "resign")
        await self.hall.change(table, kind, chair.seat, sitter.written(), also=(seated,))

    async def leave(self, table: LiveTable, seat: int, person: Person) -> None:
        """Frees a seat: one's own, or any if one set the table up. In a running game a bot plays on."""
        _check_seat(table, seat)
        async with table.lock:
            own = table.chairs[seat].person == person.id
            if table.row.status == "open" and (own or table.row.host == person.id):
                await self._seat_before(table, _chair(table.row.id, seat, SeatOpen(kind="open"), person))
            elif table.row.status == "running" and own:
                await self._take_over(table, _bot(table.row.id, seat, STANDIN))
            else:
                raise forbidden("server-not-your-seat")
        self.hall.announce(table)
        await self._clear_away(table)

    async def _clear_away(self, table: LiveTable) -> None:
        """An open table that everybody has left is taken away."""
        if table.row.status == "open" and not any(chair.kind == "person" for chair in table.chairs):
            async with self.hall.database.session() as session:
                await session.execute(delete(Table).where(Table.id == table.row.id))
                await session.commit()
            self.hall.forget(table.row.id)
            await self.hall.tell_others("chairs", table.row.id)

    async def leave_all(self, person: Person) -> None:
        """Somebody is gone for good: bots play on, open seats are free again."""
        wanted = select(Chair.table, Chair.seat).join(Table, Table.id == Chair.table)
        async with self.hall.database.session() as session:
            mine = (await session.execute(wanted.where(Chair.person == person.id, Table.status != "finished"))).all()
        for table_id, seat in mine:
            try:
                await self.leave(await self.hall.table(table_id), seat, person)
            except EdubbaError as error:  # a table that cannot be read keeps nobody from leaving the house
                log.error("cannot leave a table", table=table_id, error=str(error))

    # ---- beginning, giving up

    async def start(self, table: LiveTable, person: Person | None) -> None:
        """Begins the game once all seats are taken. The seed was promised when the table was set up."""
        async with table.lock:
            await self.hall.read_seats(table)  # another process may know more
            if person is not None and table.row.host != person.id and not table.seats_of(person.id):
                raise forbidden("server-host-only")
            if table.row.status != "open":
                raise conflict("server-already-started")
            if any(chair.kind == "open" for chair in table.chairs):
                raise conflict("server-seats-open")
            await self.hall.change(table, "start", None)
            for chair in table.chairs:
                chair.starter = chair.person

    async def add_chance(self, table: LiveTable, person: Person, text: str) -> None:
        """A player adds chance of their own to the seed, before the game begins."""
        seats = table.seats_of(person.id)
        if not seats:
            raise forbidden("server-not-your-seat")
        async with table.lock:
            if table.row.status != "open":
                raise conflict("server-already-started")
            await self._add_entropy(table, seats[0], text)
        self.hall.announce(table)

    async def resign(self, table: LiveTable, seat: int, person: Person) -> None:
        """Gives up: the seat comes last, and a bot plays on so that the others can finish."""
        table.check_person(seat, person.id)
        async with table.lock:
            if table.row.status != "running":
                raise conflict("server-not-started" if table.row.status == "open" else "server-over")
            await self.give_up(table, seat)

    async def give_up(self, table: LiveTable, seat: int) -> None:
        """The seat resigns. The table's lock is held."""
        await self._take_over(table, _bot(table.row.id, seat, CARETAKER), "resign")

    async def run_out(self, table: LiveTable, seat: int) -> None:
        """The seat's time is over: what the table chose happens. The table's lock is held."""
        if table.row.on_timeout == "resign":
            await self.give_up(table, seat)
        else:
            await self._take_over(table, _bot(table.row.id, seat, STANDIN), "timeout")

    async def end(self, table: LiveTable) -> None:
        """The host of the house ends a game without a result, though bots of another process move quickly."""
        async with table.lock:
            for left in reversed(range(TRIES)):
                if table.row.status != "running":
                    raise conflict("server-not-started" if table.row.status == "open" else "server-over")
                try:
                    await self.hall.change(table, "ended", None)
                    return
                except Refusal as refused:
                    if refused.key != "server-ply-passed" or not left:
                        raise

    # ---- lists

    async def ids(
        self,
        *,
        status: str | None,
        game_name: str | None,
        person: str | None,
        mine: bool,
        before: str | None,
        limit: int,
    ) -> list[str]:
        """The tables that somebody may see in a list, newest first. `mine`: where they sit, or which they set up."""
        if mine and person is None:
            return []
        wanted = select(Table.id).order_by(Table.created.desc(), Table.id).limit(limit)
        if status:
            wanted = wanted.where(Table.status == status)
        if game_name:
            wanted = wanted.where(Table.game == game_name)
        if before is not None:
            wanted = wanted.where(beyond(Table.created, Table.id, before))
        own = select(Chair.table).where(Chair.person == person)
        wanted = wanted.where(or_(Table.id.in_(own), Table.host == person) if mine else Table.public)
        async with self.hall.database.session() as session:
            return list((await session.scalars(wanted)).all())


def _check_seat(table: LiveTable, seat: int) -> None:
    if seat >= table.row.players:
        raise not_found("server-no-seat")


def _chair(table_id: str, seat: int, choice: SeatChoice, person: Person) -> Chair:
    chair = Chair(table=table_id, seat=seat, kind=choice.kind, name="", person=None, level=None, resigned=False)
    if isinstance(choice, SeatBot):
        return _bot(table_id, seat, choice.level)
    if isinstance(choice, SeatMe):
        chair.kind, chair.person, chair.name = "person", person.id, person.name
    if isinstance(choice, SeatPerson):
        chair.person, chair.name = person.id, choice.name
    return chair


def _bot(table_id: str, seat: int, level: int) -> Chair:
    name = bot_name(level, seat)
    return Chair(table=table_id, seat=seat, kind="bot", name=name, person=None, level=level, resigned=False)


def _new_row(host: Person, now: int, **chosen: Any) -> Table:
    """A table that nobody has sat down at, with a seed that nobody knows."""
    return Table(
        id=fresh_id(TABLE_ID),
        invite=fresh_id(),
        host=host.id,
        version=game(chosen["game"]).version,
        status="open",
        seed=secrets.token_hex(32),
        entropy={},
        created=now,
        **chosen,
    )


def _again(table: LiveTable, person: Person, now: int) -> tuple[Table, list[Chair]]:
    """The next table of the same company: everybody moves on by one seat."""
    old = table.row
    same = ("name", "game", "players", "options", "public", "clock", "on_timeout")
    row = _new_row(person, now, **{name: getattr(old, name) for name in same})
    moved = [_moved_on(chair, row) for chair in table.chairs]
    free = SeatOpen(kind="open")
    return row, [chair if chair.kind == "bot" else _chair(row.id, chair.seat, free, person) for chair in moved]


def _moved_on(chair: Chair, row: Table) -> Chair:
    """Whoever sat here, at the next table."""
    seat = (chair.seat + 1) % row.players
    name = bot_name(chair.level, seat) if chair.kind == "bot" and chair.level else chair.name
    return Chair(table=row.id, seat=seat, kind=chair.kind, name=name, person=chair.person, level=chair.level)
