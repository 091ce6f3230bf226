"""The analysis of a record: every move judged, mistakes found, files written."""

from __future__ import annotations

import json
import math
import os
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree as ET

import numpy as np
import pytest
from rich.console import Console

import edubba
from edubba import Match
from edubba.bots import analysis
from edubba.bots.analysis import KNOBS, REPEATS, Analysis, Estimate, analyse, judge
from edubba.bots.knowledge import know
from edubba.bots.levels import JUDGE, LEVELS, USUAL, Budget
from edubba.bots.picture import FLOOR, _heights, _places, _x, _y, draw
from edubba.bots.search import SearchBot
from edubba.terminal import analysis as analysing
from edubba.terminal.analysis import analyse_match
from edubba.terminal.screen import Screen
from tests.bots import cups

LABELS = {"chance": "chance to win", "ply": "move", "move": "played", "cost": "cost", "best": "better"}
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
        assert all(sum(other.shares) == pytest.approx(1, abs=1e-3) for other in move.alternatives)
        assert move.text not in [other.text for other in move.alternatives]
    assert judged.result is not None
    assert sum(judged.result) == 1


def test_the_best_move_is_the_best_of_all_that_are_told_of(judged: Analysis) -> None:
    assert any(move.best != move.text for move in judged.moves)
    for move in judged.moves:
        others = [other.shares[move.seat] for other in move.alternatives]
        assert others == sorted(others, reverse=True)
        assert move.before.shares[move.seat] == max(move.after.shares[move.seat], *others)
        told = {move.text: move.after.shares} | {other.text: other.shares for other in move.alternatives}
        assert told[move.best] == move.before.shares
        assert (move.cost == 0) == (move.best == move.text)


def test_more_threads_find_the_same(judged: Analysis) -> None:
    match = cups.GAME.start(seed=4)
    for action in (0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3):
        match.play(action)
    assert analyse(match, level=2, threads=3) == judged


def test_whoever_stops_an_analysis_does_not_wait_for_the_rest(monkeypatch: pytest.MonkeyPatch) -> None:
    match, judge, judged = cups.GAME.start(seed=4), analysis._Judge.judge, []
    for action in (0, 1, 2, 3, 0, 1):
        match.play(action)

    def count(judging: analysis._Judge) -> analysis.Judgement:
        judged.append(judging.ply)
        return judge(judging)

    def stop(done: int, _last: int) -> None:
        if done:
            raise KeyboardInterrupt

    monkeypatch.setattr(analysis._Judge, "judge", count)
    with pytest.raises(KeyboardInterrupt):
        analyse(match, level=2, tell=stop)
    assert 1 <= len(judged) < match.ply == 6


def test_whoever_stops_while_rules_are_compiled_is_told(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def stop(_game: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("edubba.terminal.analysis.warm", stop)
    file, picture = tmp_path / "analysis.json", tmp_path / "analysis.svg"
    with pytest.raises(KeyboardInterrupt):
        analyse_match(lopsided(3), 1, Screen(), RECORD, file, picture)
    assert "nothing was written" in capsys.readouterr().out
    assert not file.exists()


def test_a_mistake_costs_and_the_best_move_does_not() -> None:
    mistake, good = (analyse(lopsided(action), level=2).moves[0] for action in (0, 3))
    assert mistake.best == good.best == "guess 3"
    assert good.cost == 0
    assert mistake.cost > 0.2


def test_all_moves_of_a_position_are_judged_alike() -> None:
    """What is said of a move does not depend on whether it was played, was best or only might have been played."""
    mistake, good = (analyse(lopsided(action), level=2).moves[0] for action in (0, 3))
    others = {other.text: (other.shares, other.errors) for other in mistake.alternatives}
    assert others["guess 3"] == (good.after.shares, good.after.errors)
    assert others["guess 3"] == (mistake.before.shares, mistake.before.errors)
    assert mistake.cost == pytest.approx(
        mistake.before.shares[mistake.seat] - mistake.after.shares[mistake.seat], abs=2e-4
    )
    assert mistake.cost_error > 0
    assert good.cost_error == 0


def test_looking_on_the_way_changes_nothing() -> None:
    match = lopsided(3)
    match.go_to(0)
    found = judge(match, match.legal()[3], level=2).after
    budget = Budget(LEVELS[2].budget.simulations // REPEATS)
    whole = [
        SearchBot(n, budget=budget, knobs=KNOBS).search(know(match, n), np.array([3])) for n in numbers(1, REPEATS)
    ]
    assert found.shares == pytest.approx(np.mean([one.best.shares for one in whole], axis=0), abs=1e-4)


def numbers(seed: int, repeats: int) -> list[int]:
    """The chance by which moves of a first position are judged."""
    return [(seed * 2 + 1) * repeats * 10_007 + repeat * 10_007 for repeat in range(repeats)]


def test_searches_of_a_move_differ_where_nothing_is_drawn_by_chance() -> None:
    match = edubba.game("sumeria").start(3, seed=11)
    move = match.legal()[0]
    course = analysis._Judge(match, move, Budget(200), 1)._course(move.id)
    assert len({tuple(one[-1]) for one in course}) == REPEATS


def test_errors_hold_how_far_searches_lie_apart_and_how_far_they_moved() -> None:
    apart = np.full((4, 3, 2), 0.5)
    apart[:, -1] = [[0.4, 0.6], [0.6, 0.4], [0.4, 0.6], [0.6, 0.4]]
    assert Estimate.of(apart) == Estimate([0.5, 0.5], [0.0577, 0.0577])
    moved = np.full((4, 3, 2), 0.5)
    moved[:, 0] = [0.3, 0.7]
    moved[:, 1] = [0.4, 0.6]
    assert Estimate.of(moved) == Estimate([0.5, 0.5], [0.1581, 0.1581])
    both = Estimate.of(apart + moved - 0.5)
    assert both.errors == pytest.approx([math.hypot(0.0577, 0.1581)] * 2, abs=1e-4)


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
    picture = ET.fromstring(draw(judged, ["Ilinca <3", "Gergő"], LABELS))  # noqa: S314 - it is ours
    name = "{http://www.w3.org/2000/svg}"
    assert len(picture.findall(f"{name}polygon")) == 2
    worst = judged.worst(5)
    assert len(picture.findall(f"{name}circle")) == 2 * len(worst) > 0
    texts = [text.text for text in picture.iter(f"{name}text")]
    assert "Ilinca <3" in texts
    for column, head in LABELS.items():
        assert head in texts, column
    for number, move in enumerate(worst, 1):
        assert texts.count(str(number)) >= 2
        assert {str(move.ply), move.text, f"{move.cost:.1%}", move.best} <= set(texts)


def test_marks_do_not_hide_each_other() -> None:
    heights = _heights([100.0, 105.0, 300.0, 110.0, 120.0])
    assert heights[0] == heights[2] == heights[4] > heights[1] > heights[3]


def test_moves_are_numbered_where_they_stand(judged: Analysis) -> None:
    """Before them is the start of the game; the result has a place of its own, after the last move."""
    assert judged.result is not None
    count = len(judged.moves) + 2
    picture = ET.fromstring(draw(judged, ["Ilinca", "Gergő"], LABELS))  # noqa: S314 - it is ours
    texts = picture.iter("{http://www.w3.org/2000/svg}text")
    label, *numbers = [text for text in texts if text.attrib["y"] == str(FLOOR)]
    assert label.text == LABELS["ply"]
    assert numbers
    for text in numbers:
        assert float(text.attrib["x"]) == pytest.approx(_x(int(text.text or ""), count), abs=0.1)


def test_the_picture_begins_with_the_start_of_the_game(judged: Analysis) -> None:
    picture = ET.fromstring(draw(judged, ["Ilinca", "Gergő"], LABELS))  # noqa: S314 - it is ours
    lowest = next(picture.iter("{http://www.w3.org/2000/svg}polygon"))
    first = lowest.attrib["points"].split()[0]
    assert first == f"{_x(0, 2):.1f},{_y(judged.moves[0].before.shares[0]):.1f}"


def test_long_names_stand_below_each_other_and_are_cut(judged: Analysis) -> None:
    short, long = _places(["Ilinca", "Gergő"]), _places(["M" * 60, "Gergő", "x" * 60])
    assert short[0][1] == short[1][1]
    assert short[0][0] < short[1][0]
    assert long[0][1] == long[1][1] < long[2][1]
    picture = ET.fromstring(draw(judged, ["host:" + "x" * 80, "Gergő"], LABELS))  # noqa: S314 - it is ours
    assert f"host:{'x' * 54}…" in [text.text for text in picture.iter("{http://www.w3.org/2000/svg}text")]


def test_names_that_can_not_be_printed_leave_the_picture_whole(judged: Analysis) -> None:
    picture = ET.fromstring(draw(judged, ["Ilin\x00ca\x1b", "Gergő\ud800"], LABELS))  # noqa: S314 - it is ours
    titles = [title.text for title in picture.iter("{http://www.w3.org/2000/svg}title")]
    assert titles[:2] == ["Ilinca", "Gergő"]


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


def test_an_analysis_is_kept_though_nobody_reads_what_is_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def gone(*_: object) -> None:
        raise BrokenPipeError

    monkeypatch.setattr(analysing, "costly_moves", gone)
    match, paths = edubba.game("sumeria").start(3, seed=2), [tmp_path / name for name in ("a", "b.json", "c.svg")]
    match.play(match.legal_ids()[0])
    with pytest.raises(BrokenPipeError):
        analyse_match(match, 1, Screen(["A", "B", "C"], Console(quiet=True)), *paths)
    assert len(json.loads(paths[1].read_text())["moves"]) == 1
    assert paths[2].read_text().startswith("<svg")


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["nowhere.json"], "can't be read"),
        ([str(RECORD), "--level", "9"], "no level “9”"),
        ([str(RECORD), "--level", "1", "--json", "/dev/null/x.json"], "can't be written"),
        ([str(RECORD), "--level", "1", "--picture", "/dev/null/x.svg"], "can't be written"),
        ([str(RECORD), "--level", "1", "--picture", "x.png"], "ends in .svg, not x.png"),
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
    for options in (["--json", str(record)], ["--picture", str(record)], ["--json", "x.svg", "--picture", "x.svg"]):
        command = [sys.executable, "-m", "edubba", "analyse", str(record), "--level", "1", *options]
        done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
        assert done.returncode == 2
        assert "three different files" in done.stderr
    assert record.read_text() == RECORD.read_text()


def test_links_that_lead_round_are_said(tmp_path: Path) -> None:
    loop = tmp_path / "loop.svg"
    loop.symlink_to(loop)
    for option in ("--json", "--picture"):
        command = [sys.executable, "-m", "edubba", "analyse", str(RECORD), "--level", "1", option, str(loop)]
        done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
        assert done.returncode == 2
        assert "can't be written: Too many levels of symbolic links" in done.stderr
        assert done.stderr.count("\n") == 1


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
