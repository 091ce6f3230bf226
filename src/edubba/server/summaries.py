"""Tables as whoever asks may see them. A list of allowed things, never a row with some taken out."""

from __future__ import annotations

from typing import Any

from edubba.engine.fairness import commitment, mixed
from edubba.server.live import LiveTable
from edubba.server.storage import Chair
from edubba.server.timepiece import written, written_if

Ratings = dict[str, float]  # by person


def summary(
    table: LiveTable, person: str | None, host: str, accounts: dict[str, str], ratings: Ratings
) -> dict[str, Any]:
    """A table for a person. `host` is the name of who made it, `accounts` are those of who sit there with one."""
    row = table.row
    is_over = row.status == "finished"
    mine = table.seats_of(person)
    is_host = person is not None and person == row.host
    connected = connected_seats(table)
    left = table.remaining_now() if table.clock else None
    return {
        "id": row.id,
        "name": row.name,
        "game": row.game,
        "version": row.version,
        "players": row.players,
        "options": row.options,
        "public": row.public,
        "status": row.status,
        "host": host,
        "you_are_host": is_host,
        "created": written(row.created),
        "started": written_if(row.started),
        "finished": written_if(row.finished),
        "ply": table.ply,
        "actor": table.actor,
        "invite": row.invite if mine or is_host else None,
        "commitment": commitment(row.seed),
        "entropy": table.added_chance,
        "seed": mixed(row.seed, table.added_chance) if is_over else None,
        "clock": row.clock,
        "on_timeout": row.on_timeout,
        "seats": [
            _seat(chair, chair.seat in mine, chair.seat in connected, accounts, ratings, left) for chair in table.chairs
        ],
        "result": row.result,
        "next": row.next,
    }


def _seat(
    chair: Chair, mine: bool, connected: bool, accounts: dict[str, str], ratings: Ratings, left: list[int] | None
) -> dict[str, Any]:
    return {
        "seat": chair.seat,
        "kind": chair.kind,
        "name": chair.name,
        "level": chair.level,
        "person": accounts.get(chair.person or ""),
        "mine": mine,
        "connected": connected or chair.kind == "bot",
        "rating": ratings.get(chair.person or ""),
        "remaining_ms": left[chair.seat] if left else None,
    }


def connected_seats(table: LiveTable) -> list[int]:
    """The seats whose people are here, on whatever server process."""
    here = {seat for listener in table.listeners for seat in table.seats_of(listener.person)}
    return sorted(here.union(*table.elsewhere.values()))
