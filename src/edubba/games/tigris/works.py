"""Monuments and civilization buildings: where the tile just placed allows them."""

from __future__ import annotations

import numpy as np

from edubba.engine.jit import rule
from edubba.engine.tablet import Tablet
from edubba.games.tigris.cells import (
    COLUMNS,
    NO_CELLS,
    NOWHERE,
    ROWS,
    Cells,
    cells,
    column_of,
    flood,
    has,
    join,
    keep,
    meet,
    row_of,
    single,
    size,
    square_at,
    without,
)
from edubba.games.tigris.kingdoms import colour_at, send_home_the_stranded, survey
from edubba.games.tigris.pieces import LINE, MONUMENT_COLOURS, MONUMENTS
from edubba.games.tigris.state import NO_KINGDOM, SQUARE_COLUMNS

FIRST_COLOUR = np.array([pair[0] for pair in MONUMENT_COLOURS])
SECOND_COLOUR = np.array([pair[1] for pair in MONUMENT_COLOURS])

# ---- monuments


@rule
def can_stand(s: Tablet, monument: int, colour: int) -> bool:
    """R094: any monument still in stock, one of whose colours is the colour of the tiles."""
    fits = colour in (FIRST_COLOUR[monument], SECOND_COLOUR[monument])
    return bool(fits and s.monuments[monument] == NOWHERE)


@rule
def is_square(s: Tablet, row: int, column: int, colour: int) -> bool:
    """R091: whether four face-up tiles of a colour lie in the square whose top left cell is given."""
    if not (0 <= row < ROWS - 1 and 0 <= column < COLUMNS - 1):
        return False
    square = square_at(row * COLUMNS + column)
    # R133: as an option no monument covers a building.
    if s.buildings[colour] != NOWHERE and not s.may_cover_building and has(square, s.buildings[colour]):
        return False
    return size(meet(square, cells(s.tiles[colour]))) == 4


@rule
def squares(s: Tablet) -> Cells:
    """The top left cells of all squares that the tile just placed completes. R093: it must be in the square."""
    row, column = s.placed // COLUMNS, s.placed % COLUMNS
    colour = colour_at(s, s.placed)
    found = NO_CELLS
    for top in range(row - 1, row + 1):
        for left in range(column - 1, column + 1):
            if is_square(s, top, left, colour):
                found = join(found, single(top * COLUMNS + left))
    return found


@rule
def can_raise(s: Tablet) -> bool:
    """R091, R095: whether a monument can be built now. R097: no kingdom is needed."""
    if s.placed == NOWHERE or squares(s) == NO_CELLS:
        return False
    colour = colour_at(s, s.placed)
    fitting = 0
    for monument in range(MONUMENTS):
        fitting += 1 if can_stand(s, monument, colour) else 0
    return fitting > 0


@rule
def square_number(cell: int) -> int:
    """The number of a square in the actions, by its top left cell."""
    return cell // COLUMNS * SQUARE_COLUMNS + cell % COLUMNS


@rule
def square_cell(number: int) -> int:
    """The top left cell of a square, by its number in the actions."""
    return number // SQUARE_COLUMNS * COLUMNS + number % SQUARE_COLUMNS


@rule
def raise_monument(s: Tablet, monument: int, cell: int) -> None:
    """R099: the four tiles are turned face down: they connect, but have no colour and are never removed.

    R101: a treasure stays on its turned temple. R100: leaders whose last temple was turned go home.
    R133: a building that is covered goes back to the stock.
    """
    colour = colour_at(s, s.placed)
    square = square_at(cell)
    s.monuments[monument] = cell
    keep(s.tiles[colour], without(cells(s.tiles[colour]), square))
    keep(s.face_down, join(cells(s.face_down), square))
    if s.buildings[colour] != NOWHERE and has(square, s.buildings[colour]):
        s.buildings[colour] = NOWHERE
    send_home_the_stranded(s)
    survey(s)


@rule
def pay_income(s: Tablet) -> None:
    """R102: the active player gets, for each monument, a point for each of its colours in which he has a leader there.

    R103: the king earns from black monuments only.
    """
    for monument in range(MONUMENTS):
        if s.monuments[monument] != NOWHERE:
            pay(s, s.monuments[monument], FIRST_COLOUR[monument])
            pay(s, s.monuments[monument], SECOND_COLOUR[monument])


@rule
def pay(s: Tablet, cell: int, colour: int) -> None:
    """One point, if the active player's leader of a colour is in the kingdom of a cell."""
    kingdom = s.kingdom_of[s.active, colour]
    if kingdom != NO_KINGDOM and has(cells(s.kingdoms[kingdom]), cell):
        s.points[s.active, colour] += 1


# ---- civilization buildings


@rule
def line_through(s: Tablet, cell: int, colour: int, straight: Cells) -> Cells:
    """The unbroken line of face-up tiles of a colour through a cell, along its row or its column."""
    return flood(single(cell), meet(cells(s.tiles[colour]), straight))


@rule
def line_needed(s: Tablet, colour: int) -> int:
    """How many tiles a line must have to get the building of a colour.

    R123: three. R126: if it stands already, more than the line it stands in. R127: that is measured now, the longer of
    its row and its column. R128: so that very line never has enough, however it is lengthened.
    """
    cell = s.buildings[colour]
    if cell == NOWHERE:
        return LINE
    row = size(line_through(s, cell, colour, row_of(cell)))
    column = size(line_through(s, cell, colour, column_of(cell)))
    return int(max(LINE, row + 1, column + 1))


@rule
def building_sites(s: Tablet) -> Cells:
    """R124: the building may go on any tile of a line that earns it. R132: the line must be there after the wars."""
    if s.placed == NOWHERE or not s.with_buildings:
        return NO_CELLS
    colour = colour_at(s, s.placed)
    row = line_through(s, s.placed, colour, row_of(s.placed))
    column = line_through(s, s.placed, colour, column_of(s.placed))
    needed = line_needed(s, colour)
    sites = row if size(row) >= needed else NO_CELLS
    return join(sites, column) if size(column) >= needed else sites
