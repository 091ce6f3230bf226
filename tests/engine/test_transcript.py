from __future__ import annotations

import pytest

from edubba.engine.tablet import Tablet, blank, tablet
from edubba.engine.transcript import copy, transcribe

pytestmark = pytest.mark.rules

KIND = tablet(players=1, row=4, won=(2, 3), start=1)


def state() -> Tablet:
    s = blank(KIND)
    s.players, s.row[2], s.won[1, 2], s.start = 3, 5, 7, 1
    return s


def test_a_transcript_has_the_numbers_of_the_state_and_they_are_pythons_own() -> None:
    s = transcribe(state())
    assert vars(s) == {"players": 3, "row": [0, 0, 5, 0], "won": [[0, 0, 0], [0, 0, 7]], "start": 1}
    assert {type(s.players), type(s.row[2]), type(s.won[1, 2])} == {int}


def test_nothing_written_into_it_reaches_the_state_or_another_copy() -> None:
    s = state()
    first = transcribe(s)
    second = copy(first)
    first.row[0], first.won[0, 0], first.start = 9, 9, 9
    assert (s.row[0], s.won[0, 0], s.start) == (0, 0, 1)
    assert vars(second) == vars(transcribe(s))


def test_a_copy_of_some_arrays_shares_the_others() -> None:
    first = transcribe(state())
    second = copy(first, "row")
    second.row[0], second.won[0, 0], second.start = 9, 9, 9
    assert (first.row[0], first.won[0, 0], first.start) == (0, 9, 1)


def test_fields_are_used_as_rules_use_them() -> None:
    s = transcribe(state())
    assert s.won[1] - s.won[0] == [0, 0, 7]
    s.row[:] = 2
    s.won[1][0] += 4
    assert (s.row, s.won) == ([2, 2, 2, 2], [[0, 0, 0], [4, 0, 7]])
    s.won[:] = 1
    assert s.won == [[1, 1, 1], [1, 1, 1]]


def test_numbers_from_tables_of_the_rules_become_pythons_own() -> None:
    s = transcribe(state())
    s.row[0] = s.won[0, 1] = state().row[2]
    assert (type(s.row[0]), type(s.won[0, 1]), s.row[0]) == (int, int, 5)
