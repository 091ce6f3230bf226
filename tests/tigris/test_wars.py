"""R071 to R090: wars."""

from __future__ import annotations

import pytest

from edubba.engine.match import Match
from tests.tigris.scenes import goals, play, points, refusal, scene, texts, token

pytestmark = pytest.mark.rules

# Two kingdoms with a gap at h5: Ann's trader with two markets, Ben's with one.
TRADERS = "e5 T.  e6 At  f5 M.  g5 M.  i5 M.  j5 T.  j6 Bt"


def war(pieces: str = TRADERS, tile: str = "settlement", cell: str = "h5", **entries: object) -> Match:
    """The match after a tile has joined two kingdoms."""
    match = scene(pieces, **entries)
    match.play(f"tile {tile} {cell}")
    return match


def test_R071_a_tile_joins_two_kingdoms_and_equal_colours_meet() -> None:
    match = war()
    assert match.view(None)["conflict"]["kind"] == "war"
    assert texts(match) == {"support 0", "support 1", "support 2"}


def test_R072_the_joining_tile_is_marked_until_all_is_settled_and_scores_nothing() -> None:
    match = war(TRADERS + "  e4 Ak")
    assert match.position()["pending"]["placed"] == "h5"
    assert match.view(None)["conflict"]["union"] == "h5"
    play(match, "support 0", "support 0")
    assert "pending" not in match.position()
    assert points(match, 0) == {"green": 2}


def test_R073_no_equal_colours_no_war() -> None:
    match = war(TRADERS.replace("Bt", "Bk"))
    assert match.position()["actions_left"] == 1
    assert len(match.view(None)["kingdoms"]) == 1
    assert points(match, 1) == {}


TWO_WARS = "e5 T.  e6 At  e4 Ak  f5 M.  g5 S.  i5 M.  j5 T.  j6 Bt  j4 Bk"


def test_R074_the_active_player_chooses_before_each_war() -> None:
    match = war(TWO_WARS)
    assert (match.actor, texts(match)) == (0, {"war king", "war trader"})
    assert refusal(match, "war priest") == "tigris-no-such-war"
    play(match, "war king", "support 0", "support 0")
    assert match.view(None)["conflict"]["leader"] == "trader"  # one war is left: it is not asked


def test_R074_even_if_none_of_his_leaders_is_involved() -> None:
    pieces = TWO_WARS.replace("A", "C")
    match = war(pieces, players=3)
    assert (match.actor, texts(match)) == (0, {"war king", "war trader"})
    match.play("war trader")
    assert match.actor == 1


@pytest.mark.parametrize(("active", "attacker"), [(0, 0), (1, 1), (2, 0), (3, 0)])
def test_R075_the_active_player_attacks_else_the_first_involved_clockwise(active: int, attacker: int) -> None:
    match = war(players=4, active=active)
    assert match.actor == attacker
    assert match.view(None)["conflict"]["defender"]["seat"] == 1 - attacker


def test_R075_clockwise_from_the_active_player_not_by_number() -> None:
    match = war(TRADERS.replace("Bt", "Dt"), players=4, active=2)
    assert match.actor == 3


def test_R076_no_leader_may_be_withdrawn() -> None:
    match = war()
    assert refusal(match, "withdraw trader") == "tigris-asked"


def test_R077_all_tiles_of_the_colour_in_the_original_kingdom_count() -> None:
    match = war(TRADERS + "  e7 M.  f4 M.  k5 M.  l5 M.  d5 S.")
    conflict = match.view(None)["conflict"]
    assert conflict["attacker"]["tiles"] == ["f4", "f5", "g5", "e7"]  # e7 touches the trader only
    assert conflict["defender"]["tiles"] == ["i5", "k5", "l5"]


def test_R077_tiles_beside_the_leader_are_in_his_kingdom_too() -> None:
    match = war("e5 T.  e6 At  d6 M.  f5 M.  g5 S.  i5 M.  j5 T.  j6 Bt")
    assert match.view(None)["conflict"]["attacker"]["tiles"] == ["f5", "d6"]


def test_R078_neither_the_joining_tile_nor_leaderless_regions_count() -> None:
    match = war(TRADERS + "  h4 M.  h3 M.  h6 M.", tile="market")
    conflict = match.view(None)["conflict"]
    assert conflict["attacker"]["tiles"] == ["f5", "g5"]
    assert conflict["defender"]["tiles"] == ["i5"]


def test_R079_face_down_tiles_are_no_supporters() -> None:
    monument = [{"colours": ["red", "green"], "at": "f5"}]
    match = war(
        "e5 T.  e6 At  f5 #.  g5 #.  f6 #.  g6 #.  i5 M.  j5 T.  j6 Bt",
        monuments=monument,
    )
    assert match.view(None)["conflict"]["attacker"]["board"] == 0


def test_R080_reinforcements_are_tiles_of_the_war_colour() -> None:
    match = war(hands=["TTSMMM", "TTMFFF"])
    assert texts(match) == {f"support {number}" for number in range(4)}
    match.play("support 3")
    assert texts(match) == {"support 0", "support 1"}


@pytest.mark.parametrize(("attack", "defence", "winner"), [(0, 0, 0), (0, 1, 1), (1, 1, 0), (1, 2, 1)])
def test_R081_the_higher_total_wins_and_a_tie_goes_to_the_defender(attack: int, defence: int, winner: int) -> None:
    match = war()
    play(match, f"support {attack}", f"support {defence}")
    assert (token(match, "e6") == "At", token(match, "j6") == "Bt") == (winner == 0, winner == 1)


def test_R082_the_losers_leader_and_supporters_leave_all_else_stays() -> None:
    match = war(TRADERS + "  k5 S.  k6 M.")
    bag = match.position()["bag"]
    play(match, "support 1", "support 0")
    assert [token(match, cell) for cell in ("j6", "i5", "k6")] == ["..", "..", ".."]
    assert [token(match, cell) for cell in ("j5", "k5", "h5", "f5", "g5", "e6")] == ["T.", "S.", "S.", "M.", "M.", "At"]
    assert match.position()["bag"] == bag


@pytest.mark.parametrize(("attack", "defence", "winner", "won"), [(2, 1, 0, 2), (0, 2, 1, 3)])
def test_R083_one_point_for_the_leader_and_each_tile_removed(attack: int, defence: int, winner: int, won: int) -> None:
    match = war()
    play(match, f"support {attack}", f"support {defence}")
    assert points(match, winner) == {"green": won}
    assert points(match, 1 - winner) == {}


# Ann's priest with the temples d5 to h5; Ben's with j5 to m5 and the start temple n5 with its treasure.
PRIESTS = "d5 T.  d6 Ap  e5 T.  f5 T.  g5 T.  h5 T.  j5 T.  k5 T.  k6 Bp  l5 T.  m5 T."


def test_R084_temples_with_a_treasure_stay() -> None:
    match = war(PRIESTS, cell="i5", hands=["SSTTTT", "S"])
    play(match, "support 4", "support 0")
    assert token(match, "n5") == "T*"
    assert [token(match, cell) for cell in ("j5", "k5", "l5", "m5")] == [".."] * 4
    assert points(match, 0) == {"red": 5}


def test_R085_temples_beside_another_leader_stay_of_any_player() -> None:
    match = war(PRIESTS + "  j4 Bt  l6 Ak", cell="i5", hands=["SSTTTT", "S"])
    play(match, "support 4", "support 0")
    assert [token(match, cell) for cell in ("j5", "k5", "l5", "m5")] == ["T.", "..", "T.", ".."]


def test_R085_a_temple_beside_the_beaten_priest_alone_is_removed() -> None:
    match = war(PRIESTS, cell="i5", hands=["SSTTTT", "S"])
    play(match, "support 4", "support 0")
    assert token(match, "k5") == ".."


def test_R085_other_wars_know_no_such_protection() -> None:
    match = war(TRADERS + "  i6 Bp  i7 T*")
    play(match, "support 1", "support 0")
    assert token(match, "i5") == ".."
    assert token(match, "i6") == "Bp"


def test_R086_only_temples_really_removed_score() -> None:
    match = war(PRIESTS + "  j4 Bt  l6 Ak", cell="i5", hands=["SSTTTT", "S"])
    stake = match.view(None)["conflict"]["defender"]["if_lost"]
    assert stake == {"tiles": ["k5", "m5"], "colour": "red", "points": 3}
    play(match, "support 4", "support 0")
    assert points(match, 0) == {"red": 3}


def test_R087_leaders_no_longer_in_one_kingdom_do_not_fight() -> None:
    """The market i5 was the only bridge to Ben's king: with it the second war falls away."""
    match = war(TWO_WARS)
    play(match, "war trader", "support 2", "support 0")
    assert match.position()["actions_left"] == 1
    assert (token(match, "e4"), token(match, "j4")) == ("Ak", "Bk")


def test_R088_later_wars_are_counted_on_the_board_as_it_then_stands() -> None:
    """The lost market f5 cuts Ann's settlements d5 and e5 off from her king before the kings fight."""
    pieces = "g5 T.  g4 Ak  g6 At  f5 M.  e5 S.  d5 S.  i5 T.  i6 Bt  i4 Bk  j5 M."
    match = war(pieces, hands=["SS", "MM"])
    wars = {w["leader"]: w for w in match.view(None)["wars"]}
    assert wars["king"]["attacker"]["tiles"] == ["d5", "e5"]
    play(match, "war trader", "support 0", "support 2")
    assert match.view(None)["conflict"]["attacker"]["tiles"] == []


def test_R089_no_hand_is_refilled_before_the_end_of_the_turn() -> None:
    match = war(TWO_WARS.replace("i5 M.", "i5 T."), hands=["SSMMMM", "TTTTMM"])
    play(match, "war trader", "support 4", "support 2")
    assert match.position()["hands"] == ["S", "TTTT"]
    play(match, "support 0", "support 0")
    assert match.position()["hands"] == ["S", "TTTT"]
    play(match, "pass")
    assert [len(hand) for hand in match.position()["hands"]] == [6, 6]


def test_R090_the_tile_is_then_an_ordinary_tile_and_never_scores_later() -> None:
    match = war(tile="market", hands=["MM", "M"])
    before = points(match, 0)
    play(match, "support 0", "support 0")
    assert before == {}
    assert points(match, 0) == {"green": 2}
    assert token(match, "h5") == "M."
    kingdom = match.view(None)["kingdoms"][0]
    assert kingdom["tiles"]["market"] == 3
    assert "h5" not in goals(match, "tile market")
