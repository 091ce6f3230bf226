"""R104 to R109: treasures."""

from __future__ import annotations

import pytest

from tests.tigris.scenes import goals, play, points, refusal, scene, texts, token

pytestmark = pytest.mark.rules

# f3 and i7 hold treasures; f4 to f7 and g7, h7 lead from one to the other but for f6.
CHAIN = "f3 T*  f4 T.  f5 T.  f7 T.  g7 T.  h7 T."


def test_R104_at_the_end_of_an_action_all_but_one_go() -> None:
    match = scene(CHAIN + "  e5 At")
    match.play("tile temple f6")
    assert {move.kind for move in match.legal()} == {"treasure"}
    match.play("treasure f3")
    assert (token(match, "f3"), token(match, "i7")) == ("T.", "T*")
    assert points(match, 0) == {"treasure": 1}
    assert match.position()["actions_left"] == 1


@pytest.mark.parametrize("owner", [0, 1])
def test_R105_the_traders_owner_takes_and_chooses_active_or_not(owner: int) -> None:
    match = scene(CHAIN + f"  e5 {'AB'[owner]}t")
    match.play("tile temple f6")
    assert match.actor == owner
    assert texts(match) == {"treasure f3", "treasure i7"}
    match.play("treasure i7")
    assert points(match, owner) == {"treasure": 1}
    assert match.actor == 0


def test_R105_an_answer_must_be_a_treasure_of_the_kingdom() -> None:
    match = scene(CHAIN + "  e5 At")
    match.play("tile temple f6")
    assert refusal(match, "treasure b2") == "tigris-treasure-elsewhere"
    assert refusal(match, "treasure f5") == "tigris-no-treasure"
    assert refusal(match, "pass") == "tigris-asked"


# b2 is a corner treasure; c2, d2, then f2 lead to f3.
CORNER = "b2 T*  c2 T.  d2 T.  c1 At  d1 T.  f2 S.  f3 T*  e2 F."


def test_R106_corner_treasures_go_first_on_the_standard_side() -> None:
    match = scene(CORNER.replace("e2 F.", ""), hands=["F", ""])
    match.play("tile farm e2")
    assert (token(match, "b2"), token(match, "f3")) == ("T.", "T*")
    assert points(match, 0) == {"treasure": 1}
    assert match.position()["actions_left"] == 1


def test_R106_of_two_corners_one_stays_and_there_is_a_choice() -> None:
    column = "b2 T*  b3 T.  b4 F.  b6 T.  b7 F.  b8 T*  a6 At"
    match = scene(column, hands=["T", ""])
    match.play("tile temple b5")
    assert texts(match) == {"treasure b2", "treasure b8"}


def test_R107_on_the_alternate_side_those_outside_the_rivers() -> None:
    """b3 lies outside, d6 inside; c3 and d3 are river."""
    pieces = "b3 T*  c3 F.  c4 F.  c5 F.  d6 T*  b4 At"
    match = scene(pieces, options={"board": "alternate"}, hands=["F", ""])
    match.play("tile farm c6")
    assert (token(match, "b3"), token(match, "d6")) == ("T.", "T*")
    first = match.view(None)["take_first"]
    assert first == ["b3", "p6", "a8", "e10", "j11", "o11"]


def test_R108_without_a_trader_they_stay_until_one_comes() -> None:
    match = scene(CHAIN + "  e5 Ak")
    match.play("tile temple f6")
    assert (token(match, "f3"), token(match, "i7")) == ("T*", "T*")
    match.play("leader trader g6")
    assert texts(match) == {"treasure f3", "treasure i7"}


def test_R109_a_treasure_is_a_point_of_any_colour_and_its_temple_then_ordinary() -> None:
    match = scene(CHAIN + "  e5 At")
    assert "f3" not in goals(match, "catastrophe")
    play(match, "tile temple f6", "treasure f3")
    assert "f3" in goals(match, "catastrophe")
    full = {"red": 3, "black": 3, "blue": 3, "green": 2, "treasure": 1}
    assert scene(points=[full, {}], bare=True).scores[0] == 3


def test_R136_several_collect_clockwise_from_the_active_player() -> None:
    """Only a position set up by hand can have two such kingdoms; o9 must be taken first and is not asked for."""
    west = "f3 T*  f4 T.  f5 T.  f6 T.  f7 T.  g7 T.  h7 T.  i7 T*  e5 At  "
    east = "k11 T*  l11 T.  m11 T.  n11 T.  o11 T.  o10 T.  n10 Bt  "
    match = scene(west + east + "o9 T*", active=1)
    match.play("pass")
    assert points(match, 1) == {"treasure": 1}
    assert (match.actor, texts(match)) == (0, {"treasure f3", "treasure i7"})


def test_R136_three_treasures_are_taken_one_by_one() -> None:
    pieces = CHAIN + "  j7 T.  k7 S.  k8 S.  k9 F.  k10 S.  k11 T*  e5 At"
    match = scene(pieces)
    match.play("tile temple f6")
    assert texts(match) == {"treasure f3", "treasure i7", "treasure k11"}
    match.play("treasure i7")
    assert texts(match) == {"treasure f3", "treasure k11"}
    match.play("treasure k11")
    assert points(match, 0) == {"treasure": 2}
