"""The final scoring explained: where every treasure goes, the weakest colour, what decides between equals."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from edubba.engine.tablet import Tablet
from edubba.games.tigris.pieces import COLOUR_NAMES, COLOURS, WILD
from edubba.games.tigris.result import final_points, standing


def final(s: Tablet) -> list[dict[str, Any]]:
    """Every seat, from the first to the last; equal ones in the order of the table."""
    order = sorted(range(s.players), key=lambda seat: standing(s, seat), reverse=True)
    return [_seat(s, seat, order[place + 1 : place + 2] + order[:place][-1:]) for place, seat in enumerate(order)]


def _seat(s: Tablet, seat: int, neighbours: Sequence[int]) -> dict[str, Any]:
    laid = _treasures_laid(s.points[seat])
    return {
        "seat": seat,
        "laid": dict(zip(COLOUR_NAMES, laid, strict=True)),
        "weakest": COLOUR_NAMES[_weakest(s.points[seat], laid)],
        "tie": _tie(s, seat, neighbours),
    }


def _treasures_laid(points: Sequence[int]) -> list[int]:
    """R117: how many treasures raise each colour; they go one at a time to the weakest."""
    laid = [0] * COLOURS
    for _ in range(points[WILD]):
        laid[_weakest(points, laid)] += 1
    return laid


def _weakest(points: Sequence[int], laid: Sequence[int]) -> int:
    return min(range(COLOURS), key=lambda colour: points[colour] + laid[colour])


def _tie(s: Tablet, seat: int, neighbours: Sequence[int]) -> dict[str, Any] | None:
    """R118: with whom a seat is level in the weakest colour, and its points and theirs in the first that differs.

    R119: none differs if they share their rank.
    """
    own = final_points(s, seat)
    for rival in neighbours:
        theirs = final_points(s, rival)
        if own[0] == theirs[0]:
            first = next((pair for pair in zip(own, theirs, strict=True) if pair[0] != pair[1]), (None, None))
            return {"seat": rival, "own": first[0], "other": first[1]}
    return None
