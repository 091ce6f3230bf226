"""The table in a terminal."""

from __future__ import annotations

import io
import sys

import pytest
from rich.console import Console, ConsoleDimensions

import edubba
from edubba.engine.match import Match
from edubba.games.sumeria.board import boards
from edubba.games.sumeria.picture import FRAMES, draw
from edubba.locales import say
from edubba.terminal.screen import Screen

RIVER = "~~"
BELOW = 4 + 8  # rows: what each of four did, the question and its menu


def drawn(match: Match, width: int, height: int) -> list[str]:
    console = Console(file=io.StringIO(), width=width, color_system=None)
    console.print(draw(match.view(None), say, ConsoleDimensions(width, height)))
    text = console.file.getvalue()
    assert isinstance(text, str)
    return text.splitlines()


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize(("width", "height"), [(120, 40), (100, 55), (120, 55), (132, 60), (132, 70)])
def test_the_top_of_the_table_does_not_scroll_away(players: int, width: int, height: int) -> None:
    match = edubba.game("sumeria").start(players, seed=3)
    while match.actor is not None:
        match.play(match.legal()[match.ply * 37 % len(match.legal())])
        if match.ply % 10 == 0:
            assert len(drawn(match, width, height)) <= height - BELOW


@pytest.mark.parametrize(
    ("width", "height", "is_there"),
    [(99, 90, False), (100, 54, False), (100, 55, True), (160, 54, False), (160, sys.maxsize, True)],
)
def test_the_map_is_drawn_where_it_can_be_read(width: int, height: int, is_there: bool) -> None:
    assert any(RIVER in line for line in drawn(edubba.game("sumeria").start(4), width, height)) == is_there


def test_what_the_rules_need_of_the_map_is_told_without_it() -> None:
    """Every settlement stands on its trade routes in their order, with its kind and with whoever is there."""
    match = edubba.game("sumeria").start(3, seed=3)
    while match.ply < 20:
        match.play(match.legal_ids()[0])
    traders = match.position()["board"]
    board = boards()[0]
    table = drawn(match, 120, 40)
    for route in board.routes:
        stops = [(settlement.name, FRAMES[settlement.kind]) for settlement in map(board.settlements.__getitem__, route)]
        letters = ["ABC"[traders[name]] if name in traders else "·" for name, _ in stops]
        line = "─".join(
            f"{left}{letter}{right}{name}" for (name, (left, right)), letter in zip(stops, letters, strict=True)
        )
        assert any(line in row for row in table)


def test_only_a_window_has_a_height() -> None:
    """What is written to a file or into a pipe is as high as need be."""
    match = edubba.game("sumeria").start(4)
    for is_window in (True, False):
        file = io.StringIO()
        console = Console(file=file, width=120, height=40, force_terminal=is_window, color_system=None)
        Screen(console=console).table(match, None)
        assert (RIVER in file.getvalue()) != is_window
