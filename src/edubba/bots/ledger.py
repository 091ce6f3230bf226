"""The file of an arena: its plan and all results so far. A run that was cut goes on from it."""

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
        """Takes a result, and writes the file now and then."""
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
        return {"arena": self.plan.to_json(), "standings": table, "results": results}

    def _read(self) -> list[dict[str, Any]]:
        path = self.path
        document = read_file(path) if path is not None else None
        if not isinstance(document, dict) or not isinstance(document.get("results"), list):
            raise BadRecord(message("bots-no-arena", file=str(path)))
        before = {**document.get("arena", {}), "games": self.plan.games}
        if before != self.plan.to_json():
            raise EdubbaError("bots-other-arena", file=str(path))
        return [result for result in document["results"] if result["number"] < self.plan.games]
