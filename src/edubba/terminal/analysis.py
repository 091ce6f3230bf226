"""An analysis in a terminal: a progress bar while it is made, then the moves that cost most, and the files."""

from __future__ import annotations

from pathlib import Path

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from edubba.bots.analysis import Analysis, analyse
from edubba.bots.levels import numbered
from edubba.bots.picture import draw
from edubba.bots.warm import warm
from edubba.engine.errors import EdubbaError
from edubba.engine.match import Match
from edubba.engine.record import refuse_unwritable, write_file
from edubba.locales import message, say
from edubba.terminal.screen import Screen

SHOWN = 10
COLUMNS = ("ply", "who", "move", "cost", "best")


def analyse_match(match: Match, level: int, screen: Screen, record: Path, file: Path, picture: Path) -> None:
    """Analyses the match of a record, writes both files, and shows what cost most."""
    if not match.ply:
        raise EdubbaError("bots-nothing-to-analyse")
    numbered(level)  # refuses what is no level
    if len({path.resolve() for path in (record, file, picture)}) < 3:
        raise EdubbaError("bots-same-file")
    for path in (file, picture):
        refuse_unwritable(path)
    warm(match.game)
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=screen.console, transient=True) as bar:
        task = bar.add_task("", total=match.ply)
        found = analyse(match, level, tell=lambda done, _all: bar.update(task, completed=done))
    write_file(file, found.to_json())
    names = [screen.speak(message("seat-name", seat=seat)) for seat in range(match.players)]
    write_text(picture, draw(found, names))
    screen.console.print(costly_moves(found, screen))
    screen.say("bots-analysed", file=str(file), picture=str(picture))


def costly_moves(found: Analysis, screen: Screen) -> Table:
    """The moves that cost most, and what would have been better."""
    table = Table()
    for column in COLUMNS:
        table.add_column(
            say(message(f"bots-column-{column}")), justify="right" if column in ("ply", "cost") else "left"
        )
    for move in found.worst(SHOWN):
        sure = 2 * (move.before.errors[move.seat] + move.after.errors[move.seat])
        who = screen.speak(message("seat-name", seat=move.seat))
        table.add_row(str(move.ply), Text(who), move.text, f"{move.cost:.1%} ± {sure:.1%}", move.best)
    return table


def write_text(path: Path, text: str) -> None:
    """Writes a file, or says why that can't be done."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise EdubbaError("file-unwritable", file=str(path), reason=error.strerror or "?") from None
