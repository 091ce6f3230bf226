"""Moves of Tigris & Euphrates as people write them.

    tile farm d1          leader king d5        withdraw trader       catastrophe e7
    exchange TTF          pass                  support 3             war trader
    monument red-blue c4  monument none         building c4           building none        treasure b2

Cells are written column a to p and row 1 to 11, a1 at the top left; a monument is placed by its top left cell.

Exchanging is one move: the tiles that go, each by its letter. Tiles of one kind are alike, so a choice is a number of
each kind, and there are 209 of them in all; a hand of six never has more than 35. A learner sees them as so many
actions like any other, people type the letters in any order.
"""

from __future__ import annotations

import functools
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, ClassVar

from edubba.engine.move import Move, Vocabulary, plain
from edubba.engine.tablet import Tablet
from edubba.games.tigris.cells import CELL_NAMES
from edubba.games.tigris.pieces import (
    COLOUR_NAMES,
    HAND,
    LEADER_NAMES,
    MONUMENT_NAMES,
    TILE_LETTERS,
    TILE_NAMES,
)
from edubba.games.tigris.state import EXCHANGED, SQUARES
from edubba.games.tigris.works import square_cell


@dataclass(frozen=True, slots=True)
class PlaceTile(Move):
    """A tile goes from the hand to a cell."""

    kind: ClassVar[str] = "tile"
    tile: str
    cell: str


@dataclass(frozen=True, slots=True)
class PlaceLeader(Move):
    """A leader goes to a cell, from the hand or from another cell."""

    kind: ClassVar[str] = "leader"
    leader: str
    cell: str


@dataclass(frozen=True, slots=True)
class Withdraw(Move):
    """A leader goes from the board back to the hand."""

    kind: ClassVar[str] = "withdraw"
    leader: str


@dataclass(frozen=True, slots=True)
class PlaceCatastrophe(Move):
    """A catastrophe goes to a cell."""

    kind: ClassVar[str] = "catastrophe"
    cell: str


@dataclass(frozen=True, slots=True)
class Exchange(Move):
    """Tiles go out of the game unseen, as many are drawn."""

    kind: ClassVar[str] = "exchange"
    tiles: str


@dataclass(frozen=True, slots=True)
class Pass(Move):
    """One action is not used."""

    kind: ClassVar[str] = "pass"


@dataclass(frozen=True, slots=True)
class Support(Move):
    """Tiles from the hand are laid out in a conflict."""

    kind: ClassVar[str] = "support"
    number: int


@dataclass(frozen=True, slots=True)
class ChooseWar(Move):
    """The war that is fought next, by its leaders."""

    kind: ClassVar[str] = "war"
    leader: str


@dataclass(frozen=True, slots=True)
class RaiseMonument(Move):
    """A monument is built on the square with this top left cell; both are None if none is built."""

    kind: ClassVar[str] = "monument"
    monument: str | None
    cell: str | None


@dataclass(frozen=True, slots=True)
class TakeTreasure(Move):
    """The trader's owner takes a treasure."""

    kind: ClassVar[str] = "treasure"
    cell: str


@dataclass(frozen=True, slots=True)
class PutBuilding(Move):
    """The building of the tile's colour is put on a cell; None if it is not."""

    kind: ClassVar[str] = "building"
    cell: str | None


def vocabulary(s: Tablet) -> Vocabulary:  # noqa: ARG001 - every board has the same moves
    """All moves."""
    return _vocabulary()


@functools.cache
def _vocabulary() -> Vocabulary:
    makers = enumerate(_texts())
    return Vocabulary((make(id=i, text=text, **named) for i, (make, text, named) in makers), spelling)


def _texts() -> Iterator[tuple[type[Move], str, dict[str, Any]]]:
    """All moves in the order of their ids, which state.py lists."""
    for tile in TILE_NAMES:
        yield from ((PlaceTile, f"tile {tile} {cell}", {"tile": tile, "cell": cell}) for cell in CELL_NAMES)
    for leader in LEADER_NAMES:
        yield from ((PlaceLeader, f"leader {leader} {cell}", {"leader": leader, "cell": cell}) for cell in CELL_NAMES)
    yield from ((Withdraw, f"withdraw {leader}", {"leader": leader}) for leader in LEADER_NAMES)
    yield from ((PlaceCatastrophe, f"catastrophe {cell}", {"cell": cell}) for cell in CELL_NAMES)
    for kinds in EXCHANGED.tolist():
        tiles = letters(kinds)
        yield Exchange, f"exchange {tiles}", {"tiles": tiles}
    yield Pass, "pass", {}
    yield from ((Support, f"support {number}", {"number": number}) for number in range(HAND + 1))
    yield from ((ChooseWar, f"war {leader}", {"leader": leader}) for leader in LEADER_NAMES)
    for monument in MONUMENT_NAMES:
        for number in range(SQUARES):
            cell = CELL_NAMES[square_cell(number)]
            yield RaiseMonument, f"monument {monument} {cell}", {"monument": monument, "cell": cell}
    yield RaiseMonument, "monument none", {"monument": None, "cell": None}
    yield from ((TakeTreasure, f"treasure {cell}", {"cell": cell}) for cell in CELL_NAMES)
    yield from ((PutBuilding, f"building {cell}", {"cell": cell}) for cell in CELL_NAMES)
    yield PutBuilding, "building none", {"cell": None}


def letters(kinds: list[int]) -> str:
    """Tiles as letters: so many of each kind, temples first.

    >>> letters([2, 0, 1, 0])
    'TTF'
    """
    return "".join(letter * number for letter, number in zip(TILE_LETTERS, kinds, strict=True))


def spelling(text: str) -> str:
    """A move's text as it is compared: the tiles of an exchange and the colours of a monument may come in any order.

    >>> spelling("Exchange FTT"), spelling("monument blue-red c4")
    ('exchange ttf', 'monument red-blue c4')
    """
    match plain(text).split():
        case ["exchange", *tiles]:
            return f"exchange {''.join(sorted(''.join(tiles), key=TILE_LETTERS.casefold().find))}"
        case ["monument", colours, cell] if set(names := colours.split("-")) <= set(COLOUR_NAMES):
            return f"monument {'-'.join(sorted(names, key=COLOUR_NAMES.index))} {cell}"
        case words:
            return " ".join(words)


def reveals(move: Move) -> bool:
    """Tiles laid out in a conflict are seen by whoever answers them."""
    return isinstance(move, Support)
