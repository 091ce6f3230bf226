"""Regions and kingdoms: what is connected with what, and whose leaders stand there."""

from __future__ import annotations

from edubba.engine.jit import rule
from edubba.engine.tablet import Tablet
from edubba.games.tigris.cells import (
    BITS,
    BOARD,
    NO_CELLS,
    NOWHERE,
    Cells,
    around,
    cells,
    first,
    flood,
    has,
    join,
    keep,
    lies_in,
    meet,
    single,
    some,
    without,
)
from edubba.games.tigris.pieces import BLACK, BLUE, COLOURS, GREEN, RED, TEMPLE
from edubba.games.tigris.state import MAX_KINGDOMS, NO_KINGDOM, NOBODY, RIVERS

# ---- what lies on the board


@rule
def tiles_up(s: Tablet) -> Cells:
    """All face-up tiles."""
    tiles = s.tiles
    warm = join(cells(tiles[RED]), cells(tiles[BLACK]))
    return join(warm, join(cells(tiles[BLUE]), cells(tiles[GREEN])))


@rule
def leaders_up(s: Tablet) -> Cells:
    """All leaders on the board."""
    leaders = s.leaders
    found = NO_CELLS
    for seat in range(s.players):
        for colour in range(COLOURS):
            if leaders[seat, colour] != NOWHERE:
                found = join(found, single(leaders[seat, colour]))
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
    standing = leaders_up(s)
    pieces = join(join(tiles_up(s), cells(s.face_down)), standing)
    keep(s.pieces, pieces)
    kingdoms = s.kingdoms
    number = 0
    one, two, three = NO_CELLS, NO_CELLS, NO_CELLS
    while some(standing):
        found = flood(single(first(standing)), pieces)
        standing = without(standing, found)
        near = around(found)
        three = join(three, meet(two, near))
        two = join(two, meet(one, near))
        one = join(one, near)
        keep(kingdoms[number], found)
        number += 1
    s.num_kingdoms = number
    for kingdom in range(number, MAX_KINGDOMS):
        keep(kingdoms[kingdom], NO_CELLS)
    keep(s.beside_two, two)
    keep(s.beside_three, three)
    find_leaders(s)


@rule
def find_leaders(s: Tablet) -> None:
    """Notes for every leader in which kingdom he stands."""
    leaders, kingdom_of = s.leaders, s.kingdom_of
    for seat in range(s.players):
        for colour in range(COLOURS):
            cell = leaders[seat, colour]
            kingdom_of[seat, colour] = NO_KINGDOM if cell == NOWHERE else kingdom_at(s, cell)


@rule
def kingdom_at(s: Tablet, cell: int) -> int:
    """The kingdom to which a cell belongs, or NO_KINGDOM."""
    kingdoms = s.kingdoms
    word, bit = cell // BITS, cell % BITS
    for kingdom in range(s.num_kingdoms):
        if kingdoms[kingdom, word] >> bit & 1:
            return kingdom
    return NO_KINGDOM


@rule
def clockwise(s: Tablet, places: int) -> int:
    """The seat so many places after the active player."""
    seat = int(s.active) + places
    return seat - int(s.players) if seat >= s.players else seat  # no division: everything asks this


@rule
def leader_in(s: Tablet, kingdom: int, colour: int) -> int:
    """The first seat clockwise from the active player with a leader of a colour in a kingdom, or NOBODY."""
    for turn in range(s.players):
        seat = clockwise(s, turn)
        if s.kingdom_of[seat, colour] == kingdom:
            return seat
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
