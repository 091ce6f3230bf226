"""The result of Sumeria: points and ranks."""

from __future__ import annotations

from edubba.engine.jit import rule
from edubba.engine.merits import to_ranks
from edubba.engine.tablet import Ints, Tablet
from edubba.games.sumeria.state import KINDS, LARGEST_SET, SET_POINTS


@rule
def score(s: Tablet, seat: int) -> int:
    """3.39: sets of equal counters count as triangle numbers."""
    points = 0
    for kind in range(KINDS):
        points += SET_POINTS[s.won[seat, kind]]
    return int(points)


@rule
def scores(s: Tablet, out: Ints) -> None:
    """The points of every seat."""
    for seat in range(s.players):
        out[seat] = score(s, seat)


@rule
def standing(s: Tablet, seat: int) -> int:
    """One number that sorts seats at the end.

    3.40: points, then the largest single set, then the win is shared. 3.48: as an option all other sets decide first.
    """
    merits = score(s, seat)
    sets = 0
    for size in range(LARGEST_SET, 0, -1):
        for kind in range(KINDS):
            if s.won[seat, kind] == size and (sets == 0 or s.next_sets):
                merits = merits * (LARGEST_SET + 1) + size
                sets += 1
    while sets < KINDS:
        merits *= LARGEST_SET + 1
        sets += 1
    return merits


@rule
def ranks(s: Tablet, out: Ints) -> None:
    """The rank of every seat."""
    for seat in range(s.players):
        out[seat] = standing(s, seat)
    to_ranks(out, s.players)
