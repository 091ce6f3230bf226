"""Moves as people write them, and why they are refused."""

from __future__ import annotations

import random

import pytest

import edubba
from edubba.games.tigris.cells import CELL_NAMES
from edubba.games.tigris.moves import _vocabulary
from edubba.games.tigris.state import EXCHANGES, NUM_ACTIONS
from tests.tigris.scenes import GAME, play, refusal, scene, texts

pytestmark = pytest.mark.rules


def test_the_texts_that_people_write_are_moves() -> None:
    for text in (
        "tile farm d1", "leader king d5", "withdraw trader", "catastrophe e7", "exchange TTF", "support 3",
        "war trader", "monument red-blue c4", "monument none", "treasure b2", "building c4", "building none", "pass",
    ):  # fmt: skip
        found = _vocabulary().find(text)
        assert found is not None
        assert found.text == text


def test_all_actions_have_a_text_and_there_are_209_exchanges() -> None:
    moves = _vocabulary().moves
    assert len(moves) == NUM_ACTIONS == 3063
    assert sum(move.kind == "exchange" for move in moves) == EXCHANGES == 209


def test_a_hand_of_six_never_has_more_than_35_exchanges() -> None:
    most = scene(hands=["TTSSFM", ""])
    assert sum(text.startswith("exchange") for text in texts(most)) == 35


@pytest.mark.parametrize("text", ["exchange FTT", "Exchange t f t", "EXCHANGE TFT"])
def test_tiles_may_be_written_in_any_order(text: str) -> None:
    match = scene(hands=["TTFF", ""])
    assert match.play(text).text == "exchange TTF"


def test_the_colours_of_a_monument_too() -> None:
    assert _vocabulary().find("monument blue-red c4") == _vocabulary().find("monument red-blue c4")
    assert _vocabulary().find("monument pink-red c4") is None


def test_cells_are_column_and_row_from_the_top_left() -> None:
    assert (CELL_NAMES[0], CELL_NAMES[15], CELL_NAMES[16], CELL_NAMES[175]) == ("a1", "p1", "a2", "p11")


def test_a_move_tells_its_fields() -> None:
    match = scene(hands=["F", ""])
    assert match.play("tile farm e1").to_json() == {
        "id": 2 * 176 + 4,
        "kind": "tile",
        "text": "tile farm e1",
        "tile": "farm",
        "cell": "e1",
    }


@pytest.mark.parametrize(
    ("pieces", "before", "move", "key"),
    [
        ("", [], "support 1", "tigris-not-asked"),
        ("", [], "treasure b2", "tigris-not-asked"),
        ("", [], "building c5", "tigris-not-asked"),
        ("", [], "monument none", "tigris-not-asked"),
        ("", [], "war king", "tigris-not-asked"),
        ("f5 T.  g5 Bk", ["leader king f6"], "support 5", "tigris-support-held"),
        ("f5 T.  g5 Bk", ["leader king f6"], "war king", "tigris-asked"),
    ],
)
def test_answers_to_other_questions_are_refused(pieces: str, before: list[str], move: str, key: str) -> None:
    assert refusal(play(scene(pieces), *before), move) == key


def test_a_refused_move_changes_nothing() -> None:
    match = scene("f5 T.  g5 Bk")
    before = match.state.tobytes()
    with pytest.raises(edubba.IllegalMove):
        match.play("leader king e1")
    assert match.state.tobytes() == before


def test_every_illegal_move_has_a_reason_in_words() -> None:
    choice = random.Random(4)
    for seed in range(3):
        match = GAME.start(3, seed, {"buildings": True})
        while match.actor is not None:
            legal = set(match.legal_ids())
            for action in choice.sample(range(NUM_ACTIONS), 25):
                if action not in legal:
                    with pytest.raises(edubba.IllegalMove) as refused:
                        match.play(action)
                    assert str(refused.value)
            match.play(choice.choice(match.legal()))
