"""Positions in which known programs play otherwise than this edition's rules; docs/rules/tigris.md numbers them."""

from __future__ import annotations

import pytest

from tests.tigris.scenes import GAME, goals, play, points, refusal, rivers, scene, texts, token
from tests.tigris.test_end import ended

pytestmark = pytest.mark.rules

CHAIN = "f3 T*  f4 T.  f5 T.  f7 T.  g7 T.  h7 T."  # f6 joins the treasures of f3 and i7
TRADERS = "e5 T.  e6 At  f5 M.  g5 M.  i5 M.  j5 T.  j6 Bt"  # h5 joins the kingdoms


def test_D01_river_and_temples_of_the_standard_side() -> None:
    match = GAME.start(2, 1)
    assert "g9" in rivers()
    assert "h8" not in rivers()
    assert (token(match, "i7"), token(match, "f10")) == ("T*", "T*")
    assert (token(match, "j7"), token(match, "g10")) == ("..", "..")


def test_D02_all_four_corners_are_known() -> None:
    assert GAME.start(2, 1).view(None)["take_first"] == ["b2", "p2", "b8", "o9"]


def test_D03_j11_not_i11_is_taken_first_on_the_alternate_side() -> None:
    match = GAME.start(2, 1, {"board": "alternate"})
    assert "j11" in match.view(None)["take_first"]
    assert token(match, "i11") == ".."


def test_D04_47_temples_in_the_bag_besides_the_10_on_the_board() -> None:
    position = GAME.start(2, 1).position()
    assert position["bag"]["T"] + "".join(position["hands"]).count("T") == 47


def test_D07_a_leader_may_touch_a_kingdom_and_a_leaderless_region() -> None:
    assert "g5" in goals(scene("f5 T.  e5 Bp  h5 T.", bare=True), "leader king")


def test_D08_the_moved_leader_is_lifted_before_the_test_of_two_kingdoms() -> None:
    assert "g5" in goals(scene("f5 T.  e5 Ak  h5 T.  i5 Bp", bare=True), "leader king")


def test_D09_a_peaceful_union_scores_nothing() -> None:
    match = scene(TRADERS.replace("Bt", "Bk"))
    match.play("tile market h5")
    assert (points(match, 0), points(match, 1)) == ({}, {})


def test_D10_no_tile_goes_onto_a_monument_or_a_catastrophe() -> None:
    match = scene("g5 #. h5 #. g6 #. h6 #.  a1 X.", monuments=[{"colours": ["red", "black"], "at": "g5"}])
    assert refusal(match, "tile temple g5") == "tigris-on-monument"
    assert refusal(match, "tile temple a1") == "tigris-on-catastrophe"


def test_D11_no_catastrophe_on_a_catastrophe() -> None:
    assert refusal(scene("a1 X."), "catastrophe a1") == "tigris-on-catastrophe"


def test_D13_an_exchange_beyond_the_bag_does_not_end_the_turn() -> None:
    match = scene(hands=["TTTTTT", "TTTTTT"], bag={"M": 1})
    match.play("exchange TT")
    assert "pass" in texts(match)


def test_D14_an_exchange_beyond_the_bag_draws_what_is_there() -> None:
    match = scene(hands=["TTTTTT", "TTTTTT"], bag={"M": 1})
    match.play("exchange TT")
    assert match.position()["hands"][0] == "TTTTM"


def test_D15_wars_between_others_are_fought() -> None:
    match = scene(TRADERS.replace("A", "C"), players=3)
    match.play("tile settlement h5")
    assert match.actor == 1
    play(match, "support 0", "support 0")
    assert match.actor == 0
    assert points(match, 2) == {"green": 2}


def test_D16_a_temple_beside_the_beaten_priest_alone_is_removed() -> None:
    match = scene("e5 T.  e6 Ap  f5 T.  g5 T.  i5 T.  i6 Bp  i7 ..", hands=["SST", "S"])
    play(match, "tile settlement h5", "support 1", "support 0")
    assert token(match, "i5") == ".."


def test_D17_the_joining_tile_is_not_credited_after_the_war() -> None:
    match = scene(TRADERS + "  e4 Ak")
    play(match, "tile settlement h5", "support 0", "support 0")
    assert points(match, 0) == {"green": 2}


def test_D18_the_defender_is_not_refilled_after_the_conflict() -> None:
    match = scene(TRADERS, hands=["SSMM", "MMTT"])
    play(match, "tile settlement h5", "support 2", "support 2")
    assert match.position()["hands"] == ["S", "TT"]


def test_D19_later_wars_are_counted_on_the_present_board() -> None:
    pieces = "g5 T.  g4 Ak  g6 At  f5 M.  e5 S.  d5 S.  i5 T.  i6 Bt  i4 Bk  j5 M."
    match = scene(pieces, hands=["SS", "MM"])
    play(match, "tile settlement h5", "war trader", "support 0", "support 2")
    assert match.view(None)["conflict"]["attacker"]["board"] == 0


def test_D20_a_monument_after_a_war() -> None:
    match = scene("g5 M.  h5 M.  g6 M.  f5 T.  f4 At  i6 T.  j6 Bt", hands=["M", ""])
    match.play("tile market h6")
    assert "monument red-green g5" in texts(match)


def test_D21_of_two_squares_the_player_chooses() -> None:
    match = scene("g5 M.  h5 M.  i5 M.  g6 M.  i6 M.", hands=["M", ""])
    match.play("tile market h6")
    assert {"monument red-green g5", "monument red-green h5"} <= texts(match)


def test_D22_the_traders_owner_chooses_the_treasure() -> None:
    match = scene(CHAIN + "  e5 Bt")
    match.play("tile temple f6")
    assert (match.actor, texts(match)) == (1, {"treasure f3", "treasure i7"})


def test_D23_of_three_treasures_two_are_taken() -> None:
    match = scene(CHAIN + "  j7 T.  k7 S.  k8 S.  k9 F.  k10 S.  e5 At")
    play(match, "tile temple f6", "treasure f3", "treasure i7")
    assert points(match, 0) == {"treasure": 2}


def test_D24_a_trader_placed_on_two_treasures_takes_one() -> None:
    match = scene(CHAIN + "  f6 T.")
    match.play("leader trader g6")
    assert texts(match) == {"treasure f3", "treasure i7"}


def test_D24_and_so_does_one_who_wins_a_revolt() -> None:
    match = scene(CHAIN + "  g5 Bt")
    play(match, "leader trader f6", "support 2", "support 0")
    assert texts(match) == {"treasure f3", "treasure i7"}


@pytest.mark.parametrize("left", ["f3 T*  f4 T.  f5 T.  f7 T.  g7 T.  h7 T.  i7 T*", "i7 T*"])
def test_D25_two_treasures_or_one_end_the_game_at_the_end_of_the_turn(left: str) -> None:
    match = scene(left, bare=True)
    match.play("pass")
    assert not match.is_over
    match.play("pass")
    assert match.is_over


def test_D26_an_empty_bag_does_not_end_the_game_while_hands_are_full() -> None:
    match = scene(hands=["TTTTTT", "TTTTTT"], bag={})
    play(match, "pass", "pass")
    assert not match.is_over


def test_D27_income_of_the_last_turn_counts() -> None:
    match = scene(
        "g5 #. h5 #. g6 #. h6 #.  f5 T.  f6 Ap",
        monuments=[{"colours": ["red", "green"], "at": "g5"}],
        hands=["", ""],
        bag={},
    )
    play(match, "pass", "pass")
    assert match.is_over
    assert points(match, 0) == {"red": 1}


def test_D28_ties_are_broken() -> None:
    assert ended([[4, 5, 6, 7, 0], [4, 5, 6, 8, 0]]).ranks == [2, 1]


def test_D29_the_active_player_is_refilled_first() -> None:
    match = scene(active=1, hands=["TTTT", "TTTT"], bag={"M": 3})
    play(match, "pass", "pass")
    assert match.position()["hands"] == ["TTTTM", "TTTTMM"]


BUILDINGS = {"options": {"buildings": True}, "bare": True, "hands": ["MM", ""]}


def test_D30_a_longer_line_at_right_angles_gets_the_building_though_it_is_in_line() -> None:
    match = scene("f5 M^  g5 M.  h4 M.  h6 M.  h7 M.", **BUILDINGS)
    match.play("tile market h5")
    assert goals(match, "building") == {"h4", "h5", "h6", "h7", "none"}


def test_D31_after_a_union_a_line_of_two_is_not_enough() -> None:
    match = scene("a5 M^  f5 M.  e5 T.  e6 At  h5 T.  h6 Bk", **BUILDINGS)
    match.play("tile market g5")
    assert match.position()["actions_left"] == 1


def test_D32_no_building_on_a_tile_of_a_line_that_is_too_short() -> None:
    match = scene("f5 M.  g5 M.  h6 M.  i6 M.  j6 M.", **BUILDINGS)
    match.play("tile market h5")
    assert goals(match, "building") == {"f5", "g5", "h5", "none"}
    assert refusal(match, "building h6") == "tigris-building-line"


def test_D33_a_monument_sends_the_building_back_to_the_stock() -> None:
    match = scene("g5 M.  h5 M.  g6 M^", **BUILDINGS)
    play(match, "tile market h6", "monument red-green g5")
    assert match.view(None)["buildings"] == {}
