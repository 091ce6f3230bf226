"""Tablets: fixed-size records of 64-bit integers, on which all rules are written.

A tablet is a record of a NumPy array. Its fields are read and written by name in Python and in compiled code alike; it
is copied whole in nanoseconds, a million of them are one array, and it lies aligned, so that a GPU can read it too.
"""

from __future__ import annotations

from operator import itemgetter
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

Ints = npt.NDArray[np.int64]
Shape = int | tuple[int, ...]

if TYPE_CHECKING:

    class Tablet:
        """One record; its fields are known at run time only."""

        dtype: np.dtype[Any]

        def __getattr__(self, name: str, /) -> Any: ...
        def __setattr__(self, name: str, value: Any, /) -> None: ...
        def __getitem__(self, name: str, /) -> Any: ...
        def __setitem__(self, name: str, value: Any, /) -> None: ...

else:

    class Tablet(np.void):
        """One record. Every field of every kind of tablet is a property: NumPy's own records are seven times slower."""

        __slots__ = ()


Tablets = npt.NDArray[np.void]


def tablet(**fields: Shape) -> np.dtype[Any]:
    """The type of a tablet with these fields: 1 is a number, anything else the shape of an array.

    Names that every NumPy record has already (`round`, `size`, `max` …) would work compiled and fail interpreted.

    >>> tablet(players=1, row=8).names
    ('players', 'row')
    >>> tablet(round=1)
    Traceback (most recent call last):
    ...
    ValueError: not for fields of a tablet: round
    """
    if taken := sorted(set(fields) & set(dir(np.void))):
        raise ValueError(f"not for fields of a tablet: {', '.join(taken)}")
    for name in fields:
        setattr(Tablet, name, _field(name))
    kinds = [(name, np.int64) if shape == 1 else (name, np.int64, shape) for name, shape in fields.items()]
    return np.dtype((Tablet, np.dtype(kinds, align=True)))


def _field(name: str) -> property:
    def write(s: Tablet, value: Any) -> None:
        s[name] = value

    return property(itemgetter(name), write)


def blank(kind: np.dtype[Any]) -> Tablet:
    """A tablet full of zeros."""
    clean: Tablet = np.zeros(1, kind)[0]
    return clean


def copy(original: Tablet) -> Tablet:
    """A tablet of its own with the same numbers."""
    twin: Tablet = np.array([original], original.dtype)[0]
    return twin
