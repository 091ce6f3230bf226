"""Sets of small numbers as the bits of one 64-bit integer: one meaning in Python, one instruction compiled."""

from __future__ import annotations

from edubba.engine.jit import instruction, rule
from edubba.engine.tablet import Ints


@instruction("cttz")
def lowest(x: int) -> int:
    """The smallest member of a set that is not empty.

    >>> lowest(0b1010_0000)
    5
    """
    x = int(x)
    return (x & -x).bit_length() - 1


@instruction("ctpop")
def count(x: int) -> int:
    """How many members a set has.

    >>> count(0b1010_0000)
    2
    """
    return int(x).bit_count()


@rule
def list_members(x: int, offset: int, out: Ints, n: int) -> int:
    """Appends the number of one action for every member of a set; returns how many actions there are now."""
    while x:
        out[n] = offset + lowest(x)
        x &= x - 1
        n += 1
    return n


def members(x: int) -> list[int]:
    """The members of a set in ascending order, for code that is not compiled.

    >>> members(0b1010_0000)
    [5, 7]
    """
    found = []
    x = int(x)
    while x:
        found.append((x & -x).bit_length() - 1)
        x &= x - 1
    return found
