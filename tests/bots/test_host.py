"""Programs from outside: the documented example plays, and whatever a program does wrong is told in one line."""

from __future__ import annotations

import json
import os
import pickle
import re
import shlex
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import edubba
from edubba.bots.host import PATIENCE, BotFailed, HostBot
from edubba.engine.game import Game
from edubba.engine.match import Match
from edubba.terminal.screen import Screen
from edubba.terminal.trial import try_program
from tests.bots import cups

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs/bots.md"
FIRST = "import json, sys\nfor line in sys.stdin: print(json.dumps({'move': json.loads(line)['legal'][0]}), flush=True)"
GUESS = '{"move": "guess 1"}'
needs_groups = pytest.mark.skipif(not hasattr(os, "killpg"), reason="here a program can't be ended with all it started")


def program(tmp_path: Path, code: str) -> str:
    path = tmp_path / "program.py"
    path.write_text(code, encoding="utf-8")
    return f"{shlex.quote(sys.executable)} {shlex.quote(str(path))}"


def example() -> str:
    return next(block for block in re.findall(r"```python\n(.*?)```", PAGE.read_text(), re.DOTALL) if "stdin" in block)


def test_the_example_is_short_and_plays(tmp_path: Path) -> None:
    assert example().count("\n") <= 30
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


def test_a_program_is_told_what_its_seat_sees_and_chance_of_its_own(tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    code = f"import sys\nopen({str(heard)!r}, 'w').write(sys.stdin.readline())\nprint(0, flush=True)"
    match = edubba.game("tigris").start(2, seed=5)
    questions = []
    for seed in (2, 2, 3):
        with pytest.raises(BotFailed):
            HostBot(program(tmp_path, code), seed=seed).choose(match)
        questions.append(json.loads(heard.read_text()))
    one, same, other = questions
    assert one == same
    assert one["seed"] != other["seed"]
    assert one["view"] == other["view"] == match.scene(match.actor)
    assert one["position"] != other["position"]


def test_whoever_stops_waiting_does_not_get_an_old_answer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    code = "import json, sys\nfor line in sys.stdin:\n q = json.loads(line)\n"
    code += " print(json.dumps({'move': q['legal'][q['seed'] % len(q['legal'])]}), flush=True)"
    match, bot = cups.GAME.start(seed=5), HostBot(program(tmp_path, code), seed=2)
    expected = HostBot(bot.command, seed=2)
    bot.choose(match)

    def interrupted(**_limits: float) -> bytes:
        raise KeyboardInterrupt

    monkeypatch.setattr(bot._answers, "get", interrupted)
    with pytest.raises(KeyboardInterrupt):
        bot.choose(match)
    for action in range(4):
        assert bot.choose(match) == expected.choose(match)
        match.play(action)
    bot.close()
    expected.close()


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
        (r"import os, time; os.write(1, b'\xff\n'); time.sleep(60)", r"answered \\xff, which"),
        (r"print('\x1b[31m\u202ered')", r"answered \\x1b\[31m\\u202ered, which"),
        ("print()", "answered with an empty line"),
        (r"print('{\"move\": \"add Kish\"}' + ' ' * (1 << 20))", "is not a legal move"),
    ],
)
def test_what_a_program_does_wrong_is_said(tmp_path: Path, code: str, says: str) -> None:
    patience = 1.0 if "within 1 second" in says else PATIENCE
    bot = HostBot(program(tmp_path, code), seed=1, patience=patience)
    with pytest.raises(BotFailed, match=says):
        bot.choose(edubba.game("sumeria").start(seed=1))


def test_what_a_program_said_last_is_told_if_it_fails(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    code = "import sys\nprint('a hint' * 50_000, file=sys.stderr)\nraise ValueError('no idea \\x1b[31m')\n"
    with pytest.raises(BotFailed, match=r"ended instead of .*\. It said: “ValueError: no idea \\x1b\[31m”$") as failed:
        HostBot(program(tmp_path, code)).choose(cups.GAME.start(seed=1))
    assert capfd.readouterr().err == ""
    assert str(pickle.loads(pickle.dumps(failed.value))) == str(failed.value)  # noqa: S301 - it is ours


def test_a_program_on_trial_speaks_aloud(tmp_path: Path) -> None:
    tried = run("bot-host", program(tmp_path, "raise ValueError('no idea')"))
    assert tried.returncode == 2
    assert re.match(r"Game 1, seat 1 of 3: it failed at move \d\.", tried.stdout)
    assert "Traceback" in tried.stderr
    assert "It said" not in tried.stderr


def test_a_program_on_trial_that_can_not_be_started_plays_no_game() -> None:
    tried = run("bot-host", "no-such-program-anywhere")
    assert tried.returncode == 2
    assert tried.stdout == ""
    assert "can't be started" in tried.stderr


def test_a_program_that_is_not_there_is_said() -> None:
    with pytest.raises(BotFailed, match=r"can't be started: (?!.*Errno)"):
        HostBot("no-such-program-anywhere").choose(cups.GAME.start(seed=1))


@pytest.mark.parametrize("command", ["", " ", 'python "bot.py', "python\0"])
def test_a_command_that_cannot_be_read_is_said(command: str) -> None:
    with pytest.raises(BotFailed, match="can't be read as a command"):
        HostBot(command).choose(cups.GAME.start(seed=1))


def test_an_endless_line_is_not_read_to_its_end(tmp_path: Path) -> None:
    bot = HostBot(program(tmp_path, "import os\nwhile True: os.write(1, bytes(1 << 16))"), patience=10.0)
    with pytest.raises(BotFailed, match="is not a legal move"):
        bot.choose(cups.GAME.start(seed=1))


def test_what_was_not_asked_for_waits_in_the_pipe(tmp_path: Path) -> None:
    said = tmp_path / "said"
    line = f"b'{GUESS}' + b' ' * (1 << 16) + b'\\n'"
    code = f"import os\nfor _ in range(64): os.write(1, {line})\nopen({str(said)!r}, 'w')"
    bot = HostBot(program(tmp_path, code))
    bot.choose(cups.GAME.start(seed=1))
    time.sleep(1)
    bot.close()
    assert not said.exists()


def test_a_program_that_does_not_listen_is_not_waited_for(tmp_path: Path) -> None:
    code = f"import time\nprint('{GUESS}\\n' * 2000, flush=True)\ntime.sleep(600)"
    bot, match = HostBot(program(tmp_path, code)), cups.GAME.start(seed=1)
    bot.choose(match)
    bot.patience = 1.0

    def ask_on() -> None:
        for _ in range(2000):
            bot.choose(match)

    with pytest.raises(BotFailed, match="did not answer within 1 second"):
        ask_on()


def beating(heart: Path) -> str:
    """A program that neither answers nor listens, but starts another one that beats for a minute."""
    return "sh -c " + shlex.quote(f"(for n in $(seq 600); do echo >>{shlex.quote(str(heart))}; sleep 0.1; done); true")


def wait_for(is_so: Callable[[], bool]) -> None:
    end = time.monotonic() + 30
    while not is_so():
        assert time.monotonic() < end, "it never came"
        time.sleep(0.05)


def beats_no_more(heart: Path) -> bool:
    before = heart.stat().st_size
    time.sleep(1)
    return heart.stat().st_size == before


@needs_groups
def test_a_program_ends_with_all_that_it_started(tmp_path: Path) -> None:
    heart = tmp_path / "heart"
    bot = HostBot(beating(heart), patience=2.0)
    with pytest.raises(BotFailed, match="did not answer"):
        bot.choose(cups.GAME.start(seed=1))
    assert not heart.exists() or beats_no_more(heart)


@needs_groups
def test_a_program_ends_with_whoever_asked_it(tmp_path: Path) -> None:
    heart = tmp_path / "heart"
    code = "import sys\nfrom edubba.bots.host import HostBot\nfrom tests.bots import cups\n"
    code += "HostBot(sys.argv[1]).choose(cups.GAME.start(seed=1))"
    env = {**os.environ, "EDUBBA_JIT": "0"}
    with subprocess.Popen([sys.executable, "-c", code, beating(heart)], env=env, cwd=ROOT) as asker:
        wait_for(heart.exists)
        asker.kill()
    wait_for(lambda: beats_no_more(heart))


def test_every_match_has_a_program_of_its_own(tmp_path: Path) -> None:
    begun = tmp_path / "begun"
    bot = HostBot(program(tmp_path, f"open({str(begun)!r}, 'a').write('once\\n')\n{FIRST}"))
    for seed in range(2):
        match = cups.GAME.start(seed=seed)
        for _ in range(2):
            match.play(bot.choose(match))
    bot.close()
    assert begun.read_text().count("once") == 2


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


@pytest.mark.parametrize("games", ["0", "-3"])
def test_a_trial_of_no_game_is_refused(games: str) -> None:
    done = run("bot-host", "no-such-program-anywhere", "--games", games)
    assert done.returncode == 2
    assert f"at least one game, not {games}" in done.stderr
    assert done.stderr.count("\n") == 1


def test_a_trial_is_of_all_seats_and_numbers_of_players(tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    option = "'yes' if q['position']['options']['next_largest_set_tiebreak'] else 'no'"
    hear = f"open({str(heard)!r}, 'a').write(' '.join([str(q['seat']), 'of', str(q['players']), {option}]) + '\\n')"
    answer = "print(json.dumps({'move': q['legal'][0]}), flush=True)"
    code = f"import json, sys\nfor line in sys.stdin:\n q = json.loads(line)\n {hear}\n {answer}"
    done = run("bot-host", program(tmp_path, code), "--games", "8", "-o", "next_largest_set_tiebreak=yes")
    assert done.returncode == 0, done.stderr
    told = list(dict.fromkeys(heard.read_text().splitlines()))
    assert told[:4] == ["0 of 3 yes", "1 of 4 yes", "1 of 3 yes", "2 of 4 yes"]
    assert set(told) == {f"{seat} of {players} yes" for players in (3, 4) for seat in range(players)}
    told = " ".join(done.stdout.split())
    assert re.search(r"Game 2, seat 2 of 4: \d+ moves; points: -?\d+ for the program, -?\d+, -?\d+, -?\d+ for", told)


def test_an_option_that_allows_more_tables_is_tried_at_them(tmp_path: Path) -> None:
    done = run("bot-host", program(tmp_path, FIRST), "-o", "unofficial_two_players=yes")
    assert [line.split(":")[0] for line in done.stdout.splitlines() if line.startswith("Game")] == [
        "Game 1, seat 1 of 2",
        "Game 2, seat 2 of 3",
        "Game 3, seat 3 of 4",
    ]


def test_no_deal_of_a_trial_can_be_guessed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    seeds: list[str] = []
    start = Game.start

    def spy(game: Game, players: int, seed: str, options: Any) -> Match:
        seeds.append(seed)
        return start(game, players, seed, options)

    monkeypatch.setattr(Game, "start", spy)
    for _ in range(2):
        try_program(program(tmp_path, FIRST), cups.GAME, 2, Screen())
    assert len(set(seeds)) == 4
    assert all(re.fullmatch("[0-9a-f]{32}", seed) for seed in seeds)
