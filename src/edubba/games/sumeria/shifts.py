"""What an action would do to the row, told before it is done.

An action lets one tile change places with its neighbour, or none. Few shifts are possible, and each is told once:

    state     the one that rises or falls
    passed    the one it changes places with
    rises     whether it rises
    place     its place then, 1 is first
    counters  how many lie at that place
    scores    whether it would score there: "yes", "no", or "lost" if it would have without the action
    row       the row then
"""

from __future__ import annotations

from functools import cache
from typing import Any

from edubba.engine.tablet import Tablet
from edubba.engine.transcript import copy
from edubba.games.sumeria.board import Board
from edubba.games.sumeria.rules import faller, riser, shift
from edubba.games.sumeria.state import PLACES

Tiles = tuple[int, int]  # the state whose tile must rise, and the one whose tile must fall; at most one is a state


@cache
def tiles(action: int) -> Tiles:
    """The tiles that an action must shift."""
    return riser(action), faller(action)


class Shifts(dict[Tiles, int | None]):
    """The shifts of a position by number, told when they are first asked for; None if the row stays as it is."""

    def __init__(self, s: Tablet, board: Board) -> None:
        self.told: list[dict[str, Any]] = []
        self._s, self._after, self._names = s, copy(s, "row"), board.state_names

    def __missing__(self, shifted: Tiles) -> int | None:
        self._after.row = self._s.row.copy()
        shift(self._after, *shifted)
        if self._after.row == self._s.row:
            self[shifted] = None
        else:
            self[shifted] = len(self.told)
            self.told.append(self._tell(max(shifted)))
        return self[shifted]

    def scoring(self, number: int | None) -> list[str]:
        """The states that score after a shift, or as the row is."""
        if number is None:
            return [self._names[state] for state in self._s.row[:PLACES]]
        row: list[str] = self.told[number]["row"]
        return row[:PLACES]

    def _tell(self, state: int) -> dict[str, Any]:
        before, after, names = self._s.row, self._after.row, self._names
        was, now = before.index(state), after.index(state)
        return {
            "state": names[state],
            "passed": names[before[now]],
            "rises": now < was,
            "place": now + 1,
            "counters": sum(self._s.spaces[now]) if now < PLACES else 0,
            "scores": "yes" if now < PLACES else "lost" if was < PLACES else "no",
            "row": [names[tile] for tile in after],
        }
