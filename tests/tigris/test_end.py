"""R113 to R119: the end of the game and the ranking."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from edubba.engine.match import Match
from tests.tigris.scenes import play, scene, token

pytestmark = pytest.mark.rules

THREE_LEFT = "f3 T*  f4 T.  f5 T.  f7 T.  g7 T.  h7 T.  i7 T*  e5 At  k1 T*"


def ended(points: list[list[int]]) -> Match:
    """A finished game with these points: red, black, blue, green, treasures."""
    names = ("red", "black", "blue", "green", "treasure")
    entries = [dict(zip(names, seat, strict=True)) for seat in points]
    return scene(bare=True, players=len(points), points=entries, pending={"kind": "over"})


def test_R113_two_treasures_at_the_end_of_a_turn_end_the_game_not_before() -> None:
    match = scene(THREE_LEFT, bare=True)
    play(match, "tile temple f6", "treasure f3")
    assert not match.is_over
    play(match, "pass")
    assert match.is_over
    assert match.legal() == []


@pytest.mark.parametrize(("left", "over"), [("f3 T*", True), ("f3 T*  i7 T*", True), ("f3 T*  i7 T*  k1 T*", False)])
def test_R113_one_or_two_but_not_three(left: str, over: bool) -> None:
    match = scene(left, bare=True)
    play(match, "pass", "pass")
    assert match.is_over == over


@pytest.mark.parametrize("move", ["exchange T", "pass"])
def test_R114_somebody_cannot_be_brought_back_to_six(move: str) -> None:
    match = scene(hands=["TTTTTT" if move == "exchange T" else "TTTTT", "TTTTTT"], bag={})
    play(match, move, "pass")
    assert match.is_over


def test_R114_also_if_it_is_another_player() -> None:
    match = scene(hands=["TTTTTT", "TTTTT"], bag={})
    play(match, "pass", "pass")
    assert match.is_over


def test_R115_the_current_turn_is_completed_not_the_round() -> None:
    match = scene(players=3, hands=["TTTTTT"] * 3, bag={})
    play(match, "exchange T")
    assert (match.is_over, match.actor) == (False, 0)
    match.play("leader king f4")
    assert token(match, "f4") == "Ak"
    assert match.is_over


def test_R116_a_bag_emptied_exactly_does_not_end_the_game() -> None:
    match = scene(hands=["TTTTT", "TTTTTT"], bag={"M": 1})
    play(match, "pass", "pass")
    assert match.position()["bag"] == {"T": 0, "S": 0, "F": 0, "M": 0}
    assert not match.is_over
    exchanged = scene(hands=["TTTTTT", "TTTTTT"], bag={"M": 2})
    play(exchanged, "exchange TT", "pass")
    assert not exchanged.is_over


@given(st.lists(st.integers(0, 6), min_size=4, max_size=4), st.integers(0, 4))
@settings(max_examples=40)
def test_R117_treasures_raise_the_lowest_colour_and_nothing_is_better(colours: list[int], treasures: int) -> None:
    match = ended([[*colours, treasures], [0, 0, 0, 0, 0]])
    ways = (way for way in product(range(treasures + 1), repeat=4) if sum(way) == treasures)
    best = max(sorted(have + more for have, more in zip(colours, way, strict=True)) for way in ways)
    assert match.view(None)["dynasties"][0]["balance"] == best
    assert match.scores[0] == best[0]


def test_R118_the_weakest_colour_then_the_second_third_and_strongest() -> None:
    assert ended([[5, 5, 5, 5, 0], [4, 20, 20, 20, 0]]).ranks == [1, 2]
    assert ended([[4, 5, 9, 9, 0], [4, 6, 6, 6, 0]]).ranks == [2, 1]
    assert ended([[4, 5, 6, 9, 0], [9, 7, 5, 4, 0]]).ranks == [2, 1]
    assert ended([[4, 5, 6, 9, 0], [8, 6, 5, 4, 0]]).ranks == [1, 2]


def test_R118_the_order_of_colours_does_not_matter() -> None:
    assert ended([[1, 2, 3, 4, 0], [4, 3, 2, 1, 0], [2, 1, 4, 3, 0]]).ranks == [1, 1, 1]


def test_R119_equal_in_all_four_they_share_the_place() -> None:
    match = ended([[4, 5, 6, 7, 0], [7, 6, 5, 3, 1], [1, 1, 1, 1, 0]])
    assert match.ranks == [1, 1, 3]
    assert match.winners == [0, 1]
    first, second, last = match.view(None)["final"]
    assert first["tie"] == {"seat": 1, "own": None, "other": None}
    assert second["tie"] == {"seat": 0, "own": None, "other": None}
    assert last["tie"] is None


# ---- the scoring explained


def test_the_scoring_is_explained_only_at_the_end() -> None:
    match = scene(bare=True, points=[{"red": 2, "black": 1, "treasure": 1}, {}])
    assert match.view(0)["final"] is None
    play(match, "pass", "pass")
    assert match.view(None)["final"] == match.view(1)["final"]


def test_every_treasure_goes_to_the_weakest_colour() -> None:
    """2 3 1 5: the first treasure makes blue 2, the next goes to red, the first of the two weakest, then blue again."""
    (seat, _) = ended([[2, 3, 1, 5, 3], [0, 0, 0, 0, 0]]).view(None)["final"]
    assert seat["laid"] == {"red": 1, "black": 0, "blue": 2, "green": 0}
    assert seat["weakest"] == "red"  # 3 3 3 5
    (level, _) = ended([[4, 4, 4, 4, 2], [0, 0, 0, 0, 0]]).view(None)["final"]
    assert (level["laid"], level["weakest"]) == ({"red": 1, "black": 1, "blue": 0, "green": 0}, "blue")


@given(st.lists(st.integers(0, 9), min_size=5, max_size=5))
@settings(max_examples=40)
def test_the_explanation_makes_the_score(points: list[int]) -> None:
    match = ended([points, [0, 0, 0, 0, 0]])
    seat = next(entry for entry in match.view(None)["final"] if entry["seat"] == 0)
    columns = {colour: points[number] + laid for number, (colour, laid) in enumerate(seat["laid"].items())}
    assert sorted(columns.values()) == match.view(None)["dynasties"][0]["balance"]
    assert columns[seat["weakest"]] == match.scores[0]


def test_what_broke_a_tie_is_told_from_the_first_to_the_last() -> None:
    """All have 4 in the weakest colour but the last: the second weakest decides, then the strongest."""
    match = ended([[1, 9, 9, 9, 0], [4, 5, 6, 7, 0], [8, 6, 5, 4, 0], [4, 6, 6, 6, 0]])
    assert [(seat["seat"], seat["tie"]) for seat in match.view(None)["final"]] == [
        (3, {"seat": 2, "own": 6, "other": 5}),
        (2, {"seat": 1, "own": 8, "other": 7}),
        (1, {"seat": 2, "own": 7, "other": 8}),
        (0, None),
    ]
