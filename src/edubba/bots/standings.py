"""What the results of an arena say: shares of the wins with their uncertainty, and ratings."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

from openskill.models import PlackettLuce

SURE = 1.96  # standard deviations: nineteen times in twenty the truth lies between


@dataclass(frozen=True)
class Standing:
    """How a bot did. Bots of the same name on several seats are one."""

    bot: str
    seats: int  # in every game
    games: int
    wins: float  # shared wins count as a part
    share: float
    low: float
    high: float  # nineteen times in twenty the true share lies between low and high
    fair: float  # the share of equals
    rating: float
    rating_sigma: float
    failed: int  # games in which it did not go on
    reason: str | None  # why it did not, the first time

    def to_json(self) -> dict[str, Any]:
        """The standing as plain data."""
        return asdict(self)


def standings(results: Sequence[dict[str, Any]]) -> list[Standing]:
    """How every bot did, the best first."""
    if not results:
        return []
    ordered = sorted(results, key=lambda result: int(result["number"]))
    ratings = rate(ordered)
    table = [_standing(name, ordered, ratings[name]) for name in sorted(set(ordered[0]["seats"]))]
    return sorted(table, key=lambda standing: -standing.share / standing.fair)


def interval(share: float, games: int) -> tuple[float, float]:
    """Wilson's interval for a share.

    >>> [round(end, 2) for end in interval(0.7, 400)]
    [0.65, 0.74]
    """
    spread = SURE * SURE / games
    centre = (share + spread / 2) / (1 + spread)
    half = SURE * math.sqrt(share * (1 - share) / games + spread / games / 4) / (1 + spread)
    return max(0.0, min(share, centre - half)), min(1.0, max(share, centre + half))


def rate(results: Sequence[dict[str, Any]]) -> dict[str, Any]:
    """Ratings after all games; where a bot sits on several seats, it takes the mean of what they bring."""
    model = PlackettLuce()
    ratings = {name: model.rating() for name in results[0]["seats"]}
    for result in results:
        seats = result["seats"]
        teams = [[model.rating(ratings[name].mu, ratings[name].sigma)] for name in seats]
        after = [team[0] for team in model.rate(teams, ranks=[float(rank) for rank in result["ranks"]])]
        for name in ratings:
            own = [after[i] for i, sitting in enumerate(seats) if sitting == name]
            mu, sigma = sum(r.mu for r in own) / len(own), sum(r.sigma for r in own) / len(own)
            ratings[name] = model.rating(mu, sigma)
    return ratings


def _standing(name: str, results: Sequence[dict[str, Any]], rating: Any) -> Standing:
    games, seats = len(results), results[0]["seats"].count(name)
    wins = sum(_wins(name, result) for result in results)
    low, high = interval(wins / games, games)
    fair = seats / len(results[0]["seats"])
    reasons = [reason for result in results if (reason := _failure(name, result))]
    sure = (wins / games, low, high, fair, rating.mu, rating.sigma)
    return Standing(name, seats, games, wins, *sure, len(reasons), reasons[0] if reasons else None)


def _wins(name: str, result: dict[str, Any]) -> float:
    """Its part of the win. Nobody wins where all have failed."""
    failed = [failure["seat"] for failure in result.get("failures", [])]
    ranked = enumerate(result["ranks"])
    winners = [result["seats"][seat] for seat, rank in ranked if rank == 1 and seat not in failed]
    return winners.count(name) / max(1, len(winners))


def _failure(name: str, result: dict[str, Any]) -> str | None:
    """Why a bot did not go on in a game, if it failed there on any seat."""
    failures = result.get("failures", [])
    return next((failure["reason"] for failure in failures if result["seats"][failure["seat"]] == name), None)
