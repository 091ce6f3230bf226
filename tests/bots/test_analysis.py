"""The analysis of a record: every move judged, mistakes found, files written."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree as ET

import numpy as np
import pytest

import edubba
from edubba import Match
from edubba.bots.analysis import REPEATS, Analysis, analyse
from edubba.bots.levels import JUDGE, USUAL
from edubba.bots.picture import _x, draw
from tests.bots import cups

RECORD = Path(__file__).parents[1] / "records/sumeria/clear-win-3.json"


@pytest.fixture(autouse=True)
def _interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("EDUBBA_JIT", "0")


def lopsided(action: int) -> Match:
    """The last guess of a game, in which a 3 is almost sure."""
    s = cups.GAME.start(seed=2).state
    s.bag[:] = [1, 1, 1, 20]
    s.step, s.hidden[0] = 11, 3
    match = Match(cups.GAME, cups.GAME.encode(2), "x", state=np.array([s], s.dtype))
    match.play(action)
    return match


@pytest.fixture(scope="module")
def judged() -> Analysis:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("EDUBBA_JIT", "0")
        match = cups.GAME.start(seed=4)
        for action in (0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3):
            match.play(action)
        before = match.state.tobytes()
        heard: list[tuple[int, int]] = []
        found = analyse(match, level=2, tell=lambda done, last: heard.append((done, last)))
        assert heard == [(n, 12) for n in range(13)]
        assert match.state.tobytes() == before
        assert match.ply == 12
    return found


def test_every_move_has_shares_that_add_up(judged: Analysis) -> None:
    assert [move.ply for move in judged.moves] == list(range(1, 13))
    for move in judged.moves:
        assert sum(move.after.shares) == pytest.approx(1, abs=1e-3)
        assert sum(move.before.shares) == pytest.approx(1, abs=1e-3)
        assert move.cost >= 0
        assert all(error >= 0 for error in move.after.errors)
        assert move.text not in [other.text for other in move.alternatives]
    assert judged.result is not None
    assert sum(judged.result) == 1


def test_a_mistake_costs_and_the_best_move_does_not() -> None:
    mistake, good = (analyse(lopsided(action), level=2).moves[0] for action in (0, 3))
    assert mistake.best == good.best == "guess 3"
    assert good.cost == 0
    assert mistake.cost > 0.2
    assert REPEATS > 1


def test_an_analysis_can_be_repeated(judged: Analysis) -> None:
    match = lopsided(1)
    assert analyse(match, level=1).to_json() == analyse(match, level=1).to_json()


def test_who_judges_sees_further_than_who_plays() -> None:
    player, judge = (analyse(lopsided(1), level).to_json() for level in (USUAL, JUDGE))
    assert analyse(lopsided(1)).to_json() == judge != player


def test_it_is_ready_for_json(judged: Analysis) -> None:
    document = json.loads(json.dumps(judged.to_json()))
    assert document["moves"][0]["alternatives"][0]["text"].startswith("guess")
    assert document["game"] == "cups"


def test_the_picture_has_a_band_a_seat_and_marks_what_cost_most(judged: Analysis) -> None:
    picture = ET.fromstring(draw(judged, ["Ilinca <3", "Gergő"]))  # noqa: S314 - it is ours
    name = "{http://www.w3.org/2000/svg}"
    assert len(picture.findall(f"{name}polygon")) == 2
    assert len(picture.findall(f"{name}circle")) == len(judged.worst(5))
    assert "Ilinca <3" in [text.text for text in picture.iter(f"{name}text")]


def test_moves_are_numbered_where_they_stand(judged: Analysis) -> None:
    """The result has a place of its own, after the last move."""
    assert judged.result is not None
    count = len(judged.moves) + 1
    picture = ET.fromstring(draw(judged, ["Ilinca", "Gergő"]))  # noqa: S314 - it is ours
    numbers = [text for text in picture.iter("{http://www.w3.org/2000/svg}text") if (text.text or "").isdecimal()]
    assert numbers
    for text in numbers:
        assert float(text.attrib["x"]) == pytest.approx(_x(int(text.text or "") - 1, count), abs=0.1)


def test_the_command_writes_both_files(tmp_path: Path) -> None:
    match = edubba.game("sumeria").start(3, seed=2)
    for _ in range(3):
        match.play(match.legal_ids()[0])
    record = tmp_path / "game.json"
    record.write_text(json.dumps(match.record() | {"seats": ["you:[/red]", "random", "random"]}))
    env = {**os.environ, "EDUBBA_JIT": "0", "NO_COLOR": "1"}
    command = [sys.executable, "-m", "edubba", "analyse", str(record), "--level", "1"]
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert len(json.loads((tmp_path / "game.analysis.json").read_text())["moves"]) == 3
    assert (tmp_path / "game.analysis.svg").read_text().startswith("<svg")


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["nowhere.json"], "can't be read"),
        ([str(RECORD), "--level", "9"], "no level “9”"),
        ([str(RECORD), "--level", "1", "--json", "/dev/null/x.json"], "can't be written"),
        ([str(RECORD), "--level", "1", "--picture", "/dev/null/x.svg"], "can't be written"),
    ],
)
def test_bad_input_is_one_line(words: list[str], says: str, tmp_path: Path) -> None:
    env = {**os.environ, "EDUBBA_JIT": "0", "NO_COLOR": "1"}
    command = [sys.executable, "-m", "edubba", "analyse", *words]
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert says in done.stderr
    assert done.stderr.count("\n") == 1


def test_the_record_and_its_analysis_are_different_files(tmp_path: Path) -> None:
    record = tmp_path / "game.json"
    record.write_text(RECORD.read_text())
    for options in (["--json", str(record)], ["--picture", str(record)], ["--json", "x", "--picture", "x"]):
        command = [sys.executable, "-m", "edubba", "analyse", str(record), "--level", "1", *options]
        done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
        assert done.returncode == 2
        assert "three different files" in done.stderr
    assert record.read_text() == RECORD.read_text()


@pytest.mark.parametrize("earlier", [None, "an earlier analysis"])
def test_what_can_not_be_written_touches_nothing_else(earlier: str | None, tmp_path: Path) -> None:
    record, analysis = tmp_path / "game.json", tmp_path / "game.analysis.json"
    record.write_text(RECORD.read_text())
    if earlier:
        analysis.write_text(earlier)
    before = {path: path.read_text() for path in tmp_path.iterdir()}
    env = {**os.environ, "EDUBBA_JIT": "0"}
    command = [sys.executable, "-m", "edubba", "analyse", str(record), "--picture", "/dev/null/x.svg"]
    assert subprocess.run(command, env=env, capture_output=True, check=False).returncode == 2
    assert {path: path.read_text() for path in tmp_path.iterdir()} == before
