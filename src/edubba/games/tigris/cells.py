"""Sets of cells of the board: four integers, three rows of sixteen cells each (the last holds two rows).

A cell is a number, 16 * row + column; it is bit `cell % 48` of word `cell // 48`:

              a    b    c  ...    p
       1      0    1    2  ...   15   word 0
       2     16   17   18  ...   31
       3     32   33   34  ...   47
       4     48   49   50  ...   63   word 1
       7     96   97   98  ...  111   word 2
      10    144  145  146  ...  159   word 3
      11    160  161  162  ...  175

Words have 48 bits, not 64, so that no set is a negative number and a step down or right never leaves the integer.
"""

from __future__ import annotations

from typing import TypeAlias

import numpy as np

from edubba.engine.bits import count, lowest
from edubba.engine.bits import members as bits
from edubba.engine.jit import rule
from edubba.engine.tablet import Ints

ROWS, COLUMNS = 11, 16
CELLS = ROWS * COLUMNS
WORDS = 4
BITS = 48  # in a word
NOWHERE = -1

Cells: TypeAlias = "tuple[int, int, int, int]"

FULL = (1 << BITS) - 1
LAST_FULL = (1 << CELLS - 3 * BITS) - 1
ROW = (1 << COLUMNS) - 1
LEFT_EDGE = 1 | 1 << COLUMNS | 1 << 2 * COLUMNS
NOT_LEFT = FULL ^ LEFT_EDGE
NOT_RIGHT = FULL ^ LEFT_EDGE << COLUMNS - 1

NO_CELLS: Cells = (0, 0, 0, 0)
BOARD: Cells = (FULL, FULL, FULL, LAST_FULL)


# ---- to and from the tablet


@rule
def cells(words: Ints) -> Cells:
    """The set that four words of a tablet hold."""
    return int(words[0]), int(words[1]), int(words[2]), int(words[3])


@rule
def keep(words: Ints, x: Cells) -> None:
    """Writes a set into four words of a tablet."""
    words[0], words[1], words[2], words[3] = x[0], x[1], x[2], x[3]


@rule
def lies_in(words: Ints | Cells, cell: int) -> bool:
    """Whether a cell is in a set, or in the one that four words of a tablet hold."""
    return bool(words[cell // BITS] >> cell % BITS & 1)


# ---- algebra


@rule
def single(cell: int) -> Cells:
    """The set of one cell."""
    bit = 1 << int(cell) % BITS
    word = cell // BITS
    return (
        bit if word == 0 else 0,
        bit if word == 1 else 0,
        bit if word == 2 else 0,
        bit if word == 3 else 0,
    )


@rule
def join(a: Cells, b: Cells) -> Cells:
    """The cells of either set."""
    return a[0] | b[0], a[1] | b[1], a[2] | b[2], a[3] | b[3]


@rule
def meet(a: Cells, b: Cells) -> Cells:
    """The cells of both sets."""
    return a[0] & b[0], a[1] & b[1], a[2] & b[2], a[3] & b[3]


@rule
def without(a: Cells, b: Cells) -> Cells:
    """The cells of the first set that are not in the second."""
    return a[0] & ~b[0], a[1] & ~b[1], a[2] & ~b[2], a[3] & ~b[3]


@rule
def has(x: Cells, cell: int) -> bool:
    """Whether a cell is in a set."""
    return some(meet(x, single(cell)))


@rule
def some(x: Cells) -> bool:
    """Whether a set has any cell."""
    return (x[0] | x[1] | x[2] | x[3]) != 0


@rule
def size(x: Cells) -> int:
    """How many cells a set has."""
    return count(x[0]) + count(x[1]) + count(x[2]) + count(x[3])


@rule
def first(x: Cells) -> int:
    """The lowest cell of a set that has one."""
    if x[0]:
        return lowest(x[0])
    if x[1]:
        return BITS + lowest(x[1])
    if x[2]:
        return 2 * BITS + lowest(x[2])
    return 3 * BITS + lowest(x[3])


# ---- geometry


@rule
def beside(x: int) -> int:
    """The neighbours to the left and right of the cells of one word."""
    return x << 1 & NOT_LEFT | x >> 1 & NOT_RIGHT


@rule
def around(x: Cells) -> Cells:
    """All cells that share an edge with a cell of the set. R011: diagonals never count."""
    a, b, c, d = x
    return (
        beside(a) | a << 16 & FULL | a >> 16 | b << 32 & FULL,
        beside(b) | b << 16 & FULL | b >> 16 | c << 32 & FULL | a >> 32,
        beside(c) | c << 16 & FULL | c >> 16 | d << 32 & FULL | b >> 32,
        beside(d) & LAST_FULL | d << 16 & LAST_FULL | d >> 16 | c >> 32,
    )


@rule
def neighbours(cell: int) -> Cells:
    """The cells that share an edge with a cell of the board."""
    return cells(NEIGHBOURS[cell])


@rule
def spread(x: int, within: int) -> int:
    """One word after a step to the sides and a step up and down, all inside `within`."""
    x |= beside(x) & within
    return x | (x << 16 | x >> 16) & within


@rule
def flood(seed: Cells, within: Cells) -> Cells:
    """All cells of `within` that are connected with the seed inside `within`; the seed must lie inside."""
    a, b, c, d = seed
    known = -1
    while known != a + b + c + d:
        known = a + b + c + d
        a = spread(a | b << 32 & within[0], within[0])
        b = spread(b | (a >> 32 | c << 32) & within[1], within[1])
        c = spread(c | (b >> 32 | d << 32) & within[2], within[2])
        d = spread(d | c >> 32 & within[3], within[3])
    return a, b, c, d


@rule
def row_of(cell: int) -> Cells:
    """The row in which a cell lies."""
    return span(ROW, cell - cell % COLUMNS)


@rule
def column_of(cell: int) -> Cells:
    """The column in which a cell lies."""
    column = LEFT_EDGE << int(cell) % COLUMNS
    return column, column, column, column & LAST_FULL


@rule
def span(pattern: int, cell: int) -> Cells:
    """A pattern of bits that fits into one word, laid so that its first bit is at a cell."""
    bits = pattern << int(cell) % BITS
    word = cell // BITS
    return (
        bits if word == 0 else 0,
        bits if word == 1 else 0,
        bits if word == 2 else 0,
        bits if word == 3 else 0,
    )


@rule
def square_at(cell: int) -> Cells:
    """The two by two cells whose top left one is given."""
    top = span(0b11, cell)
    return join(top, span(0b11, cell + COLUMNS))


# ---- for people


def members(x: Cells) -> list[int]:
    """The cells of a set in ascending order, for code that is not compiled."""
    return [BITS * word + bit for word in range(WORDS) for bit in bits(x[word])]


def set_of(numbers: list[int]) -> Cells:
    """The set of some cells, for code that is not compiled."""
    total = NO_CELLS
    for cell in numbers:
        total = join(total, single(cell))
    return total


def name(cell: int) -> str:
    """A cell as people write it: column a to p, row 1 to 11 from the top.

    >>> name(0), name(17), name(175)
    ('a1', 'b2', 'p11')
    """
    return f"{chr(ord('a') + cell % COLUMNS)}{cell // COLUMNS + 1}"


NEIGHBOURS = np.array([around(single(cell)) for cell in range(CELLS)])
CELL_NAMES = tuple(name(cell) for cell in range(CELLS))
CELL_NUMBERS = {text: cell for cell, text in enumerate(CELL_NAMES)}


def names(x: Cells) -> list[str]:
    """The cells of a set as people write them."""
    return [CELL_NAMES[cell] for cell in members(x)]
