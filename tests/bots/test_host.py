"""Programs from outside: the documented example plays, and whatever a program does wrong is told in one line."""

from __future__ import annotations

import json
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

import edubba
from edubba.bots.host import BotFailed, HostBot
from tests.bots import cups

PAGE = Path(__file__).parents[2] / "docs/bots.md"
FIRST = "import json, sys\nfor line in sys.stdin: print(json.dumps({'move': json.loads(line)['legal'][0]}), flush=True)"


def program(tmp_path: Path, code: str) -> str:
    path = tmp_path / "program.py"
    path.write_text(code, encoding="utf-8")
    return f"{shlex.quote(sys.executable)} {shlex.quote(str(path))}"


def example() -> str:
    return next(block for block in re.findall(r"```python\n(.*?)```", PAGE.read_text(), re.DOTALL) if "stdin" in block)


def test_the_example_is_short_and_plays(tmp_path: Path) -> None:
    assert example().count("\n") <= 32
    match = edubba.game("sumeria").start(seed=3)
    bot = edubba.bot("host:" + program(tmp_path, example()))
    try:
        for _ in range(2):
            match.play(bot.choose(match))
    finally:
        bot.close()
    assert match.ply == 2


def test_a_program_is_told_what_its_seat_may_know(tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    write = f"open({str(heard)!r}, 'w').write(sys.stdin.readline())"
    code = f'import sys\n{write}\nprint(\'{{"move": "guess 1"}}\')'
    match = cups.GAME.start(seed=5)
    bot = HostBot(program(tmp_path, code), seed=2)
    assert bot.choose(match).text == "guess 1"
    bot.close()
    question = json.loads(heard.read_text())
    assert question["legal"] == [f"guess {n}" for n in range(4)]
    assert (question["ask"], question["game"], question["seat"], question["players"]) == ("move", "cups", 0, 2)
    assert cups.GAME.load(question["position"]).state.hidden[0] == match.state.hidden[0]


@pytest.mark.parametrize(
    ("code", "says"),
    [
        ("import time; time.sleep(60)", "did not answer within 1 second"),
        ("", "ended instead of choosing"),
        ("print('hello')", "answered hello, which is not a legal move"),
        ('print(\'{"move": "castle"}\')', "is not a legal move"),
        ("print('[1]')", "is not a legal move"),
        ('print(\'{"move": ["add Kish"]}\')', "is not a legal move"),
        ("print('[' * 100_000)", "is not a legal move"),
    ],
)
def test_what_a_program_does_wrong_is_said(tmp_path: Path, code: str, says: str) -> None:
    bot = HostBot(program(tmp_path, code), seed=1, patience=1.0)
    with pytest.raises(BotFailed, match=says):
        bot.choose(edubba.game("sumeria").start(seed=1))


@pytest.mark.parametrize("command", ["no-such-program-anywhere", " ", 'python "bot.py'])
def test_a_program_that_is_not_there_is_said(command: str) -> None:
    with pytest.raises(BotFailed, match="can't be started"):
        HostBot(command).choose(edubba.game("sumeria").start(seed=1))


def run(*words: str) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "EDUBBA_JIT": "0", "NO_COLOR": "1"}
    return subprocess.run(
        [sys.executable, "-m", "edubba", *words], env=env, capture_output=True, text=True, check=False
    )


def test_a_program_is_tried_and_sits_in_the_arena(tmp_path: Path) -> None:
    command = program(tmp_path, FIRST)
    tried = run("bot-host", command, "--games", "1")
    assert tried.returncode == 0, tried.stderr
    assert "can play sumeria" in " ".join(tried.stdout.split())
    done = run("arena", "sumeria", "--bots", f"host:{command},random", "--games", "3", "--processes", "1")
    assert done.returncode == 0, done.stderr


def test_a_trial_that_fails_is_one_line() -> None:
    done = run("bot-host", "no-such-program-anywhere")
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
