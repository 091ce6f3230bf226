"""Every tile, leader, treasure and catastrophe is somewhere, exactly once, whatever is played."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from edubba.games.tigris.pieces import LEADER_LETTERS, SEAT_LETTERS
from tests.tigris.scenes import GAME

pytestmark = pytest.mark.rules

TILES = "TSFM"


def tokens(position: dict[str, Any]) -> list[str]:
    return " ".join(position["board"]).split()


def face_up(position: dict[str, Any]) -> Counter[str]:
    return Counter(token[0] for token in tokens(position) if token[0] in TILES)


def unseen(position: dict[str, Any]) -> Counter[str]:
    """Hands, discards and bag."""
    return Counter("".join([*position["hands"], *position["discards"]])) + Counter(position["bag"])


def counts(position: dict[str, Any], players: int) -> tuple[int, int, int]:
    """Treasures, catastrophes, and the number of tiles that were turned."""
    board = tokens(position)
    treasures = sum(token[1] in "*&" for token in board) + sum(seat["treasure"] for seat in position["points"])
    leaders = [token for token in board if token[0] in SEAT_LETTERS and token[1] in LEADER_LETTERS]
    assert len(leaders) == len(set(leaders)) <= 4 * players
    return treasures, board.count("X.") + sum(position["catastrophes"]), sum(token[0] == "#" for token in board)


@given(
    st.integers(0, 10**6),
    st.sampled_from([2, 3, 4]),
    st.sampled_from(["standard", "alternate"]),
    st.booleans(),
    st.lists(st.sampled_from(["tile", "leader", "catastrophe", "exchange", "any"]), min_size=1, max_size=4),
)
@settings(max_examples=12)
def test_nothing_is_lost_and_nothing_comes_from_nowhere(
    seed: int, players: int, board: str, buildings: bool, likes: list[str]
) -> None:
    """Random play with a liking for some kinds of moves; after every move all pieces are counted."""
    match = GAME.start(players, seed, {"board": board, "buildings": buildings})
    choice = random.Random(seed)
    before = match.position()
    treasures = 10 if board == "standard" else 14
    while match.actor is not None and match.ply < 120:
        like = choice.choice(likes)
        liked = [move for move in match.legal() if move.kind == like]
        move = match.play(choice.choice(liked or match.legal()))
        after = match.position()
        data = move.to_json()
        held, lying = unseen(before), face_up(before)
        if move.kind == "tile":
            letter = data["tile"][0].upper()
            held -= Counter({letter: 1})
            lying += Counter({letter: 1})
        if move.kind == "support":
            assert (held - unseen(after)).total() == data["number"]
            held = unseen(after)
        assert unseen(after) == held
        lost = lying - face_up(after)
        assert not face_up(after) - lying
        assert len(lost) <= 1 or move.kind in ("support", "tile")
        if move.kind not in ("support", "tile", "catastrophe", "monument"):
            assert not lost
        if move.kind == "catastrophe":
            assert lost.total() <= 1
        found = counts(after, players)
        assert found == (treasures, 2 * players, 4 * len(after["monuments"]))
        before = after
