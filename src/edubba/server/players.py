"""What everybody may know of accounts and of games: pages, lists, statistics."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from typing import Any

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncSession

from edubba.engine.registry import game, games
from edubba.server.database import Database
from edubba.server.errors import not_found
from edubba.server.names import handle
from edubba.server.paging import beyond, mark
from edubba.server.ratings import ORDINAL, has_left, ordinal
from edubba.server.schemas import GameOf, GamesOf, GameStatistics, PersonPage, RatingInfo, RatingList, Result
from edubba.server.storage import Chair, Event, Person, Rating, Table
from edubba.server.timepiece import Timepiece, written, written_if

FRESH = 60_000  # milliseconds for which statistics are not counted again


class Players:
    """Reads; changes nothing."""

    def __init__(self, database: Database, time: Timepiece) -> None:
        self._database = database
        self._time = time
        self._counted: tuple[int, list[GameStatistics]] | None = None

    async def page(self, name: str) -> PersonPage:
        """The page of an account."""
        async with self._database.session() as session:
            person = await _account(session, name)
            wanted = select(Rating).where(Rating.person == person.id, Rating.games > 0).order_by(Rating.game)
            ratings = (await session.scalars(wanted)).all()
            played = select(Chair, Table.result).join(Table, Table.id == Chair.table)
            ended = await session.execute(played.where(Chair.starter == person.id, Table.status == "finished"))
            seats = [(chair, Result.model_validate(result)) for chair, result in ended if result]
        return PersonPage(
            name=person.name,
            since=written(person.created),
            ratings=[_rating(row, person.name) for row in ratings],
            games=len({chair.table for chair, _ in seats}),
            wins=sum(_share(chair.seat, result) for chair, result in seats if not has_left(chair)),
        )

    async def games(self, name: str, before: str | None, limit: int) -> GamesOf:
        """Public games that an account began to play, newest first."""
        async with self._database.session() as session:
            person = await _account(session, name)
            own = select(Chair.table).where(Chair.starter == person.id)
            wanted = select(Table).where(Table.public, Table.started.is_not(None), Table.id.in_(own))
            if before is not None:
                wanted = wanted.where(beyond(Table.started, Table.id, before))
            rows = (await session.scalars(wanted.order_by(Table.started.desc(), Table.id).limit(limit + 1))).all()
            shown = rows[:limit]
            chairs = await _chairs(session, [row.id for row in shown])
        last = mark(shown[-1].started or 0, shown[-1].id) if shown else None
        return GamesOf(
            games=[_game(row, chairs[row.id], person.id) for row in shown], more=len(rows) > limit, last=last
        )

    async def ratings(self, name: str, offset: int, limit: int) -> RatingList:
        """The accounts that are rated in a game, best first."""
        if name not in games():
            raise not_found()
        wanted = select(Rating, Person.name).join(Person, Person.id == Rating.person)
        wanted = wanted.where(Rating.game == name, Rating.games > 0).order_by(ORDINAL.desc(), Rating.person)
        async with self._database.session() as session:
            rows = (await session.execute(wanted.offset(offset).limit(limit + 1))).all()
        return RatingList(ratings=[_rating(row, who) for row, who in rows[:limit]], more=len(rows) > limit)

    async def statistics(self) -> list[GameStatistics]:
        """How every game goes at this house, as it was within the last minute."""
        now = self._time.steady()
        if self._counted is None or now - self._counted[0] >= FRESH:
            async with self._database.session() as session:
                self._counted = now, [await _count(session, name) for name in games()]
        return self._counted[1]


async def _account(session: AsyncSession, name: str) -> Person:
    found = await session.scalar(select(Person).where(Person.handle == handle(name)))
    if found is None:
        raise not_found("server-no-account")
    return found


async def _chairs(session: AsyncSession, tables: Sequence[str]) -> dict[str, list[Chair]]:
    found: dict[str, list[Chair]] = defaultdict(list)
    for chair in await session.scalars(select(Chair).where(Chair.table.in_(tables)).order_by(Chair.seat)):
        found[chair.table].append(chair)
    return found


def _rating(row: Rating, name: str) -> RatingInfo:
    return RatingInfo(
        name=name, game=row.game, rating=ordinal(row), mean=row.mu, uncertainty=row.sigma, games=row.games
    )


def _game(row: Table, chairs: Sequence[Chair], person: str) -> GameOf:
    fields: dict[str, Any] = {
        "table": row.id,
        "name": row.name,
        "game": row.game,
        "status": row.status,
        "started": written_if(row.started),
        "finished": written_if(row.finished),
        "names": [chair.name for chair in chairs],
        "levels": [chair.level for chair in chairs],
        "seats": [chair.seat for chair in chairs if chair.starter == person],
        "result": row.result,
    }
    return GameOf.model_validate(fields)


def _share(seat: int, result: Result) -> float:
    """The part of a win that a seat has: those who share it have the same part."""
    return (seat in result.winners) / len(result.winners)


async def _count(session: AsyncSession, name: str) -> GameStatistics:
    """All games that were not broken off. How long one was says its last event, which is found by its number."""
    last = select(Event.ply).where(Event.table == Table.id).order_by(Event.seq.desc()).limit(1).scalar_subquery()
    ended = await session.execute(select(Table.result, last).where(Table.game == name, Table.status == "finished"))
    results, plies = [], []
    for result, ply in ended:
        if result is None:
            continue
        results.append(Result.model_validate(result))
        plies.append(ply or 0)
    running = select(func.count()).select_from(Table).where(Table.game == name, Table.status == "running")
    return GameStatistics(
        game=name,
        finished=len(results),
        running=await session.scalar(running) or 0,
        mean_plies=sum(plies) / max(1, len(plies)),
        wins_by_seat=[_wins(seat, results) for seat in range(game(name).players[-1])],
    )


def _wins(seat: int, results: Sequence[Result]) -> float:
    """How often a seat wins, of the games in which there was one."""
    seated = [result for result in results if seat < len(result.ranks)]
    return sum(_share(seat, result) for result in seated) / max(1, len(seated))
