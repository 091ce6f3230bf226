"""R039 to R047: tiles and points."""

from __future__ import annotations

import pytest

from tests.tigris.scenes import goals, play, points, refusal, rivers, scene, texts, token

pytestmark = pytest.mark.rules


def test_R039_a_tile_goes_to_any_empty_square_and_need_touch_nothing() -> None:
    match = scene("f5 T.  e5 Ak  g5 X.", hands=["S", "S"])
    empty_land = 176 - 41 - 10 - 3
    assert len(goals(match, "tile settlement")) == empty_land
    assert not {"f5", "e5", "g5"} & goals(match, "tile settlement")
    assert refusal(match, "tile settlement g5") == "tigris-on-catastrophe"
    match.play("tile settlement a11")
    assert token(match, "a11") == "S."
    assert refusal(match, "tile settlement a10") == "tigris-no-tile"


def test_R040_farms_only_on_river_squares_all_others_never() -> None:
    match = scene(hands=["TSFM", "S"])
    assert goals(match, "tile farm") == rivers()
    for tile in ("temple", "settlement", "market"):
        assert not goals(match, f"tile {tile}") & rivers()
        assert refusal(match, f"tile {tile} e1") == "tigris-tile-on-river"
    assert refusal(match, "tile farm a1") == "tigris-farm-on-land"


def test_R041_a_placed_tile_is_not_taken_back_or_moved() -> None:
    match = scene("f5 S.", hands=["S", "S"])
    assert refusal(match, "tile settlement f5") == "tigris-on-tile"
    assert not any(text.startswith(("withdraw", "move")) for text in texts(match))


@pytest.mark.parametrize("owner", [0, 1])
def test_R042_the_leader_of_the_colour_gets_the_point_active_or_not(owner: int) -> None:
    match = scene(f"f5 T.  e5 {'AB'[owner]}t  f6 Ak", hands=["M", "S"])
    match.play("tile market g5")
    assert points(match, owner) == {"green": 1}
    assert points(match, 1 - owner) == {}


@pytest.mark.parametrize(("tile", "colour", "cell"), [("market", "green", "g5"), ("farm", "blue", "d4")])
def test_R043_without_one_the_king_gets_it_in_the_colour_of_the_tile(tile: str, colour: str, cell: str) -> None:
    match = scene("e5 T.  f5 Bk  e4 Ap", hands=["MF", "S"])
    match.play(f"tile {tile} {cell}")
    assert points(match, 1) == {colour: 1}
    assert points(match, 0) == {}


def test_R044_no_leader_of_the_colour_and_no_king_no_point() -> None:
    match = scene("f5 T.  e5 Ap", hands=["MM", "S"])
    play(match, "tile market g5", "tile market a11")
    assert (points(match, 0), points(match, 1)) == ({}, {})


def test_R045_tiles_gained_by_the_way_score_nothing() -> None:
    match = scene("f5 T.  e5 At  h5 M.  i5 M.  g4 M.", hands=["M", "S"])
    match.play("tile market g5")
    assert points(match, 0) == {"green": 1}


def test_R046_a_tile_joining_two_kingdoms_scores_for_nobody() -> None:
    match = scene("f5 T.  e5 At  h5 T.  i5 Bk", hands=["M", "S"])
    match.play("tile market g5")
    assert (points(match, 0), points(match, 1)) == ({}, {})
    assert match.position()["actions_left"] == 1


def test_R047_a_tile_may_not_join_three_kingdoms() -> None:
    three = "f5 T.  e5 At  h5 T.  i5 Bk  g6 T.  h6 .."
    match = scene(three + "  f6 ..  g7 Bp", hands=["M", "S"])
    assert "g5" not in goals(match, "tile market")
    assert refusal(match, "tile market g5") == "tigris-joins-three"
    two_and_a_region = scene(three, hands=["M", "S"])
    assert "g5" in goals(two_and_a_region, "tile market")


def test_R047_four_kingdoms_are_three_or_more() -> None:
    pieces = "f5 T.  e5 At  h5 T.  i5 Bk  g6 T.  g7 Bp  g4 T.  g3 Bf"
    match = scene(pieces, bare=True, hands=["M", "S"])
    assert refusal(match, "tile market g5") == "tigris-joins-three"
