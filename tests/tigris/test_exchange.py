"""R056 to R059: exchanging tiles."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.tigris.scenes import goals, play, refusal, scene, texts

pytestmark = pytest.mark.rules


def test_R056_one_to_six_tiles_go_unseen_and_as_many_come() -> None:
    match = scene(hands=["TTTSFM", "TTTTTT"])
    before = match.position()
    match.play("exchange TTTSFM")
    after = match.position()
    assert len(after["hands"][0]) == 6
    assert after["discards"] == ["TTTSFM", ""]
    drawn = Counter(after["hands"][0])
    assert all(before["bag"][letter] - after["bag"][letter] == drawn[letter] for letter in "TSFM")
    assert "TTTSFM" not in str(match.view(1)["dynasties"])


def test_R057_the_new_tiles_can_be_used_in_the_second_action() -> None:
    match = scene(hands=["T", ""], bag={"M": 5})
    match.play("exchange T")
    assert goals(match, "tile market")


def test_R058_only_tiles_held_and_not_nothing() -> None:
    match = scene(hands=["TTF", ""])
    assert {text for text in texts(match) if text.startswith("exchange")} == {
        "exchange F",
        "exchange T",
        "exchange TF",
        "exchange TT",
        "exchange TTF",
    }
    assert refusal(match, "exchange S") == "tigris-exchange-not-held"
    assert refusal(match, "exchange") in ("move-unknown", "move-unknown-near")


def test_R058_what_is_discarded_cannot_be_drawn() -> None:
    match = scene(hands=["T", ""], bag={"M": 1})
    match.play("exchange T")
    assert match.position()["hands"][0] == "M"


def test_R059_with_fewer_in_the_bag_take_what_is_there_and_finish_the_turn() -> None:
    match = scene(hands=["TTTTTT", "TTTTTT"], bag={"M": 2})
    match.play("exchange TTTT")
    assert match.position()["hands"][0] == "TTMM"
    assert not match.is_over
    assert match.position()["last_turn"]
    play(match, "pass")
    assert match.is_over
