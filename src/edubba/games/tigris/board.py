"""The boards of Tigris & Euphrates: data files, read and checked once.

A board is a map of 11 rows of 16 cells: `.` land, `~` river, `T` a start temple with a treasure, `*` one whose treasure
must be taken first. A host may add boards: every `.toml` file in the folder EDUBBA_BOARDS whose `meta.game` is Tigris,
named by its file.
"""

from __future__ import annotations

import functools
from dataclasses import dataclass
from pathlib import Path

from edubba.engine.boards import BoardFile, board_files
from edubba.engine.document import Document
from edubba.games.tigris.cells import COLUMNS, ROWS
from edubba.games.tigris.pieces import TREASURES_AT_END, TREASURES_IN_BOX

LAND, RIVER, TEMPLE, TAKE_FIRST = ".~T*"
DEFAULT = "standard"

FOLDER = Path(__file__).resolve().parent / "boards"


@dataclass(frozen=True)
class Board:
    """A board that was checked. Each tuple holds cells in ascending order."""

    name: str
    river: tuple[int, ...]
    temples: tuple[int, ...]
    take_first: tuple[int, ...]  # start temples whose treasures are taken before all others


@functools.cache
def boards() -> tuple[Board, ...]:
    """All boards, the standard one first. Raises `BadBoard` if a file cannot be taken."""
    found = [_read(file) for file in board_files("tigris", FOLDER)]
    return tuple(sorted(found, key=lambda board: board.name != DEFAULT))


def _read(file: BoardFile) -> Board:
    part = Document(file.data.get("board", {}), "board")
    rows = part.list_of("map", str, ROWS)
    for number, row in enumerate(rows, 1):
        if len(row) != COLUMNS or set(row) - {LAND, RIVER, TEMPLE, TAKE_FIRST}:
            part.complain("tigris-board-row", row=number, columns=COLUMNS)
    file.take(part)
    file.stop_if_refused()
    drawn = "".join(rows)
    board = Board(file.name, _cells(drawn, RIVER), _cells(drawn, TEMPLE + TAKE_FIRST), _cells(drawn, TAKE_FIRST))
    _check(file, board)
    return board


def _cells(drawn: str, kinds: str) -> tuple[int, ...]:
    return tuple(cell for cell, kind in enumerate(drawn) if kind in kinds)


def _check(file: BoardFile, board: Board) -> None:
    """There must be more treasures than end the game, and no more than exist; declared numbers must be true."""
    fewest, most = TREASURES_AT_END + 1, TREASURES_IN_BOX
    if not fewest <= len(board.temples) <= most:
        file.refuse("board.map", "tigris-board-temples", fewest=fewest, most=most, found=len(board.temples))
    meta = Document(file.data.get("meta", {}), "meta")
    facts = {
        "river_count": len(board.river),
        "temple_count": len(board.temples),
        "take_first_count": len(board.take_first),
    }
    for key, fact in facts.items():
        if meta.entries.get(key, fact) != fact:
            meta.complain("tigris-board-declared", stated=str(meta.entries[key]), found=fact)
    file.take(meta)
    file.stop_if_refused()
