"""The worked examples of the rulebook."""

from __future__ import annotations

import pytest

from tests.tigris.scenes import play, points, scene, texts, token
from tests.tigris.test_end import ended

pytestmark = pytest.mark.rules


def test_a_revolt_of_four_against_four_is_won_by_the_defender() -> None:
    """Two temples on the board and two from the hand against one and three: a tie."""
    match = scene("f5 T.  f7 T.  g5 Bk", bare=True, hands=["TTSSFM", "TTTSFM"])
    match.play("leader king f6")
    conflict = match.view(None)["conflict"]
    assert (conflict["attacker"]["board"], conflict["defender"]["board"]) == (2, 1)
    play(match, "support 2", "support 3")
    assert (token(match, "f6"), token(match, "g5")) == ("..", "Bk")
    assert (points(match, 0), points(match, 1)) == ({}, {"red": 1})
    assert match.position()["hands"] == ["SSFM", "SFM"]
    assert (token(match, "f5"), token(match, "f7")) == ("T.", "T.")


def test_the_double_war_in_which_the_second_falls_away() -> None:
    """Traders 1 + 4 against 2 + 1: three green points, five tiles laid out are gone, the kings are parted again."""
    pieces = "e5 T.  e4 At  f5 M.  e6 Ak  g5 S.  i5 M.  j5 M.  k5 T.  k4 Bt  k6 Bk"
    match = scene(pieces, hands=["TMMMMS", "MTTTTT"])
    match.play("tile temple h5")
    assert texts(match) == {"war trader", "war king"}
    match.play("war trader")
    conflict = match.view(None)["conflict"]
    assert (conflict["attacker"]["board"], conflict["defender"]["board"]) == (1, 2)
    play(match, "support 4", "support 1")
    assert points(match, 0) == {"green": 3}
    assert [token(match, cell) for cell in ("i5", "j5", "k4")] == ["..", "..", ".."]
    assert [token(match, cell) for cell in ("e6", "k6")] == ["Ak", "Bk"]
    assert match.position()["hands"] == ["S", "TTTTT"]
    assert match.position()["actions_left"] == 1


def test_the_treasure_in_the_corner_goes_to_the_trader_of_the_active_lion() -> None:
    """A farm joins a second treasure: a point for the bull's farmer, the corner treasure for the lion's trader."""
    pieces = "b2 T*  c2 T.  d2 T.  c1 At  d1 Bf  f2 S.  f3 T*"
    match = scene(pieces, hands=["F", ""])
    match.play("tile farm e2")
    assert points(match, 1) == {"blue": 1}
    assert points(match, 0) == {"treasure": 1}
    assert (token(match, "b2"), token(match, "f3")) == ("T.", "T*")


def test_a_monument_of_temples_sends_a_farmer_home_and_pays_at_the_end_of_turns() -> None:
    """The bull's farmer loses his last temple; later the bull earns green for his trader, the archer red."""
    pieces = "g5 T.  h5 T.  g6 T.  f5 Af  i5 T.  j5 At  i4 Bp  i6 T."
    match = scene(pieces, bare=False, hands=["T", "T"])
    play(match, "tile temple h6", "monument red-green g5")
    assert token(match, "f5") == ".."
    assert (token(match, "j5"), token(match, "i4")) == ("At", "Bp")
    play(match, "pass")
    assert points(match, 0) == {"green": 1}
    red = points(match, 1)["red"]
    play(match, "pass", "pass")
    assert points(match, 1) == {"red": red + 1}


def test_the_granary_moves_to_the_longer_line() -> None:
    options = {"buildings": True}
    match = scene("e1 F^  f1 F.  g1 F.  a4 F.  b4 F.  c4 F.", options=options, hands=["F", ""])
    match.play("tile farm d4")
    play(match, "building a4")
    assert match.view(None)["buildings"] == {"blue": "a4"}


def test_the_archer_breaks_a_line_of_markets_and_moves_the_market_building() -> None:
    options = {"buildings": True}
    match = scene("f5 M^  g5 M.  h5 M.  f10 T*  a10 M.  b10 M.", options=options, hands=["M", ""])
    play(match, "catastrophe g5")
    assert token(match, "f5") == "M^"
    play(match, "tile market c10", "building b10")
    assert (token(match, "f5"), token(match, "b10")) == ("M.", "M^")
    too_late = scene("f5 M^  h5 M.  a10 M.  b10 M.  c10 M.", options=options, hands=["M", ""])
    too_late.play("tile market l3")
    assert too_late.position()["actions_left"] == 1


def test_the_final_ranking_of_four_dynasties() -> None:
    """Potter 11 in the weakest; lion 10, 10, 12 before bull 10, 10, 11; the archer's 6 temples and 3 treasures last."""
    archer, bull, potter, lion = [6, 22, 15, 14, 3], [10, 10, 11, 13, 0], [11, 9, 12, 12, 2], [10, 12, 8, 13, 2]
    match = ended([archer, bull, potter, lion])
    assert match.scores == [9, 10, 11, 10]
    assert match.ranks == [4, 3, 1, 2]
    assert match.winners == [2]
