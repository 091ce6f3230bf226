"""The end of a round, and of the game."""

from __future__ import annotations

from typing import Any

import pytest

from edubba import Match
from tests.aquileia.table import at, game, play, resolved, spaces, table

pytestmark = pytest.mark.rules


def over(players: int = 3, **entries: Any) -> Match:
    return table(players, phase="over", **entries)


def test_r37_the_first_on_the_track_starts_the_next_round() -> None:
    match = resolved(spaces=spaces("dolus"), track=[2, 0, 1])
    assert (at(match, "start"), match.actor, at(match, "round")) == (2, 2, 2)
    assert at(match, "track") == []
    assert at(match, "passed") == []


def test_r38_ruling_34_the_game_ends_after_round_six() -> None:
    match = resolved(spaces=spaces("dolus"), round=6)
    assert match.is_over
    assert at(match, "phase") == "over"
    assert at(match, "open_equi") == [None] * 3
    assert at(match, "open_laurel") is None
    assert at(match, "track") == [0, 1, 2]
    assert match.legal() == []


def test_ruling_34_during_the_game_the_score_is_the_track() -> None:
    entries = {"points": [5, 0, 0], "laurels": ["points_10", "", ""], "lots": {"villa_blue_10": 0}}
    match = resolved(spaces=spaces("dolus"), round=5, **entries)
    assert match.scores == [5, 0, 0]
    assert resolved(spaces=spaces("dolus"), round=6, **entries).scores == [15, 0, 0]


def test_r39_laurels_with_points() -> None:
    assert over(laurels=["points_10 points_3", "points_5 points_7", ""]).scores == [13, 12, 0]


def test_r40_villas_times_laurels_of_their_colour() -> None:
    lots = {"villa_blue_10": 0, "villa_blue_6": 0, "villa_white_4": 0, "villa_purple_8": 1}
    assert over(laurels=["blue blue", "", "blue/purple"], lots=lots).scores == [32, 0, 0]


def test_r40_a_laurel_in_two_colours_is_used_at_its_best() -> None:
    lots = {"villa_blue_4": 0, "villa_yellow_10": 0, "villa_yellow_6": 1, "villa_blue_10": 1}
    match = over(laurels=["blue/yellow", "yellow/white", "blue/purple"], lots=lots)
    assert match.scores == [10, 6, 0]


def test_r40_each_laurel_counts_for_one_colour_only() -> None:
    lots = {"villa_blue_8": 0, "villa_yellow_8": 0}
    assert over(laurels=["blue/yellow", "", ""], lots=lots).scores == [8, 0, 0]


def test_r41_coins_and_cards_bring_nothing_and_most_points_win() -> None:
    match = over(purse=["9g", "", ""], hands=["weapon_3 slave_2", "", ""], points=[1, 3, 2])
    assert match.scores == [1, 3, 2]
    assert match.winners == [1]
    assert match.ranks == [3, 1, 2]


def test_ruling_3_a_tie_at_the_end_goes_to_the_earlier_disc() -> None:
    match = over(points=[7, 7, 3], track=[2, 1, 0])
    assert match.winners == [1]
    assert match.ranks == [2, 1, 3]


def test_ruling_3_as_an_option_the_win_is_shared() -> None:
    match = over(points=[7, 7, 3], track=[2, 1, 0], options={"shared_win": True})
    assert match.winners == [0, 1]
    assert match.ranks == [1, 1, 3]


def test_before_the_end_equal_points_share_a_rank() -> None:
    assert game().start(4, seed=1).ranks == [1, 1, 1, 1]


def test_ruling_28_what_runs_by_itself() -> None:
    everything = spaces("dolus potentia", "latro", "portus_gold")
    match = resolved(spaces=everything, purse=["", "", ""])
    assert at(match, "round") == 2


def test_r42_played_cards_are_laid_aside() -> None:
    match = resolved(spaces=spaces("arena_1"), hands=["weapon_3 slave_2", "", ""])
    play(match, "commit weapon_3")
    assert at(match, "discards")["equi"]["weapon_3"] == 1
