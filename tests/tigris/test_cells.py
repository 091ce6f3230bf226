"""Sets of cells against plain Python sets."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from edubba.games.tigris.cells import (
    CELLS,
    COLUMNS,
    ROWS,
    around,
    column_of,
    first,
    flood,
    has,
    join,
    meet,
    members,
    row_of,
    set_of,
    single,
    size,
    some,
    square_at,
    without,
)

pytestmark = pytest.mark.rules

a_cell = st.integers(0, CELLS - 1)
some_cells = st.sets(a_cell, max_size=CELLS)


def neighbours(cell: int) -> set[int]:
    row, column = divmod(cell, COLUMNS)
    steps = [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
    return {r * COLUMNS + c for r, c in steps if 0 <= r < ROWS and 0 <= c < COLUMNS}


@given(some_cells, some_cells)
def test_algebra(a: set[int], b: set[int]) -> None:
    x, y = set_of(list(a)), set_of(list(b))
    assert members(x) == sorted(a)
    assert set(members(join(x, y))) == a | b
    assert set(members(meet(x, y))) == a & b
    assert set(members(without(x, y))) == a - b
    assert (size(x), some(x)) == (len(a), bool(a))


@given(some_cells)
def test_neighbours(a: set[int]) -> None:
    assert set(members(around(set_of(list(a))))) == set().union(*map(neighbours, a))


@given(some_cells, a_cell)
def test_a_flood_reaches_all_that_is_connected(within: set[int], seed: int) -> None:
    reached, to_visit = {seed}, [seed]
    while to_visit:
        for near in neighbours(to_visit.pop()) & within - reached:
            reached.add(near)
            to_visit.append(near)
    assert set(members(flood(single(seed), set_of([*within, seed])))) == reached


def test_a_flood_follows_a_snake_through_all_rows() -> None:
    snake = [
        row * COLUMNS + column
        for row in range(ROWS)
        for column in (range(COLUMNS) if row % 2 == 0 else ([COLUMNS - 1] if row % 4 == 1 else [0]))
    ]
    assert members(flood(single(0), set_of(snake))) == sorted(snake)
    assert members(flood(single(snake[-1]), set_of(snake))) == sorted(snake)


@given(a_cell)
def test_lines_and_squares(cell: int) -> None:
    row, column = divmod(cell, COLUMNS)
    assert members(row_of(cell)) == [row * COLUMNS + c for c in range(COLUMNS)]
    assert members(column_of(cell)) == [r * COLUMNS + column for r in range(ROWS)]
    assert first(single(cell)) == cell
    assert has(single(cell), cell)
    if row < ROWS - 1 and column < COLUMNS - 1:
        assert members(square_at(cell)) == [cell, cell + 1, cell + COLUMNS, cell + COLUMNS + 1]
