"""What is legal: the sets of cells that each piece may go to, and the list of actions."""

from __future__ import annotations

from edubba.engine.bits import list_members
from edubba.engine.jit import rule
from edubba.engine.tablet import Ints, Tablet
from edubba.games.tigris.cells import (
    BITS,
    BOARD,
    CELLS,
    NOWHERE,
    Cells,
    cells,
    join,
    meet,
    single,
    without,
)
from edubba.games.tigris.conflicts import support_colour, wars
from edubba.games.tigris.kingdoms import (
    beside_temples,
    beside_two_without,
    colour_at,
    empty_cells,
    leaders_up,
    river,
)
from edubba.games.tigris.pieces import BLACK, BLUE, COLOURS, FARM, GREEN, MONUMENTS, RED
from edubba.games.tigris.state import (
    BUILDING,
    CATASTROPHE,
    EXCHANGE,
    EXCHANGE_NUMBER,
    LEADER,
    MONUMENT,
    NO_BUILDING,
    NO_MONUMENT,
    PASS,
    SQUARES,
    SUPPORT,
    TILE,
    TREASURE,
    WAR,
    WITHDRAW,
)
from edubba.games.tigris.treasures import treasures_of
from edubba.games.tigris.works import building_sites, can_stand, square_number, squares

# ---- where a piece may go


@rule
def tile_goals(s: Tablet, colour: int) -> Cells:
    """R039: a tile goes to any empty cell. R047: but it may not join three or more kingdoms."""
    free = without(empty_cells(s), cells(s.beside_three))
    # R040: farms only on river squares, all other tiles never on them.
    return meet(free, river(s)) if colour == FARM else without(free, river(s))


@rule
def leader_goals(s: Tablet, seat: int, colour: int) -> Cells:
    """R023, R024, R025: a leader goes to an empty land cell beside a face-up temple.

    R027, R028, R029: never so that he joins two kingdoms; leaderless regions do not matter. R031: a leader on the board
    goes to another cell; R032: that one is judged without him.
    """
    free = meet(without(empty_cells(s), river(s)), beside_temples(s))
    if s.leaders[seat, colour] == NOWHERE:
        return without(free, cells(s.beside_two))
    return without(free, beside_two_without(s, seat, colour))


@rule
def catastrophe_goals(s: Tablet) -> Cells:
    """R049, R050: a catastrophe goes to an empty cell or onto a tile.

    R051, R052: not onto a leader, a treasure, a monument or a catastrophe. R129: not onto a building.
    """
    barred = join(join(leaders_up(s), cells(s.treasures)), join(cells(s.face_down), cells(s.catastrophes)))
    for colour in range(COLOURS):
        if s.buildings[colour] != NOWHERE:
            barred = join(barred, single(s.buildings[colour]))
    return without(BOARD, barred)


# ---- listing


@rule
def list_cells(x: Cells, offset: int, out: Ints, n: int) -> int:
    """Appends one action for every cell of a set."""
    n = list_members(x[0], offset, out, n)
    n = list_members(x[1], offset + BITS, out, n)
    n = list_members(x[2], offset + 2 * BITS, out, n)
    return list_members(x[3], offset + 3 * BITS, out, n)


@rule
def list_actions(s: Tablet, out: Ints) -> int:
    """R016: the four kinds of actions. R017: passing is always possible."""
    seat = s.active
    n = 0
    for colour in range(COLOURS):
        if s.hands[seat, colour] > 0:
            n = list_cells(tile_goals(s, colour), TILE + colour * CELLS, out, n)
    # R022: only one's own leaders are placed, moved and withdrawn.
    for colour in range(COLOURS):
        n = list_cells(leader_goals(s, seat, colour), LEADER + colour * CELLS, out, n)
    for colour in range(COLOURS):
        if s.leaders[seat, colour] != NOWHERE:
            out[n] = WITHDRAW + colour
            n += 1
    # R048: two catastrophes for the whole game.
    if s.catastrophes_left[seat] > 0:
        n = list_cells(catastrophe_goals(s), CATASTROPHE, out, n)
    n = list_exchanges(s.hands[seat], out, n)
    out[n] = PASS
    return n + 1


@rule
def list_exchanges(hand: Ints, out: Ints, n: int) -> int:
    """R056, R058: every choice of one or more tiles in hand; equal tiles are one choice."""
    for temples in range(hand[RED] + 1):
        for settlements in range(hand[BLACK] + 1):
            for farms in range(hand[BLUE] + 1):
                for markets in range(hand[GREEN] + 1):
                    number = EXCHANGE_NUMBER[temples, settlements, farms, markets]
                    if number >= 0:
                        out[n] = EXCHANGE + number
                        n += 1
    return n


@rule
def list_supports(s: Tablet, seat: int, out: Ints) -> int:
    """R065, R080: any number of the tiles that count, also none."""
    n = s.hands[seat, support_colour(s)] + 1
    for number in range(n):
        out[number] = SUPPORT + number
    return int(n)


@rule
def list_wars(s: Tablet, out: Ints) -> int:
    """R074: the active player chooses which war is fought next."""
    return list_members(wars(s), WAR, out, 0)


@rule
def list_monuments(s: Tablet, out: Ints) -> int:
    """R094, R096: any fitting monument on any of the completed squares. R092: or none."""
    colour = colour_at(s, s.placed)
    n = 0
    for monument in range(MONUMENTS):
        if can_stand(s, monument, colour):
            start = n
            n = list_cells(squares(s), 0, out, n)
            for i in range(start, n):
                out[i] = MONUMENT + monument * SQUARES + square_number(out[i])
    out[n] = NO_MONUMENT
    return n + 1


@rule
def list_treasures(s: Tablet, out: Ints) -> int:
    """R105: the trader's owner chooses which treasure to take."""
    return list_cells(treasures_of(s, s.collector), TREASURE, out, 0)


@rule
def list_buildings(s: Tablet, out: Ints) -> int:
    """R124: any tile of the line, or none."""
    n = list_cells(building_sites(s), BUILDING, out, 0)
    out[n] = NO_BUILDING
    return n + 1
