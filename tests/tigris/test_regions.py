"""R011 to R015: regions and kingdoms."""

from __future__ import annotations

import pytest

from tests.tigris.scenes import goals, play, scene

pytestmark = pytest.mark.rules


def kingdoms(match) -> list[set[str]]:
    return [set(kingdom["cells"]) for kingdom in match.view(None)["kingdoms"]]


def test_R011_only_edges_connect_also_leader_beside_leader() -> None:
    match = scene("f5 T.  g5 Ak  g6 Bp  h6 T.  e4 S.")
    assert kingdoms(match) == [{"f5", "g5", "g6", "h6"}]  # e4 touches f5 by a corner only


def test_R011_the_edges_of_the_board_do_not_meet() -> None:
    match = scene("p5 F.  a6 T.  b6 Ak  p6 T.")
    assert kingdoms(match) == [{"a6", "b6"}]


def test_R012_a_region_with_a_leader_is_a_kingdom() -> None:
    match = scene("f5 T.  g5 T.")
    assert kingdoms(match) == []
    assert kingdoms(scene("f5 T.  g5 Ak")) == [{"f5", "g5"}]


def test_R013_face_down_tiles_connect_catastrophes_do_not() -> None:
    monument = [{"colours": ["red", "black"], "at": "g5"}]
    match = scene("f5 T.  f6 Ak  g5 #.  h5 #.  g6 #.  h6 #.  i5 S.  i4 X.", monuments=monument)
    assert kingdoms(match) == [{"f5", "f6", "g5", "h5", "g6", "h6", "i5"}]
    cut = scene("f5 T.  f6 Ak  g5 X.  h5 S.")
    assert kingdoms(cut) == [{"f5", "f6"}]


def test_R013_an_empty_river_square_is_just_an_empty_square() -> None:
    assert kingdoms(scene("e4 T.  f4 Ak  c3 T.  c4 F.", bare=True)) == [{"e4", "f4"}]


def test_R014_leaders_of_several_players_live_in_one_kingdom() -> None:
    match = scene("f5 T.  g5 Ak  f6 Bp  e5 At")
    (kingdom,) = match.view(None)["kingdoms"]
    assert [(leader["seat"], leader["leader"]) for leader in kingdom["leaders"]] == [
        (1, "priest"),
        (0, "king"),
        (0, "trader"),
    ]


def test_R015_regions_are_judged_anew_after_every_change() -> None:
    match = scene("f5 T.  g5 Ak  i5 T.  j5 Bp", hands=["SSS", "S"])
    assert len(kingdoms(match)) == 2
    match.play("tile settlement h5")
    assert kingdoms(match) == [{"f5", "g5", "h5", "i5", "j5"}]
    match.play("catastrophe h5")
    assert len(kingdoms(match)) == 2
    play(match, "withdraw priest")
    assert len(kingdoms(match)) == 1
    assert "h5" not in goals(match, "tile settlement")
