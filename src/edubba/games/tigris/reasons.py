"""Why a move is not legal now, in the words of the rule that forbids it.

For a piece that goes to a cell the reasons are sets of cells, the first that holds the cell is told. Together they are
exactly the cells that legality.py does not list.
"""

from __future__ import annotations

from typing import TypeAlias

from edubba.engine.move import Move
from edubba.engine.tablet import Tablet
from edubba.games.tigris.cells import (
    BOARD,
    CELL_NUMBERS,
    NO_CELLS,
    NOWHERE,
    Cells,
    cells,
    has,
    join,
    lies_in,
    single,
    without,
)
from edubba.games.tigris.conflicts import support_colour
from edubba.games.tigris.kingdoms import (
    beside_temples,
    beside_two_without,
    colour_at,
    leaders_up,
    river,
    tiles_up,
)
from edubba.games.tigris.moves import (
    ChooseWar,
    Exchange,
    PlaceCatastrophe,
    PlaceLeader,
    PlaceTile,
    PutBuilding,
    RaiseMonument,
    Support,
    TakeTreasure,
    Withdraw,
)
from edubba.games.tigris.pieces import (
    COLOUR_NAMES,
    COLOURS,
    FARM,
    LEADER_NAMES,
    MONUMENT_NAMES,
    TILE_NAMES,
)
from edubba.games.tigris.rules import actor
from edubba.games.tigris.state import (
    ACTING,
    BUILDING_UP,
    CHOOSING_WAR,
    COLLECTING,
    RAISING_MONUMENT,
    SUPPORTING,
)
from edubba.games.tigris.works import can_stand
from edubba.locales import Message, message

Barriers: TypeAlias = list[tuple[str, Cells]]

ASKED = {
    SUPPORTING: ("support", Support),
    CHOOSING_WAR: ("war", ChooseWar),
    BUILDING_UP: ("building", PutBuilding),
    RAISING_MONUMENT: ("monument", RaiseMonument),
    COLLECTING: ("treasure", TakeTreasure),
}


def tile_barriers(s: Tablet, colour: int) -> Barriers:
    """Where a tile of a colour cannot go."""
    wet = river(s)
    terrain = ("tigris-farm-on-land", without(BOARD, wet)) if colour == FARM else ("tigris-tile-on-river", wet)
    return [*_taken(s), terrain, ("tigris-joins-three", cells(s.beside_three))]


def leader_barriers(s: Tablet, seat: int, colour: int) -> Barriers:
    """Where a seat's leader of a colour cannot go."""
    here = s.leaders[seat, colour]
    lifted = here != NOWHERE
    return [
        ("tigris-same-cell", single(here) if lifted else NO_CELLS),
        *_taken(s),
        ("tigris-leader-on-river", river(s)),
        ("tigris-no-temple", without(BOARD, beside_temples(s))),
        ("tigris-joins-two", beside_two_without(s, seat, colour) if lifted else cells(s.beside_two)),
    ]


def catastrophe_barriers(s: Tablet) -> Barriers:
    """Where a catastrophe cannot go."""
    buildings = NO_CELLS
    for colour in range(COLOURS):
        if s.buildings[colour] != NOWHERE:
            buildings = join(buildings, single(s.buildings[colour]))
    return [
        ("tigris-on-catastrophe", cells(s.catastrophes)),
        ("tigris-on-leader", leaders_up(s)),
        ("tigris-on-monument", cells(s.face_down)),
        ("tigris-on-treasure", cells(s.treasures)),
        ("tigris-on-building", buildings),
    ]


def _taken(s: Tablet) -> Barriers:
    return [
        ("tigris-on-catastrophe", cells(s.catastrophes)),
        ("tigris-on-monument", cells(s.face_down)),
        ("tigris-on-leader", leaders_up(s)),
        ("tigris-on-tile", tiles_up(s)),
    ]


def refusal(s: Tablet, move: Move) -> Message:
    """Why a move is not legal now."""
    if s.phase != ACTING:
        name, kind = ASKED[int(s.phase)]
        return _choice_refusal(s, move) if isinstance(move, kind) else message("tigris-asked", asked=name)
    seat = actor(s)
    match move:
        case PlaceTile(tile=tile, cell=cell):
            colour = TILE_NAMES.index(tile)
            if s.hands[seat, colour] == 0:
                return message("tigris-no-tile", tile=tile)
            return _barred(tile_barriers(s, colour), cell)
        case PlaceLeader(leader=leader, cell=cell):
            return _barred(leader_barriers(s, seat, LEADER_NAMES.index(leader)), cell)
        case Withdraw(leader=leader):
            return message("tigris-leader-at-home", leader=leader)
        case PlaceCatastrophe(cell=cell):
            if s.catastrophes_left[seat] == 0:
                return message("tigris-no-catastrophe")
            return _barred(catastrophe_barriers(s), cell)
        case Exchange(tiles=tiles):
            return message("tigris-exchange-not-held", tiles=tiles)
        case _:
            return message("tigris-not-asked", asked=move.kind)


def _barred(barriers: Barriers, cell: str) -> Message:
    number = CELL_NUMBERS[cell]
    return next(message(key, cell=cell) for key, barred in barriers if has(barred, number))


def _choice_refusal(s: Tablet, move: Move) -> Message:
    """Why this answer is none to what is asked."""
    match move:
        case Support():
            colour = support_colour(s)
            return message("tigris-support-held", held=int(s.hands[actor(s), colour]), tile=TILE_NAMES[colour])
        case ChooseWar(leader=leader):
            return message("tigris-no-such-war", leader=leader)
        case RaiseMonument(monument=str(monument), cell=str(cell)):
            return _monument_refusal(s, monument, cell)
        case TakeTreasure(cell=cell):
            there = lies_in(s.treasures, CELL_NUMBERS[cell])
            return message("tigris-treasure-elsewhere" if there else "tigris-no-treasure", cell=cell)
        case PutBuilding(cell=str(cell)):
            return message("tigris-building-line", cell=cell)
        case _:
            raise TypeError(move)


def _monument_refusal(s: Tablet, name: str, cell: str) -> Message:
    monument = MONUMENT_NAMES.index(name)
    if s.monuments[monument] != NOWHERE:
        return message("tigris-monument-stands", monument=name)
    colour = colour_at(s, int(s.placed))
    if not can_stand(s, monument, colour):
        return message("tigris-monument-colour", monument=name, colour=COLOUR_NAMES[colour])
    return message("tigris-no-square", cell=cell)
