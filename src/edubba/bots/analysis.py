"""Analysis: what every move of a match was worth, to every seat, and what it cost against the best one.

Every position is searched as the seat that moved knew it, several times over with different chance: the mean of these
searches is the share of winning, and how far they lie apart is its uncertainty.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from typing import Any

import numpy as np

from edubba.bots.knowledge import Knowledge, know
from edubba.bots.levels import JUDGE, Budget, numbered
from edubba.bots.search import Candidate, Outcome, SearchBot, together
from edubba.bots.worth import Floats
from edubba.engine.match import Match
from edubba.engine.move import Move
from edubba.engine.tablet import Ints

REPEATS = 4  # searches of one position
ALTERNATIVES = 3
DIGITS = 4

Progress = Callable[[int, int], None]


@dataclass(frozen=True)
class Estimate:
    """A share of winning for every seat, each with its standard error."""

    shares: list[float]
    errors: list[float]

    @staticmethod
    def of(samples: Sequence[Floats]) -> Estimate:
        """The mean of several searches, and how sure it is."""
        together = np.array(samples)
        errors = together.std(axis=0, ddof=1) / math.sqrt(len(samples)) if len(samples) > 1 else together[0] * 0
        return Estimate(_rounded(together.mean(axis=0)), _rounded(errors))


@dataclass(frozen=True)
class Alternative:
    """A move that could have been played."""

    text: str
    shares: list[float]
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


def analyse(match: Match, level: int = JUDGE, seed: int = 1, tell: Progress = lambda *_: None) -> Analysis:
    """Judges every move of a match, as long as a level thinks, and at every level as well as it can.

    `tell` hears how many moves are judged, and how many there are.
    """
    played, last = match.moves, match.ply
    judged = []
    try:
        for ply, move in enumerate(played):
            tell(ply, last)
            match.go_to(ply)
            judged.append(_Judge(match, numbered(level).budget, seed).judge(move))
    finally:
        match.go_to(last)
    tell(last, last)
    return Analysis(match.game.name, match.players, list(match.seats), judged, _result(match))


class _Judge:
    """Searches one position, as often as there are repeats."""

    def __init__(self, match: Match, budget: Budget, seed: int) -> None:
        self.match = match
        self.budget = Budget(max(1, (budget.simulations_in(match.game) or 0) // REPEATS))
        numbers = [(seed * REPEATS + repeat) * 10_007 + match.ply for repeat in range(REPEATS)]
        self.known = [know(match, number) for number in numbers]

    def judge(self, move: Move) -> Judgement:
        """What the move was worth beside the best one."""
        seat, moves = self.known[0].seat, {legal.id: legal for legal in self.match.legal()}
        found = self._search(self.known[0].legal)
        total = sum(c.visits for c in found)
        best = max(found, key=lambda c: (c.visits, -c.action)).action
        before = self._worth(best)
        after = before if best == move.id else self._worth(move.id)
        cost = round(max(0.0, before.shares[seat] - after.shares[seat]), DIGITS)
        others = sorted((c for c in found if c.action != move.id), key=lambda c: -c.visits)[:ALTERNATIVES]
        listed = [
            Alternative(moves[c.action].text, _rounded(c.shares), round(c.visits / total, DIGITS)) for c in others
        ]
        return Judgement(self.match.ply + 1, seat, move.text, before, after, cost, moves[best].text, listed)

    def _worth(self, action: int) -> Estimate:
        """What every seat has of a move, all simulations spent on it."""
        choice = np.array([action], np.int64)
        return Estimate.of([self._once(known, choice).best.shares for known in self.known])

    def _search(self, choices: Ints) -> list[Candidate]:
        """All moves that were looked at in any of the searches."""
        outcomes = [self._once(known, choices) for known in self.known]
        return together((c.action, c.visits, c.shares) for outcome in outcomes for c in outcome.candidates)

    def _once(self, known: Knowledge, choices: Ints) -> Outcome:
        return SearchBot(known.number, budget=self.budget).search(known, choices)


def _result(match: Match) -> list[float] | None:
    winners = match.winners
    return [float(seat in winners) / len(winners) for seat in range(match.players)] if winners else None


def _rounded(values: Floats) -> list[float]:
    rounded: list[float] = np.round(values, DIGITS).tolist()
    return rounded
