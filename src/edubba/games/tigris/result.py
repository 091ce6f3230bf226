"""The result: treasures assigned at their best, the weakest colour, the ranking."""

from __future__ import annotations

from edubba.engine.jit import rule
from edubba.engine.merits import to_ranks
from edubba.engine.tablet import Ints, Tablet
from edubba.games.tigris.pieces import BLACK, BLUE, GREEN, RED, WILD

Four = tuple[int, int, int, int]
BASE = 1 << 12  # more than anybody's points of a colour


@rule
def in_order(a: int, b: int, c: int, d: int) -> Four:
    """Four numbers, the lowest first."""
    a, b, c, d = min(a, b), max(a, b), min(c, d), max(c, d)
    a, b, c, d = min(a, c), max(a, c), min(b, d), max(b, d)
    return a, min(b, c), max(b, c), d


@rule
def final_points(s: Tablet, seat: int) -> Four:
    """A seat's points from the weakest colour to the strongest, with its treasures assigned.

    R117: every treasure, one at a time, raises the lowest colour: nothing is better.
    """
    points = s.points[seat]
    a, b, c, d = in_order(int(points[RED]), int(points[BLACK]), int(points[BLUE]), int(points[GREEN]))
    for _ in range(points[WILD]):
        a, b, c, d = in_order(a + 1, b, c, d)
    return a, b, c, d


@rule
def scores(s: Tablet, out: Ints) -> None:
    """R118: the points in the weakest colour."""
    for seat in range(s.players):
        out[seat] = final_points(s, seat)[0]


@rule
def standing(s: Tablet, seat: int) -> int:
    """One number that sorts seats. R118: ties by the second weakest colour, then the third, then the strongest."""
    a, b, c, d = final_points(s, seat)
    return ((a * BASE + b) * BASE + c) * BASE + d


@rule
def ranks(s: Tablet, out: Ints) -> None:
    """The rank of every seat. R119: equal in all four colours, they share it."""
    for seat in range(s.players):
        out[seat] = standing(s, seat)
    to_ranks(out, s.players)
