"""The arena in a terminal: a progress bar and the standings while it runs, and the file that they go to."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import Group
from rich.live import Live
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from edubba.bots.arena import Plan, left_to_play
from edubba.bots.crews import cluster, processes
from edubba.bots.ledger import Ledger
from edubba.bots.search import cores
from edubba.bots.standings import Standing
from edubba.engine.errors import EdubbaError
from edubba.engine.record import read_file, refuse_unwritable, write_file
from edubba.locales import message, say
from edubba.terminal.screen import Screen

SECONDS_BETWEEN_PICTURES = 0.5
COLUMNS = ("bot", "seats", "wins", "share", "between", "fair", "rating")


def hold_arena(
    plan: Plan, screen: Screen, file: Path | None, records: Path | None, workers: int | None, ray: str | None
) -> None:
    """Plays what is left of a plan, on this machine or on a cluster."""
    if file is not None:
        refuse_unwritable(file)
    show = Arena(Ledger(plan, file), screen, records)
    show.refuse_other_records()
    left, keep = show.left(), records is not None
    results = cluster(plan, left, ray, keep) if ray else processes(plan, left, workers or cores(), keep)
    if not show.run(results):
        screen.say("bots-arena-stopped" if file else "bots-arena-stopped-unsaved", file=str(file))


class Arena:
    """One run: its ledger, and where records are kept if they are."""

    def __init__(self, ledger: Ledger, screen: Screen, records: Path | None = None) -> None:
        self.ledger = ledger
        self.screen = screen
        self.records = records
        columns = (BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn())
        self.bar = Progress(*columns, console=screen.console)
        self.task = self.bar.add_task("", total=ledger.plan.games, completed=ledger.plan.games - len(self.left()))

    def left(self) -> list[int]:
        """The games that are still to be played, those without a record too if records are kept."""
        found = self.ledger.results
        if self.records is not None:
            found = [result for result in found if self._record_of(result["number"]).exists()]
        return list(left_to_play(self.ledger.plan, found))

    def refuse_other_records(self) -> None:
        """Records of another arena are not written over."""
        if self.records is None:
            return
        refuse_unwritable(self._record_of(-1))
        plan = self.ledger.plan
        for number in range(plan.games):
            path = self._record_of(number)
            if path.exists() and not plan.is_record(number, read_file(path)):
                raise EdubbaError("bots-other-records", folder=str(self.records))

    def _record_of(self, number: int) -> Path:
        return Path(self.records or "") / f"game-{number + 1:05}.json"

    def run(self, results: Iterator[dict[str, Any]]) -> bool:
        """Takes results as they come; False if it was stopped before the end."""
        shown = time.monotonic()
        try:
            with Live(self._picture(), console=self.screen.console, transient=True, refresh_per_second=4) as live:
                for result in results:
                    self._take(result)
                    if time.monotonic() - shown > SECONDS_BETWEEN_PICTURES:
                        live.update(self._picture())
                        shown = time.monotonic()
        except KeyboardInterrupt:
            return False
        finally:
            if self.ledger.results:
                self.screen.console.print(standings_table(self.ledger.standings()))
            self.ledger.write()
        return True

    def _take(self, result: dict[str, Any]) -> None:
        record = result.pop("record", None)
        if record is not None and self.records is not None:
            write_file(self._record_of(result["number"]), record)
        self.ledger.add(result)
        self.bar.advance(self.task)

    def _picture(self) -> Group:
        return Group(standings_table(self.ledger.standings()), self.bar)


def standings_table(rows: list[Standing]) -> Table:
    """The standings, the best bot first."""
    table = Table(box=SIMPLE_HEAD, pad_edge=False)
    for column in COLUMNS:
        table.add_column(say(message(f"bots-column-{column}")), justify="left" if column == "bot" else "right")
    for row in rows:
        between = f"{row.low:.0%} - {row.high:.0%}"
        rating = f"{row.rating:.1f} ± {row.rating_sigma:.1f}"
        cells = (Text(row.bot), str(row.seats), f"{row.wins:g} / {row.games}", f"{row.share:.1%}", between)
        table.add_row(*cells, f"{row.fair:.1%}", rating)
    return table
