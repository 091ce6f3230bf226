"""R016 to R021: the turn."""

from __future__ import annotations

import pytest

from tests.tigris.scenes import goals, play, points, refusal, scene, texts, token

pytestmark = pytest.mark.rules

REVOLT = "f5 T.  g5 Bk"


def test_R016_two_actions_of_any_kind_in_any_order() -> None:
    match = scene(players=3)
    kinds = {move.kind for move in match.legal()}
    assert kinds == {"tile", "leader", "catastrophe", "exchange", "pass"}
    play(match, "catastrophe a1", "exchange T")
    assert match.actor == 1


def test_R017_passing_is_always_possible_per_action() -> None:
    match = scene()
    assert "pass" in texts(match)
    play(match, "pass")
    assert (match.actor, match.position()["actions_left"]) == (0, 1)
    play(match, "pass")
    assert match.actor == 1


def test_R137_nothing_ends_a_game_of_passes() -> None:
    match = scene()
    play(match, *["pass"] * 400)
    assert match.actor == 0


def test_R018_the_same_action_may_be_taken_twice() -> None:
    match = scene(REVOLT)
    play(match, "leader king f6", "support 0", "support 0")
    assert token(match, "f6") == ".."
    play(match, "leader king f6", "support 1", "support 0")
    assert token(match, "f6") == "Ak"


def test_R019_point_conflict_building_monument_treasures_in_that_order() -> None:
    """One tile wins a point, earns a building, completes a square and joins two treasures."""
    pieces = "f3 T*  g3 T.  g4 T.  f4 Ap  h3 At  e4 ..  g2 T."
    match = scene(pieces + "  h2 T.  i2 T.  j2 T.  k2 T.", options={"buildings": True}, hands=["TT", "TT"])
    match.play("tile temple f2")  # joins the treasure of k1 through f2 to k2
    assert points(match, 0)["red"] == 1
    assert {move.kind for move in match.legal()} == {"building"}
    match.play("building none")
    assert {move.kind for move in match.legal()} == {"monument"}
    assert "treasure" not in points(match, 0)
    match.play("monument none")
    assert {move.text for move in match.legal()} == {"treasure f3", "treasure k1"}


def test_R019_a_conflict_comes_before_monument_and_treasures() -> None:
    match = scene("f5 T.  g5 T.  f6 T.  e5 Ak  h6 T.  i6 Bk", hands=["TS", "S"])
    match.play("tile temple g6")
    assert {move.kind for move in match.legal()} == {"support"}
    play(match, "support 0", "support 0")
    assert {move.kind for move in match.legal()} == {"monument"}


def test_R020_only_the_player_named_by_the_rule_decides() -> None:
    match = scene(REVOLT)
    match.play("leader king f6")
    assert match.actor == 0
    match.play("support 0")
    assert match.actor == 1


def test_R021_while_an_event_is_open_nothing_else_is_available() -> None:
    match = scene(REVOLT)
    match.play("leader king f6")
    assert texts(match) == {"support 0", "support 1", "support 2"}
    assert refusal(match, "pass") == "tigris-asked"
    assert goals(match, "tile temple") == set()
