"""The arena: fair plans, sure results, nothing lost."""

from __future__ import annotations

import io
import json
import os
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import psutil
import pytest
from rich.console import Console

import edubba
from edubba.bots import ledger as ledgers
from edubba.bots import pace
from edubba.bots.arena import Plan, left_to_play, make_plan, play_game, seed_for, with_last
from edubba.bots.host import PATIENCE
from edubba.bots.ledger import Ledger, seed_in
from edubba.bots.pace import Pace
from edubba.bots.shelf import Shelf
from edubba.bots.standings import interval, standings
from edubba.engine.latch import Latch
from edubba.terminal.arena import Arena
from edubba.terminal.screen import Screen

SUMERIA = edubba.game("sumeria")
COMMAND = [sys.executable, "-m", "edubba", "arena", "sumeria"]
ENVIRONMENT = {**os.environ, "EDUBBA_JIT": "0", "NO_COLOR": "1"}


def plan(*bots: str, games: int = 12, players: int | None = None) -> Plan:
    return make_plan(SUMERIA, bots, games, players, "test")


def run(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([*COMMAND, *words], env=ENVIRONMENT, capture_output=True, text=True, check=False)


def test_every_deal_is_played_from_every_seat() -> None:
    made = plan("random", "greedy", "search:1", games=12)
    sat = Counter((word, seat) for n in range(made.games) for seat, word in enumerate(made.seats(n)))
    assert set(sat.values()) == {4}
    rows = [made.start(3 * deal + turn).state.row.tolist() for deal in range(4) for turn in range(3)]
    assert all(rows[3 * deal] == rows[3 * deal + turn] for deal in range(4) for turn in range(3))
    assert rows[0] != rows[3]


def test_different_deals_have_different_orders_round_the_table() -> None:
    made = plan("random", "greedy", "search:1", games=12)
    assert {made.seats(0), made.seats(3)} == {("random", "greedy", "search:1"), ("random", "search:1", "greedy")}


def test_the_last_bot_fills_the_table() -> None:
    assert plan("greedy", "random", players=4).bots == ("greedy", "random", "random", "random")
    assert plan("greedy", "random").bots == ("greedy", "random", "random")
    assert plan("greedy", "random", games=400).games == 402
    assert make_plan(SUMERIA, ["greedy", "random"], 4, options={"unofficial_two_players": True}).players == 2


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["--bots", "deep"], "no bot called “deep”"),
        (["--bots", "random,random,random,random,random"], "for 3, 4 players"),
        (["--bots", "random,random,random,random", "--players", "3"], "4 bots can't sit at a table of 3"),
        (["--bots", "random", "--games", "0"], "An arena has 1 to 1000000 games, not 0"),
        (["--bots", "random", "--games", "1000001"], "not 1000001"),
        (["--bots", "random", "--processes", "5000000000"], "Invalid value for '--processes'"),
        (["--bots", "random", "--ray", ""], "no Ray cluster at “”"),
        (["--bots", "random", "-o", "board=atlantis"], "can't be “atlantis”"),
        (["--bots", "random", "--json", __file__], "not a JSON document"),
        (["--bots", "random", "--json", "/dev/null/x.json"], "/dev/null/x.json can't be written"),
        (["--bots", "random", "--json", "/"], "/ can't be written: Is a directory"),
        (["--bots", "random", "--json", "/dev/zero"], "/dev/zero can't be written"),
        (["--bots", "random", "--ray", "local", "--processes", "2"], "--ray or --processes, not both"),
        (["--bots", "random", "--records", "/dev/null/x"], "can't be written"),
        (["--bots", "random", "--processes", "0"], "Invalid value for '--processes'"),
        (["--bots", "random", "--players", "0"], "Invalid value for '--players'"),
        (["--bots", "host:no-such-program [/x],random", "--games", "3"], "no-such-program [/x]” can't be started"),
        ([], "Missing option '--bots'"),
    ],
)
def test_bad_input_is_one_line(words: list[str], says: str) -> None:
    done = run(*words)
    assert done.returncode == 2
    assert says in done.stderr
    assert done.stderr.count("\n") == 1
    assert done.stdout.count("random") <= 1


def test_a_game_is_the_same_whenever_it_is_played() -> None:
    made = plan("random", "random")
    assert play_game(made, 4, keep_record=True) == play_game(made, 4, keep_record=True)
    assert play_game(made, 4)["scores"] != play_game(made, 5)["scores"]
    record = play_game(made, 4, keep_record=True)["record"]
    assert edubba.replay(record).scores == play_game(made, 4)["scores"]


def test_options_that_are_usual_need_not_be_named() -> None:
    usual = {option.name: option.default for option in SUMERIA.options}
    assert usual
    assert make_plan(SUMERIA, ["random"], 3, options=usual) == make_plan(SUMERIA, ["random"], 3)


def test_intervals_hold_the_share() -> None:
    assert interval(0.5, 100) == pytest.approx((0.4038, 0.5962), abs=1e-3)
    assert interval(0, 10)[0] == 0
    assert interval(1, 10)[1] == 1


def test_intervals_hold_what_was_found() -> None:
    for games in range(1, 500):
        assert interval(0.0, games)[0] == 0.0
        assert interval(1.0, games)[1] == 1.0


def result(number: int, seats: list[str], ranks: list[int]) -> dict[str, object]:
    return {"number": number, "seats": seats, "ranks": ranks, "scores": [0, 0, 0], "moves": 1}


def test_shared_wins_count_in_part_and_bots_of_a_name_are_one() -> None:
    rows = standings([result(0, ["a", "b", "b"], [1, 1, 3]), result(1, ["b", "a", "b"], [2, 1, 3])])
    first, second = rows
    assert (first.bot, first.wins, first.share, first.fair) == ("a", 1.5, 0.75, 1 / 3)
    assert (second.bot, second.seats, second.wins) == ("b", 2, 0.5)
    assert first.rating > second.rating
    assert first.low < 0.75 < first.high
    assert standings([]) == []


def test_whoever_fails_wins_nothing() -> None:
    failures = [{"seat": seat, "ply": 1, "reason": "it ended"} for seat in range(3)]
    of_one = result(0, ["a", "b", "b"], [2, 1, 3]) | {"failures": failures[2:]}
    of_all = result(1, ["b", "a", "b"], [1, 1, 1]) | {"failures": failures}
    assert {row.bot: (row.wins, row.failed) for row in standings([of_one, of_all])} == {"a": (0, 1), "b": (1, 2)}


def test_a_ledger_goes_on_where_it_stopped(tmp_path: Path) -> None:
    made, path = plan("random", games=6), tmp_path / "arena.json"
    first = Ledger(made, path)
    first.add(play_game(made, 2))
    first.write()
    again = Ledger(made, path)
    assert list(left_to_play(made, again.results)) == [0, 1, 3, 4, 5]
    with pytest.raises(edubba.EdubbaError, match="another arena"):
        Ledger(plan("greedy", games=6), path)
    path.write_text("[]")
    with pytest.raises(edubba.BadRecord, match="not the file of an arena"):
        Ledger(made, path)


def ledger_of(games: int, path: Path) -> Ledger:
    """A ledger with the results of some games."""
    made = plan("random", games=games)
    ledger = Ledger(made, path)
    for number in left_to_play(made, ledger.results):
        ledger.add(play_game(made, number))
    ledger.write()
    return ledger


def test_whoever_asks_for_fewer_games_loses_none(tmp_path: Path) -> None:
    path = tmp_path / "arena.json"
    ledger_of(6, path)
    before = path.read_text()
    assert len(ledger_of(3, path).results) == 6
    assert path.read_text() == before


def test_a_game_counts_once(tmp_path: Path) -> None:
    path = tmp_path / "arena.json"
    ledger = ledger_of(3, path)
    ledger.add(dict(ledger.results[0]))
    assert len(ledger.results) == 3
    document = json.loads(path.read_text())
    document["results"] *= 5
    path.write_text(json.dumps(document))
    assert len(Ledger(ledger.plan, path).results) == 3


@pytest.mark.parametrize(
    "wrong",
    [
        {"arena": None},
        {"arena": []},
        {"results": None},
        {"results": [1]},
        {"results": [{}]},
        *[{"results": [{"number": n, "seats": ["random"] * 3, "ranks": [1, 2, 3]}]} for n in ("a", -1, True)],
        {"results": [{"number": 0, "seats": ["greedy"] * 3, "ranks": [1, 2, 3]}]},
        *[
            {"results": [{"number": 0, "seats": ["random"] * 3, "ranks": r}]}
            for r in ([1, 2], ["x"] * 3, [2, 3, 3], [1, 2, 4], [1, 0, 2])
        ],
        *[
            {"results": [{"number": 0, "seats": ["random"] * 3, "ranks": [1, 2, 3], "failures": f}]}
            for f in (None, [1], [{"seat": 3, "reason": "x"}], [{"seat": True, "reason": "x"}], [{"seat": 0}])
        ],
    ],
)
def test_a_file_that_is_no_arena_is_refused(wrong: dict[str, Any], tmp_path: Path) -> None:
    path = tmp_path / "arena.json"
    ledger = ledger_of(3, path)
    path.write_text(json.dumps(ledger.to_json() | wrong))
    with pytest.raises(edubba.BadRecord, match="not the file of an arena"):
        Ledger(ledger.plan, path)


@pytest.mark.parametrize("written_by", ["version", "source"])
def test_an_arena_goes_on_by_the_same_rules_and_bots_only(tmp_path: Path, written_by: str) -> None:
    path = tmp_path / "arena.json"
    ledger = ledger_of(3, path)
    document = ledger.to_json()
    assert document["arena"][written_by] != "another"
    document["arena"][written_by] = "another"
    path.write_text(json.dumps(document))
    with pytest.raises(edubba.EdubbaError, match="another arena"):
        Ledger(ledger.plan, path)


def test_records_that_are_missing_are_made_and_others_left_alone(tmp_path: Path) -> None:
    path, records = tmp_path / "arena.json", tmp_path / "records"
    words = ["--bots", "random", "--games", "3", "--json", str(path)]
    assert run(*words).returncode == 0
    before = path.read_text()
    assert run(*words, "--records", str(records)).returncode == 0
    kept = {file: file.read_text() for file in records.glob("*.json")}
    assert sorted(file.name for file in kept) == [f"game-0000{n}.json" for n in (1, 2, 3)]
    assert path.read_text() == before
    for different in (["--seed", "other"], ["-o", "next_largest_set_tiebreak=yes"], ["--players", "4"]):
        other = run("--bots", "random", "--games", "3", "--records", str(records), *different)
        assert other.returncode == 2
        assert "records of other games" in other.stderr
        assert {file: file.read_text() for file in records.glob("*.json")} == kept


def test_programs_from_outside_can_not_deal_the_cards_again(tmp_path: Path) -> None:
    """They could from a seed that everybody knows; a run that goes on takes the seed of its file."""
    words = ["greedy", "host:a program"]
    assert seed_for(["greedy", "random"]) == "arena"
    assert seed_for(words) != seed_for(words)
    path = tmp_path / "arena.json"
    assert seed_in(path) is None
    assert seed_in(ledger_of(3, path).path) == "test"
    path.write_text("[]")
    assert seed_in(path) is None


def test_a_program_that_fails_loses_the_game_and_the_arena_goes_on(tmp_path: Path) -> None:
    path, program = tmp_path / "arena.json", tmp_path / "fails.py"
    program.write_text(
        "import json, sys\n"
        "for _ in range(3):\n"
        "    print(json.dumps({'move': json.loads(sys.stdin.readline())['legal'][0]}), flush=True)\n"
    )
    fails = f"host:{sys.executable} {program}"
    done = run("--bots", f"{fails},random", "--games", "6", "--seed", "test", "--json", str(path))
    assert done.returncode == 0
    document = json.loads(path.read_text())
    for outcome in document["results"]:
        seat = outcome["seats"].index(fails)
        assert outcome["ranks"][seat] == 3
        assert 1 in outcome["ranks"]
        assert [failure["seat"] for failure in outcome["failures"]] == [seat]
        assert "ended instead of choosing a move" in outcome["failures"][0]["reason"]
    standing = next(row for row in document["standings"] if row["bot"] == fails)
    assert (standing["wins"], standing["failed"]) == (0, 6)
    assert "did not finish 6 games; whoever does not is ranked last" in " ".join(done.stdout.split())
    assert Ledger(plan(fails, "random", games=6), path).results == document["results"]


def test_whoever_fails_is_behind_all_others() -> None:
    assert with_last([1, 2, 3], {0}) == [3, 1, 2]
    assert with_last([1, 1, 3, 4], {0, 3}) == [3, 1, 2, 3]
    assert with_last([2, 1], {0, 1}) == [1, 1]
    assert with_last([2, 1, 2], ()) == [2, 1, 2]


def test_two_arenas_do_not_write_to_one_file(tmp_path: Path) -> None:
    path = tmp_path / "arena.json"
    ledger_of(3, path)
    before = path.read_text()
    with Latch(path, "bots-arena-runs", file=str(path)):
        done = run("--bots", "random", "--games", "6", "--seed", "test", "--json", str(path))
    assert done.returncode == 2
    assert "Another arena writes to" in done.stderr
    assert path.read_text() == before
    assert run("--bots", "random", "--games", "6", "--seed", "test", "--json", str(path)).returncode == 0
    assert len(json.loads(path.read_text())["results"]) == 6


def test_two_arenas_do_not_write_to_one_folder(tmp_path: Path) -> None:
    """Nothing of theirs is needed beside it, where it may not be allowed to write."""
    records, link = tmp_path / "records", tmp_path / "link"
    records.mkdir()
    link.symlink_to(records)
    with Latch(records / "games", "bots-arena-runs", file=str(records)):
        done = run("--bots", "random", "--games", "3", "--records", str(link))
    assert done.returncode == 2
    assert f"Another arena writes to {link}" in done.stderr
    assert not list(records.glob("*.json"))
    assert run("--bots", "random", "--games", "3", "--records", str(link)).returncode == 0
    assert len(list(records.glob("*.json"))) == 3
    assert sorted(path.name for path in tmp_path.iterdir()) == ["link", "records"]


def test_an_arena_that_never_began_leaves_no_results(tmp_path: Path) -> None:
    path = tmp_path / "arena.json"
    words = ["--games", "3", "--json", str(path)]
    assert run("--bots", "host:no-such-program,random", *words).returncode == 2
    assert not path.exists()
    assert run("--bots", "greedy,random", *words).returncode == 0


def test_a_file_whose_links_lead_round_is_said(tmp_path: Path) -> None:
    loop = tmp_path / "loop.json"
    loop.symlink_to(loop)
    done = run("--bots", "random", "--games", "3", "--json", str(loop))
    assert done.returncode == 2
    assert "can't be written: Too many levels of symbolic links" in done.stderr
    assert done.stderr.count("\n") == 1


def test_records_agree_with_results_though_a_program_plays_otherwise(tmp_path: Path) -> None:
    """Chance of its own: a game that is played again for its record has another result, and that one counts."""
    path, records, program = tmp_path / "arena.json", tmp_path / "records", tmp_path / "any.py"
    program.write_text(
        "import json, random, sys\n"
        "for line in sys.stdin:\n"
        "    print(json.dumps({'move': random.choice(json.loads(line)['legal'])}), flush=True)\n"
    )
    words = ["--bots", f"host:{sys.executable} {program},random", "--games", "3", "--json", str(path)]
    assert run(*words).returncode == 0
    before = [result["scores"] for result in json.loads(path.read_text())["results"]]
    assert run(*words, "--records", str(records)).returncode == 0
    after = [result["scores"] for result in json.loads(path.read_text())["results"]]
    kept = [json.loads(file.read_text())["result"]["scores"] for file in sorted(records.glob("*.json"))]
    assert before != after == kept


def test_a_game_whose_record_tells_something_else_is_played_again(tmp_path: Path) -> None:
    """An arena may be killed when a record is written and its result is not."""
    made, screen = plan("random", games=3), Screen([], Console(quiet=True))
    played = [play_game(made, number, keep_record=True) for number in range(3)]
    shelf, ledger = Shelf(made, tmp_path), Ledger(made, None)
    for result in played:
        shelf.keep(result["number"], result.pop("record"))
        ledger.add(result)
    assert Arena(ledger, screen, shelf).left() == []
    ledger.add(played[1] | {"scores": [0, 0, 0]})
    assert Arena(ledger, screen, shelf).left() == [1]
    (tmp_path / "game-00003.json").unlink()
    assert Arena(ledger, screen, shelf).left() == [1, 2]
    shelf.keep(0, {"result": None})
    assert Arena(ledger, screen, shelf).left() == [0, 1, 2]


def test_standings_are_shown_though_they_can_not_be_written(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def full(path: Path, _document: object) -> None:
        raise edubba.EdubbaError("file-unwritable", file=str(path), reason="No space left on device")

    made, console = plan("random", games=3), Console(record=True, file=io.StringIO(), width=100)
    monkeypatch.setattr(ledgers, "write_file", full)
    with pytest.raises(edubba.EdubbaError, match="No space left"):
        Arena(Ledger(made, tmp_path / "arena.json"), Screen([], console)).run(play_game(made, n) for n in range(3))
    assert "3 / 3" in console.export_text()


def test_what_takes_long_is_done_more_rarely(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr(pace, "time", SimpleNamespace(monotonic=lambda: now))
    often, rarely = Pace(2), Pace(2)
    now += 1.9
    assert not often.is_due()
    now += 0.2
    assert often.is_due()
    with often.step():
        now += 0.1
    with rarely.step():
        now += 1.0
    now += 2.1
    assert often.is_due()
    assert not rarely.is_due()
    now += 8
    assert rarely.is_due()


def heed_interrupts() -> None:
    """A shell's job in the background ignores interrupts, and so would all that it starts."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def test_an_arena_can_be_stopped_and_gone_on_with(tmp_path: Path) -> None:
    path, records = tmp_path / "arena.json", tmp_path / "records"
    words = ["--bots", "random", "--games", "30000", "--json", str(path), "--processes", "1", "--records", str(records)]
    running = subprocess.Popen(
        [*COMMAND, *words],
        env=ENVIRONMENT,
        stdout=subprocess.PIPE,
        text=True,
        preexec_fn=heed_interrupts,  # noqa: PLW1509
    )
    wait_until(path.exists)
    running.send_signal(signal.SIGINT)
    told = running.communicate(timeout=60)[0]
    played = len(json.loads(path.read_text())["results"])
    assert running.returncode == 130
    assert 0 < played < 30_000
    assert "goes on from" in told.replace("\n", " ")
    done = run(*[word if word != "30000" else str(played + 3) for word in words])
    assert done.returncode == 0
    document = json.loads(path.read_text())
    numbers = list(range(-(-(played + 3) // 3) * 3))
    assert [r["number"] for r in document["results"]] == numbers
    assert document["standings"][0]["games"] == len(numbers)
    assert len(list(records.glob("*.json"))) == len(numbers)


def test_an_arena_that_is_killed_leaves_nobody_behind(tmp_path: Path) -> None:
    """Not even a bot that never answers, and never looks whether anybody still asks."""
    news, program = tmp_path / "news", tmp_path / "waits.py"
    program.write_text(
        "import os, pathlib, sys, time\n"
        "sys.stdin.readline()\n"
        f"pathlib.Path({str(news)!r}).write_text(str(os.getpid()) + '.')\n"
        "time.sleep(1000)\n"
    )
    waits = f"host:{sys.executable} {program}"
    words = ["--bots", waits, "--games", "1", "--processes", "1"]
    running = subprocess.Popen(
        [*COMMAND, *words], env=ENVIRONMENT, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    wait_until(lambda: news.exists() and news.read_text().endswith("."))
    family = psutil.Process(running.pid).children(recursive=True)
    assert int(news.read_text()[:-1]) in [process.pid for process in family]
    running.kill()
    running.wait()
    # Sooner than a worker that lived on would lose its patience with the bot.
    wait_until(lambda: all(map(has_ended, family)), int(PATIENCE) - 10)


def has_ended(process: psutil.Process) -> bool:
    try:
        return bool(process.status() == psutil.STATUS_ZOMBIE)
    except psutil.NoSuchProcess:
        return True


def wait_until(happened: Callable[[], bool], seconds: int = 60) -> None:
    end = time.monotonic() + seconds
    while not happened():
        assert time.monotonic() < end, "it never happened"
        time.sleep(0.1)
