"""Transcripts: a state in plain Python numbers, for views, stories and documents.

Python reads lists of its own integers ten times quicker than numbers out of an array, and they are ready for JSON. A
transcript has the fields of its tablet and can be given to any rule, but for set-up and hiding.
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any, NamedTuple, cast

import numpy as np

from edubba.engine.tablet import Ints, Tablet

_get: Callable[[list[Any], Any], Any] = list.__getitem__


class Row(list[int]):
    """A field that is an array. As in NumPy, `row[:] = number` fills it, and a difference is taken number by number."""

    __slots__ = ()

    def __setitem__(self, at: Any, value: Any) -> None:
        super().__setitem__(at, [int(value)] * len(self) if type(at) is slice else int(value))

    def __sub__(self, other: Row) -> Row:
        return Row(map(int.__sub__, self, other))

    def copy(self) -> Row:
        """The same numbers again."""
        return Row(self)


class Rows(list[Row]):
    """A field in two dimensions. As in NumPy, `rows[i, j]` is number j of row i, and `rows[:] = number` fills all."""

    __slots__ = ()

    def __getitem__(self, at: Any) -> Any:
        return _get(_get(self, at[0]), at[1]) if type(at) is tuple else _get(self, at)

    def __setitem__(self, at: Any, value: Any) -> None:
        if type(at) is tuple:
            self[at[0]][at[1]] = value
        else:
            for row in self:
                row[:] = value

    def copy(self) -> Rows:
        """The same rows again."""
        return Rows(map(Row, self))


class _Transcript:
    """The numbers of one tablet."""

    def __init__(self, numbers: list[int], kind: np.dtype[Any]) -> None:
        fields = vars(self)
        places = _places(kind)
        for name, place in places.numbers:
            fields[name] = numbers[place]
        for name, cut in places.rows:
            fields[name] = Row(numbers[cut])
        for name, cuts in places.tables:
            fields[name] = Rows([Row(numbers[cut]) for cut in cuts])


class _Places(NamedTuple):
    """Where the fields of a kind of tablets are among its numbers: single ones, rows, and rows of rows."""

    numbers: list[tuple[str, int]]
    rows: list[tuple[str, slice]]
    tables: list[tuple[str, list[slice]]]


@functools.cache
def _places(kind: np.dtype[Any]) -> _Places:
    places = _Places([], [], [])
    for name in kind.names or ():
        field, offset = kind.fields[name][:2]  # type: ignore[index]
        first, shape = offset // 8, field.shape
        last = first + field.itemsize // 8
        if len(shape) > 1:
            places.tables.append((name, [slice(at, at + shape[1]) for at in range(first, last, shape[1])]))
        elif shape:
            places.rows.append((name, slice(first, last)))
        else:
            places.numbers.append((name, first))
    return places


def transcribe(s: Tablet) -> Tablet:
    """The transcript of a state. Nothing that is written into it reaches the state."""
    return read(np.frombuffer(cast(Any, s), np.int64), s.dtype)


def read(numbers: Ints, kind: np.dtype[Any]) -> Tablet:
    """The transcript of a state that is given as its numbers."""
    return cast(Tablet, _Transcript(numbers.tolist(), kind))


def copy(original: Tablet, *arrays: str) -> Tablet:
    """A transcript of its own with the same numbers. If arrays are named, all others are shared with the original."""
    twin = object.__new__(_Transcript)
    fields = vars(twin)
    fields.update(vars(original))
    for name in arrays or fields:
        if isinstance(fields[name], list):
            fields[name] = fields[name].copy()
    return cast(Tablet, twin)
