"""What every action would do, told before it is done.

Many actions do the same to the row or to a ranking, so that is told once, and actions have its number:

    leads_to  for every action: the number of its shift, None if the row stays as it is, and those of its outlooks, the
              state entered first
    shifts    what becomes of the row (see shifts.py)
    outlooks  what becomes of a ranking (see outlook.py)
    gives_up  for every action that loses the lead in a state which would score then: that state
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from edubba.engine.move import Move
from edubba.engine.tablet import Tablet
from edubba.games.sumeria.board import Board
from edubba.games.sumeria.outlook import Outlooks
from edubba.games.sumeria.ranking import Traders
from edubba.games.sumeria.shifts import Shifts, tiles


def effects(s: Tablet, board: Board, traders: Sequence[Traders], moves: Sequence[Move]) -> dict[str, Any]:
    """What each action would do. `traders` are those in every state."""
    shifts, outlooks = Shifts(s, board), Outlooks(s, board, traders)
    leads_to: dict[str, dict[str, Any]] = {}
    gives_up: dict[str, str] = {}
    for move in moves:
        shift, numbers = shifts[tiles(move.id)], outlooks.of(move.id)
        leads_to[move.text] = {"shift": shift, "outlooks": numbers}
        # A lead is lost only where a trader leaves, and that outlook is the last.
        lost = outlooks.lost.get(numbers[-1])
        if lost and lost in shifts.scoring(shift):
            gives_up[move.text] = lost
    return {"leads_to": leads_to, "shifts": shifts.told, "outlooks": outlooks.told, "gives_up": gives_up}
