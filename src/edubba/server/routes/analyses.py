"""Analyses of finished games."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends

from edubba.server.identity import Asker
from edubba.server.limits import limited
from edubba.server.live import LiveTable
from edubba.server.schemas import AnalysisState, AnalysisWish, Invite, TableId
from edubba.server.services import Services, services

router = APIRouter(prefix="/api/tables/{table_id}/analysis", tags=["analysis"])

Parts = Annotated[Services, Depends(services)]


async def known_table(table_id: TableId, parts: Parts, asker: Asker, invite: Invite | None = None) -> LiveTable:
    """The table, if whoever asks may see it: one that is over is for everybody who has its address."""
    return await parts.looking.table(table_id, asker.person_id, invite)


KnownTable = Annotated[LiveTable, Depends(known_table)]


@router.get("")
async def read(table: KnownTable, parts: Parts) -> AnalysisState:
    """How far the analysis is, and what it found."""
    return await parts.analyses.state(table.row.id)


@router.post("", dependencies=[Depends(limited("analyses", burst=10, seconds=60))])
async def ask(wish: AnalysisWish, table: KnownTable, parts: Parts) -> AnalysisState:
    """Asks for an analysis of a game that is over. It is made in the background; ask again how far it is."""
    return await parts.analyses.ask(table, wish.level)
