"""What may come in a position, as sets of cells: where kingdoms can be joined, where leaders and monuments may go."""

from __future__ import annotations

from edubba.engine.jit import rule
from edubba.engine.tablet import Tablet
from edubba.games.tigris.cells import (
    FULL,
    LAST_FULL,
    NOT_LEFT,
    NOT_RIGHT,
    Cells,
    around,
    cells,
    join,
    meet,
    some,
    without,
)
from edubba.games.tigris.kingdoms import empty_cells, leader_in, river
from edubba.games.tigris.pieces import FARM, KING, TEMPLE
from edubba.games.tigris.state import NO_KINGDOM, NOBODY

# ---- steps in one direction


@rule
def up(x: Cells) -> Cells:
    """The cells above those of a set."""
    a, b, c, d = x
    return a >> 16 | b << 32 & FULL, b >> 16 | c << 32 & FULL, c >> 16 | d << 32 & FULL, d >> 16


@rule
def down(x: Cells) -> Cells:
    """The cells below those of a set."""
    a, b, c, d = x
    return a << 16 & FULL, b << 16 & FULL | a >> 32, c << 16 & FULL | b >> 32, d << 16 & LAST_FULL | c >> 32


@rule
def left(x: Cells) -> Cells:
    """The cells to the left of those of a set."""
    a, b, c, d = x
    return a >> 1 & NOT_RIGHT, b >> 1 & NOT_RIGHT, c >> 1 & NOT_RIGHT, d >> 1 & NOT_RIGHT


@rule
def right(x: Cells) -> Cells:
    """The cells to the right of those of a set."""
    a, b, c, d = x
    return a << 1 & NOT_LEFT, b << 1 & NOT_LEFT, c << 1 & NOT_LEFT, d << 1 & NOT_LEFT & LAST_FULL


# ---- patterns


@rule
def beside_two_temples(s: Tablet) -> Cells:
    """Cells with at least two face-up temples directly beside them: there a leader revolts well."""
    temples = cells(s.tiles[TEMPLE])
    above, under, west, east = up(temples), down(temples), left(temples), right(temples)
    straight = join(meet(above, under), meet(west, east))
    return join(straight, meet(join(above, under), join(west, east)))


@rule
def completing(x: Cells) -> Cells:
    """Cells that lack in a square whose three other cells are in the set."""
    west, east = left(x), right(x)
    upper = join(meet(west, up(west)), meet(east, up(east)))
    lower = join(meet(west, down(west)), meet(east, down(east)))
    return join(meet(up(x), upper), meet(down(x), lower))


# ---- a seat's prospects


@rule
def room(s: Tablet, colour: int) -> Cells:
    """Where a tile of a colour may score: it goes there and joins no kingdoms."""
    free = without(empty_cells(s), cells(s.beside_two))
    return meet(free, river(s)) if colour == FARM else without(free, river(s))


@rule
def source(s: Tablet, seat: int, colour: int) -> int:
    """R042, R043: a kingdom where a seat gets the points of a colour, by its leader or by its king; or NO_KINGDOM."""
    own = s.kingdom_of[seat, colour]
    if own != NO_KINGDOM:
        return int(own)
    kings = s.kingdom_of[seat, KING]
    if kings != NO_KINGDOM and leader_in(s, kings, colour) == NOBODY:
        return int(kings)
    return NO_KINGDOM


@rule
def bridges(s: Tablet) -> Cells:
    """Empty cells where a tile joins two kingdoms, and not three."""
    return meet(empty_cells(s), without(cells(s.beside_two), cells(s.beside_three)))


@rule
def can_meet(s: Tablet, one: int, other: int, joining: Cells) -> bool:
    """Whether one tile joins two kingdoms."""
    near = meet(joining, around(cells(s.kingdoms[one])))
    return some(near) and some(meet(near, around(cells(s.kingdoms[other]))))


@rule
def treasures_near(s: Tablet, kingdom: int) -> tuple[Cells, Cells]:
    """The treasures outside a kingdom that one tile would connect with it, and two tiles."""
    here, free = cells(s.kingdoms[kingdom]), empty_cells(s)
    outside = without(cells(s.treasures), here)
    first = meet(around(here), free)
    near = meet(around(first), outside)
    second = meet(around(first), free)
    return near, without(meet(around(second), outside), near)
