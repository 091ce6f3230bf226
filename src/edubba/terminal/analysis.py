"""An analysis in a terminal: a progress bar while it is made, then the moves that cost most, and the files."""

from __future__ import annotations

import os
from pathlib import Path

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from edubba.bots.analysis import Analysis, analyse
from edubba.bots.levels import numbered
from edubba.bots.picture import draw
from edubba.bots.search import cores
from edubba.bots.standings import SURE
from edubba.bots.warm import warm
from edubba.engine.errors import EdubbaError
from edubba.engine.match import Match
from edubba.engine.record import refuse_unwritable, write_file, write_text
from edubba.locales import message, say
from edubba.terminal.screen import Screen

SHOWN = 10
COLUMNS = ("ply", "who", "move", "cost", "best")


def analyse_match(match: Match, level: int, screen: Screen, record: Path, file: Path, picture: Path) -> None:
    """Analyses the match of a record, writes both files, and shows what cost most."""
    if not match.ply:
        raise EdubbaError("bots-nothing-to-analyse")
    numbered(level)  # refuses what is no level
    if len({os.path.realpath(path) for path in (record, file, picture)}) < 3:
        raise EdubbaError("bots-same-file")
    if picture.suffix.lower() != ".svg":
        raise EdubbaError("bots-picture-kind", file=str(picture))
    for path in (file, picture):
        refuse_unwritable(path)
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    try:
        with screen.busy("terminal-warm", game=match.game.name):
            warm(match.game)
        with Progress(*columns, console=screen.console, transient=True) as bar:
            task = bar.add_task("", total=match.ply)
            found = analyse(match, level, tell=lambda done, _all: bar.update(task, completed=done), threads=cores())
    except KeyboardInterrupt:
        screen.say("bots-analysis-stopped")
        raise
    names = [screen.speak(message("seat-name", seat=seat)) for seat in range(match.players)]
    try:
        write_file(file, found.to_json())
        write_text(picture, draw(found, names, labels()))
    finally:
        screen.console.print(costly_moves(found, screen))
    screen.say("bots-analysed", file=str(file), picture=str(picture))


def costly_moves(found: Analysis, screen: Screen) -> Table:
    """The moves that cost most, and what would have been better."""
    table = Table()
    for column, head in heads().items():
        table.add_column(head, justify="right" if column in ("ply", "cost") else "left")
    for move in found.worst(SHOWN):
        who = screen.speak(message("seat-name", seat=move.seat))
        table.add_row(str(move.ply), Text(who), move.text, f"{move.cost:.1%} ± {SURE * move.cost_error:.1%}", move.best)
    return table


def labels() -> dict[str, str]:
    """What stands on the picture."""
    return heads() | {"chance": say(message("bots-chance"))}


def heads() -> dict[str, str]:
    """The heads of the columns of moves."""
    return {column: say(message(f"bots-column-{column}")) for column in COLUMNS}
