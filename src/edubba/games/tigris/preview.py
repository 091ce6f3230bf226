"""What each legal move would do, before it is done. Moves without any consequence are left out.

joins      how many kingdoms the tile joins: with two nobody scores
gains      who gets which points at once
revolt     the conflict that a leader starts
wars       the wars that a tile starts
monuments  the squares, and the monuments that could stand there
building   where the building could go
treasures  who would take treasures after a peaceful action
home       leaders who would lose their last temple
support    how a conflict stands with so many tiles laid out
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from typing import Any

from edubba.engine.move import Move
from edubba.engine.tablet import Tablet
from edubba.engine.transcript import copy
from edubba.games.tigris.arithmetic import conflict, receiver, treasures_due, wars_ahead, went_home
from edubba.games.tigris.cells import (
    BITS,
    BOARD,
    CELL_NUMBERS,
    COLUMNS,
    NO_CELLS,
    NOWHERE,
    Cells,
    around,
    cells,
    flood,
    join,
    keep,
    lies_in,
    meet,
    names,
    neighbours,
    single,
    size,
    some,
    without,
)
from edubba.games.tigris.conflicts import begin, prevails, rival, supporters
from edubba.games.tigris.kingdoms import leaders_in, survey
from edubba.games.tigris.moves import (
    Exchange,
    Pass,
    PlaceCatastrophe,
    PlaceLeader,
    PlaceTile,
    RaiseMonument,
    Support,
    Withdraw,
)
from edubba.games.tigris.pieces import (
    COLOUR_NAMES,
    COLOURS,
    LEADER_NAMES,
    MONUMENT_NAMES,
    POINT_NAMES,
    TEMPLE,
    TILE_NAMES,
    TRADER,
)
from edubba.games.tigris.rules import place_catastrophe
from edubba.games.tigris.state import ACTING, MONUMENT, NO_KINGDOM, NOBODY, SQUARES, SUPPORTING, UNDECIDED
from edubba.games.tigris.works import building_sites, can_raise, can_stand, raise_monument, square_cell, squares

Told = dict[str, Any]
_GROWING = ("pieces", "kingdoms", "kingdom_of", "leaders", "tiles")  # what a new piece changes


def previews(s: Tablet, moves: Sequence[Move]) -> dict[str, Told]:
    """By the text of a move, what it would do."""
    if not moves:
        return {}
    told = _actions(s, moves) if s.phase == ACTING else _answers(s, moves)
    return {text: preview for text, preview in told if preview}


def _actions(s: Tablet, moves: Sequence[Move]) -> Iterator[tuple[str, Told]]:
    # R136: treasures are due before anything is done only in a position set up by hand.
    ground, due = _Ground(s), dict(_treasures(s))
    tiles, leaders = _TilePreviews(ground, due), _LeaderPreviews(ground, due)
    last_temples = _last_temples(s)
    for move in moves:
        match move:
            case PlaceTile(tile=tile, cell=cell):
                yield move.text, tiles.of(TILE_NAMES.index(tile), CELL_NUMBERS[cell])
            case PlaceLeader(leader=leader, cell=cell):
                yield move.text, leaders.of(LEADER_NAMES.index(leader), CELL_NUMBERS[cell])
            case PlaceCatastrophe(cell=cell) if due or lies_in(last_temples, CELL_NUMBERS[cell]):
                after = copy(s)
                place_catastrophe(after, CELL_NUMBERS[cell])
                yield move.text, dict(_home(s, after)) | dict(_treasures(after))
            case Withdraw(leader=leader) if due:
                yield move.text, dict(_treasures(leaders.grounds[LEADER_NAMES.index(leader)].s))
            case Exchange() | Pass():
                yield move.text, due
            case _:
                pass


def _answers(s: Tablet, moves: Sequence[Move]) -> Iterator[tuple[str, Told]]:
    """What an event asks: how many tiles are laid out, which monument is built."""
    strengths = _strengths(s) if s.phase == SUPPORTING else (0, 0)
    for move in moves:
        match move:
            case Support(number=number):
                yield move.text, {"support": _support(s, strengths, number)}
            case RaiseMonument(monument=str()):
                after = copy(s)
                choice = move.id - MONUMENT
                raise_monument(after, choice // SQUARES, square_cell(choice % SQUARES))
                yield move.text, dict(_home(s, after))
            case _:
                pass


class _Ground:
    """What a new piece would touch, and the board with it: only what it touches changes, nothing else is surveyed."""

    def __init__(self, s: Tablet) -> None:
        self.s = s
        self.pieces = cells(s.pieces)
        self.kingdoms = [cells(s.kingdoms[kingdom]) for kingdom in range(s.num_kingdoms)]
        self.shores = [around(kingdom) for kingdom in self.kingdoms]
        leaderless = self.pieces
        for kingdom in self.kingdoms:
            leaderless = without(leaderless, kingdom)
        self.beside_leaderless = around(leaderless)

    def beside(self, cell: int) -> list[int]:
        """The kingdoms that a piece on a cell would touch."""
        return [kingdom for kingdom, shore in enumerate(self.shores) if lies_in(shore, cell)]

    def extended(self, cell: int) -> tuple[Tablet, int]:
        """The board with a piece on a cell, and the number of its kingdom: all that it touches is one, R012."""
        after, touched = copy(self.s, *_GROWING), self.beside(cell)
        pieces, land = join(self.pieces, single(cell)), single(cell)
        for kingdom in touched:
            land = join(land, self.kingdoms[kingdom])
        if lies_in(self.beside_leaderless, cell):
            land = flood(land, pieces)
        union = touched[0] if touched else self.s.num_kingdoms
        keep(after.pieces, pieces)
        keep(after.kingdoms[union], land)
        after.num_kingdoms = max(union + 1, self.s.num_kingdoms)
        for seat, colour in product(range(self.s.players), range(COLOURS)):
            if after.kingdom_of[seat, colour] in touched:
                after.kingdom_of[seat, colour] = union
        return after, union


class _TilePreviews:
    """Previews of tiles. What a tile connects does not depend on its colour: each cell is looked at once."""

    def __init__(self, ground: _Ground, due: Told) -> None:
        self.s = s = ground.s
        self.ground = ground
        self.lone = copy(s)
        self.due = due
        self.connected: dict[int, tuple[Tablet, int, Told]] = {}
        self.near = around(cells(s.pieces))
        self.corners = [_corners(cells(tiles)) for tiles in s.tiles]
        self.lines = [around(cells(tiles)) if s.with_buildings else NO_CELLS for tiles in s.tiles]

    def of(self, colour: int, cell: int) -> Told:
        """What a tile of a colour on a cell would do: nothing of its own, far from everything."""
        if not lies_in(self.near, cell):
            return self.due
        if cell not in self.connected:
            self.connected[cell] = self._connect(cell)
        after, kingdom, shared = self.connected[cell]
        told = shared.copy()
        if kingdom != NO_KINGDOM and "joins" not in shared and (gain := receiver(after, kingdom, colour)):
            told["gains"] = [{"seat": gain["seat"], "colour": POINT_NAMES[colour], "points": gain["points"]}]
        if self.corners[colour] >> cell & 1 or lies_in(self.lines[colour], cell):
            told |= self._works(after, colour, cell)
        return told

    def _connect(self, cell: int) -> tuple[Tablet, int, Told]:
        """The board with something of no colour on a cell, the kingdom to which that belongs, and what it does."""
        touched = self.ground.beside(cell)
        if not touched:
            return self.lone, NO_KINGDOM, self.due
        if len(touched) == 1 and not lies_in(self.ground.beside_leaderless, cell):
            return self.lone, touched[0], self.due
        after, kingdom = self.ground.extended(cell)
        after.placed = cell
        return after, kingdom, dict(self._joined(after))

    def _joined(self, after: Tablet) -> Iterator[tuple[str, Any]]:
        if lies_in(self.s.beside_two, after.placed):
            yield "joins", 2
        if wars := wars_ahead(after, self.s.active):
            yield "wars", wars
        else:
            yield from _treasures(after)

    def _works(self, after: Tablet, colour: int, cell: int) -> Told:
        """The monuments and the building that a tile allows."""
        told: Told = {}
        after.placed = cell
        tiles = cells(after.tiles[colour])
        keep(after.tiles[colour], join(tiles, single(cell)))
        if can_raise(after):
            fitting = [name for m, name in enumerate(MONUMENT_NAMES) if can_stand(after, m, colour)]
            told["monuments"] = {"squares": names(squares(after)), "monuments": fitting}
        if some(sites := building_sites(after)):
            told["building"] = {"colour": COLOUR_NAMES[colour], "cells": names(sites)}
        keep(after.tiles[colour], tiles)
        return told


def _corners(tiles: Cells) -> int:
    """Cells, as bits of one integer: among them all that lie in a square with three of these tiles."""
    a, b, c, d = tiles
    board = a | b << BITS | c << 2 * BITS | d << 3 * BITS
    right, below, across = board >> 1, board >> COLUMNS, board >> COLUMNS + 1
    three = board & right & (below | across) | below & across & (board | right)
    return three | three << 1 | three << COLUMNS | three << COLUMNS + 1


class _LeaderPreviews:
    """Previews of leaders of the active player."""

    def __init__(self, ground: _Ground, due: Told) -> None:
        self.s = ground.s
        self.eventful = [BOARD if due else _eventful(ground, colour) for colour in range(COLOURS)]
        self.grounds = [
            ground if cell == NOWHERE else _without_leader(ground.s, colour)
            for colour, cell in enumerate(self.s.leaders[self.s.active])
        ]

    def of(self, colour: int, cell: int) -> Told:
        """What a leader of a colour on a cell would start."""
        if not lies_in(self.eventful[colour], cell):
            return {}
        seat = self.s.active
        after, kingdom = self.grounds[colour].extended(cell)
        after.leaders[seat, colour] = cell
        after.kingdom_of[seat, colour] = kingdom
        defender = rival(after, seat, colour)
        if defender != NOBODY:
            begin(after, seat, defender, colour)
            return {"revolt": conflict(after, seat)}
        return dict(_treasures(after))


def _eventful(ground: _Ground, colour: int) -> Cells:
    """The only cells where a leader of a colour can cause anything: beside kingdoms of his colour and of traders."""
    if colour == TRADER:
        return BOARD
    found = NO_CELLS
    for kingdom, shore in enumerate(ground.shores):
        if leaders_in(ground.s, kingdom, colour) or leaders_in(ground.s, kingdom, TRADER):
            found = join(found, shore)
    return found


def _without_leader(s: Tablet, colour: int) -> _Ground:
    """The ground once the active player's leader of a colour is lifted: his kingdom may fall apart."""
    after = copy(s)
    after.leaders[s.active, colour] = NOWHERE
    survey(after)
    return _Ground(after)


def _strengths(s: Tablet) -> tuple[int, int]:
    """What attacker and defender have before the one who decides now lays out his tiles."""
    laid = 0 if s.laid == UNDECIDED else s.laid
    return size(supporters(s, s.attacker)) + laid, size(supporters(s, s.defender))


def _support(s: Tablet, strengths: tuple[int, int], number: int) -> Told:
    """How it stands for the one who lays out so many tiles. Before the defender answers nobody has lost."""
    attack, defence = strengths
    if s.laid == UNDECIDED:
        return {"laid": number, "total": attack + number, "ahead": prevails(attack + number, defence), "loser": None}
    beaten = prevails(attack, defence + number)
    loser = s.defender if beaten else s.attacker
    return {"laid": number, "total": defence + number, "ahead": not beaten, "loser": loser}


def _treasures(s: Tablet) -> Iterator[tuple[str, Any]]:
    if treasures := treasures_due(s):
        yield "treasures", treasures


def _last_temples(s: Tablet) -> Cells:
    """The temples that are the only one beside some leader."""
    found, temples = NO_CELLS, cells(s.tiles[TEMPLE])
    for cell in (cell for leaders in s.leaders[: s.players] for cell in leaders if cell != NOWHERE):
        beside = meet(temples, neighbours(cell))
        found = join(found, beside) if size(beside) == 1 else found
    return found


def _home(before: Tablet, after: Tablet) -> Iterator[tuple[str, Any]]:
    if home := went_home(before, after):
        yield "home", [{"seat": seat, "leader": LEADER_NAMES[colour]} for seat, colour in home]
