"""Regions and kingdoms: what is connected with what, and whose leaders stand there."""

from __future__ import annotations

from edubba.engine.jit import rule
from edubba.engine.tablet import Tablet
from edubba.games.tigris.cells import (
    BOARD,
    NO_CELLS,
    NOWHERE,
    Cells,
    around,
    cells,
    flood,
    has,
    join,
    keep,
    lies_in,
    meet,
    single,
    without,
)
from edubba.games.tigris.pieces import BLACK, BLUE, COLOURS, GREEN, RED, TEMPLE
from edubba.games.tigris.state import MAX_KINGDOMS, NO_KINGDOM, NOBODY, RIVERS

# ---- what lies on the board


@rule
def tiles_up(s: Tablet) -> Cells:
    """All face-up tiles."""
    light = join(cells(s.tiles[RED]), cells(s.tiles[BLUE]))
    return join(light, join(cells(s.tiles[BLACK]), cells(s.tiles[GREEN])))


@rule
def leaders_up(s: Tablet) -> Cells:
    """All leaders on the board."""
    found = NO_CELLS
    for seat in range(s.players):
        for colour in range(COLOURS):
            if s.leaders[seat, colour] != NOWHERE:
                found = join(found, single(s.leaders[seat, colour]))
    return found


@rule
def empty_cells(s: Tablet) -> Cells:
    """R023, R039, R053: cells without tile, leader, monument or catastrophe."""
    return without(without(BOARD, cells(s.pieces)), cells(s.catastrophes))


@rule
def river(s: Tablet) -> Cells:
    """The river squares of the board."""
    return cells(RIVERS[s.board])


@rule
def beside_temples(s: Tablet) -> Cells:
    """R025, R026: cells directly beside a face-up temple."""
    return around(cells(s.tiles[TEMPLE]))


@rule
def colour_at(s: Tablet, cell: int) -> int:
    """The colour of the face-up tile on a cell."""
    colour = RED
    while not lies_in(s.tiles[colour], cell):
        colour += 1
    return colour


# ---- kingdoms


@rule
def survey(s: Tablet) -> None:
    """Finds all kingdoms anew. R015: they are judged after every change.

    R011, R013: tiles, face-down tiles and leaders connect; catastrophes and empty cells do not.
    R012: a connected region with at least one leader is a kingdom.
    """
    pieces = join(join(tiles_up(s), cells(s.face_down)), leaders_up(s))
    keep(s.pieces, pieces)
    s.num_kingdoms = 0
    one, two, three = NO_CELLS, NO_CELLS, NO_CELLS
    for seat in range(s.players):
        for colour in range(COLOURS):
            cell = s.leaders[seat, colour]
            s.kingdom_of[seat, colour] = NO_KINGDOM if cell == NOWHERE else kingdom_at(s, cell)
            if cell != NOWHERE and s.kingdom_of[seat, colour] == NO_KINGDOM:
                found = flood(single(cell), pieces)
                near = around(found)
                three = join(three, meet(two, near))
                two = join(two, meet(one, near))
                one = join(one, near)
                keep(s.kingdoms[s.num_kingdoms], found)
                s.kingdom_of[seat, colour] = s.num_kingdoms
                s.num_kingdoms += 1
    for kingdom in range(s.num_kingdoms, MAX_KINGDOMS):
        keep(s.kingdoms[kingdom], NO_CELLS)
    keep(s.beside_two, two)
    keep(s.beside_three, three)


@rule
def kingdom_at(s: Tablet, cell: int) -> int:
    """The kingdom to which a cell belongs, or NO_KINGDOM."""
    for kingdom in range(s.num_kingdoms):
        if lies_in(s.kingdoms[kingdom], cell):
            return kingdom
    return NO_KINGDOM


@rule
def leader_in(s: Tablet, kingdom: int, colour: int) -> int:
    """The first seat clockwise from the active player with a leader of a colour in a kingdom, or NOBODY."""
    for turn in range(s.players):
        seat = (s.active + turn) % s.players
        if s.kingdom_of[seat, colour] == kingdom:
            return int(seat)
    return NOBODY


@rule
def leaders_in(s: Tablet, kingdom: int, colour: int) -> int:
    """How many leaders of a colour stand in a kingdom: two only while they are in conflict (R014)."""
    found = 0
    for seat in range(s.players):
        found += 1 if s.kingdom_of[seat, colour] == kingdom else 0
    return found


@rule
def beside_two_without(s: Tablet, seat: int, colour: int) -> Cells:
    """The cells beside at least two kingdoms once a leader is lifted.

    R032: his former kingdom counts as what is left of it, and only where a leader is left. R033: it may be several.
    """
    one, two = NO_CELLS, NO_CELLS
    left = s.kingdom_of[seat, colour]
    for kingdom in range(s.num_kingdoms):
        if kingdom != left:
            near = around(cells(s.kingdoms[kingdom]))
            two = join(two, meet(one, near))
            one = join(one, near)
    rest = without(cells(s.kingdoms[left]), single(s.leaders[seat, colour]))
    for other in range(s.players):
        for office in range(COLOURS):
            if s.kingdom_of[other, office] == left and has(rest, s.leaders[other, office]):
                part = flood(single(s.leaders[other, office]), rest)
                rest = without(rest, part)
                near = around(part)
                two = join(two, meet(one, near))
                one = join(one, near)
    return two


@rule
def send_home_the_stranded(s: Tablet) -> None:
    """R037, R038: every leader without a face-up temple beside him goes back to his owner, all together."""
    safe = beside_temples(s)
    for seat in range(s.players):
        for colour in range(COLOURS):
            cell = s.leaders[seat, colour]
            if cell != NOWHERE and not has(safe, cell):
                s.leaders[seat, colour] = NOWHERE
