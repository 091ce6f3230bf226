"""What the sets of counters are worth, and how ties at the end are broken: the final scores explained."""

from __future__ import annotations

from itertools import accumulate
from typing import Any

import numpy as np

from edubba.engine.tablet import Tablet
from edubba.games.sumeria.moves import KIND_NAMES
from edubba.games.sumeria.result import ranks, score
from edubba.games.sumeria.state import ENDED, SET_POINTS
from edubba.locales import Message, message

WORTH: list[int] = SET_POINTS.tolist()  # of a set, by its size


def sets(s: Tablet) -> list[dict[str, Any]]:
    """For every seat the points of each of its sets, and of all up to it; at the end also what became of a tie."""
    ties = _ties(s) if s.phase == ENDED else [None] * s.players
    return [_points(s.won[seat]) | {"tie": tie and tie.to_json()} for seat, tie in enumerate(ties)]


def _points(sizes: list[int]) -> dict[str, Any]:
    worth = [WORTH[size] for size in sizes]
    return {
        "worth": dict(zip(KIND_NAMES, worth, strict=True)),
        "so_far": dict(zip(KIND_NAMES, accumulate(worth), strict=True)),
    }


def _ties(s: Tablet) -> list[Message | None]:
    """For every seat that has as many points as another: what set them apart, or that nothing did."""
    placed = np.zeros(s.players, np.int64)
    ranks(s, placed)
    return [_tie(s, placed.tolist(), seat) for seat in range(s.players)]


def _tie(s: Tablet, placed: list[int], seat: int) -> Message | None:
    tied = [other for other in range(s.players) if other != seat and score(s, other) == score(s, seat)]
    if not tied:
        return None
    if any(placed[other] == placed[seat] for other in tied):
        return message("sumeria-tie-shared")
    largest = max(s.won[seat])
    if all(max(s.won[other]) != largest for other in tied):
        return message("sumeria-tie-largest", counters=largest)
    sizes = sorted(s.won[seat], reverse=True)
    return message("sumeria-tie-next", sizes=", ".join(str(size) for size in sizes if size))
