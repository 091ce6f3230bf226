#!/usr/bin/env python3
"""Measures random play of our games beside its peers, and what else a player or a researcher waits for.

All rates are measured in turns, round after round, in one process: medians over the rounds are reported, and ratios
compare figures of the same round. docs/benchmarks.md says what each figure means.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

import edubba
import hardware
import peers
import report
import subjects
from edubba.engine import jit
from measure import Figure, Subject, interleaved
from startup import StartUp, start_up
from targets import targets

RESULTS = Path(__file__).resolve().with_name("results") / "playouts.json"
PAGE = 120  # columns where there is no terminal that tells

EXAMPLES = """examples:
  ./x.py bench                                          everything; installs the peers first
  python benchmarks/playouts.py --rounds 3 --seconds 0.2
                                                        a quick look
  python benchmarks/playouts.py --only "sumeria, 3" OpenSpiel
                                                        Sumeria with three players, beside OpenSpiel
  python benchmarks/playouts.py --only start            only how long processes take to start
  python benchmarks/playouts.py --json -                the result on standard output, tables on standard error
"""


@dataclass(frozen=True)
class Wanted:
    """What the command line asks for."""

    seconds: float
    rounds: int
    only: tuple[str, ...]
    file: str

    def includes(self, label: str) -> bool:
        """Whether something with this label is to be measured."""
        return not self.only or any(word.casefold() in label.casefold() for word in self.only)


@dataclass(frozen=True)
class Plan:
    """What is going to be measured."""

    tables: list[subjects.Table]
    subjects: list[Subject]
    starts: list[str]  # games whose start-up is measured

    def steps(self, rounds: int) -> int:
        """How far the progress bar goes: each subject and each game is prepared once, then measured in every round."""
        return (len(self.subjects) + len(self.starts)) * (1 + rounds)


@dataclass(frozen=True)
class Result:
    """All that was measured."""

    figures: list[Figure]
    starts: list[StartUp]
    sizes: dict[str, dict[str, Any]]

    def to_json(self, wanted: Wanted) -> dict[str, Any]:
        """The result as plain data, with the machine and the versions."""
        return {
            "date": datetime.now(UTC).isoformat(timespec="seconds"),
            "machine": hardware.machine(),
            "versions": hardware.versions(),
            "settings": {"seconds": wanted.seconds, "rounds": wanted.rounds, "only": list(wanted.only)},
            "targets": [target.to_json() for target in targets(self.figures, self.starts)],
            "figures": [figure.to_json() for figure in self.figures],
            "sizes": self.sizes,
            "starts": [start.to_json() for start in self.starts],
        }


def main(words: Sequence[str] | None = None) -> None:
    """Measures, prints the tables, writes the JSON."""
    wanted = arguments(words)
    console = Console(stderr=wanted.file == "-")
    if not console.is_terminal:
        console.width = PAGE
    say_what_is_missing(console)
    plan = make_plan(wanted)
    with progress(plan.steps(wanted.rounds)) as tell:
        figures = interleaved(plan.subjects, wanted.rounds, wanted.seconds, tell)
        starts = [start_up(name, wanted.rounds, tell) for name in plan.starts]
    result = Result(figures, starts, {table.name: subjects.sizes(table) for table in plan.tables})
    print_tables(console, result)
    write(result.to_json(wanted), wanted.file, console)


def arguments(words: Sequence[str] | None) -> Wanted:
    """Reads the command line."""
    raw = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(description=__doc__, epilog=EXAMPLES, formatter_class=raw)
    parser.add_argument("--seconds", type=float, default=1.0, help="for each measurement (default: 1)")
    parser.add_argument("--rounds", type=int, default=5, help="how often everything is measured (default: 5)")
    only = "measure only what has one of these words in its label; labels are what the progress bar shows"
    parser.add_argument("--only", nargs="+", default=[], metavar="WORD", help=only)
    file = f"where the result goes (default: benchmarks/results/{RESULTS.name}, which git ignores)"
    parser.add_argument("--json", default=str(RESULTS), metavar="FILE", help=file)
    parsed = parser.parse_args(words)
    if parsed.seconds <= 0 or parsed.rounds < 1:
        parser.error("--seconds and --rounds must be positive")
    return Wanted(parsed.seconds, parsed.rounds, tuple(parsed.only), parsed.json)


def make_plan(wanted: Wanted) -> Plan:
    """Everything that the command line includes: our games with all numbers of players, then the peers."""
    tables = [table for name in edubba.games() for table in subjects.tables(edubba.game(name))]
    ours = {table: [s for s in subjects.subjects(table) if wanted.includes(s.label)] for table in tables}
    chosen = [subject for some in ours.values() for subject in some]
    chosen += [subject for subject in peers.subjects() if wanted.includes(subject.label)]
    starts = [name for name in edubba.games() if jit.enabled() and wanted.includes(f"{name}: start")]
    return Plan([table for table in tables if ours[table]], chosen, starts)


def say_what_is_missing(console: Console) -> None:
    """What cannot be measured here, and what to do about it."""
    for name in peers.missing():
        console.print(f"{name} is not installed, so it is left out: `./x.py bench` installs it.")
    if not jit.enabled():
        console.print("Nothing is compiled here (EDUBBA_JIT=0, or numba is not installed): only interpreted figures.")


@contextmanager
def progress(steps: int) -> Iterator[Callable[[str], None]]:
    """A progress bar; the function that it gives moves it on by a step."""
    columns = (BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TextColumn("{task.description}"))
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=steps, completed=-1)
        yield lambda label: bar.update(task, description=label, advance=1)


def print_tables(console: Console, result: Result) -> None:
    """The tables that have something in them."""
    aims = targets(result.figures, result.starts)
    made = report.rates(result.figures), report.costs(result.figures), report.sizes(result.sizes)
    for table in (*made, report.starts(result.starts), report.aims(aims)):
        if table.row_count:
            console.print(table, "")


def write(result: dict[str, Any], file: str, console: Console) -> None:
    """Writes the JSON, and says where."""
    text = json.dumps(result, indent=2, ensure_ascii=False)
    console.print(f"{result['machine']['processor']}, {result['machine']['cores']} cores; {result['date']}")
    console.print(", ".join(f"{name} {version}" for name, version in result["versions"].items()))
    if file == "-":
        print(text)
        return
    Path(file).parent.mkdir(parents=True, exist_ok=True)
    Path(file).write_text(text + "\n", encoding="utf-8")
    console.print(f"written to {file}")


if __name__ == "__main__":
    main()
