"""The command line: `edubba`."""

from __future__ import annotations

import json
import sys
import time
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

from edubba.bots.arena import make_plan
from edubba.bots.warm import warm as warm_bots
from edubba.engine.document import shown
from edubba.engine.errors import BadOptions, EdubbaError
from edubba.engine.game import Game
from edubba.engine.match import Match
from edubba.engine.options import Value
from edubba.engine.record import read_file
from edubba.engine.registry import game, games, replay
from edubba.locales import message, say
from edubba.terminal.catalogue import catalogue
from edubba.terminal.play import Session
from edubba.terminal.prompt import best_prompt
from edubba.terminal.save import last_unfinished, new_file
from edubba.terminal.screen import Screen
from edubba.terminal.seats import PERSON, programs_among, seat_name, take_seats

BAD_INPUT = 2
# Typer carries its own copy of Click and gives a public name only to the most special of the usage errors.
USAGE_ERRORS: Any = typer.BadParameter.__mro__[2]
TRUE, FALSE = ("true", "yes", "on"), ("false", "no", "off")

app = typer.Typer(
    add_completion=False,
    help="The house of game tablets: board games of the ancient world.",
    epilog="Without a command, `edubba` begins a game of Sumeria against two bots.",
    pretty_exceptions_enable=False,
)

RecordFile = Annotated[Path, typer.Argument(metavar="RECORD", help="A record, as games are saved.")]


@app.callback(invoke_without_command=True)
def main_command(context: typer.Context) -> None:
    """The house of game tablets: board games of the ancient world."""
    if context.invoked_subcommand is None:
        play()


@app.command(epilog="Example: edubba play sumeria --seats you,random,random --seed 7")
def play(
    name: Annotated[str, typer.Argument(metavar="GAME", help="Which game; `edubba games` lists them.")] = "sumeria",
    seats: Annotated[
        str, typer.Option(help="Who sits where, by commas: you, you:NAME, or a bot.")
    ] = "you,random,random",
    seed: Annotated[str | None, typer.Option(help="The same seed gives the same game.")] = None,
    option: Annotated[list[str] | None, typer.Option("--option", "-o", help="NAME=VALUE; can be repeated.")] = None,
    save: Annotated[Path | None, typer.Option(help="Save the game in this file.")] = None,
) -> None:
    """Plays a game in the terminal."""
    chosen = game(name)
    words = [word.strip() for word in seats.split(",")]
    match = chosen.start(len(words), _seed(seed), _options(chosen, option or []), seats=words)
    _sit_down(match, save or new_file(name))


@app.command(epilog="Example: edubba resume")
def resume(
    record: Annotated[
        Path | None, typer.Argument(metavar="[RECORD]", help="Default: the last unfinished game.")
    ] = None,
    programs: Annotated[bool, typer.Option("--programs", help="Start the programs that sit at the table.")] = False,
) -> None:
    """Goes on with a saved game."""
    path = record or last_unfinished()
    match = replay(read_file(path))
    if match.is_over:
        raise EdubbaError("terminal-is-over", file=str(path))
    # A record may come from anybody: nothing that it names is run unasked.
    if (outside := programs_among(match.seats)) and not programs:
        raise EdubbaError("terminal-programs", command=shown(outside[0]))
    _sit_down(match, path)


@app.command(epilog="Example: edubba show game.json --ply 30")
def show(
    record: RecordFile,
    ply: Annotated[int | None, typer.Option(help="After how many moves; default: the last.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="The position as a document.")] = False,
) -> None:
    """Prints a position of a record."""
    match = replay(read_file(record))
    last = match.ply
    match.go_to(last if ply is None else ply)
    if as_json:
        typer.echo(json.dumps(match.position(), indent=1, ensure_ascii=False))
        return
    screen = Screen(_names(match))
    screen.table(match, None)
    screen.say("terminal-ply", style="bold", ply=match.ply, last=last)
    screen.story(match)


@app.command(epilog="Example: edubba verify game.json")
def verify(record: RecordFile) -> None:
    """Replays a record and checks every move, every draw and the result."""
    match = replay(read_file(record))
    screen = Screen(_names(match))
    name, players, moves = match.game.name, match.players, match.ply
    screen.say("terminal-verified", file=str(record), game=name, players=players, moves=moves)
    if match.is_over:
        winners = tuple(message("seat-name", seat=seat) for seat in match.winners)
        points = ", ".join(map(str, match.scores))
        screen.say("terminal-verified-result", winners=winners, points=points)
    else:
        screen.say("terminal-verified-open")


@app.command("games", epilog="Example: edubba games")
def list_games() -> None:
    """Lists the games with their options."""
    Console().print(catalogue([game(name) for name in games()]))


@app.command(epilog="Example: edubba warm sumeria")
def warm(names: Annotated[list[str] | None, typer.Argument(metavar="[GAME]...", help="Default: all.")] = None) -> None:
    """Compiles the rules ahead of time, so that nobody ever waits."""
    screen = Screen()
    for found in [game(name) for name in names or games()]:
        begun = time.perf_counter()
        with screen.console.status(say(message("terminal-warm", game=found.name))):
            done = found.warm() and warm_bots(found)
        seconds = f"{time.perf_counter() - begun:.1f}"
        screen.say("terminal-warmed" if done else "terminal-not-compiled", game=found.name, seconds=seconds)


@app.command(epilog="Example: edubba arena sumeria --bots search:3,greedy,random --games 400 --json arena.json")
def arena(
    name: Annotated[str, typer.Argument(metavar="GAME", help="Which game; `edubba games` lists them.")],
    bots: Annotated[str, typer.Option(help="By commas; the last one sits on all seats that are left.")],
    games: Annotated[int, typer.Option(help="How many; every deal is played from every seat.")] = 400,
    players: Annotated[int | None, typer.Option(help="How many sit at a table; default: as many as bots.")] = None,
    seed: Annotated[str, typer.Option(help="The same seed gives the same games.")] = "arena",
    option: Annotated[list[str] | None, typer.Option("--option", "-o", help="NAME=VALUE; can be repeated.")] = None,
    file: Annotated[Path | None, typer.Option("--json", help="Results; a stopped run goes on from them.")] = None,
    records: Annotated[Path | None, typer.Option(help="Keep the record of every game in this folder.")] = None,
    processes: Annotated[int | None, typer.Option(help="Default: all cores.")] = None,
    ray: Annotated[str | None, typer.Option(metavar="ADDRESS|local", help="Play on a Ray cluster.")] = None,
) -> None:
    """Lets bots play each other, and says who is stronger, and how sure that is."""
    from edubba.terminal.arena import hold_arena  # noqa: PLC0415 - only this command needs it

    words = [word.strip() for word in bots.split(",")]
    plan = make_plan(game(name), words, games, players, seed, _options(game(name), option or []))
    hold_arena(plan, Screen(), file, records, processes, ray)


@app.command(epilog="Example: edubba analyse game.json --level 4")
def analyse(
    record: RecordFile,
    level: Annotated[int | None, typer.Option(help="1 to 6: how long each move is thought about.")] = None,
    file: Annotated[Path | None, typer.Option("--json", help="Default: beside the record.")] = None,
    picture: Annotated[Path | None, typer.Option(help="An SVG file; default: beside the record.")] = None,
) -> None:
    """Says of every move what it was worth to each seat, what it cost, and what was better."""
    from edubba.terminal.analysis import analyse_match  # noqa: PLC0415 - only this command needs it

    match = replay(read_file(record))
    beside = record.with_suffix(".analysis.json"), record.with_suffix(".analysis.svg")
    analyse_match(match, level, Screen(_names(match)), file or beside[0], picture or beside[1])


@app.command("bot-host", epilog='Example: edubba bot-host "python my_bot.py" --game sumeria')
def bot_host(
    command: Annotated[str, typer.Argument(metavar="COMMAND", help="A program that speaks lines of JSON.")],
    name: Annotated[str, typer.Option("--game", help="Which game; `edubba games` lists them.")] = "sumeria",
    games: Annotated[int, typer.Option(help="How many.")] = 3,
) -> None:
    """Tries a bot from outside: it plays against random bots. In the arena it is called host:COMMAND."""
    from edubba.terminal.trial import try_program  # noqa: PLC0415 - only this command needs it

    try_program(command, game(name), games, Screen())


def _sit_down(match: Match, path: Path) -> None:
    match.game.warm(wait=False)
    words = match.seats or [PERSON] * match.players
    seats = take_seats(words, f"{match.record()['seed']} from ply {match.ply}")
    Session(match, seats, path, Screen([seat.name for seat in seats]), best_prompt()).run()


def _names(match: Match) -> list[str]:
    return [seat_name(word, number) for number, word in enumerate(match.seats)]


def _seed(text: str | None) -> int | str | None:
    """A seed as typed: what looks like a number is one."""
    return int(text) if text is not None and text.isdecimal() and str(int(text)) == text else text


def _options(chosen: Game, texts: list[str]) -> dict[str, Value]:
    """NAME=VALUE as typed; yes and no become what the option holds."""
    values: dict[str, Value] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadOptions("option-form", text=text)
        switch = any(option.name == name and option.default is False for option in chosen.options)
        word = value.casefold()
        values[name] = word in TRUE if switch and word in TRUE + FALSE else value
    return values


def main() -> None:
    """Runs the command line. Whatever a person got wrong is one line, and the exit code is 2."""
    try:
        app(standalone_mode=False)
    except EdubbaError as error:
        _refuse(str(error))
    except USAGE_ERRORS as error:
        _refuse(error.format_message())
    except typer.Abort:
        raise SystemExit(130) from None
    except BrokenPipeError:
        sys.stderr.close()


def _refuse(problem: str) -> None:
    typer.echo(say(message("terminal-error", problem=problem)), err=True)
    raise SystemExit(BAD_INPUT)
