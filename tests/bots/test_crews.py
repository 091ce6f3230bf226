"""Who plays the games of an arena: processes or a cluster may die, games are not lost."""

from __future__ import annotations

import multiprocessing
import socket
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import edubba
from edubba.bots import crews
from edubba.bots.arena import Plan, make_plan, play_game
from edubba.bots.host import BotFailed

LATE = "number == 3 and not deed.exists()"  # in the middle of a game, but only the first time
FIRST = "question['seat'] == 0"  # whenever it sits there


@pytest.fixture(autouse=True)
def _interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("EDUBBA_JIT", "0")


def plan(*bots: str, games: int = 12) -> Plan:
    return make_plan(edubba.game("sumeria"), bots, games, None, "test")


def deadly(folder: Path, when: str) -> str:
    """A bot that kills whoever plays with it, and leaves a file `deed`; else it plays by its seed.

    It strikes from within, so that something is at play for sure, and nobody else is hit: Ray has more processes.
    """
    program, deed = folder / f"strikes-{len(when)}.py", folder / "deed"
    program.write_text(
        "import json, os, pathlib, random, sys\n"
        f"deed = pathlib.Path({str(deed)!r})\n"
        "for number, line in enumerate(sys.stdin):\n"
        "    question = json.loads(line)\n"
        f"    if {when}:\n"
        "        deed.touch()\n"
        "        os.kill(os.getppid(), 9)\n"
        "    print(json.dumps({'move': random.Random(question['seed']).choice(question['legal'])}), flush=True)\n"
    )
    return f"host:{sys.executable} {program}"


def test_processes_lose_no_game() -> None:
    """A process that is killed in the middle costs time, not games."""
    numbers = []
    for outcome in crews.processes(plan("random", games=9), range(9), 2, keep_records=False):
        numbers.append(outcome["number"])
        if len(numbers) == 2:
            multiprocessing.active_children()[0].kill()
    assert sorted(numbers) == list(range(9))


def test_games_of_which_processes_always_die_are_given_up_and_the_others_played(tmp_path: Path) -> None:
    made, numbers = plan(deadly(tmp_path, FIRST), "random"), []
    word = made.bots[0]
    with pytest.raises(edubba.EdubbaError, match="dies every time"):
        numbers.extend(outcome["number"] for outcome in crews.processes(made, range(12), 2, keep_records=False))
    assert sorted(numbers) == [number for number in range(12) if made.seats(number)[0] != word]


@pytest.mark.timeout(900)  # Ray starts a dozen processes, one after the other
@pytest.mark.filterwarnings("ignore::Warning")  # of what Ray imports
def test_ray_plays_the_same_games_and_loses_none_when_a_worker_is_killed(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    ray = pytest.importorskip("ray")
    made, worse = plan(deadly(tmp_path, LATE), "random"), plan(deadly(tmp_path, FIRST), "random", games=3)
    others = []
    patient = {"health_check_failure_threshold": 100}  # a busy machine is not a dead one
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False, logging_level="error", _system_config=patient)
    try:
        outcomes = play_on_ray(made, 12)
        with pytest.raises(BotFailed, match=r"^“no-such-program” can't be started"):
            play_on_ray(plan("host:no-such-program"), 1)
        assert (tmp_path / "deed").exists()
        with pytest.raises(edubba.EdubbaError, match="dies every time"):
            others.extend(o["number"] for o in crews.cluster(worse, range(3), crews.LOCAL, keep_records=False))
        monkeypatch.setattr(ray, "get", fail_with(ray.exceptions.NodeDiedError("gone")))
        with pytest.raises(edubba.EdubbaError, match="cluster does not go on"):
            play_on_ray(made, 1)
    finally:
        ray.shutdown()
    assert sorted(others) == [number for number in range(3) if worse.seats(number)[0] == "random"]
    by_number = {outcome["number"]: outcome for outcome in outcomes}
    assert len(outcomes) == len(by_number) == 12
    assert by_number[7] == play_game(made, 7)


def play_on_ray(made: Plan, games: int) -> list[dict[str, Any]]:
    return list(crews.cluster(made, range(games), crews.LOCAL, keep_records=False))


def fail_with(error: Exception) -> Callable[[object], None]:
    def fail(*_arguments: object, **_named: object) -> None:
        raise error

    return fail


@pytest.mark.filterwarnings("ignore::Warning")  # of what Ray imports
def test_a_ray_that_does_not_start_is_told_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    ray = pytest.importorskip("ray")
    monkeypatch.setattr(ray, "init", fail_with(Exception("The current node timed out during startup.")))
    with pytest.raises(edubba.EdubbaError, match=r"Ray can't play at “local”: The current node timed out"):
        play_on_ray(plan("random"), 1)


@pytest.mark.filterwarnings("ignore::Warning")  # of what Ray imports
def test_local_is_no_cluster_of_others(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without an address Ray would look for one that somebody else has begun."""
    ray, asked = pytest.importorskip("ray"), []
    monkeypatch.setattr(ray, "init", lambda **named: asked.append(named["address"]))
    monkeypatch.setattr(ray, "cluster_resources", fail_with(LookupError))
    with pytest.raises(LookupError):
        play_on_ray(plan("random"), 1)
    assert asked == ["local"]


@pytest.mark.filterwarnings("ignore::Warning")  # of what Ray imports
@pytest.mark.parametrize("words", ["nonsense", "127.0.0.1:{closed}", "ray://127.0.0.1:{closed}", "127.0.0.1:99999"])
def test_a_cluster_that_is_not_there(words: str) -> None:
    pytest.importorskip("ray")
    with socket.create_server(("127.0.0.1", 0)) as door:
        address = words.format(closed=door.getsockname()[1])
    with pytest.raises(edubba.EdubbaError, match=f"no Ray cluster at “{address}”"):
        list(crews.cluster(plan("random"), range(1), address, keep_records=False))
