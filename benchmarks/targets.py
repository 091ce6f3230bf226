"""What we set out to reach, and whether this run did."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from measure import Figure
from peers import FROM_PYTHON
from startup import StartUp
from subjects import COMPILED, COPY, INTERPRETED, MATCH

GAME = "sumeria"


@dataclass(frozen=True)
class Target:
    """A promise and what was measured; of several numbers of players, the worst one."""

    what: str
    aim: float
    measured: float
    unit: str
    most: bool = False  # the aim is an upper limit

    @property
    def is_reached(self) -> bool:
        """Whether the promise is kept."""
        return self.measured < self.aim if self.most else self.measured >= self.aim

    def to_json(self) -> dict[str, Any]:
        """The target as plain data."""
        return asdict(self) | {"reached": self.is_reached}


def fastest_openspiel(figures: Sequence[Figure]) -> Figure | None:
    """The quickest OpenSpiel game of the run, driven from Python."""
    driven = [figure for figure in figures if figure.subject.how == FROM_PYTHON]
    return max(driven, key=lambda figure: figure.median, default=None)


def interpreted_like(figure: Figure, figures: Sequence[Figure]) -> Figure | None:
    """The same game with as many players, interpreted."""
    wanted = (figure.subject.name, INTERPRETED)
    return next((other for other in figures if (other.subject.name, other.subject.how) == wanted), None)


def targets(figures: Sequence[Figure], starts: Sequence[StartUp]) -> list[Target]:
    """Every target for which this run has the figures."""
    return [*_speeds(figures), *_ratios(figures), *_starts(starts)]


def _of_game(figures: Sequence[Figure], how: str) -> list[Figure]:
    return [figure for figure in figures if figure.subject.how == how and figure.subject.name.startswith(GAME)]


def _speeds(figures: Sequence[Figure]) -> Iterator[Target]:
    if compiled := _of_game(figures, COMPILED):
        yield Target("random play, one core", 2e6, min(f.median for f in compiled), "moves/s")
    if matches := _of_game(figures, MATCH):
        yield Target("through Match", 50e3, min(f.median for f in matches), "moves/s")
    if copied := _of_game(figures, COPY):
        yield Target("copying a state, compiled", 100, max(1e9 / f.median for f in copied), "ns", most=True)


def _ratios(figures: Sequence[Figure]) -> Iterator[Target]:
    compiled = _of_game(figures, COMPILED)
    pairs = [(figure, slow) for figure in compiled if (slow := interpreted_like(figure, figures))]
    if pairs:
        yield Target("against the same source interpreted", 100, min(a.times(b) for a, b in pairs), "times")
    if compiled and (peer := fastest_openspiel(figures)):
        what = f"against {peer.subject.name}, driven from Python"
        yield Target(what, 5, min(figure.times(peer) for figure in compiled), "times")


def _starts(starts: Sequence[StartUp]) -> Iterator[Target]:
    for start in starts:
        if start.game == GAME:
            what, wait = "process start to first compiled move, cached", start.compiled_move
            yield Target(f"{what}, by the wall", 2.5, wait.wall, "s", most=True)
            yield Target(f"{what}, by the processor", 2.5, wait.processor, "s", most=True)
