"""The websocket of a table: what a client asks is done, and whatever changes is told."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Awaitable, Callable, Iterator
from typing import Any

import anyio
import structlog
from fastapi import WebSocket, WebSocketDisconnect
from pydantic import ValidationError

from edubba.engine.errors import EdubbaError
from edubba.locales import message
from edubba.server.errors import UNREACHABLE, Refusal, cannot_store
from edubba.server.hall import shielded
from edubba.server.listener import Listener
from edubba.server.live import LiveTable
from edubba.server.messages import (
    CLIENT,
    LONGEST_MESSAGE,
    PROTOCOL,
    Answer,
    Chat,
    ClientMessage,
    Look,
    Ping,
    Play,
    Undo,
)
from edubba.server.playing import Playing
from edubba.server.storage import Person
from edubba.server.summaries import connected_seats

POLICY = 1008  # the client has to go
MESSAGES_A_SECOND, MESSAGES_AT_ONCE = 20, 60
log = structlog.get_logger()

Limit = Callable[[], bool]  # takes a permission to ask; False if it was asked too often


class Line:
    """One open websocket: a reader that does what is asked, and a writer that tells."""

    def __init__(
        self, socket: WebSocket, table: LiveTable, listener: Listener, person: Person | None, limit: Limit
    ) -> None:
        self._socket = socket
        self._table = table
        self._listener = listener
        self._person = person
        self._limit = limit

    # ---- reading

    async def read(self, playing: Playing) -> bool:
        """Does what the client asks, one thing after the other. Ends when it goes, or (True) when it has to go."""
        while True:
            received = await self._socket.receive()
            if received["type"] == "websocket.disconnect":
                return False
            text = received.get("text")
            if text is None or len(text) > LONGEST_MESSAGE:
                self._listener.part(message("server-bad-message"))
                return True
            if not self._limit():
                self._listener.part(message("server-too-fast"))
                return True
            await self._do(text, playing)

    async def _do(self, text: str, playing: Playing) -> None:
        try:
            asked: ClientMessage = CLIENT.validate_json(text)
        except ValidationError:
            self._refuse(_number_in(text), Refusal(422, "server-bad-message"))
            return
        try:
            await self._answer(asked, playing)
        except EdubbaError as error:
            self._refuse(asked.id, error)
        except UNREACHABLE as error:
            log.error("cannot store", error=type(error).__name__)
            self._refuse(asked.id, cannot_store())

    async def _answer(self, asked: ClientMessage, playing: Playing) -> None:
        table, who = self._table, self._person.id if self._person else ""
        match asked:
            case Ping():
                self._listener.say({"type": "pong", "of": asked.id})
                return
            case Play():
                await shielded(self._done(asked, playing.play(table, asked.seat, asked.ply, asked.move, who)))
            case Undo():
                await shielded(self._done(asked, playing.undo(table, asked.seat, asked.ply, who)))
            case Answer():
                await shielded(self._done(asked, playing.answer(table, asked.seat, asked.ply, asked.agree, who)))
            case Look():
                table.check_person(asked.seat, who)
                self._listener.looking = asked.seat
                self._say_done(asked)
            case Chat():
                name = self._person.name if self._person else ""
                line = await shielded(playing.chat(table, who or None, name, asked.text))
                for listener in table.listeners:
                    listener.say({"type": "chat", "line": line})
                self._say_done(asked)

    async def _done(self, asked: ClientMessage, work: Awaitable[None]) -> None:
        """Does what was asked, and says so in the same moment in which all are told what came of it."""
        await work
        self._say_done(asked)

    def _say_done(self, asked: ClientMessage) -> None:
        self._listener.say({"type": "done", "of": asked.id})

    def _refuse(self, number: int | None, error: EdubbaError) -> None:
        self._listener.say({"type": "refused", "of": number, "message": error.message.to_json()})

    # ---- writing

    async def write(self) -> None:
        """Sends whatever is new, whenever there is something."""
        while True:
            for content in self._news():
                await self._socket.send_text(content.decode())
            self._table.let_go()
            if self._listener.is_cut:
                await self._socket.close(POLICY)
                return
            await self._listener.woken()

    def _news(self) -> Iterator[bytes]:
        """What happened, then where it stands, then answers: an answer never comes before what it answers for."""
        table, listener = self._table, self._listener
        if table.match is not None:
            if table.seq > listener.seq:
                since, listener.seq = listener.seq, table.seq
                yield table.told_bytes(since)
            seat = shown_seat(table, listener)
            if listener.shown != (table.seq, seat):
                listener.shown = (table.seq, seat)
                yield table.position_bytes(seat)
        while listener.waiting:
            yield listener.waiting.popleft()


def shown_seat(table: LiveTable, listener: Listener) -> int | None:
    """Whose view is shown: of several own seats the one that was asked for, else the one that must act."""
    mine = table.seats_of(listener.person)
    if listener.looking in mine:
        return listener.looking
    if table.actor in mine:
        return table.actor
    return mine[0] if mine else None


def presence(table: LiveTable) -> dict[str, Any]:
    """Who is here."""
    spectators = sum(1 for listener in table.listeners if not table.seats_of(listener.person))
    return {"type": "presence", "connected": connected_seats(table), "spectators": spectators}


def welcome(table: LiveTable, told: dict[str, Any], mine: list[int], chat: list[dict[str, object]]) -> dict[str, Any]:
    """The first message. `told` is the table as this reader may see it."""
    return {"type": "welcome", "protocol": PROTOCOL, "table": told, "mine": mine, "seq": table.seq, "chat": chat}


def _number_in(text: str) -> int | None:
    """The number of a message that could not be understood, if it has one."""
    try:
        found = json.loads(text)
    except (ValueError, RecursionError):
        return None
    number = found.get("id") if isinstance(found, dict) else None
    return number if type(number) is int and 0 <= number <= 2**31 else None


async def hold(line: Line, playing: Playing) -> None:
    """Keeps a line until the client goes, or has to go: then it is told why first."""
    async with anyio.create_task_group() as group:

        async def write() -> None:
            with contextlib.suppress(WebSocketDisconnect, RuntimeError):  # it is gone already
                await line.write()
            group.cancel_scope.cancel()

        group.start_soon(write)
        if not await line.read(playing):
            group.cancel_scope.cancel()
