"""Taking back and playing again."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from edubba import UndoRefused
from tests.contract.tables import TABLES, Table, every_table

pytestmark = pytest.mark.rules


@given(st.sampled_from(TABLES), st.integers(0, 10**6), st.integers(1, 120))
@settings(max_examples=40)
def test_everything_taken_back_is_the_beginning_and_played_again_the_end(table: Table, seed: int, plies: int) -> None:
    match = table.match(seed, plies)
    end, last = match.state.tobytes(), match.ply
    match.go_to(0)
    assert match.state.tobytes() == table.start(seed).state.tobytes()
    match.go_to(last)
    assert match.state.tobytes() == end


@every_table
def test_a_move_that_drew_something_stands(table: Table) -> None:
    match = table.start(2)
    refused = taken_back = 0
    while match.actor is not None:
        seat, move = match.actor, match.legal()[match.ply * 17 % len(match.legal())]
        match.play(move)
        if match.can_undo(seat):
            before = match.plies[-1].numbers.tobytes()
            assert match.undo(seat=seat) == move
            assert match.state.tobytes() == before
            match.redo()
            taken_back += 1
        else:
            with pytest.raises(UndoRefused):
                match.undo(seat=seat)
            refused += 1
    assert refused
    assert taken_back


@every_table
def test_nobody_takes_back_the_move_of_another(table: Table) -> None:
    match = table.match(2, 1)
    other = (match.plies[-1].seat + 1) % match.players
    with pytest.raises(UndoRefused):
        match.undo(seat=other)
    assert match.ply == 1


@every_table
def test_there_is_nothing_before_the_beginning(table: Table) -> None:
    with pytest.raises(UndoRefused):
        table.start(1).undo(force=True)
    with pytest.raises(UndoRefused):
        table.start(1).redo()
