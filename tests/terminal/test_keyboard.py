"""A real keyboard: a terminal of its own, completion by Tab, leaving by Ctrl-C."""

from __future__ import annotations

import os
import sys

import pexpect
import pytest

from edubba.terminal.prompt import steps

CELLS = [f"{column}{row}" for column in "abcdefgh" for row in range(1, 9)]
LINES = ["pass", "withdraw king", *(f"tile {tile} {cell}" for tile in ("farm", "temple") for cell in CELLS)]


@pytest.mark.parametrize(
    ("typed", "offered"),
    [
        ("", ["pass", "withdraw ", "tile "]),
        ("t", ["tile "]),
        ("tile ", ["tile farm ", "tile temple "]),
        ("TILE  f", ["tile farm "]),
        ("tile farm c", [f"tile farm c{row}" for row in range(1, 9)]),
        ("tile farm c3", ["tile farm c3"]),
        ("castle", []),
    ],
)
def test_completion_goes_step_by_step(typed: str, offered: list[str]) -> None:
    assert steps(LINES, typed) == offered


@pytest.mark.skipif(sys.platform == "win32", reason="no pseudo-terminals")
def test_a_move_is_completed_by_tab_and_the_game_left_by_interrupt() -> None:
    env = {**os.environ, "EDUBBA_JIT": "0", "TERM": "xterm-256color", "PROMPT_TOOLKIT_NO_CPR": "1"}
    words = ["-m", "edubba", "play", "--seats", "you,random,random", "--seed", "7"]
    child = pexpect.spawn(sys.executable, words, env=env, dimensions=(60, 120), encoding="utf-8", timeout=30)
    child.expect("Player A>")
    child.send("add zab")
    child.expect("Zabalam")
    child.send("\t\r")
    child.expect("Player A placed a trader in Zabalam")
    child.expect("Player A>")
    child.sendintr()
    child.expect("The game is saved in")
    child.expect(pexpect.EOF)
