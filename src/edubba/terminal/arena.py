"""The arena in a terminal: a progress bar and the standings while it runs, and the file that they go to."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Literal

from rich.box import SIMPLE_HEAD
from rich.console import Group
from rich.live import Live
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from edubba.bots.arena import Plan, left_to_play
from edubba.bots.crews import LOCAL, cluster, processes
from edubba.bots.duels import Duel
from edubba.bots.ledger import Ledger
from edubba.bots.pace import Pace
from edubba.bots.search import cores
from edubba.bots.shelf import Shelf
from edubba.bots.standings import Standing
from edubba.bots.warm import warm
from edubba.engine import jit
from edubba.engine.errors import BadOptions
from edubba.engine.latch import Latch
from edubba.engine.record import refuse_unwritable
from edubba.engine.registry import game
from edubba.locales import message, say
from edubba.terminal.interrupt import heard_once
from edubba.terminal.screen import Screen

SECONDS_BETWEEN_PICTURES = 0.5
COLUMNS = ("bot", "seats", "wins", "share", "between", "fair", "rating")
DUEL_COLUMNS = ("bot", "ahead", "share", "between")
NAMES = ("bot", "ahead")  # columns that hold names of bots


def hold_arena(
    plan: Plan, screen: Screen, file: Path | None, records: Path | None, workers: int | None, ray: str | None
) -> None:
    """Plays what is left of a plan, on this machine or on a cluster."""
    if ray is not None and workers:
        raise BadOptions("bots-ray-processes")
    with heard_once(), contextlib.ExitStack() as held:
        for path, latched in ((file, file), (records, records and records / "games")):
            if latched is not None:
                held.enter_context(Latch(latched, "bots-arena-runs", file=str(path)))
        if file is not None:
            refuse_unwritable(file)
        shelf = None if records is None else Shelf(plan, records)
        show = Arena(Ledger(plan, file), screen, shelf)
        left, keep = show.left(), shelf is not None
        try:
            if ray in (None, LOCAL):
                compile_once(plan.game, screen)
            if ray is not None:
                show.run(cluster(plan, left, ray, keep))
            else:
                show.run(processes(plan, left, workers or cores(), keep))
        except KeyboardInterrupt:
            screen.say(_farewell(file, show.ledger), file=str(file))
            raise


def _farewell(file: Path | None, ledger: Ledger) -> str:
    """What is said when an arena is stopped."""
    if file is None:
        return "bots-arena-stopped-unsaved"
    return "bots-arena-stopped" if ledger.results else "bots-arena-stopped-early"


def compile_once(name: str, screen: Screen) -> None:
    """Processes that begin together would each compile the same."""
    if jit.enabled() and not jit.is_warm(name):
        with screen.busy("terminal-warm", game=name):
            warm(game(name))


class Arena:
    """One run: its ledger, and where records are kept if they are."""

    def __init__(self, ledger: Ledger, screen: Screen, shelf: Shelf | None = None) -> None:
        self.ledger = ledger
        self.screen = screen
        self.shelf = shelf
        columns = (BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn())
        self.bar = Progress(*columns, console=screen.console)
        self.task = self.bar.add_task("", total=ledger.plan.games, completed=ledger.plan.games - len(self.left()))

    def left(self) -> list[int]:
        """The games that are still to be played, those without their record too if records are kept."""
        found = [result for result in self.ledger.results if self.shelf is None or self.shelf.tells(result)]
        return list(left_to_play(self.ledger.plan, found))

    def run(self, results: Iterator[dict[str, Any]]) -> None:
        """Takes results as they come."""
        pace = Pace(SECONDS_BETWEEN_PICTURES)
        try:
            with Live(self._picture(), console=self.screen.console, transient=True, refresh_per_second=4) as live:
                for result in results:
                    self._take(result)
                    if pace.is_due():
                        with pace.step():
                            live.update(self._picture())
        finally:
            try:
                self.ledger.write()
            finally:
                self._conclude()

    def _take(self, result: dict[str, Any]) -> None:
        record = result.pop("record", None)
        if record is not None and self.shelf is not None:
            self.shelf.keep(result["number"], record)
        self.ledger.add(result)
        self.bar.advance(self.task)

    def _conclude(self) -> None:
        rows, met = self.ledger.standings(), self.ledger.duels()
        if rows:
            self.screen.console.print(standings_table(rows))
        if met:
            self.screen.console.print(duels_table(met))
        for row in rows:
            if row.reason is not None:
                self.screen.say("bots-arena-failed", bot=row.bot, games=row.failed, reason=row.reason)

    def _picture(self) -> Group:
        rows = self.ledger.standings()
        return Group(standings_table(rows), self.bar) if rows else Group(self.bar)


def standings_table(rows: list[Standing]) -> Table:
    """The standings, the best bot first."""
    table = _empty_table(COLUMNS)
    for row in rows:
        rating = f"{row.rating:.1f} ± {row.rating_sigma:.1f}"
        cells = (Text(row.bot), str(row.seats), f"{row.wins:g} / {row.games}", *_share(row))
        table.add_row(*cells, f"{row.fair:.1%}", rating)
    return table


def duels_table(rows: list[Duel]) -> Table:
    """Who finishes ahead of whom."""
    table = _empty_table(DUEL_COLUMNS)
    for row in rows:
        table.add_row(Text(row.bot), Text(row.other), *_share(row))
    return table


def _empty_table(columns: tuple[str, ...]) -> Table:
    table = Table(box=SIMPLE_HEAD, padding=(0, 1, 0, 0), pad_edge=False)
    for column in columns:
        justify: Literal["left", "right"] = "left" if column in NAMES else "right"
        table.add_column(say(message(f"bots-column-{column}")), justify=justify, overflow="fold")
    return table


def _share(row: Standing | Duel) -> tuple[str, str]:
    return f"{row.share:.1%}", f"{row.low:.0%} - {row.high:.0%}"
