"""Rulings on the end of a round: 3.22, 3.32 to 3.37, 3.50."""

from __future__ import annotations

import pytest

from edubba.engine.match import Match
from tests.sumeria.table import full_row, play_round, row, scored, settlements, table, told, traders

pytestmark = pytest.mark.rules


def last(match: Match) -> int:
    """The seat that goes last in the round that has begun."""
    start: int = match.position()["start"]
    return (start - 1) % match.players


def test_3_22_the_start_player_starts_all_three_turns_of_the_next_round() -> None:
    """Who starts is found once a round and holds for the whole round."""
    match = table(traders("Kish", "", "Dilbat"), row="Ur Kish")
    play_round(match)
    start = match.position()["start"]
    assert play_round(match) == [(start + order) % 3 for order in range(3)] * 3


def test_3_32_counters_come_first_then_the_start_player_then_the_tiles() -> None:
    """New counters are seen before the tiles move, and the start player is found before they move."""
    match = scored(traders("Kish", "Dilbat", "Lagash"), row="Kish Nippur Umma Lagash")
    assert told(match)[-6:] == ["round", "drawn", "drawn", "drawn", "start", "row-turned"]
    assert [len(space) for space in match.position()["spaces"]] == [3, 2, 1]
    assert last(match) == 2
    assert row(match)[0] == "Lagash"


def test_3_33_the_fewest_traders_are_counted_in_the_row_just_scored() -> None:
    """It is the first state of the old row that says who goes last, not the one that comes to be first."""
    match = scored(traders("Kish", "Lagash", "Dilbat, Girsu"), row="Kish Nippur Umma Lagash")
    assert last(match) == 1


def test_3_34_ties_for_the_fewest_go_on_to_the_next_state_of_the_old_row() -> None:
    """Only those still tied are compared, down to the eighth state; no trader is the fewest; cities do not matter."""
    still_tied = scored(traders("Kish, Ur", "Dilbat", "Kutha, Borsippa"), row="Kish Ur")
    assert last(still_tied) == 1
    order = full_row("Kish Ur Uruk")
    same = {name: seat for state in order[:-1] for seat, name in enumerate(settlements(state)[:3])}
    eighth = settlements(order[-1])
    assert last(scored(same | {eighth[1]: 0, eighth[4]: 2}, row="Kish Ur Uruk")) == 1
    assert last(scored(same | {eighth[1]: 1, eighth[4]: 2}, row="Kish Ur Uruk")) == 0


def test_3_35_tied_in_all_eight_the_last_goes_last_again() -> None:
    """If all are tied everywhere, the order of the round stays as it was."""
    for start in range(4):
        assert scored(players=4, start=start).position()["start"] == start


def test_3_36_the_left_neighbour_of_the_last_starts() -> None:
    """The seat after the one that goes last begins the round; after the last seat comes the first."""
    for seat in range(3):
        others = {name: other for other, name in enumerate(("Dilbat", "Kutha", "Kish")) if other != seat}
        assert scored(others, row="Kish").position()["start"] == (seat + 1) % 3


def test_3_37_the_scored_tiles_go_to_the_end_in_reverse() -> None:
    """The first becomes the eighth, the second the seventh, the third the sixth; the others go up three places."""
    match = scored(row="Ur Uruk Umma Eridu Kish")
    assert row(match) == ["Eridu", "Kish", "Nippur", "Lagash", "Shuruppak", "Umma", "Uruk", "Ur"]


def test_3_50_of_some_tied_in_all_eight_the_latest_of_them_goes_last() -> None:
    """A player outside the tie does not go last, however late in the round."""
    assert last(scored(traders("", "", "Kish"), row="Kish", start=0)) == 1
    assert last(scored(traders("Kish"), row="Kish", start=2)) == 1
    assert last(scored(traders("", "Kish"), row="Kish", start=2)) == 0
