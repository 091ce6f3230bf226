"""Treasures: who takes them at the end of an action, and which."""

from __future__ import annotations

from edubba.engine.jit import rule
from edubba.engine.tablet import Tablet
from edubba.games.tigris.cells import NO_CELLS, Cells, cells, first, keep, meet, single, size, some, without
from edubba.games.tigris.kingdoms import clockwise
from edubba.games.tigris.pieces import TRADER, WILD
from edubba.games.tigris.state import NO_KINGDOM, NOBODY, TAKE_FIRST


@rule
def treasures_of(s: Tablet, seat: int) -> Cells:
    """The treasures in the kingdom in which a seat's trader stands."""
    return meet(cells(s.treasures), cells(s.kingdoms[s.kingdom_of[seat, TRADER]]))


@rule
def next_collector(s: Tablet) -> int:
    """R104: a seat whose trader is in a kingdom with more than one treasure, or NOBODY. R108: no trader, no taking.

    R136: clockwise from the active player.
    """
    for turn in range(s.players):
        seat = clockwise(s, turn)
        if s.kingdom_of[seat, TRADER] != NO_KINGDOM and size(treasures_of(s, seat)) > 1:
            return seat
    return NOBODY


@rule
def must_go(s: Tablet, seat: int) -> Cells:
    """R106, R107: the treasures that the trader's owner must take before all others.

    If all the treasures here are of that sort, one of them stays: then none must go, and there is a choice.
    """
    here = treasures_of(s, seat)
    required = meet(here, cells(TAKE_FIRST[s.board]))
    return NO_CELLS if required == here else required


@rule
def collect(s: Tablet, seat: int) -> None:
    """R105, R136: the trader's owner takes what he must, then chooses, one at a time."""
    required = must_go(s, seat)
    if some(required):
        take(s, seat, first(required))
    else:
        s.collector = seat


@rule
def take(s: Tablet, seat: int, cell: int) -> None:
    """A treasure goes from its temple to a seat."""
    keep(s.treasures, without(cells(s.treasures), single(cell)))
    s.points[seat, WILD] += 1
