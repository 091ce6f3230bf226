"""R110 to R112: the end of a turn."""

from __future__ import annotations

import pytest

from tests.tigris.scenes import play, points, scene

pytestmark = pytest.mark.rules

INCOME = "g5 #.  h5 #.  g6 #.  h6 #.  f5 T.  f6 Ap"
RED_GREEN = [{"colours": ["red", "green"], "at": "g5"}]


def test_R110_income_comes_before_refilling_and_the_check_of_the_end() -> None:
    """The bag is empty: the game ends with this turn, but the income of it counts."""
    match = scene(INCOME, monuments=RED_GREEN, bag={}, hands=["T", "T"])
    play(match, "pass", "pass")
    assert match.is_over
    assert points(match, 0) == {"red": 1}


def test_R110_the_next_player_follows_at_last() -> None:
    match = scene(hands=["T", "T"])
    play(match, "pass", "pass")
    assert (match.actor, match.position()["actions_left"]) == (1, 2)


def test_R111_the_active_player_draws_first_then_the_others_clockwise() -> None:
    match = scene(players=3, active=1, hands=["", "TTT", "TTTTT"], bag={"M": 4})
    play(match, "pass", "pass")
    assert match.position()["hands"] == ["", "TTTMMM", "TTTTTM"]
    more = scene(players=3, active=1, hands=["TTT", "TTT", "TTT"], bag={"M": 7})
    play(more, "pass", "pass")
    assert more.position()["hands"] == ["TTTM", "TTTMMM", "TTTMMM"]


def test_R112_nobody_draws_at_any_other_time() -> None:
    match = scene("f5 T.  g5 Bk", hands=["TTSS", "TTSS"])
    play(match, "leader king f6", "support 1", "support 2")
    assert match.position()["hands"] == ["TSS", "SS"]
    match.play("tile settlement a11")
    assert [len(hand) for hand in match.position()["hands"]] == [6, 6]
