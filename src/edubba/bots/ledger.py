"""The file of an arena: its plan and all results so far. A run that was cut goes on from it.

Whoever asks for fewer games than the file holds loses none of them.
"""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

from edubba.bots.arena import Plan
from edubba.bots.standings import Standing, standings
from edubba.engine.errors import BadRecord, EdubbaError
from edubba.engine.record import read_file, write_file
from edubba.locales import message

SECONDS_BETWEEN_WRITING = 2.0


class Ledger:
    """Keeps the results of a plan, in memory and in a file."""

    def __init__(self, plan: Plan, path: Path | None) -> None:
        self.plan = plan
        self.path = path
        self.results: list[dict[str, Any]] = self._read() if path is not None and path.exists() else []
        self._written = time.monotonic()

    def add(self, result: dict[str, Any]) -> None:
        """Takes a result that is new, and writes the file now and then."""
        if all(result["number"] != known["number"] for known in self.results):
            self.results.append(result)
        if time.monotonic() - self._written > SECONDS_BETWEEN_WRITING:
            self.write()

    def write(self) -> None:
        """Writes the file."""
        self._written = time.monotonic()
        if self.path is not None:
            write_file(self.path, self.to_json())

    def standings(self) -> list[Standing]:
        """How every bot did so far."""
        return standings(self.results)

    def to_json(self) -> dict[str, Any]:
        """Plan, standings and every result."""
        results = sorted(self.results, key=lambda result: int(result["number"]))
        table = [standing.to_json() for standing in self.standings()]
        games = max([self.plan.games, *(result["number"] + 1 for result in results)])
        return {"arena": self.plan.to_json() | {"games": games}, "standings": table, "results": results}

    def _read(self) -> list[dict[str, Any]]:
        path = self.path
        document = read_file(path) if path is not None else None
        if not isinstance(document, dict) or not isinstance(document.get("arena"), dict):
            raise BadRecord(message("bots-no-arena", file=str(path)))
        if document["arena"] | {"games": self.plan.games} != self.plan.to_json():
            raise EdubbaError("bots-other-arena", file=str(path))
        results = document.get("results")
        if not isinstance(results, list) or not all(self._is_sound(result) for result in results):
            raise BadRecord(message("bots-no-arena", file=str(path)))
        return list({result["number"]: result for result in results}.values())

    def _is_sound(self, result: object) -> bool:
        """Whether a result can be one of this plan."""
        if not isinstance(result, dict):
            return False
        number, seats, ranks = (result.get(key) for key in ("number", "seats", "ranks"))
        return (
            type(number) is int
            and number >= 0
            and seats == list(self.plan.seats(number))
            and isinstance(ranks, list)
            and len(ranks) == self.plan.players
            and all(type(rank) is int for rank in ranks)
            and 1 in ranks
        )


def seed_in(path: Path | None) -> str | None:
    """The seed of the arena in a file, if there is one."""
    document = read_file(path) if path is not None and path.exists() else None
    arena = document.get("arena") if isinstance(document, dict) else None
    seed = arena.get("seed") if isinstance(arena, dict) else None
    return seed if isinstance(seed, str) else None
