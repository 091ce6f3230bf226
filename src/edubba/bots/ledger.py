"""The file of an arena: its plan and all results so far. A run that was cut goes on from it.

Whoever asks for fewer games than the file holds loses none of them.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from edubba.bots.arena import Plan
from edubba.bots.duels import Duel, duels
from edubba.bots.pace import Pace
from edubba.bots.standings import Standing, standings
from edubba.engine.errors import BadRecord, EdubbaError
from edubba.engine.record import read_file, stands, write_file
from edubba.locales import message

SECONDS_BETWEEN_WRITING = 2.0


class Ledger:
    """Keeps the results of a plan, in memory and in a file."""

    def __init__(self, plan: Plan, path: Path | None) -> None:
        self.plan = plan
        self.path = path
        self._results: dict[int, dict[str, Any]] = self._read() if path is not None and stands(path) else {}
        self._pace = Pace(SECONDS_BETWEEN_WRITING)

    @property
    def results(self) -> list[dict[str, Any]]:
        """All results, by the number of the game."""
        return [self._results[number] for number in sorted(self._results)]

    def add(self, result: dict[str, Any]) -> None:
        """Takes a result, and writes the file now and then. A game that is played again counts once, as it is now."""
        self._results[result["number"]] = result
        if self._pace.is_due():
            self.write()

    def write(self) -> None:
        """Writes the file, once there is a result: an arena that never began leaves none."""
        if self.path is not None and self._results:
            with self._pace.step():
                write_file(self.path, self.to_json())

    def standings(self) -> list[Standing]:
        """How every bot did so far."""
        return standings(self.results)

    def duels(self) -> list[Duel]:
        """Who finished ahead of whom so far."""
        return duels(self.results)

    def to_json(self) -> dict[str, Any]:
        """Plan, standings, duels and every result."""
        games = max([self.plan.games, *(number + 1 for number in self._results)])
        return {
            "arena": self.plan.to_json() | {"games": games},
            "standings": [standing.to_json() for standing in self.standings()],
            "duels": [duel.to_json() for duel in self.duels()],
            "results": self.results,
        }

    def _read(self) -> dict[int, dict[str, Any]]:
        path = self.path
        document = read_file(path) if path is not None else None
        if not isinstance(document, dict) or not isinstance(document.get("arena"), dict):
            raise BadRecord(message("bots-no-arena", file=str(path)))
        if document["arena"] | {"games": self.plan.games} != self.plan.to_json():
            raise EdubbaError("bots-other-arena", file=str(path))
        results = document.get("results")
        if not isinstance(results, list) or not all(self._is_sound(result) for result in results):
            raise BadRecord(message("bots-no-arena", file=str(path)))
        return {result["number"]: result for result in results}

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
            and all(type(rank) is int and 1 <= rank <= self.plan.players for rank in ranks)
            and 1 in ranks
            and self._are_sound(result.get("failures", []))
        )

    def _are_sound(self, failures: object) -> bool:
        """Whether failures can be those of a game of this plan."""
        return isinstance(failures, list) and all(
            isinstance(failure, dict)
            and type(failure.get("seat")) is int
            and failure["seat"] in range(self.plan.players)
            and isinstance(failure.get("reason"), str)
            for failure in failures
        )


def seed_in(path: Path | None) -> str | None:
    """The seed of the arena in a file, if there is one."""
    document = read_file(path) if path is not None and stands(path) else None
    arena = document.get("arena") if isinstance(document, dict) else None
    seed = arena.get("seed") if isinstance(arena, dict) else None
    return seed if isinstance(seed, str) else None
