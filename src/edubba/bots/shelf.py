"""The records of an arena: a file a game, in a folder."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from edubba.bots.arena import Plan
from edubba.engine.errors import EdubbaError
from edubba.engine.record import read_file, refuse_unwritable, write_file


class Shelf:
    """Keeps the records of a plan. Those of another arena are not written over."""

    def __init__(self, plan: Plan, folder: Path) -> None:
        self.plan, self.folder = plan, folder
        refuse_unwritable(self._place(0))
        for number in range(plan.games):
            if self._place(number).exists() and not self._is_ours(number):
                raise EdubbaError("bots-other-records", folder=str(folder))

    def tells(self, result: dict[str, Any]) -> bool:
        """Whether there is the record of a game with this result: a program may play otherwise when it plays again."""
        place = self._place(result["number"])
        record = read_file(place) if place.exists() else None
        told = record.get("result") if isinstance(record, dict) else None
        return isinstance(told, dict) and told.get("scores") == result.get("scores")

    def keep(self, number: int, record: dict[str, Any]) -> None:
        """Writes the record of a game."""
        write_file(self._place(number), record)

    def _place(self, number: int) -> Path:
        return self.folder / f"game-{number + 1:05}.json"

    def _is_ours(self, number: int) -> bool:
        record, plan = read_file(self._place(number)), self.plan.to_json()
        ours = {name: plan[name] for name in ("game", "version", "options")}
        ours |= {"seed": self.plan.deal(number), "seats": list(self.plan.seats(number))}
        return isinstance(record, dict) and record | ours == record
