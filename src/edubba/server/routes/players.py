"""Pages of accounts, ratings and statistics: open to everybody."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Query

from edubba.server.schemas import GameName, GamesOf, GameStatistics, Mark, Name, PersonPage, RatingList
from edubba.server.services import Services, services

router = APIRouter(prefix="/api", tags=["players"])

Parts = Annotated[Services, Depends(services)]
Limit = Annotated[int, Query(ge=1, le=100)]
Offset = Annotated[int, Query(ge=0, le=1_000_000)]


@router.get("/people/{name}")
async def page(name: Name, parts: Parts) -> PersonPage:
    """What everybody may know of an account."""
    return await parts.players.page(name)


@router.get("/people/{name}/games")
async def games(name: Name, parts: Parts, before: Annotated[Mark | None, Query()] = None, limit: Limit = 20) -> GamesOf:
    """Public games of an account, running and finished, newest first. `before` is `last` of the page before."""
    return await parts.players.games(name, before, limit)


@router.get("/ratings/{game}")
async def ratings(game: GameName, parts: Parts, offset: Offset = 0, limit: Limit = 50) -> RatingList:
    """Who is strong in a game, best first."""
    return await parts.players.ratings(game, offset, limit)


@router.get("/statistics")
async def statistics(parts: Parts) -> list[GameStatistics]:
    """How every game goes at this house."""
    return await parts.players.statistics()
