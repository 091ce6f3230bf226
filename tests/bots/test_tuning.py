"""Weights can be found again: the programs that found them write the same file when they are called in the same way."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import edubba

BENCHMARKS = Path(__file__).parents[2] / "benchmarks"
CALLS = {
    "tune.py": ["--games", "750", "--generations", "2", "--sight", "2"],
    "refine.py": ["--games", "2", "--simulations", "8"],
}


def found(program: str, path: Path) -> str:
    """What a program writes for Sumeria."""
    command = [sys.executable, str(BENCHMARKS / program), "sumeria", *CALLS[program], "--out", str(path)]
    subprocess.run(command, check=True, capture_output=True)
    return path.read_text(encoding="utf-8")


@pytest.mark.parametrize("program", CALLS)
def test_the_same_call_writes_the_same_file(program: str, tmp_path: Path) -> None:
    beside = edubba.game("sumeria").evaluation.WEIGHTS_FILE
    before = beside.read_text(encoding="utf-8")
    once, again = (found(program, tmp_path / name) for name in ("once.toml", "again.toml"))
    assert once == again
    assert f"benchmarks/{program} sumeria {CALLS[program][0]} {CALLS[program][1]}" in once.splitlines()[1]
    weights, others = (tomllib.loads(text)["weights"] for text in (once, before))
    assert weights != others
    assert [len(row) for row in weights] == [len(row) for row in others]
    assert beside.read_text(encoding="utf-8") == before


@pytest.mark.parametrize("program", CALLS)
@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["atlantis"], "invalid choice: 'atlantis'"),
        (["sumeria", "--games", "0"], "0 is not a number from 1 on"),
        (["sumeria", "--generations", "-1"], "-1 is not a number from 1 on"),
        (["sumeria", "--out", "/dev/null/x.toml"], "/dev/null/x.toml can't be written"),
    ],
)
def test_bad_input_is_refused_before_anything_is_played(program: str, words: list[str], says: str) -> None:
    refused(program, words, says)


@pytest.mark.parametrize("games", ["600", "1000"])
def test_games_that_do_not_make_generations_are_refused(games: str) -> None:
    refused("tune.py", ["sumeria", "--games", games], "a multiple of 750")


def refused(program: str, words: list[str], says: str) -> None:
    done = subprocess.run(
        [sys.executable, str(BENCHMARKS / program), *words], capture_output=True, text=True, check=False
    )
    assert done.returncode == 2
    assert says in done.stderr


@pytest.mark.parametrize("game", edubba.games())
def test_weights_tell_how_they_were_found(game: str) -> None:
    head = edubba.game(game).evaluation.WEIGHTS_FILE.read_text(encoding="utf-8").splitlines()[1]
    calls = head.removeprefix("# Written by: ").split(", then ")
    assert calls[0].startswith(f"benchmarks/tune.py {game} --")
    assert all(call.startswith(f"benchmarks/refine.py {game} --") for call in calls[1:])
