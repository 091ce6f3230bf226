"""The table in a terminal."""

from __future__ import annotations

import io
import random

import pytest
from rich.console import Console, ConsoleDimensions

from edubba.engine.match import Match
from edubba.games.tigris.picture import draw
from edubba.locales import say
from tests.tigris.scenes import GAME, play, scene

pytestmark = pytest.mark.rules


def drawn(match: Match, seat: int | None = 0, width: int = 80) -> str:
    console = Console(file=io.StringIO(), width=width, color_system=None)
    console.print(draw(match.view(seat), say, ConsoleDimensions(width, 50)))
    text = console.file.getvalue()
    assert isinstance(text, str)
    return text


@pytest.mark.parametrize("width", [80, 100, 120, 160])
def test_no_line_is_wider_than_the_terminal(width: int) -> None:
    choice = random.Random(width)
    match = GAME.start(4, width, {"buildings": True, "open_scores": True})
    while match.actor is not None:
        match.play(choice.choice(match.legal()))
        if match.ply % 10 == 0 or match.actor is None:
            assert max(map(len, drawn(match, None, width).splitlines())) <= width


@pytest.mark.parametrize("width", [*range(80, 150, 5), 119, 136, 137, 138, 139, 141, 160, 200])
def test_no_row_of_the_board_is_broken(width: int) -> None:
    """All else stands beside the board only where both are whole, below it where they are not."""
    conflict = scene("f5 T.  f7 T.  g5 Bk", bare=True)
    conflict.play("leader king f6")
    for match in (GAME.start(4, 1), conflict):
        shown = drawn(match, width=width).splitlines()
        board = [line for line in drawn(match, width=80).splitlines() if line.startswith(("╭", "│", "╰"))]
        assert [line[: len(board[0])] for line in shown[: len(board)]] == board


def test_all_else_stands_beside_the_board_where_both_fit() -> None:
    board = 1 + 11 + 2  # rows: letters, board, frame
    assert drawn(GAME.start(4, 1), width=160).count("\n") == board
    assert drawn(GAME.start(4, 1), width=120).count("\n") > board


def test_pieces_are_told_apart_without_colours() -> None:
    match = scene(
        "f5 T.  g5 Ak  f6 Bt  h5 S.  c4 F.  a5 M.  a6 X.  f4 T^  g10 #. h10 #. g11 #. h11 #.",
        monuments=[{"colours": ["red", "green"], "at": "g10"}],
        options={"buildings": True},
    )
    text = drawn(match)
    for piece in ("Ak1", "Bt0", " S ", " F ", " M ", " X ", "T^", " # ", "≈≈", "T *", "T ◆"):
        assert piece in text, piece


def test_the_hand_is_shown_to_its_owner_only() -> None:
    match = scene(hands=["TTM", "SSSSSS"])
    assert "Your hand:  T   T   M" in drawn(match, 0)
    assert "Your hand:  S   S" in drawn(match, 1)
    assert "Your hand" not in drawn(match, None)


def test_points_are_hidden_or_shown() -> None:
    match = scene(points=[{"red": 7}, {"blue": 8}])
    lines = [line for line in drawn(match, 0).splitlines() if "Seat" in line]
    assert any(line.split()[-5:] == ["7", "0", "0", "0", "0"] for line in lines)
    assert any(line.split()[-5:] == ["?"] * 5 for line in lines)


def test_a_conflict_is_drawn_with_both_sides() -> None:
    match = scene("f5 T.  f7 T.  g5 Bk", bare=True)
    match.play("leader king f6")
    text = drawn(match)
    assert "Revolt of the kings" in text
    assert "Seat 1 lays out tiles" in text
    wars = scene("e5 T.  e6 At  e4 Ak  f5 M.  g5 S.  i5 M.  j5 T.  j6 Bt  j4 Bk")
    wars.play("tile settlement h5")
    assert "War of the traders" in drawn(wars)


def test_the_last_turn_and_the_end_are_told() -> None:
    match = play(scene(hands=["T", "T"], bag={}), "exchange T")
    assert "This is the last turn." in drawn(match)
    match.play("pass")
    assert "the game is over" in drawn(match)
