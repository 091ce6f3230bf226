from __future__ import annotations

import numpy as np
import pytest

from edubba.engine.errors import EdubbaError
from edubba.engine.tablet import blank, copy, tablet

pytestmark = pytest.mark.rules

KIND = tablet(players=1, row=8, won=(4, 3))


def test_fields_are_read_and_written_by_name() -> None:
    s = blank(KIND)
    s.players, s.row[2], s.won[1, 2] = 3, 5, 7
    assert (s["players"], s["row"][2], s["won"][1, 2]) == (3, 5, 7)
    assert KIND.itemsize == 8 * (1 + 8 + 12)


def test_a_copy_is_a_tablet_of_its_own() -> None:
    s = blank(KIND)
    twin = copy(s)
    twin.row[:] = 1
    assert s.row.sum() == 0
    assert twin.dtype == s.dtype


@pytest.mark.parametrize("name", ["round", "size", "max", "sum", "copy", "item", "data", "base"])
def test_names_that_records_have_already_are_refused(name: str) -> None:
    """They would work compiled and fail interpreted."""
    assert hasattr(np.void, name)
    with pytest.raises(ValueError, match=name):
        tablet(**{name: 1})


def test_errors_carry_key_and_arguments() -> None:
    error = EdubbaError("seat", number=2)
    assert (error.key, error.arguments, str(error)) == ("seat", {"number": 2}, "Seat 2")
    assert error.reasons == [error.message]
