"""The stop-watch: rates measured in turns, again and again, so that a noisy machine troubles all of them alike.

One thread is timed by the processor time that it got: what other programs take of the core in the meantime does not
count, for us and for peers alike. Several threads are timed by the clock on the wall, so that they must really run side
by side. Both are kept.
"""

from __future__ import annotations

import statistics
import threading
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict, dataclass, field
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


@dataclass(frozen=True)
class Sample:
    """Units of work a second in one round, all threads together."""

    by_processor: float
    by_wall: float


@dataclass
class Figure:
    """The rates of a subject, one of each round."""

    subject: Subject
    samples: list[Sample] = field(default_factory=list)

    @property
    def rates(self) -> list[float]:
        """The rate of every round, by the clock that suits the subject."""
        return [sample.by_processor if self.subject.threads == 1 else sample.by_wall for sample in self.samples]

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
        return head | costs | {"spread": self.spread, "rounds": [asdict(sample) for sample in self.samples]}


def sample(workers: Sequence[Worker], seconds: float) -> Sample:
    """One round: every worker repeats its work for so long, each in a thread of its own."""
    done: list[Sample] = []
    threads = [threading.Thread(target=_work, args=(worker, seconds, done)) for worker in workers]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return Sample(sum(s.by_processor for s in done), sum(s.by_wall for s in done))


def _work(worker: Worker, seconds: float, done: list[Sample]) -> None:
    units, wall, processor = 0, time.perf_counter(), time.thread_time()
    while (passed := time.perf_counter() - wall) < seconds:
        units += worker()
    done.append(Sample(units / (time.thread_time() - processor), units / passed))


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
            figure.samples.append(sample(crew, seconds))
    return figures
