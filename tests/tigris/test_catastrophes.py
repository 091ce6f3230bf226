"""R048 to R055: catastrophes."""

from __future__ import annotations

import pytest

from tests.tigris.scenes import goals, play, points, refusal, scene, texts, token

pytestmark = pytest.mark.rules

MONUMENT = {"monuments": [{"colours": ["red", "black"], "at": "g5"}]}
UNDER = "g5 #.  h5 #.  g6 #.  h6 #."


def test_R048_two_for_the_whole_game_each_an_action() -> None:
    match = scene()
    play(match, "catastrophe a1", "catastrophe a2")
    assert match.actor == 1
    play(match, "pass", "pass")
    assert goals(match, "catastrophe") == set()
    assert refusal(match, "catastrophe a3") == "tigris-no-catastrophe"


def test_R049_on_an_empty_square_land_or_river() -> None:
    match = scene()
    assert {"a1", "e1"} <= goals(match, "catastrophe")
    match.play("catastrophe e1")
    assert token(match, "e1") == "X."


def test_R050_on_a_tile_which_leaves_the_game() -> None:
    match = scene("g5 S.")
    bag = match.position()["bag"]
    match.play("catastrophe g5")
    assert token(match, "g5") == "X."
    assert match.position()["bag"] == bag


def test_R051_not_on_a_leader_a_treasure_a_monument() -> None:
    match = scene(UNDER + "  f5 T.  f6 Ak", **MONUMENT)
    assert refusal(match, "catastrophe f6") == "tigris-on-leader"
    assert refusal(match, "catastrophe f3") == "tigris-on-treasure"
    assert refusal(match, "catastrophe g5") == "tigris-on-monument"
    assert "f5" in goals(match, "catastrophe")


def test_R052_not_on_another_catastrophe() -> None:
    match = scene("g5 X.")
    assert refusal(match, "catastrophe g5") == "tigris-on-catastrophe"


def test_R053_the_square_stays_blocked_for_tiles_and_leaders() -> None:
    match = scene("f5 T.")
    match.play("catastrophe g5")
    for piece in ("tile temple", "leader king"):
        assert refusal(match, f"{piece} g5") == "tigris-on-catastrophe"
    river = scene("d4 X.")
    assert refusal(river, "tile farm d4") == "tigris-on-catastrophe"


def test_R054_it_cuts_connections() -> None:
    match = scene("f5 T.  e5 Ak  g5 S.  h5 T.  i5 Bp  g4 M.  g6 M.")
    match.play("catastrophe g5")
    assert [set(k["cells"]) for k in match.view(None)["kingdoms"]] == [{"e5", "f5"}, {"h5", "i5"}]


def test_R055_the_acting_players_own_leaders_go_home_too_without_points_or_conflict() -> None:
    match = scene("f5 T.  e5 Ak  f4 Bp", bare=True)
    match.play("catastrophe f5")
    assert (token(match, "e5"), token(match, "f4")) == ("..", "..")
    assert (points(match, 0), points(match, 1)) == ({}, {})
    assert "pass" in texts(match)
