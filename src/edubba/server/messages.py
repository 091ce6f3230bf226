"""What is said over a websocket, version 1. The browser's types are generated from these models."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field, TypeAdapter

from edubba.server.schemas import Clocks, Seat, Spoken, Strict, TableSummary

PROTOCOL = 1
LONGEST_MESSAGE = 4_096  # bytes of a message from a client
LONGEST_CHAT = 500
LONGEST_MOVE = 200

Number = Annotated[int, Field(ge=0, le=2**31)]


class Asking(Strict):
    """What every message of a client has: a number of its own, which the answer repeats."""

    id: Number


class Play(Asking):
    """Play a move. It names the ply it answers: said twice, it is played once."""

    type: Literal["play"]
    ply: Number
    seat: Seat
    move: Annotated[str, Field(min_length=1, max_length=LONGEST_MOVE)]


class Undo(Asking):
    """Take back the last move of a seat: at once if nothing was shown by it, else with the consent of the others."""

    type: Literal["undo"]
    ply: Number
    seat: Seat


class Answer(Asking):
    """Agree, or not, that a move is taken back. The one who asked may withdraw by not agreeing."""

    type: Literal["answer"]
    ply: Number
    seat: Seat
    agree: bool


class Chat(Asking):
    """Say something to all at the table."""

    type: Literal["chat"]
    text: Annotated[str, Field(min_length=1, max_length=LONGEST_CHAT)]


class Look(Asking):
    """Of several seats of one browser, show what this one sees."""

    type: Literal["look"]
    seat: Seat


class Ping(Asking):
    """Asks whether the server is there."""

    type: Literal["ping"]


ClientMessage = Annotated[Play | Undo | Answer | Chat | Look | Ping, Field(discriminator="type")]
CLIENT: TypeAdapter[ClientMessage] = TypeAdapter(ClientMessage)


class ChatLine(Strict):
    """One line of the chat. `seat` is empty for a spectator."""

    number: Number
    name: str
    seat: Seat | None
    text: str
    at: str


class Entry(Strict):
    """Something that happened at the table, told."""

    seq: Number
    ply: Number  # how many moves were played after it
    seat: Seat | None
    kind: Literal["start", "move", "asked", "declined", "undo", "timeout", "resign", "takeover", "ended"]
    story: list[Spoken]
    at: str


class UndoAsked(Strict):
    """Somebody asked to take the last move back."""

    asked_by: Seat
    ply: Number
    waiting_for: list[Seat]


class Welcome(Strict):
    """The first message."""

    type: Literal["welcome"]
    protocol: int
    table: TableSummary
    mine: list[Seat]
    seq: Number
    chat: list[ChatLine]


class Position(Strict):
    """Where the game stands, as this reader may see it. `view` is `Match.view`."""

    type: Literal["position"]
    seq: Number
    ply: Number
    seat: Seat | None
    view: dict[str, Any]
    clocks: Clocks | None
    undo: UndoAsked | None


class Told(Strict):
    """What happened since, in order."""

    type: Literal["told"]
    seq: Number
    entries: list[Entry]


class TableChanged(Strict):
    """Seats, status or rematch changed."""

    type: Literal["table"]
    table: TableSummary


class ChatSaid(Strict):
    """A new line of the chat."""

    type: Literal["chat"]
    line: ChatLine


class Presence(Strict):
    """Who is here."""

    type: Literal["presence"]
    connected: list[Seat]
    spectators: Number


class Done(Strict):
    """It was done, and what was to be kept is stored."""

    type: Literal["done"]
    of: Number


class Refused(Strict):
    """It was not done, and why; nothing changed."""

    type: Literal["refused"]
    of: Number | None
    message: Spoken


class Pong(Strict):
    """I am here."""

    type: Literal["pong"]
    of: Number


class Bye(Strict):
    """The last message, and why."""

    type: Literal["bye"]
    message: Spoken


ServerMessage = Annotated[
    Welcome | Position | Told | TableChanged | ChatSaid | Presence | Done | Refused | Pong | Bye,
    Field(discriminator="type"),
]
SERVER: TypeAdapter[ServerMessage] = TypeAdapter(ServerMessage)
