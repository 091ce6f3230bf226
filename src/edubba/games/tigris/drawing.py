"""The board as text: eleven strings of sixteen tokens. position.py lists the tokens."""

from __future__ import annotations

from edubba.engine.document import Document
from edubba.engine.tablet import Ints, Tablet
from edubba.games.tigris.cells import (
    CELL_NAMES,
    CELLS,
    COLUMNS,
    NO_CELLS,
    NOWHERE,
    ROWS,
    cells,
    join,
    keep,
    lies_in,
    members,
    single,
)
from edubba.games.tigris.pieces import FARM, LEADER_LETTERS, SEAT_LETTERS, TEMPLE, TILE_LETTERS
from edubba.games.tigris.state import RIVERS

LAND, RIVER, CATASTROPHE = "..", "~~", "X."
FACE_DOWN = "#"
BARE, TREASURE, BUILDING, BOTH = ".*^&"

_WET = [[lies_in(river, cell) for cell in range(CELLS)] for river in RIVERS]


def write_board(s: Tablet) -> list[str]:
    """The board of a state."""
    tokens = [RIVER if wet else LAND for wet in _WET[s.board]]
    for cell in members(cells(s.catastrophes)):
        tokens[cell] = CATASTROPHE
    treasures = set(members(cells(s.treasures)))
    for kind, letter in enumerate(TILE_LETTERS):
        for cell in members(cells(s.tiles[kind])):
            tokens[cell] = letter + _topping(cell in treasures, s.buildings[kind] == cell)
    for cell in members(cells(s.face_down)):
        tokens[cell] = FACE_DOWN + _topping(cell in treasures, False)
    for seat in range(s.players):
        for letter, cell in zip(LEADER_LETTERS, s.leaders[seat], strict=True):
            if cell != NOWHERE:
                tokens[cell] = SEAT_LETTERS[seat] + letter
    return [" ".join(tokens[row * COLUMNS : (row + 1) * COLUMNS]) for row in range(ROWS)]


def _topping(treasure: bool, building: bool) -> str:
    if treasure:
        return BOTH if building else TREASURE
    return BUILDING if building else BARE


class BoardReader:
    """Reads a drawn board into a state whose board is swept clean first; complains of every token that cannot be."""

    def __init__(self, s: Tablet, document: Document) -> None:
        self.s = s
        self.document = document

    def read(self) -> None:
        """Reads all rows."""
        rows = self.document.list_of("board", str, ROWS)
        for field in (*self.s.tiles, self.s.treasures):
            keep(field, NO_CELLS)
        for number, row in enumerate(rows):
            tokens = row.split()
            if len(tokens) == COLUMNS:
                for column, token in enumerate(tokens):
                    self._place(number * COLUMNS + column, token)
            else:
                self.document.complain("tigris-row", row=number + 1, columns=COLUMNS, found=len(tokens))

    def _place(self, cell: int, token: str) -> None:
        kind, mark = token[:1], token[1:]
        wet = lies_in(RIVERS[self.s.board], cell)
        if token in (LAND, RIVER):
            if (token == RIVER) != wet:
                self._complain("tigris-terrain", cell)
        elif token == CATASTROPHE:
            self._add(self.s.catastrophes, cell)
        elif kind == FACE_DOWN and mark in (BARE, TREASURE):
            self._add(self.s.face_down, cell)
            self._mark(cell, mark, NOWHERE)
        elif kind in TILE_LETTERS and mark in (BARE, BUILDING):
            self._tile(cell, TILE_LETTERS.index(kind), mark, wet)
        elif kind == TILE_LETTERS[TEMPLE] and mark in (TREASURE, BOTH):
            self._tile(cell, TEMPLE, mark, wet)
        elif kind in SEAT_LETTERS[: self.s.players] and mark in tuple(LEADER_LETTERS):
            self._leader(cell, SEAT_LETTERS.index(kind), LEADER_LETTERS.index(mark), wet)
        else:
            self.document.complain("tigris-token", cell=CELL_NAMES[cell], token=token)

    def _tile(self, cell: int, colour: int, mark: str, wet: bool) -> None:
        if wet != (colour == FARM):
            self._complain("tigris-tile-on-river" if wet else "tigris-farm-on-land", cell)
        self._add(self.s.tiles[colour], cell)
        self._mark(cell, mark, colour)

    def _mark(self, cell: int, mark: str, colour: int) -> None:
        if mark in (TREASURE, BOTH):
            self._add(self.s.treasures, cell)
        if mark in (BUILDING, BOTH):
            if self.s.buildings[colour] != NOWHERE:
                self._complain("tigris-building-twice", cell)
            self.s.buildings[colour] = cell

    def _leader(self, cell: int, seat: int, colour: int, wet: bool) -> None:
        if wet:
            self._complain("tigris-leader-on-river", cell)
        if self.s.leaders[seat, colour] != NOWHERE:
            self._complain("tigris-leader-twice", cell)
        self.s.leaders[seat, colour] = cell

    def _add(self, field: Ints, cell: int) -> None:
        keep(field, join(cells(field), single(cell)))

    def _complain(self, key: str, cell: int) -> None:
        self.document.complain(key, cell=CELL_NAMES[cell])
