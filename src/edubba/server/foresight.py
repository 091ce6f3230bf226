"""Where an event would lead: it must be known when the event is stored, which is before it happens."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from edubba.server.live import LiveTable


@dataclass(frozen=True)
class Future:
    """Moves played, who must act, and how it ended if it ends."""

    ply: int
    actor: int | None
    result: dict[str, Any] | None = None
    entropy: dict[str, Any] | None = None  # with which a game begins


def foresee(table: LiveTable, kind: str, seat: int | None, text: str) -> Future:
    """What a table would be after an event; refuses what cannot happen. The match is left as it was."""
    if kind == "start":
        return Future(0, table.first_position().actor, entropy=dict(table.row.entropy))
    match = table.running_match()
    ply = match.ply
    if kind == "move":
        match.play(text, seat=seat)
        future = Future(match.ply, match.actor, table.result())
        match.undo(force=True)
        return future
    if kind == "undo":
        match.go_to(int(text))
        future = Future(match.ply, match.actor)
        match.go_to(ply)
        return future
    return Future(ply, None if kind == "ended" else match.actor)
