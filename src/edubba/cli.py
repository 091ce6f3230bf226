"""The command line: `edubba`."""

from __future__ import annotations

import json
import sys
import time
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

from edubba.bots.arena import make_plan, seed_for
from edubba.bots.levels import JUDGE
from edubba.bots.warm import warm as warm_bots
from edubba.engine.document import shown
from edubba.engine.errors import BadOptions, EdubbaError
from edubba.engine.game import Game
from edubba.engine.match import Match
from edubba.engine.options import Value
from edubba.engine.record import read_file, refuse_existing
from edubba.engine.registry import game, games, replay
from edubba.locales import message, say
from edubba.terminal.catalogue import catalogue
from edubba.terminal.commands import to_resume, to_show
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
    epilog="Without a command, `edubba` opens the house in your browser. Example: edubba --no-browser",
    pretty_exceptions_enable=False,
)

RecordFile = Annotated[Path, typer.Argument(metavar="RECORD", help="A record, as games are saved.")]


admin = typer.Typer(
    help="For hosts: copies of the database, people, games.", epilog="Example: edubba admin backup friday.sqlite3"
)
app.add_typer(admin, name="admin")
users = typer.Typer(help="The people: lists them, sets a password, deletes somebody.")
admin.add_typer(users, name="users")
tables = typer.Typer(help="The games: lists them, ends one, deletes one.")
admin.add_typer(tables, name="games")

DatabaseUrl = Annotated[
    str | None, typer.Option(help="postgresql://USER@HOST/NAME or sqlite:///FILE; default: a file in the data folder.")
]
DataFolder = Annotated[Path | None, typer.Option(help="The folder of the database; default: the user's data folder.")]
Sure = Annotated[bool, typer.Option("--yes", help="Do not ask.")]


@app.callback(invoke_without_command=True)
def main_command(
    context: typer.Context,
    no_browser: Annotated[bool, typer.Option("--no-browser", help="Only say where to find it.")] = False,
) -> None:
    """The house of game tablets: board games of the ancient world."""
    if context.invoked_subcommand is None:
        from edubba.server.serve import serve_at_home  # noqa: PLC0415 - it takes a while to load

        serve_at_home(browser=not no_browser)


@app.command(epilog="Example: edubba serve --host 0.0.0.0 --public-url https://games.example.org --behind-tls")
def serve(
    host: Annotated[str | None, typer.Option(help="The address to listen at; default: 127.0.0.1.")] = None,
    port: Annotated[int | None, typer.Option(help="Default: 8210; 0: any that is free.")] = None,
    database_url: DatabaseUrl = None,
    data: DataFolder = None,
    workers: Annotated[int | None, typer.Option(help="Server processes; more than one need PostgreSQL.")] = None,
    thinkers: Annotated[int | None, typer.Option(help="Processes in which bots think.")] = None,
    guest_days: Annotated[int | None, typer.Option(help="Days until an absent guest is forgotten; 0: never.")] = None,
    public_url: Annotated[str | None, typer.Option(help="The address that people type.")] = None,
    behind_tls: Annotated[bool | None, typer.Option("--behind-tls", help="A proxy encrypts all that comes.")] = None,
    trusted_proxies: Annotated[str | None, typer.Option(help="Addresses of proxies, by commas.")] = None,
    log_json: Annotated[bool | None, typer.Option("--log-json", help="Logs for machines.")] = None,
    log_level: Annotated[str | None, typer.Option(help="debug, info, warning or error.")] = None,
    browser: Annotated[bool, typer.Option("--browser", help="Open the browser too.")] = False,
    no_backup: Annotated[bool, typer.Option("--no-backup", help="Update the database without a copy.")] = False,
) -> None:
    """Opens the house to others. Every setting is also a variable: --port is EDUBBA_PORT."""
    flags = {name: value for name, value in locals().items() if name not in ("browser", "no_backup")}
    from edubba.server.serve import serve as open_house  # noqa: PLC0415 - it takes a while to load

    open_house(flags, browser=browser, backup=not no_backup)


@admin.callback()
def admin_command(context: typer.Context, database_url: DatabaseUrl = None, data: DataFolder = None) -> None:
    """For hosts: copies of the database, people, games."""
    from edubba.server.configuration import configure  # noqa: PLC0415 - it takes a while to load

    context.obj = configure({"database_url": database_url, "data": data})


@admin.command(epilog="Example: edubba admin backup friday.sqlite3")
def backup(context: typer.Context, file: Annotated[Path, typer.Argument(help="A new file.")]) -> None:
    """Copies the database, also while it is served."""
    from edubba.server.admin import backup_database  # noqa: PLC0415 - it takes a while to load

    backup_database(context.obj, file)


@admin.command(epilog="Example: edubba admin restore friday.sqlite3")
def restore(context: typer.Context, file: Annotated[Path, typer.Argument(help="A copy.")], yes: Sure = False) -> None:
    """Goes back to a copy. What was there is kept in a file."""
    from edubba.server.admin import restore_database  # noqa: PLC0415 - it takes a while to load

    restore_database(context.obj, file, sure=yes)


@users.callback(invoke_without_command=True, epilog="Example: edubba admin users")
def list_users(context: typer.Context) -> None:
    """Lists the people; or sets a password, or deletes somebody."""
    if context.invoked_subcommand is None:
        from edubba.server.admin import list_people  # noqa: PLC0415 - it takes a while to load

        list_people(context.obj)


@users.command("password", epilog="Example: edubba admin users password Ilinca")
def user_password(context: typer.Context, name: Annotated[str, typer.Argument(help="Name or id.")]) -> None:
    """Asks for a new password for an account; all its browsers must sign in again."""
    from edubba.server.admin import set_password  # noqa: PLC0415 - it takes a while to load

    set_password(context.obj, name)


@users.command("delete", epilog="Example: edubba admin users delete Ilinca")
def user_delete(
    context: typer.Context,
    name: Annotated[str, typer.Argument(help="Name of an account, or an id.")],
    yes: Sure = False,
) -> None:
    """Forgets a person. Their games stay, without the name."""
    from edubba.server.admin import delete_person  # noqa: PLC0415 - it takes a while to load

    delete_person(context.obj, name, sure=yes)


@tables.callback(invoke_without_command=True, epilog="Example: edubba admin games")
def list_tables(context: typer.Context) -> None:
    """Lists the games; or ends one, or deletes one."""
    if context.invoked_subcommand is None:
        from edubba.server.admin import list_games as list_all  # noqa: PLC0415 - it takes a while to load

        list_all(context.obj)


@tables.command("end", epilog="Example: edubba admin games end Ur7kQ2mZx1")
def game_end(
    context: typer.Context, table: Annotated[str, typer.Argument(help="The id of a game.")], yes: Sure = False
) -> None:
    """Ends a game without a result."""
    from edubba.server.admin import end_game  # noqa: PLC0415 - it takes a while to load

    end_game(context.obj, table, sure=yes)


@tables.command("delete", epilog="Example: edubba admin games delete Ur7kQ2mZx1")
def game_delete(
    context: typer.Context, table: Annotated[str, typer.Argument(help="The id of a game.")], yes: Sure = False
) -> None:
    """Forgets a game with all that happened in it."""
    from edubba.server.admin import delete_game  # noqa: PLC0415 - it takes a while to load

    delete_game(context.obj, table, sure=yes)


@app.command(epilog="Example: edubba play sumeria --seats you,search:2,search:2 --seed 7")
def play(
    name: Annotated[str, typer.Argument(metavar="GAME", help="Which game; `edubba games` lists them.")] = "sumeria",
    seats: Annotated[
        str, typer.Option(help="Who sits where, by commas: you, you:NAME, or a bot.")
    ] = "you,search:2,search:2",
    seed: Annotated[str | None, typer.Option(help="The same seed gives the same game.")] = None,
    option: Annotated[list[str] | None, typer.Option("--option", "-o", help="NAME=VALUE; can be repeated.")] = None,
    save: Annotated[Path | None, typer.Option(help="Save the game in this file.")] = None,
) -> None:
    """Plays a game in the terminal."""
    chosen = game(name)
    words = [word.strip() for word in seats.split(",")]
    match = chosen.start(len(words), _seed(seed), _options(chosen, option or []), seats=words)
    if save is not None:
        refuse_existing(save)
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
    match = _match_in(path)
    if match.is_over:
        raise EdubbaError("terminal-is-over", command=to_show(path))
    # A record may come from anybody: nothing that it names is run unasked.
    if (outside := programs_among(match.seats)) and not programs:
        raise EdubbaError("terminal-programs", program=shown(outside[0]), command=to_resume(path, match.seats))
    _sit_down(match, path)


@app.command(epilog="Example: edubba show game.json --ply 30")
def show(
    record: RecordFile,
    ply: Annotated[int | None, typer.Option(help="After how many moves; default: the last.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="The position as a document.")] = False,
) -> None:
    """Prints a position of a record."""
    match = _match_in(record)
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
    match = _match_in(record)
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
        with screen.busy("terminal-warm", game=found.name):
            done = found.warm() and warm_bots(found)
        seconds = f"{time.perf_counter() - begun:.1f}"
        screen.say("terminal-warmed" if done else "terminal-not-compiled", game=found.name, seconds=seconds)


@app.command(epilog="Example: edubba arena sumeria --bots search:3,greedy,random --games 400 --json arena.json")
def arena(
    name: Annotated[str, typer.Argument(metavar="GAME", help="Which game; `edubba games` lists them.")],
    bots: Annotated[str, typer.Option(help="By commas; the last one sits on all seats that are left.")],
    games: Annotated[int, typer.Option(help="How many; more if every deal is not played from every seat yet.")] = 400,
    players: Annotated[
        int | None,
        typer.Option(min=1, help="How many sit at a table; default: as many as bots, if so many can play."),
    ] = None,
    seed: Annotated[str | None, typer.Option(help="The same seed gives the same games.")] = None,
    option: Annotated[list[str] | None, typer.Option("--option", "-o", help="NAME=VALUE; can be repeated.")] = None,
    file: Annotated[Path | None, typer.Option("--json", help="Results; a stopped run goes on from them.")] = None,
    records: Annotated[Path | None, typer.Option(help="Keep the record of every game in this folder.")] = None,
    processes: Annotated[int | None, typer.Option(min=1, max=1024, help="Default: all cores.")] = None,
    ray: Annotated[str | None, typer.Option(metavar="ADDRESS|local", help="Play on a Ray cluster.")] = None,
) -> None:
    """Lets bots play each other, and says who is stronger, and how sure that is."""
    from edubba.bots.ledger import seed_in  # noqa: PLC0415 - only this command needs it
    from edubba.terminal.arena import hold_arena  # noqa: PLC0415 - only this command needs it

    words = [word.strip() for word in bots.split(",")]
    chosen = seed if seed is not None else seed_in(file) or seed_for(words)
    plan = make_plan(game(name), words, games, players, chosen, _options(game(name), option or []))
    hold_arena(plan, Screen(), file, records, processes, ray)


@app.command(epilog="Example: edubba analyse game.json --level 6")
def analyse(
    record: RecordFile,
    level: Annotated[int, typer.Option(help="1 to 6: how long each move is thought about.")] = JUDGE,
    file: Annotated[Path | None, typer.Option("--json", help="Default: beside the record.")] = None,
    picture: Annotated[Path | None, typer.Option(help="An SVG file; default: beside the record.")] = None,
) -> None:
    """Says of every move what it was worth to each seat, what it cost, and what was better."""
    from edubba.terminal.analysis import analyse_match  # noqa: PLC0415 - only this command needs it

    match = _match_in(record)
    beside = record.with_suffix(".analysis.json"), record.with_suffix(".analysis.svg")
    analyse_match(match, level, Screen(_names(match)), record, file or beside[0], picture or beside[1])


@app.command("bot-host", epilog='Example: edubba bot-host "python my_bot.py" --game sumeria')
def bot_host(
    command: Annotated[str, typer.Argument(metavar="COMMAND", help="A program that speaks lines of JSON.")],
    name: Annotated[str, typer.Option("--game", help="Which game; `edubba games` lists them.")] = "sumeria",
    games: Annotated[int, typer.Option(help="How many.")] = 3,
    option: Annotated[list[str] | None, typer.Option("--option", "-o", help="NAME=VALUE; can be repeated.")] = None,
) -> None:
    """Tries a bot from outside: it plays against random bots. In the arena it is called host:COMMAND."""
    from edubba.terminal.trial import try_program  # noqa: PLC0415 - only this command needs it

    found = game(name)
    try_program(command, found, games, Screen(), _options(found, option or []))


def _match_in(path: Path) -> Match:
    record = read_file(path)
    try:
        return replay(record)
    except EdubbaError as error:
        raise EdubbaError("file-no-match", file=str(path), problem=str(error)) from None


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
    """Runs the command line. Whatever a person got wrong is one line and exit code 2; what was stopped, 130."""
    try:
        raise SystemExit(app(standalone_mode=False))
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
