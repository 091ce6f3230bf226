"""R022 to R038: leaders."""

from __future__ import annotations

import pytest

from tests.tigris.scenes import goals, play, points, refusal, rivers, scene, texts, token

pytestmark = pytest.mark.rules


def test_R022_only_ones_own_leaders_are_withdrawn_and_moved() -> None:
    match = scene("f5 T.  g5 Bk  e5 Ap")
    assert {text for text in texts(match) if text.startswith("withdraw")} == {"withdraw priest"}
    play(match, "leader king f6", "support 0", "support 0")
    assert token(match, "g5") == "Bk"


def test_R023_a_leader_goes_on_an_empty_square() -> None:
    monument = [{"colours": ["red", "black"], "at": "g5"}]
    match = scene("f5 T.  f4 X.  e5 S.  f6 Bp  g5 #.  h5 #.  g6 #.  h6 #.", monuments=monument)
    assert not {"f4", "e5", "f6", "g5"} & goals(match, "leader king")
    assert refusal(match, "leader king f4") == "tigris-on-catastrophe"
    assert refusal(match, "leader king e5") == "tigris-on-tile"
    assert refusal(match, "leader king f6") == "tigris-on-leader"
    assert refusal(match, "leader king g5") == "tigris-on-monument"


def test_R024_never_on_a_river_square() -> None:
    match = scene("e4 T.")
    assert not goals(match, "leader king") & rivers()
    assert refusal(match, "leader king d4") == "tigris-leader-on-river"


def test_R025_directly_beside_a_temple_of_any_region() -> None:
    match = scene("f5 T.", bare=True)
    assert goals(match, "leader farmer") == {"f4", "e5", "g5", "f6"}
    assert refusal(match, "leader farmer e4") == "tigris-no-temple"
    others = scene("f5 T.  g5 Bp  f6 Bt", bare=True)
    assert goals(others, "leader king") == {"f4", "e5"}


def test_R026_a_face_down_temple_does_not_count() -> None:
    monument = [{"colours": ["red", "black"], "at": "g5"}]
    match = scene("g5 #.  h5 #.  g6 #.  h6 #.", bare=True, monuments=monument)
    assert goals(match, "leader king") == set()


def test_R027_a_leader_may_not_join_two_kingdoms() -> None:
    match = scene("f5 T.  e5 Bp  h5 T.  i5 Bt", bare=True)
    assert "g5" not in goals(match, "leader king")
    assert {"f4", "f6", "h4", "h6"} <= goals(match, "leader king")
    assert refusal(match, "leader king g5") == "tigris-joins-two"


def test_R028_touching_a_leader_joins_his_kingdom_too() -> None:
    """g5 is beside the temple of one kingdom and beside the leader of another."""
    match = scene("f5 T.  e5 Bp  g6 Bt  g7 T.", bare=True)
    assert refusal(match, "leader king g5") == "tigris-joins-two"


def test_R029_one_kingdom_and_leaderless_regions_become_one() -> None:
    match = scene("f5 T.  e5 Bp  h5 T.  g4 S.  g6 M.", bare=True)
    match.play("leader king g5")
    (kingdom,) = match.view(None)["kingdoms"]
    assert set(kingdom["cells"]) == {"e5", "f5", "g5", "h5", "g4", "g6"}


def test_R030_placing_a_leader_scores_nothing_and_starts_no_war() -> None:
    match = scene("f5 T.  f4 T.  e5 Bp  g6 S.", bare=True)
    match.play("leader king g5")
    assert (match.actor, points(match, 0), points(match, 1)) == (0, {}, {})
    assert match.position()["actions_left"] == 1


def test_R031_moving_a_leader_is_one_action() -> None:
    match = scene("f5 T.  e5 Ak", bare=True)
    assert goals(match, "leader king") == {"f4", "g5", "f6"}
    assert refusal(match, "leader king e5") == "tigris-same-cell"
    match.play("leader king g5")
    assert (token(match, "e5"), token(match, "g5")) == ("..", "Ak")
    assert match.position()["actions_left"] == 1


def test_R032_the_leader_is_lifted_before_the_goal_is_judged() -> None:
    """Alone in his kingdom he leaves no kingdom behind, so the goal joins only one."""
    match = scene("f5 T.  e5 Ak  h5 T.  i5 Bp", bare=True)
    assert "g5" in goals(match, "leader king")
    two = scene("f5 T.  e5 Ak  f4 At  h5 T.  i5 Bp", bare=True)
    assert "g5" not in goals(two, "leader king")


def test_R033_he_stays_if_lifting_him_leaves_two_kingdoms_that_he_would_join() -> None:
    """The king on g5 is the only bridge between e5-f5 and h5-i5; both keep a leader. f6 would be fine."""
    pieces = "f5 T.  e5 Bp  g5 Ak  h5 T.  i5 Bt  f4 T.  h4 T."
    match = scene(pieces, bare=True)
    assert len(match.view(None)["kingdoms"]) == 1
    assert refusal(match, "leader king g4") == "tigris-joins-two"
    assert "f6" in goals(match, "leader king")
    assert token(match, "g5") == "Ak"
    alone = scene(pieces.replace("i5 Bt", ""), bare=True)
    assert "g4" in goals(alone, "leader king")


def test_R034_within_his_kingdom_without_revolt_into_another_with() -> None:
    match = scene("f5 T.  e5 Ak  f4 Bp", bare=True)
    match.play("leader king f6")
    assert match.position()["actions_left"] == 1
    other = scene("f5 T.  e5 Ak  i5 T.  j5 Bk", bare=True)
    other.play("leader king i6")
    assert texts(other) == {"support 0", "support 1", "support 2"}


def test_R035_withdrawing_is_one_action() -> None:
    match = scene("f5 T.  e5 Ak")
    match.play("withdraw king")
    assert token(match, "e5") == ".."
    assert match.position()["actions_left"] == 1
    assert "king" in match.view(None)["dynasties"][0]["leaders_home"]
    assert refusal(match, "withdraw king") == "tigris-leader-at-home"


def test_R036_moving_or_withdrawing_may_split_a_kingdom() -> None:
    pieces = "f5 T.  e5 Bp  g5 Ak  h5 T.  i5 Bt"
    for move in ("withdraw king", "leader king f6"):
        match = scene(pieces, bare=True)
        match.play(move)
        assert len(match.view(None)["kingdoms"]) == 2


def test_R037_a_leader_without_a_temple_goes_home_at_once() -> None:
    match = scene("f5 T.  e5 Ak  f4 Bt", bare=True)
    match.play("catastrophe f5")
    assert (token(match, "e5"), token(match, "f4")) == ("..", "..")
    assert (points(match, 0), points(match, 1)) == ({}, {})
    kept = scene("f5 T.  e5 Ak  e4 T.", bare=True)
    kept.play("catastrophe f5")
    assert token(kept, "e5") == "Ak"


def test_R038_all_such_leaders_together_and_they_may_come_again_at_once() -> None:
    match = scene("f5 T.  e5 Ak  f4 Bt  g5 Af  i5 T.", bare=True)
    match.play("catastrophe f5")
    assert match.view(None)["kingdoms"] == []
    match.play("leader king i6")
    assert token(match, "i6") == "Ak"
