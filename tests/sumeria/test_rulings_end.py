"""Rulings on the end of the game: 3.38 to 3.40, 3.46, 3.48."""

from __future__ import annotations

import pytest

from tests.sumeria.table import full_row, game, row, scored, table, told, traders

pytestmark = pytest.mark.rules


def test_3_38_after_round_six_there_is_no_clean_up() -> None:
    """The bag is empty, nothing is drawn, nobody has to act: the sets are counted."""
    match = scored(traders("Kish"), row="Kish", round=6)
    assert match.is_over
    assert match.legal() == []
    assert set(match.position()["bag"].values()) == {0}
    assert match.position()["spaces"] == [[], [], []]
    assert told(match)[-4:] == ["points", "points", "points", "won"]
    assert not scored(traders("Kish"), row="Kish", round=5).is_over


def test_3_39_sets_count_as_triangle_numbers() -> None:
    """Each kind counts by itself: 1, 3, 6, 10, 15, 21, 28, 36, 45 points for one to nine counters."""
    points = [table(phase="over", won=["r" * number]).scores[0] for number in range(10)]
    assert points == [0, 1, 3, 6, 10, 15, 21, 28, 36, 45]
    assert table(phase="over", won=["eemmm", "p"]).scores == [9, 1, 0]


def test_3_40_a_tie_goes_to_the_largest_set_and_is_shared_then() -> None:
    """With equal points the largest single set wins; if those are equal too, all who are tied win."""
    largest = table(phase="over", won=["eeemmm", "pppper", "r"])
    assert largest.scores == [12, 12, 1]
    assert largest.winners == [1]
    assert largest.ranks == [2, 1, 3]
    nine = table(phase="over", won=["m" * 8 + "ppprr", "e" * 9])
    assert nine.scores == [45, 45, 0]
    assert nine.winners == [1]
    second_set = table(phase="over", won=["eeeemmm", "ppppmmrr", "r"])
    assert second_set.scores == [16, 16, 1]
    assert second_set.winners == [0, 1]
    assert second_set.ranks == [1, 1, 3]


def test_3_46_after_round_six_the_table_stays_as_it_was_scored() -> None:
    """Row, start player and traders are those of the last round."""
    match = scored(traders("Kish", "Ur"), row="Umma Ur Kish", start=2, round=6)
    assert row(match) == full_row("Umma Ur Kish")
    assert match.position()["start"] == 2
    assert match.position()["board"] == traders("Kish", "Ur")
    assert match.position()["round"] == 6


def test_3_48_as_an_option_all_other_sets_decide_before_a_win_is_shared() -> None:
    """With the option the second, third and fourth largest sets are compared in turn; without it they are not."""
    option = {"next_largest_set_tiebreak": True}
    second, third = ["eeeemmm", "ppppmmrr"], ["eeeemmmppp", "eeeemmmpprr"]
    for sets in (second, third):
        assert table(phase="over", won=sets).winners == [0, 1]
        assert table(phase="over", won=sets, options=option).winners == [0]
    assert table(phase="over", won=["eeemm", "ppprr"], options=option).winners == [0, 1]
    assert table(phase="over", won=["eeemmm", "pppper"], options=option).winners == [1]
    assert game().start(seed=1, options=option).state.next_sets == 1
