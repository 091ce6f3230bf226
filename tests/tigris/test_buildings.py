"""R122 to R133: civilization buildings."""

from __future__ import annotations

from typing import Any

import pytest

from edubba.engine.match import Match
from tests.tigris.scenes import goals, play, points, refusal, scene, texts, token

pytestmark = pytest.mark.rules

ON: dict[str, Any] = {"options": {"buildings": True}, "hands": ["MMMM", "MMMM"], "bare": True}


def built(pieces: str, move: str, **entries: Any) -> Match:
    """The match after a tile was placed, with buildings."""
    match = scene(pieces, **(ON | entries))
    match.play(move)
    return match


def sites(match: Match) -> set[str]:
    return goals(match, "building") - {"none"}


def test_R122_optional_and_none_on_the_board_at_first() -> None:
    without = scene("f5 M.  g5 M.", hands=["M", "M"])
    without.play("tile market h5")
    assert without.position()["actions_left"] == 1
    match = scene(**ON)
    assert match.view(None)["stock"]["buildings"] == ["red", "black", "blue", "green"]
    assert match.view(None)["buildings"] == {}


def test_R123_three_in_a_row_or_column_through_the_tile() -> None:
    assert sites(built("f5 M.  g5 M.", "tile market h5")) == {"f5", "g5", "h5"}
    assert sites(built("f5 M.  h5 M.", "tile market g5")) == {"f5", "g5", "h5"}
    assert sites(built("f4 M.  f5 M.", "tile market f6")) == {"f4", "f5", "f6"}
    assert sites(built("f5 M.  g5 M.  h5 M.", "tile market i5")) == {"f5", "g5", "h5", "i5"}


def test_R123_not_broken_not_bent_not_of_two_colours() -> None:
    for pieces in ("f5 M.", "f5 M.  g6 M.", "f5 M.  e5 T.", "f5 M.  e5 M.  d5 M.  i5 M."):
        match = built(pieces, "tile market h5" if "i5" in pieces else "tile market g5")
        assert match.position()["actions_left"] == 1


def test_R124_on_any_tile_of_the_line_outside_kingdoms_too_or_not_at_all() -> None:
    match = built("f5 M.  g5 M.", "tile market h5")
    match.play("building f5")
    assert token(match, "f5") == "M^"
    refused = built("f5 M.  g5 M.", "tile market h5")
    refused.play("building none")
    assert refused.view(None)["buildings"] == {}


def test_R124_both_lines_of_a_crossing_and_only_long_ones() -> None:
    cross = built("f5 M.  g5 M.  h4 M.  h6 M.", "tile market h5")
    assert sites(cross) == {"f5", "g5", "h5", "h4", "h6"}
    short = built("f5 M.  g5 M.  h4 M.", "tile market h5")
    assert sites(short) == {"f5", "g5", "h5"}
    assert refusal(short, "building h4") == "tigris-building-line"


WAR = "e5 T.  e6 At  f5 M^  g5 M.  i5 M.  j5 T.  j6 Bt"


def test_R125_the_tile_still_supports_but_is_not_removed_and_does_not_score() -> None:
    match = built(WAR, "tile settlement h5", hands=["S", "MM"])
    conflict = match.view(None)["conflict"]
    assert conflict["attacker"]["board"] == 2
    assert conflict["attacker"]["if_lost"] == {"tiles": ["g5"], "colour": "green", "points": 2}
    play(match, "support 2")
    assert (token(match, "f5"), token(match, "g5")) == ("M^", "..")
    assert points(match, 1) == {"green": 2}


def test_R125_for_temples_too() -> None:
    pieces = "e5 T.  e6 Ap  f5 T^  g5 T.  i5 T.  j5 T.  j6 Bp"
    match = built(pieces, "tile settlement h5", hands=["S", "TT"])
    match.play("support 2")
    assert [token(match, cell) for cell in ("e5", "f5", "g5")] == ["..", "T^", ".."]


MARKET_LINE = "a5 M^  b5 M.  c5 M."


def test_R126_moved_only_to_a_strictly_longer_new_line() -> None:
    assert sites(built(MARKET_LINE + "  g5 M.  h5 M.  i5 M.", "tile market j5")) == {"g5", "h5", "i5", "j5"}
    equal = built(MARKET_LINE + "  g5 M.  h5 M.", "tile market i5")
    assert equal.position()["actions_left"] == 1
    moved = built(MARKET_LINE + "  g5 M.  h5 M.  i5 M.", "tile market j5")
    moved.play("building h5")
    assert (token(moved, "a5"), token(moved, "h5")) == ("M.", "M^")


def test_R126_another_colour_does_not_matter() -> None:
    match = built("a5 T^  b5 T.  c5 T.  d5 T.  g5 M.  h5 M.", "tile market i5")
    assert sites(match) == {"g5", "h5", "i5"}


def test_R127_the_line_is_measured_now_but_three_are_needed() -> None:
    broken = built("a5 M^  c5 M.  g5 M.  h5 M.", "tile market i5")
    assert sites(broken) == {"g5", "h5", "i5"}
    two = built("a5 M^  c5 M.  g5 M.", "tile market h5")
    assert two.position()["actions_left"] == 1


def test_R127_the_longer_of_row_and_column_counts() -> None:
    two_by_three = "e4 M.  e5 M^  e6 M.  f5 M."
    three = built(two_by_three + "  h6 M.  i6 M.", "tile market j6")
    assert three.position()["actions_left"] == 1
    four = built(two_by_three + "  h6 M.  i6 M.  k6 M.", "tile market j6")
    assert sites(four) == {"h6", "i6", "j6", "k6"}


def test_R127_a_long_line_that_existed_before_does_not_help() -> None:
    match = built(MARKET_LINE + "  g5 M.  h5 M.  i5 M.  j5 M.", "tile market l5")
    assert match.position()["actions_left"] == 1


def test_R128_lengthening_its_own_line_is_no_new_line() -> None:
    match = built(MARKET_LINE, "tile market d5")
    assert match.position()["actions_left"] == 1


def test_R128_a_longer_line_at_right_angles_or_crossing_elsewhere_is_new() -> None:
    """The placed tile lengthens the line of the building to three and completes a column of four."""
    right_angles = built("f5 M^  g5 M.  h4 M.  h6 M.  h7 M.", "tile market h5")
    assert sites(right_angles) == {"h4", "h5", "h6", "h7"}
    crossing = built("f5 M^  g5 M.  h5 M.  h4 M.  h3 M.", "tile market h6")
    assert sites(crossing) == {"h3", "h4", "h5", "h6"}


def test_R129_it_stays_when_its_line_is_broken_and_no_catastrophe_falls_on_it() -> None:
    match = scene(MARKET_LINE, **ON)
    assert refusal(match, "catastrophe a5") == "tigris-on-building"
    match.play("catastrophe b5")
    assert token(match, "a5") == "M^"


@pytest.mark.parametrize(("leader", "seat"), [("At", 0), ("Bk", 1)])
def test_R130_two_points_with_the_building_in_the_kingdom(leader: str, seat: int) -> None:
    match = built(f"f5 M^  g5 T.  g6 {leader}", "tile market h5")
    assert points(match, seat) == {"green": 2}


def test_R130_only_in_its_own_colour() -> None:
    match = built("f5 M^  g5 T.  g6 Ak", "tile settlement h5", hands=["S", ""])
    assert points(match, 0) == {"black": 1}


def test_R130_a_building_joined_by_this_very_tile_counts() -> None:
    match = built("f5 M^  h5 T.  h6 At", "tile market g5")
    assert points(match, 0) == {"green": 2}


def test_R131_tiles_that_score_nothing_stay_at_nothing() -> None:
    match = built("f5 M^  g5 T.  g6 Ap", "tile market h5")
    assert points(match, 0) == {}
    joining = built("f5 M^  g5 T.  g6 At  i5 T.  i6 Bk", "tile market h5")
    assert (points(joining, 0), points(joining, 1)) == ({}, {})


def test_R131_the_tile_that_earns_a_building_is_scored_before() -> None:
    match = built("f5 M.  g5 M.  f4 T.  e4 At", "tile market h5")
    assert points(match, 0) == {"green": 1}
    match.play("building h5")
    assert points(match, 0) == {"green": 1}


@pytest.mark.parametrize(("laid", "offered"), [(2, True), (0, False)])
def test_R132_war_first_and_the_line_must_have_three_afterwards(laid: int, offered: bool) -> None:
    pieces = "e5 T.  e6 At  f5 M.  g5 M.  i5 S.  j5 T.  j6 Bt"
    match = built(pieces, "tile market h5", hands=["MMM", "MMM"])
    play(match, f"support {laid}", "support 3" if not offered else "support 0")
    assert ("building none" in texts(match)) == offered


SQUARE = "g5 M.  h5 M.  g6 M.  f6 M."  # h6 completes a square and a row of three


def test_R133_building_first_then_monument_and_a_covered_building_goes_back() -> None:
    match = built(SQUARE, "tile market h6")
    assert {move.kind for move in match.legal()} == {"building"}
    match.play("building g6")
    assert "monument red-green g5" in texts(match)
    match.play("monument red-green g5")
    assert match.view(None)["buildings"] == {}
    assert "green" in match.view(None)["stock"]["buildings"]


def test_R133_as_an_option_no_monument_covers_a_building() -> None:
    options = {"buildings": True, "monument_over_building": False}
    covered = built(SQUARE, "tile market h6", options=options)
    covered.play("building g6")
    assert covered.position()["actions_left"] == 1
    beside = built(SQUARE, "tile market h6", options=options)
    beside.play("building f6")
    assert "monument red-green g5" in texts(beside)
