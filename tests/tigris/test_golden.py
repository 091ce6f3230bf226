"""Recorded games end in the way that their names say."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import edubba

pytestmark = pytest.mark.rules

LAST_TURN = 12  # no turn of these games is longer, with all its events
RECORDS = sorted((Path(__file__).parents[1] / "records" / "tigris").glob("*.json"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_recorded_game_ends_as_its_name_says(path: Path) -> None:
    match = edubba.replay(json.loads(path.read_text(encoding="utf-8")))
    way, *_, players = path.stem.split("-")
    assert match.players == int(players)
    few = match.view(None)["treasures"]["left"] <= 2
    keys = [message.key for message in match.story()]
    if way == "shared":
        assert len(match.winners) > 1
    elif way == "treasures":
        assert few
        assert "tigris-told-end-treasures" in keys
    else:
        assert not few
        assert "tigris-told-end-bag" in keys
        short = any(says_bag_short(match, ply) for ply in range(match.ply - LAST_TURN, match.ply))
        assert short == (way == "exchange")


def says_bag_short(match: edubba.Match, ply: int) -> bool:
    return "tigris-told-bag-short" in [message.key for message in match.story(ply)]


def test_there_is_a_record_for_every_way_to_end() -> None:
    assert {path.stem.split("-")[0] for path in RECORDS} == {"treasures", "exchange", "refill", "shared"}
