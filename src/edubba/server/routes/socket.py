"""The websocket of a table."""

from __future__ import annotations

from typing import Annotated

import anyio
from fastapi import APIRouter, Path, Query, WebSocket

from edubba.engine.errors import EdubbaError
from edubba.server.guard import own_origin
from edubba.server.identity import visitor
from edubba.server.limits import address
from edubba.server.listener import Listener
from edubba.server.schemas import TableId
from edubba.server.services import Services, services
from edubba.server.sockets import MESSAGES_A_SECOND, MESSAGES_AT_ONCE, POLICY, Limit, Line, hold, welcome
from edubba.server.telling import standing

router = APIRouter()
MOST_LINES = 500  # from one address, behind which there may be a whole club
LONGEST_INVITE = 64  # one that is not right is told so; nobody types a longer one


@router.websocket("/api/tables/{table_id}/socket")
async def table_socket(
    socket: WebSocket,
    table_id: Annotated[TableId, Path()],
    since: Annotated[int, Query(ge=0, le=2**31)] = 0,
    invite: Annotated[str | None, Query(max_length=LONGEST_INVITE)] = None,
) -> None:
    """Live play; the messages are in `edubba.server.messages`."""
    parts = services(socket)
    if not own_origin(socket):
        await socket.close(POLICY)
        return
    await socket.accept()
    try:
        with parts.limits.line(address(socket), MOST_LINES):
            await _serve(socket, parts, table_id, since, invite)
    except EdubbaError as error:
        await socket.send_json({"type": "bye", "message": error.message.to_json()})
        await socket.close(POLICY)


async def _serve(socket: WebSocket, parts: Services, table_id: str, since: int, invite: str | None) -> None:
    """Welcomes whoever may come in, and stays with them until they go."""
    asker = await visitor(socket)
    who = asker.person_id
    table = await parts.looking.table(table_id, who, invite)
    listener = Listener(who, asker.login, min(since, table.seq))
    told = standing(table)
    summary = (await parts.looking.summaries([table], who))[0]
    chat = await parts.playing.chat_since(table, 0)
    await socket.send_json(welcome(table, summary, table.seats_of(who), chat))
    await parts.telling.join(table, listener, told)
    try:
        await hold(Line(socket, table, listener, asker.person, _limit(parts)), parts.playing)
    finally:
        with anyio.CancelScope(shield=True):
            await parts.telling.leave(table, listener)


def _limit(parts: Services) -> Limit:
    """How often one line may ask."""
    bucket = parts.limits.bucket(MESSAGES_AT_ONCE, 1 / MESSAGES_A_SECOND, parts.time.steady())
    return lambda: bucket is None or bucket.take(parts.time.steady()) == 0
