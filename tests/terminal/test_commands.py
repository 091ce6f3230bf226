"""The command line as people use it, in processes of its own."""

from __future__ import annotations

import json
import os
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

import edubba
from edubba.engine.record import write_file

RECORD = Path(__file__).parents[1] / "records/sumeria/clear-win-3.json"
RANDOM_SEATS = ("--seats", "you,random,random")  # bots that think do not always play alike: they watch the clock


def run(*words: str, typed: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "EDUBBA_JIT": "0", "NO_COLOR": "1", **environment}
    command = [sys.executable, "-m", "edubba", *words]
    return subprocess.run(command, input=typed, env=env, capture_output=True, text=True, check=False)


def saved_games() -> list[Path]:
    return sorted((Path(os.environ["EDUBBA_DATA"]) / "games").glob("*"))


def told(text: str) -> list[str]:
    """The words after `edubba` in the command that a text tells to go on with, all on one line."""
    (line,) = [line for line in text.splitlines() if "o on with: " in line]
    edubba_, *words = shlex.split(line.partition("o on with: ")[2])
    assert edubba_ == "edubba"
    return words


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["play", "chess"], "no game called “chess”"),
        (["play", "sumeria", "--seats", "you,random"], "need the option “unofficial_two_players”"),
        (["play", "sumeria", "--seats", "you"], "for 3, 4 players"),
        (["play", "sumeria", "--seats", "you,random,deep"], "no bot called “deep”"),
        (["play", "sumeria", "-o", "board=atlantis"], "can't be “atlantis”"),
        (["play", "sumeria", "-o", "bord=x"], "no option “bord”"),
        (["play", "sumeria", "-o", "board"], "NAME=VALUE"),
        (["play", "sumeria", "--colour", "red"], "No such option"),
        (["dance"], "No such command"),
        (["show"], "Missing argument"),
        (["show", "nowhere.json"], "can't be read"),
        (["show", str(RECORD), "--ply", "999"], "no ply 999"),
        (["show", str(RECORD), "--ply", "one"], "Invalid value for '--ply'"),
        (["verify", __file__], "not a JSON document"),
        (["resume"], "no unfinished game"),
        (["resume", str(RECORD)], "is over"),
        (["warm", "chess"], "no game called"),
    ],
    ids=lambda value: " ".join(value[:2]) if isinstance(value, list) else None,
)
def test_bad_input_is_one_line_and_exit_code_two(words: list[str], says: str) -> None:
    done = run(*words)
    assert done.returncode == 2
    assert says in done.stderr
    assert done.stderr.count("\n") == 1
    assert done.stdout == ""
    assert saved_games() == []


def test_a_bad_board_is_refused_at_start(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text("[meta]\ngame = 'Sumeria'\n")
    done = run("play", EDUBBA_BOARDS=str(tmp_path))
    assert done.returncode == 2
    assert "mine.toml, state: there must be [[state]] entries." in done.stderr
    assert done.stderr.count("\n") == 1


def test_a_game_is_played_undone_left_and_resumed() -> None:
    done = run("play", "sumeria", *RANDOM_SEATS, "--seed", "8", typed="add Kish\nundo\nadd Uruk\nquit\n")
    assert done.returncode == 0
    assert "Player A placed a trader in Kish." in done.stdout
    assert "3 moves were taken back." in done.stdout
    assert "The game is saved in" in done.stdout
    (path,) = saved_games()
    record = json.loads(path.read_text())
    assert "add Uruk" in record["moves"]
    assert "add Kish" not in record["moves"]
    again = run("resume", typed="add Lagash\nstory\n")
    assert again.returncode == 0
    assert "Player A placed a trader in Uruk." in again.stdout
    moves = json.loads(path.read_text())["moves"]
    assert moves[: len(record["moves"])] == record["moves"]
    assert len(moves) == len(record["moves"]) + 3


def test_what_cannot_be_done_is_said_and_asked_again() -> None:
    typed = "add Kish\nadd Kish\nmove\nhelp\nmoves\nundo\nundo\n\nquit\n"
    out = run("play", *RANDOM_SEATS, "--seed", "7", typed=typed).stdout
    assert "There is a trader in Kish already." in out
    assert "“move” is not a move of this game." in out
    assert "save [FILE]" in out
    assert "add Dilbat, Kutha" in out


def test_moves_are_listed_by_what_they_have_in_common() -> None:
    typed = "moves\nmoves tile temple\nmoves castle\nquit\n"
    out = run("play", "tigris", "--seats", "you,random", "--seed", "2", typed=typed).stdout
    assert "  leader king " in out
    assert "  pass \n" in out
    only = out.split("Player A> ")[2]
    assert "tile temple" in only
    assert "leader" not in only


def test_what_was_done_can_be_taken_back_only_while_there_is_something() -> None:
    out = run("play", *RANDOM_SEATS, "--seed", "7", typed="add Kish\nundo\nundo\nquit\n").stdout
    assert "There is no move to take back." in out


def test_a_copy_is_saved_where_it_is_wanted(tmp_path: Path) -> None:
    kept, own = tmp_path / "copy.json", tmp_path / "own.json"
    typed = f"add Kish\nsave {kept}\nsave /dev/null/nowhere.json\nquit\n"
    out = run("play", *RANDOM_SEATS, "--save", str(own), "--seed", "7", typed=typed).stdout
    assert "can't be written" in out
    assert json.loads(kept.read_text()) == json.loads(own.read_text())
    assert saved_games() == []


def test_the_command_that_is_told_goes_on_with_the_game(tmp_path: Path) -> None:
    own = tmp_path / "our game.json"
    assert told(run("play", *RANDOM_SEATS, "--save", str(own), typed="add Kish\nquit\n").stdout) == ["resume", str(own)]
    assert told(run("resume", str(own), typed="quit\n").stdout) == ["resume", str(own)]
    assert told(run("play", *RANDOM_SEATS, typed="add Kish\nquit\n").stdout) == ["resume"]
    assert told(run("resume", typed="quit\n").stdout) == ["resume"]


def test_a_copy_is_gone_on_with_by_its_own_name(tmp_path: Path) -> None:
    out = run("play", *RANDOM_SEATS, typed="save ~/copy.json\n", HOME=str(tmp_path)).stdout
    assert told(out.split("Player A> ")[1]) == ["resume", str(tmp_path / "copy.json")]


def test_a_game_that_is_over_is_looked_at_with_the_command_that_is_told(tmp_path: Path) -> None:
    over = tmp_path / "game over.json"
    over.write_text(RECORD.read_text())
    _, _, command = run("resume", str(over)).stderr.partition("look at it with: ")
    assert shlex.split(command) == ["edubba", "show", str(over)]


def test_a_whole_game_of_bots_ends_with_a_record() -> None:
    done = run("play", "--seats", "random,random,random,random", "--seed", "7", "-o", "next_largest_set_tiebreak=yes")
    assert done.returncode == 0
    assert "The game is over" in done.stdout
    (path,) = saved_games()
    assert json.loads(path.read_text())["options"]["next_largest_set_tiebreak"] is True
    verified = run("verify", str(path))
    assert verified.returncode == 0
    assert "4 players" in verified.stdout
    assert "Winner: Random" in verified.stdout
    assert run("resume").returncode == 2


def test_a_game_takes_the_place_of_no_other_file(tmp_path: Path) -> None:
    note, copy = tmp_path / "note.json", tmp_path / "copy.json"
    note.write_text("mine")
    refused = run("play", *RANDOM_SEATS, "--save", str(note), typed="quit\n")
    assert refused.returncode == 2
    assert f"There is a file {note} already" in refused.stderr
    typed = f"save {note}\nsave {copy}\nadd Kish\nsave {copy}\nquit\n"
    played = run("play", *RANDOM_SEATS, "--seed", "8", typed=typed).stdout
    assert played.count(f"There is a file {note} already") == 1
    assert f"There is a file {copy} already" not in played
    assert note.read_text() == "mine"
    assert "add Kish" in json.loads(copy.read_text())["moves"]


def test_a_file_that_is_no_record_is_named(tmp_path: Path) -> None:
    arena = tmp_path / "arena.json"
    arena.write_text('{"arena": {}}')
    for command in ("show", "verify", "resume", "analyse"):
        done = run(command, str(arena))
        assert done.returncode == 2
        assert f"{arena} can't be replayed: " in done.stderr


def test_a_link_that_leads_nowhere_is_no_game() -> None:
    games = Path(os.environ["EDUBBA_DATA"]) / "games"
    games.mkdir(parents=True, exist_ok=True)
    (games / "old.json").symlink_to(games / "gone")
    done = run("play", *RANDOM_SEATS, typed="add Kish\nquit\n")
    assert told(done.stdout) == ["resume"]
    assert done.stderr == ""


def test_two_at_one_keyboard_have_names() -> None:
    out = run("play", "--seats", "you:Ilinca,you:Gergő,random", "--seed", "7", typed="add Kish\nquit\n").stdout
    assert "Ilinca" in out
    assert "Gergő" in out


def test_a_position_of_a_record_is_shown() -> None:
    done = run("show", str(RECORD), "--ply", "30")
    assert done.returncode == 0
    assert "round 1 of 6" in done.stdout
    assert "Position after 30 of" in done.stdout
    assert "the game is over" in run("show", str(RECORD)).stdout


def test_a_position_is_shown_as_a_document() -> None:
    position = json.loads(run("show", str(RECORD), "--ply", "30", "--json").stdout)
    assert edubba.game("sumeria").load(position).position() == position


def test_a_spoilt_record_is_not_verified(tmp_path: Path) -> None:
    record = json.loads(RECORD.read_text())
    record["moves"][3] = "add Kish" if record["moves"][3] != "add Kish" else "add Ur"
    path = tmp_path / "spoilt.json"
    write_file(path, record)
    done = run("verify", str(path))
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1


def test_an_unfinished_record_is_verified(tmp_path: Path) -> None:
    path = tmp_path / "open.json"
    write_file(path, edubba.game("sumeria").start(3, 7).record())
    assert "not over yet" in run("verify", str(path)).stdout


def test_games_are_listed_with_their_options() -> None:
    out = run("games").stdout
    assert all(name in out for name in edubba.games())
    assert "unofficial_two_players" in out


def test_warming_says_what_it_did() -> None:
    assert "runs interpreted here" in run("warm", "sumeria").stdout


@pytest.mark.parametrize("words", [["--help"], ["play", "--help"], ["show", "--help"], ["resume", "--help"]])
def test_help_has_examples(words: list[str]) -> None:
    done = run(*words)
    assert done.returncode == 0
    assert "edubba" in done.stdout.lower()


def test_every_command_has_an_example() -> None:
    for name in ("play", "resume", "show", "verify", "warm"):
        assert f"Example: edubba {name}" in run(name, "--help").stdout


def test_a_record_starts_no_program_unasked(tmp_path: Path) -> None:
    """A record may come from anybody; a seat in it may name a command."""
    trace, path = tmp_path / "trace", tmp_path / "game.json"
    seats = ["you", "random", f"host:touch {trace}"]
    write_file(path, edubba.game("sumeria").start(3, 7, seats=seats).record())
    done = run("resume", str(path), typed="quit\n")
    assert done.returncode == 2
    assert "If you trust it" in done.stderr
    assert run("show", str(path)).returncode == 0
    assert run("verify", str(path)).returncode == 0
    assert not trace.exists()


def test_who_trusts_a_program_is_told_how_to_go_on(tmp_path: Path) -> None:
    own = tmp_path / "our game.json"
    seats = ("--seats", "you,random,host:no such program", "--seed", "8")
    words = ["resume", "--programs", str(own)]
    assert told(run("play", *seats, "--save", str(own), typed="quit\n").stdout) == words
    assert told(run("resume", str(own)).stderr) == words
    assert told(run(*words, typed="quit\n").stdout) == words
    assert told(run("play", *seats, typed="quit\n").stdout) == ["resume", "--programs"]
    assert told(run("resume").stderr) == ["resume", "--programs"]
    (older,) = saved_games()
    run("play", *seats, typed="quit\n")
    assert told(run("resume", str(older)).stderr) == ["resume", "--programs", str(older)]


def test_when_a_program_fails_the_game_is_saved_and_this_is_said(tmp_path: Path) -> None:
    program, own = tmp_path / "program.py", tmp_path / "own.json"
    program.write_text("""input(); print('{"move": "fly"}')""")
    seats = f"you,host:{shlex.join([sys.executable, str(program)])},random"
    done = run("play", "--seats", seats, "--save", str(own), "--seed", "8", typed="add Kish\n")
    assert done.returncode == 2
    assert "which is not a legal move. The game is saved in" in done.stderr
    assert done.stderr.count("\n") == 1
    assert told(done.stderr) == ["resume", "--programs", str(own)]
    assert "add Kish" in json.loads(own.read_text())["moves"]
