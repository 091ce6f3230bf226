"""Tables over HTTP."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Path, Query, Request
from fastapi.responses import Response
from pydantic_core import to_json

from edubba.server.identity import Asker, Someone
from edubba.server.limits import limited
from edubba.server.looking import seat_to_show
from edubba.server.paging import mark
from edubba.server.schemas import (
    MOST_SEATS,
    Entropy,
    GameName,
    Invite,
    Mark,
    PositionAt,
    SeatTaking,
    Status,
    TableId,
    TableList,
    TableSummary,
    TableWish,
    Verification,
)
from edubba.server.services import Services, services

router = APIRouter(prefix="/api/tables", tags=["tables"])
MOST_TABLES = 50

Id = Annotated[TableId, Path()]
Place = Annotated[int, Path(ge=0, lt=MOST_SEATS)]
MaybeInvite = Annotated[Invite | None, Query()]
SLOWLY = Depends(limited("tables", burst=20, seconds=10))
CHANGES = Depends(limited("seats", burst=60, seconds=1))


@router.get("")
async def list_tables(
    request: Request,
    asker: Asker,
    status: Annotated[Status | None, Query()] = None,
    game: Annotated[GameName | None, Query()] = None,
    mine: Annotated[bool, Query()] = False,
    before: Annotated[Mark | None, Query()] = None,
    limit: Annotated[int, Query(ge=1, le=MOST_TABLES)] = 20,
) -> TableList:
    """Public tables, or one's own, newest first. `before` is `last` of the page before."""
    parts = services(request)
    person = asker.person_id
    ids = await parts.tables.ids(
        status=status, game_name=game, person=person, mine=mine, before=before, limit=limit + 1
    )
    tables = [await parts.hall.table(table_id) for table_id in ids[:limit]]
    told = await parts.looking.summaries(tables, person)
    last = mark(tables[-1].row.created, tables[-1].row.id) if tables else None
    return TableList(tables=[TableSummary(**summary) for summary in told], more=len(ids) > limit, last=last)


@router.post("", status_code=201, dependencies=[SLOWLY])
async def create_table(request: Request, person: Someone, wish: TableWish) -> TableSummary:
    """Sets up a table."""
    parts = services(request)
    return await _told(parts, (await parts.tables.create(wish, person)).row.id, person.id)


@router.get("/{table_id}")
async def get_table(request: Request, asker: Asker, table_id: Id, invite: MaybeInvite = None) -> TableSummary:
    """One table."""
    parts = services(request)
    person = asker.person_id
    await parts.looking.table(table_id, person, invite)
    return await _told(parts, table_id, person)


@router.post("/{table_id}/seats/{seat}", dependencies=[CHANGES])
async def sit_down(request: Request, person: Someone, table_id: Id, seat: Place, taking: SeatTaking) -> TableSummary:
    """Takes a seat, or puts a bot there."""
    parts = services(request)
    invite = getattr(taking, "invite", None)
    table = await parts.looking.table(table_id, person.id, invite)
    await parts.tables.sit(table, seat, taking, person)
    return await _told(parts, table_id, person.id)


@router.delete("/{table_id}/seats/{seat}", status_code=204, dependencies=[CHANGES])
async def leave_seat(request: Request, person: Someone, table_id: Id, seat: Place) -> None:
    """Leaves a seat. In a running game a bot plays on."""
    parts = services(request)
    await parts.tables.leave(await parts.looking.table(table_id, person.id, None), seat, person)


@router.post("/{table_id}/start", dependencies=[CHANGES])
async def start_game(request: Request, person: Someone, table_id: Id) -> TableSummary:
    """Begins the game."""
    parts = services(request)
    await parts.tables.start(await parts.looking.table(table_id, person.id, None), person)
    return await _told(parts, table_id, person.id)


@router.post("/{table_id}/entropy", dependencies=[CHANGES])
async def add_chance(request: Request, person: Someone, table_id: Id, entropy: Entropy) -> TableSummary:
    """Adds chance of one's own to the seed, before the game begins."""
    parts = services(request)
    table = await parts.looking.table(table_id, person.id, None)
    await parts.tables.add_chance(table, person, entropy.text)
    return await _told(parts, table_id, person.id)


@router.post("/{table_id}/seats/{seat}/resign", dependencies=[CHANGES])
async def resign(request: Request, person: Someone, table_id: Id, seat: Place) -> TableSummary:
    """Gives up."""
    parts = services(request)
    await parts.tables.resign(await parts.looking.table(table_id, person.id, None), seat, person)
    return await _told(parts, table_id, person.id)


@router.post("/{table_id}/rematch", dependencies=[SLOWLY])
async def rematch(request: Request, person: Someone, table_id: Id) -> TableSummary:
    """Asks for the same game again; it begins once all who played have asked."""
    parts = services(request)
    again = await parts.tables.rematch(await parts.looking.table(table_id, person.id, None), person)
    return await _told(parts, again.row.id, person.id)


# ---- looking back


@router.get("/{table_id}/positions/{ply}", response_model=PositionAt)
async def get_position(
    request: Request,
    asker: Asker,
    table_id: Id,
    ply: Annotated[int, Path(ge=0, le=100_000)],
    seat: Annotated[int | None, Query(ge=0, lt=MOST_SEATS)] = None,
    invite: MaybeInvite = None,
) -> Response:
    """The position after so many moves, as a seat saw it: one's own, or any once the game is over."""
    parts = services(request)
    person = asker.person_id
    table = await parts.looking.table(table_id, person, invite)
    return _json(parts.looking.position(table, ply, seat_to_show(table, person, seat)))


@router.get("/{table_id}/story")
async def get_story(
    request: Request,
    asker: Asker,
    table_id: Id,
    since: Annotated[int, Query(ge=0, le=2**31)] = 0,
    invite: MaybeInvite = None,
) -> Response:
    """What happened after event `since`."""
    parts = services(request)
    table = await parts.looking.table(table_id, asker.person_id, invite)
    return _json({"seq": table.seq, "entries": list(table.entries(since))})


@router.get("/{table_id}/record")
async def get_record(request: Request, asker: Asker, table_id: Id, invite: MaybeInvite = None) -> Response:
    """The record of a finished game: everything, the seed too. `edubba verify` checks it."""
    parts = services(request)
    table = await parts.looking.table(table_id, asker.person_id, invite)
    name = f"{table.row.game}-{table.row.id}.json"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(to_json(parts.looking.record(table)), media_type="application/json", headers=headers)


@router.get("/{table_id}/verification")
async def verify(request: Request, asker: Asker, table_id: Id, invite: MaybeInvite = None) -> Verification:
    """Whether a finished game follows from the seed that was promised."""
    parts = services(request)
    table = await parts.looking.table(table_id, asker.person_id, invite)
    return Verification(**parts.looking.verification(table))


async def _told(parts: Services, table_id: str, person: str | None) -> TableSummary:
    summaries = await parts.looking.summaries([await parts.hall.table(table_id)], person)
    return TableSummary(**summaries[0])


def _json(content: dict[str, Any]) -> Response:
    return Response(to_json(content), media_type="application/json")
