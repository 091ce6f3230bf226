"""Analysis: what every move of a match was worth, to every seat, and what it cost against the best one.

Every position is searched as the seat that moved knew it. The move that was played and those that were tried most are
then judged alike: each by two searches of its own, with chance of their own, whose mean is the share of winning. Both
doubt what the evaluation foretells, so that they differ also where nothing is drawn by chance. The best move is the one
that is best for its seat by these. How far the searches lie apart is the smaller part of the uncertainty: both believe
the same evaluation. The larger part is how far the shares have moved since the searches were short, because a longer
search would move them on. `benchmarks/calibration.py` holds both together against what long searches find.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from typing import Any

import numpy as np

from edubba.bots.growth import DOUBT
from edubba.bots.knowledge import Knowledge, know
from edubba.bots.levels import JUDGE, USUAL_KNOBS, Budget, numbered
from edubba.bots.search import Candidate, SearchBot, together
from edubba.bots.tree import Tree
from edubba.bots.worth import Floats
from edubba.engine.match import Match
from edubba.engine.move import Move

REPEATS = 2  # searches of one position: more of them would be too short to see far
LOOKS = (8, 2, 1)  # at the shares: after the first simulation, and after the eighth part, the half and all of them
ALTERNATIVES = 3
DIGITS = 4
KNOBS = USUAL_KNOBS._replace(doubt=DOUBT)

Progress = Callable[[int, int], None]


@dataclass(frozen=True)
class Estimate:
    """A share of winning for every seat, each with its standard error."""

    shares: list[float]
    errors: list[float]

    @staticmethod
    def of(courses: Floats) -> Estimate:
        """The mean of several searches, and how sure it is; `courses` has the shares by search, look and seat."""
        means = courses.mean(axis=0)
        apart = courses[:, -1].std(axis=0, ddof=1) / math.sqrt(len(courses))
        moved = np.sqrt(np.mean((means[:-1] - means[-1]) ** 2))
        return Estimate(_rounded(means[-1]), _rounded(np.hypot(apart, moved)))


@dataclass(frozen=True)
class Alternative:
    """A move that could have been played."""

    text: str
    shares: list[float]
    errors: list[float]
    tried: float  # the part of all simulations that went into it


@dataclass(frozen=True)
class Judgement:
    """What is to be said of one move."""

    ply: int  # the first is 1
    seat: int
    text: str
    before: Estimate  # with the best move
    after: Estimate  # with the move that was played
    cost: float  # what it cost the seat that played it
    cost_error: float
    best: str
    alternatives: list[Alternative]


@dataclass(frozen=True)
class Analysis:
    """A match with a judgement of every move."""

    game: str
    players: int
    seats: list[str]
    moves: list[Judgement]
    result: list[float] | None  # each seat's share of the win, once the game is over

    def worst(self, n: int) -> list[Judgement]:
        """The moves that cost most."""
        costly = [move for move in self.moves if move.cost > 0]
        return sorted(costly, key=lambda move: -move.cost)[:n]

    def to_json(self) -> dict[str, Any]:
        """The analysis as plain data."""
        return asdict(self)


def analyse(
    match: Match, level: int = JUDGE, seed: int = 1, tell: Progress = lambda *_: None, *, threads: int = 1
) -> Analysis:
    """Judges every move of a match, as long as a level thinks, and at every level as well as it can.

    `tell` hears how many moves are judged, and how many there are. With more threads it is done sooner, and finds the
    same.
    """
    played, last = match.moves, match.ply
    budget, judged = numbered(level).budget, []
    tell(0, last)
    with ThreadPoolExecutor(threads) as pool:
        try:
            waiting = [pool.submit(judge.judge) for judge in _judges(match, played, budget, seed)]
            for done, judgement in enumerate(waiting, 1):
                judged.append(judgement.result())
                tell(done, last)
        finally:
            pool.shutdown(cancel_futures=True)  # whoever stops an analysis does not wait for the rest of it
    return Analysis(match.game.name, match.players, list(match.seats), judged, _result(match))


def judge(match: Match, move: Move, level: int = JUDGE, seed: int = 1) -> Judgement:
    """Judges one legal move of the seat that must act."""
    return _Judge(match, move, numbered(level).budget, seed).judge()


def _judges(match: Match, played: Sequence[Move], budget: Budget, seed: int) -> list[_Judge]:
    """Somebody for every move; what they know of the match they know then, so they need not see it again."""
    try:
        judges = []
        for ply, move in enumerate(played):
            match.go_to(ply)
            judges.append(_Judge(match, move, budget, seed))
        return judges
    finally:
        match.go_to(len(played))


class _Judge:
    """Searches one position, as often as there are repeats, and then as often each move that is worth a word."""

    def __init__(self, match: Match, move: Move, budget: Budget, seed: int) -> None:
        self.move, self.ply = move, match.ply + 1
        self.texts = {legal.id: legal.text for legal in match.legal()}
        self.simulations = max(1, (budget.simulations_in(match.game) or 0) // REPEATS)
        first = 2 * REPEATS * seed
        known = [know(match, number * 10_007 + match.ply) for number in range(first, first + 2 * REPEATS)]
        self.scouts, self.known = known[:REPEATS], known[REPEATS:]

    def judge(self) -> Judgement:
        """What the move was worth beside the best one."""
        seat, played = self.known[0].seat, self.move.id
        found = sorted(self._search(), key=lambda c: (-c.visits, c.action))
        total = sum(c.visits for c in found)
        others = [c for c in found if c.action != played][:ALTERNATIVES]
        courses = {action: self._course(action) for action in (*(c.action for c in others), played)}
        worths = {action: Estimate.of(course) for action, course in courses.items()}
        best = max(worths, key=lambda action: (worths[action].shares[seat], action == played))
        cost = Estimate.of(courses[best] - courses[played])
        others.sort(key=lambda c: -worths[c.action].shares[seat])
        return Judgement(
            ply=self.ply,
            seat=seat,
            text=self.move.text,
            before=worths[best],
            after=worths[played],
            cost=cost.shares[seat],
            cost_error=cost.errors[seat],
            best=self.texts[best],
            alternatives=[self._alternative(c, worths[c.action], total) for c in others],
        )

    def _alternative(self, candidate: Candidate, worth: Estimate, total: int) -> Alternative:
        tried = round(candidate.visits / total, DIGITS)
        return Alternative(self.texts[candidate.action], worth.shares, worth.errors, tried)

    def _course(self, action: int) -> Floats:
        """What every seat has of a move, all simulations spent on it: by search, look and seat."""
        return np.array([self._once(known, action) for known in self.known])

    def _once(self, known: Knowledge, action: int) -> list[Floats]:
        tree = Tree(known, 0, patient=True)
        tree.place(known, np.array([action], np.int64))
        told = []
        for look in (1, *(max(1, self.simulations // part) for part in LOOKS)):
            tree.grow(look - tree.simulations, KNOBS)
            told.append(tree.root()[0][2])
        return told

    def _search(self) -> list[Candidate]:
        """All moves that were looked at in any of the searches."""
        budget = Budget(self.simulations)
        outcomes = [SearchBot(known.number, budget=budget, knobs=KNOBS).search(known) for known in self.scouts]
        return together((c.action, c.visits, c.shares) for outcome in outcomes for c in outcome.candidates)


def _result(match: Match) -> list[float] | None:
    winners = match.winners
    return [float(seat in winners) / len(winners) for seat in range(match.players)] if winners else None


def _rounded(values: Floats) -> list[float]:
    rounded: list[float] = np.round(values, DIGITS).tolist()
    return rounded
