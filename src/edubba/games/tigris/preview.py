"""What each legal move would do, before it is done. Moves without any consequence are left out.

joins      how many kingdoms the tile joins: with two nobody scores
gains      who gets which points at once
revolt     the conflict that a leader starts
wars       the wars that a tile starts
monuments  the squares, and the monuments that could stand there
building   where the building could go
treasures  who would take treasures after a peaceful action
home       leaders who would lose their last temple
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from edubba.engine.move import Move
from edubba.engine.tablet import Tablet
from edubba.engine.transcript import copy
from edubba.games.tigris.arithmetic import conflict, gains, treasures_due, wars_ahead, went_home
from edubba.games.tigris.cells import (
    BOARD,
    CELL_NUMBERS,
    NO_CELLS,
    Cells,
    around,
    cells,
    has,
    join,
    keep,
    lies_in,
    meet,
    names,
    single,
    some,
    without,
)
from edubba.games.tigris.conflicts import begin, rival
from edubba.games.tigris.kingdoms import leaders_in, leaders_up, survey
from edubba.games.tigris.moves import PlaceCatastrophe, PlaceLeader, PlaceTile, RaiseMonument
from edubba.games.tigris.pieces import (
    COLOUR_NAMES,
    LEADER_NAMES,
    MONUMENT_NAMES,
    POINT_NAMES,
    TEMPLE,
    TILE_NAMES,
    TRADER,
)
from edubba.games.tigris.rules import award, place_catastrophe
from edubba.games.tigris.state import MONUMENT, NOBODY, SQUARES
from edubba.games.tigris.works import building_sites, can_raise, can_stand, raise_monument, square_cell, squares

Told = dict[str, Any]


def previews(s: Tablet, moves: Sequence[Move]) -> dict[str, Told]:
    """By the text of a move, what it would do."""
    told = {}
    tiles = _TilePreviews(s)
    eventful = {leader: _eventful(s, colour) for colour, leader in enumerate(LEADER_NAMES)}
    temples = meet(cells(s.tiles[TEMPLE]), around(leaders_up(s)))
    for move in moves:
        match move:
            case PlaceTile(tile=tile, cell=cell):
                told[move.text] = tiles.of(TILE_NAMES.index(tile), CELL_NUMBERS[cell])
            case PlaceLeader(leader=leader, cell=cell) if has(eventful[leader], CELL_NUMBERS[cell]):
                told[move.text] = _of_leader(s, LEADER_NAMES.index(leader), CELL_NUMBERS[cell])
            case PlaceCatastrophe(cell=cell) if has(temples, CELL_NUMBERS[cell]):
                after = copy(s)
                place_catastrophe(after, CELL_NUMBERS[cell])
                told[move.text] = dict(_home(s, after))
            case RaiseMonument(monument=str()):
                after = copy(s)
                choice = move.id - MONUMENT
                raise_monument(after, choice // SQUARES, square_cell(choice % SQUARES))
                told[move.text] = dict(_home(s, after))
            case _:
                pass
    return {text: preview for text, preview in told.items() if preview}


class _TilePreviews:
    """Previews of tiles. What a tile connects does not depend on its colour: each cell is surveyed once."""

    def __init__(self, s: Tablet) -> None:
        self.s = s
        self.near = around(cells(s.pieces))
        self.surveyed: dict[int, tuple[Tablet, Told]] = {}

    def of(self, colour: int, cell: int) -> Told:
        """What a tile of a colour on a cell would do: nothing, far from everything."""
        if not has(self.near, cell):
            return {}
        if cell not in self.surveyed:
            self.surveyed[cell] = self._survey(cell)
        after, shared = self.surveyed[cell]
        keep(after.tiles[colour], join(cells(after.tiles[colour]), single(cell)))
        told = shared | dict(self._of_colour(after, colour, "joins" in shared))
        keep(after.tiles[colour], without(cells(after.tiles[colour]), single(cell)))
        return told

    def _survey(self, cell: int) -> tuple[Tablet, Told]:
        """The board with something of no colour on a cell, and what that does."""
        after = copy(self.s)
        after.placed = cell
        keep(after.face_down, join(cells(after.face_down), single(cell)))
        survey(after)
        keep(after.face_down, cells(self.s.face_down))
        return after, dict(self._of_cell(after))

    def _of_cell(self, after: Tablet) -> Iterator[tuple[str, Any]]:
        if lies_in(self.s.beside_two, after.placed):
            yield "joins", 2
        if wars := wars_ahead(after, self.s.active):
            yield "wars", wars
        elif treasures := treasures_due(after):
            yield "treasures", treasures

    def _of_colour(self, after: Tablet, colour: int, joins: bool) -> Iterator[tuple[str, Any]]:
        scored = copy(after)
        if not joins:
            award(scored, colour, after.placed)
        if points := gains(after, scored):
            yield "gains", [{"seat": seat, "colour": POINT_NAMES[c], "points": n} for seat, c, n in points]
        if can_raise(after):
            fitting = [name for m, name in enumerate(MONUMENT_NAMES) if can_stand(after, m, colour)]
            yield "monuments", {"squares": names(squares(after)), "monuments": fitting}
        if some(sites := building_sites(after)):
            yield "building", {"colour": COLOUR_NAMES[colour], "cells": names(sites)}


def _eventful(s: Tablet, colour: int) -> Cells:
    """The only cells where a leader of a colour can cause anything: beside kingdoms of his colour and of traders."""
    if colour == TRADER:
        return BOARD
    found = NO_CELLS
    for kingdom in range(s.num_kingdoms):
        if leaders_in(s, kingdom, colour) or leaders_in(s, kingdom, TRADER):
            found = join(found, around(cells(s.kingdoms[kingdom])))
    return found


def _of_leader(s: Tablet, colour: int, cell: int) -> Told:
    after = copy(s)
    seat = s.active
    after.leaders[seat, colour] = cell
    survey(after)
    defender = rival(after, seat, colour)
    if defender != NOBODY:
        begin(after, seat, defender, colour)
        return {"revolt": conflict(after, seat)}
    treasures = treasures_due(after)
    return {"treasures": treasures} if treasures else {}


def _home(before: Tablet, after: Tablet) -> Iterator[tuple[str, Any]]:
    if home := went_home(before, after):
        yield "home", [{"seat": seat, "leader": LEADER_NAMES[colour]} for seat, colour in home]
