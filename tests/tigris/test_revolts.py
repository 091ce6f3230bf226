"""R060 to R070: revolts."""

from __future__ import annotations

import pytest

from tests.tigris.scenes import play, points, refusal, scene, texts, token

pytestmark = pytest.mark.rules

KINGDOM = "f5 T.  g5 Bk"  # f6 is free beside the temple


def test_R060_a_leader_placed_or_moved_where_his_colour_is() -> None:
    match = scene(KINGDOM)
    match.play("leader king f6")
    assert match.view(0)["conflict"]["kind"] == "revolt"
    moved = scene(KINGDOM + "  i5 T.  j5 Ak")
    moved.play("leader king f6")
    assert moved.view(0)["conflict"]["kind"] == "revolt"
    other = scene(KINGDOM)
    other.play("leader priest f6")
    assert other.view(0)["conflict"] is None


def test_R061_the_active_player_attacks_the_owner_of_the_other_leader_defends() -> None:
    match = scene("f5 T.  g5 Ck", players=3, active=1)
    match.play("leader king f6")
    conflict = match.view(None)["conflict"]
    assert (conflict["attacker"]["seat"], conflict["defender"]["seat"]) == (1, 2)
    assert match.actor == 1
    match.play("support 0")
    assert match.actor == 2


def test_R062_neither_leader_may_be_withdrawn() -> None:
    match = scene(KINGDOM)
    match.play("leader king f6")
    assert refusal(match, "withdraw king") == "tigris-asked"
    match.play("support 0")
    assert refusal(match, "withdraw king") == "tigris-asked"


def test_R063_strength_is_the_temples_beside_the_leader_also_for_both() -> None:
    match = scene("f5 T.  g5 Bk  g6 T.  h5 S.  g4 T.  f7 T.  e6 M.")
    match.play("leader king f6")
    conflict = match.view(None)["conflict"]
    assert conflict["attacker"]["tiles"] == ["f5", "g6", "f7"]
    assert conflict["defender"]["tiles"] == ["g4", "f5", "g6"]
    match.play("support 0")
    match.play("support 0")
    assert token(match, "f6") == ".."


def test_R063_face_down_temples_give_no_strength() -> None:
    monument = [{"colours": ["red", "black"], "at": "g6"}]
    match = scene("f5 T.  g5 Bk  g6 #.  h6 #.  g7 #.  h7 #.", monuments=monument)
    match.play("leader king f6")
    assert match.view(None)["conflict"]["attacker"]["board"] == 1


@pytest.mark.parametrize("leader", ["priest", "king", "farmer", "trader"])
def test_R064_reinforcements_are_temples_whatever_the_leaders(leader: str) -> None:
    match = scene(f"f5 T.  g5 B{leader[0]}", hands=["TTSSMF", "TSMFFF"])
    match.play(f"leader {leader} f6")
    assert texts(match) == {"support 0", "support 1", "support 2"}
    match.play("support 2")
    assert match.position()["hands"][0] == "SSFM"


def test_R065_attacker_then_defender_once_openly_any_number() -> None:
    match = scene(KINGDOM)
    match.play("leader king f6")
    match.play("support 1")
    assert match.view(1)["conflict"]["attacker"]["laid"] == 1
    assert match.view(None)["conflict"]["attacker"]["laid"] == 1
    assert texts(match) == {"support 0", "support 1", "support 2"}
    match.play("support 0")
    assert match.view(None)["conflict"] is None


def test_R135_whoever_has_other_tiles_is_asked_even_without_temples() -> None:
    match = scene(KINGDOM, hands=["SS", ""])
    match.play("leader king f6")
    assert (match.actor, texts(match)) == (0, {"support 0"})
    match.play("support 0")
    assert token(match, "f6") == ".."  # the defender's hand is empty: everybody sees that he can add nothing


@pytest.mark.parametrize(("attack", "defence", "stays"), [(1, 0, "Ak"), (1, 1, "Bk"), (2, 1, "Ak"), (0, 0, "Bk")])
def test_R066_the_higher_total_wins_and_a_tie_goes_to_the_defender(attack: int, defence: int, stays: str) -> None:
    match = scene(KINGDOM)
    play(match, "leader king f6", f"support {attack}", f"support {defence}")
    assert (token(match, "f6"), token(match, "g5")) == (("Ak", "..") if stays == "Ak" else ("..", "Bk"))


def test_R067_the_loser_takes_his_leader_back() -> None:
    match = scene(KINGDOM)
    play(match, "leader king f6", "support 1", "support 0")
    assert "king" in match.view(None)["dynasties"][1]["leaders_home"]
    assert "king" not in match.view(None)["dynasties"][0]["leaders_home"]


@pytest.mark.parametrize(("attack", "winner"), [(1, 0), (0, 1)])
def test_R068_the_winner_gets_one_red_point(attack: int, winner: int) -> None:
    match = scene(KINGDOM)
    play(match, "leader king f6", f"support {attack}", "support 0")
    assert points(match, winner) == {"red": 1}
    assert points(match, 1 - winner) == {}


def test_R069_temples_laid_out_leave_the_game_those_on_the_board_stay() -> None:
    match = scene(KINGDOM)
    before = match.position()
    play(match, "leader king f6", "support 2", "support 1")
    after = match.position()
    assert after["hands"] == ["SFMM", "TSFMM"]
    assert after["bag"] == before["bag"]
    assert after["discards"] == ["", ""]
    assert token(match, "f5") == "T."


def test_R070_a_region_bridged_by_the_loser_is_separate_again() -> None:
    match = scene("f5 T.  g5 Bk  f7 M.")
    play(match, "leader king f6", "support 0", "support 0")
    (kingdom,) = match.view(None)["kingdoms"]
    assert set(kingdom["cells"]) == {"f5", "g5"}


def test_R070_a_trader_who_won_collects() -> None:
    """The attacker's trader bridges the treasures of f3 and i7; with the loser gone he takes one."""
    pieces = "f3 T*  f4 T.  f5 T.  g5 Bt  f7 T.  g7 T.  h7 T."
    match = scene(pieces)
    play(match, "leader trader f6", "support 1", "support 0")
    assert match.actor == 0
    assert texts(match) == {"treasure f3", "treasure i7"}
    lost = scene(pieces)
    play(lost, "leader trader f6", "support 0", "support 2")
    assert lost.position()["actions_left"] == 1
