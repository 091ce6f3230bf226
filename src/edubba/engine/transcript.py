"""Transcripts: a state in plain Python numbers, for views, stories and documents.

Python reads lists of its own integers ten times quicker than numbers out of an array, and they are ready for JSON. A
transcript has the fields of its tablet and can be given to any rule, but for set-up and hiding.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterator
from typing import Any, cast

import numpy as np

from edubba.engine.tablet import Tablet

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

    def __init__(self, s: Tablet) -> None:
        numbers = np.frombuffer(cast(Any, s), np.int64).tolist()
        fields = vars(self)
        for name, first, last, columns in _fields(s.dtype):
            if columns:
                fields[name] = Rows(Row(numbers[i : i + columns]) for i in range(first, last, columns))
            else:
                fields[name] = Row(numbers[first:last]) if last else numbers[first]


@functools.cache
def _fields(kind: np.dtype[Any]) -> tuple[tuple[str, int, int, int], ...]:
    """For every field its name and its first number; of an array also the end, of one in two dimensions the columns."""
    return tuple(_places(kind))


def _places(kind: np.dtype[Any]) -> Iterator[tuple[str, int, int, int]]:
    for name in kind.names or ():
        field, offset = kind.fields[name][:2]  # type: ignore[index]
        first, shape = offset // 8, field.shape
        yield name, first, first + field.itemsize // 8 if shape else 0, shape[1] if len(shape) > 1 else 0


def transcribe(s: Tablet) -> Tablet:
    """The transcript of a state. Nothing that is written into it reaches the state."""
    return cast(Tablet, _Transcript(s))


def copy(original: Tablet, *arrays: str) -> Tablet:
    """A transcript of its own with the same numbers. If arrays are named, all others are shared with the original."""
    twin = object.__new__(_Transcript)
    fields = vars(twin)
    fields.update(vars(original))
    for name in arrays or fields:
        if isinstance(fields[name], list):
            fields[name] = fields[name].copy()
    return cast(Tablet, twin)
