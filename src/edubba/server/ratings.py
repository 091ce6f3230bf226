"""Ratings: how strong accounts are in a game, by openskill's Plackett-Luce model.

Only accounts are rated, and only against each other: bots and guests are left out of a result, and a game with fewer
than two accounts changes nothing. What counts is who sat there when the game began: whoever resigned, or is replaced
at the end, comes last, all such together. Somebody who began on several seats shared a screen, and nobody can tell who
of them played what: they are left out too.
"""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from typing import Any

from openskill.models import PlackettLuce
from sqlalchemy import CursorResult, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from edubba.server.hall import Hall
from edubba.server.live import LiveTable
from edubba.server.rounds import Rounds
from edubba.server.storage import Chair, Person, Rating, Table

LOOK_EVERY = 30.0  # seconds: a game may have ended in another server process
MODEL = PlackettLuce()
# Shown, and sorted by, is openskill's ordinal: how strong somebody is at least, so nobody leads by one lucky game.
ORDINAL = Rating.mu - 3 * Rating.sigma


class Ratings:
    """Rates every game that ends, each once."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._database = hall.database
        self._rounds = Rounds("ratings", LOOK_EVERY, self.rate_all)

    async def begin(self) -> None:
        """Rates what was missed, then every game as it ends; in one server process of all."""
        self._hall.on_change.append(self._look_at)
        self._rounds.begin()

    async def end(self) -> None:
        """Stops; what is not rated is rated by whoever begins next."""
        with contextlib.suppress(ValueError):
            self._hall.on_change.remove(self._look_at)
        await self._rounds.end()

    def _look_at(self, table: LiveTable) -> None:
        if table.row.status == "finished":
            self._rounds.call()

    async def rate_all(self) -> None:
        """Rates what has ended and is not rated, in the order in which it ended."""
        wanted = select(Table.id).where(Table.status == "finished", Table.rated.is_(False))
        async with self._database.session() as session:
            ended = (await session.scalars(wanted.order_by(Table.finished, Table.id))).all()
        for table_id in ended:
            await self.rate(table_id)

    async def rate(self, table_id: str) -> bool:
        """Rates a game that has ended; False if that was done already. All of it is stored, or nothing."""
        this = update(Table).where(Table.id == table_id, Table.status == "finished", Table.rated.is_(False))
        async with self._database.session.begin() as session:
            marked: CursorResult[Any] = await session.execute(this.values(rated=True))  # type: ignore[assignment]
            if marked.rowcount != 1:
                return False
            table = await session.get_one(Table, table_id)
            ranks = await _ranks(session, table)
            if len(ranks) > 1:
                await self._change(session, table.game, ranks)
        return True

    async def _change(self, session: AsyncSession, game: str, ranks: dict[str, int]) -> None:
        """Moves the ratings of those who played. Rows are locked in one order, so that two games cannot block."""
        insert = self._database.insert(Rating)
        start = MODEL.rating()
        first = [{"person": p, "game": game, "mu": start.mu, "sigma": start.sigma, "games": 0} for p in sorted(ranks)]
        await session.execute(insert.values(first).on_conflict_do_nothing())
        wanted = select(Rating).where(Rating.game == game, Rating.person.in_(ranks)).order_by(Rating.person)
        rows = (await session.scalars(wanted.with_for_update())).all()
        for row, (mu, sigma) in zip(rows, _after(rows, [ranks[row.person] for row in rows]), strict=True):
            row.mu, row.sigma, row.games = mu, sigma, row.games + 1


async def _ranks(session: AsyncSession, table: Table) -> dict[str, int]:
    """The rank of every account that is rated: of none, if the game was ended without a result."""
    if table.result is None:
        return {}
    wanted = select(Chair).join(Person, Person.id == Chair.starter).where(Chair.table == table.id)
    chairs = (await session.scalars(wanted.where(Person.password.is_not(None)))).all()
    starters = [chair.starter for chair in chairs]
    ranks = table.result["ranks"]
    last = len(ranks) + 1
    return {
        str(chair.starter): last if has_left(chair) else ranks[chair.seat]
        for chair in chairs
        if starters.count(chair.starter) == 1
    }


def ordinal(row: Rating) -> float:
    """The rating that people see, wherever they see one."""
    return row.mu - 3 * row.sigma


def has_left(chair: Chair) -> bool:
    """Whether the one who began here did not play to the end."""
    return chair.resigned or chair.person != chair.starter


def _after(rows: Sequence[Rating], ranks: Sequence[int]) -> list[tuple[float, float]]:
    """Mean and deviation of each after a game."""
    teams = [[MODEL.rating(row.mu, row.sigma)] for row in rows]
    rated = MODEL.rate(teams, ranks=[float(rank) for rank in ranks])
    return [(player.mu, player.sigma) for (player,) in rated]
