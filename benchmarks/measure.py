"""The stop-watch: rates measured in turns, again and again, so that a noisy machine troubles all of them alike."""

from __future__ import annotations

import statistics
import threading
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

Worker = Callable[[], int]  # does a batch of work, and returns how many units of it


@dataclass(frozen=True)
class Subject:
    """Something whose rate is measured.

    `make` prepares a worker with memory of its own; whatever is costly only once, it does there. A subject with several
    threads gets a worker for each of them.
    """

    name: str
    how: str
    make: Callable[[], Worker]
    threads: int = 1
    of: str = "moves"  # what a worker counts

    @property
    def label(self) -> str:
        """What the subject is called in one line."""
        return f"{self.name}: {self.how}"


@dataclass
class Figure:
    """The rates of a subject, one of each round."""

    subject: Subject
    rates: list[float] = field(default_factory=list)

    @property
    def median(self) -> float:
        """The rate that half of the rounds reached."""
        return statistics.median(self.rates)

    @property
    def spread(self) -> float:
        """How far the rounds lie apart: half of the range, as a share of the median."""
        return (max(self.rates) - min(self.rates)) / 2 / self.median

    def times(self, other: Figure) -> float:
        """How many times the rate of another figure this is: the median over rounds, each compared with its own."""
        return statistics.median(mine / yours for mine, yours in zip(self.rates, other.rates, strict=True))

    def to_json(self) -> dict[str, Any]:
        """The figure as plain data, with every round."""
        subject = self.subject
        head = {"subject": subject.name, "how": subject.how, "of": subject.of, "threads": subject.threads}
        costs = {"per_second": self.median, "nanoseconds_each": 1e9 / self.median}
        return head | costs | {"spread": self.spread, "rounds_per_second": self.rates}


def rate(workers: Sequence[Worker], seconds: float) -> float:
    """Units of work a second, all workers together, each in a thread of its own if there are several."""
    if len(workers) == 1:
        return _rate(workers[0], seconds)
    rates: list[float] = []
    threads = [threading.Thread(target=lambda w=worker: rates.append(_rate(w, seconds))) for worker in workers]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return sum(rates)


def _rate(worker: Worker, seconds: float) -> float:
    done, begun = 0, time.perf_counter()
    while (passed := time.perf_counter() - begun) < seconds:
        done += worker()
    return done / passed


def interleaved(
    subjects: Iterable[Subject], rounds: int, seconds: float, tell: Callable[[str], None] = lambda _: None
) -> list[Figure]:
    """Measures all subjects in turns, `rounds` times; `tell` hears the label of each before its turn."""
    figures = [Figure(subject) for subject in subjects]
    workers = []
    for figure in figures:
        tell(f"{figure.subject.label} (preparing)")
        workers.append([figure.subject.make() for _ in range(figure.subject.threads)])
        workers[-1][0]()  # what the first call has to compile or to load is not part of a rate
    for _ in range(rounds):
        for figure, crew in zip(figures, workers, strict=True):
            tell(figure.subject.label)
            figure.rates.append(rate(crew, seconds))
    return figures
