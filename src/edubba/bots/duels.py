"""Who finishes ahead of whom, whoever wins: every place of a game tells something, not only the first one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from itertools import combinations
from statistics import mean
from typing import Any

from edubba.bots.standings import interval


@dataclass(frozen=True)
class Duel:
    """How often one bot finished ahead of another. Bots of the same name on several seats are one."""

    bot: str
    other: str
    games: int
    share: float  # of the pairs of their seats; where they share a place, half
    low: float
    high: float  # nineteen times in twenty the true share lies between low and high, if not more often

    def to_json(self) -> dict[str, Any]:
        """The duel as plain data."""
        return asdict(self)


def duels(results: Sequence[dict[str, Any]]) -> list[Duel]:
    """Every two bots, the one that is ahead more often named first; the clearest first."""
    names = sorted({name for result in results for name in result["seats"]})
    found = [_duel(results, *pair) for pair in combinations(names, 2)]
    return sorted(found, key=lambda duel: -duel.share)


def _duel(results: Sequence[dict[str, Any]], one: str, other: str) -> Duel:
    """The places of a game depend on each other, so that a game counts once, however many seats there are."""
    share, games = mean(_ahead(result, one, other) for result in results), len(results)
    if share < 1 / 2:
        one, other, share = other, one, 1 - share
    return Duel(one, other, games, share, *interval(share, games))


def _ahead(result: dict[str, Any], one: str, other: str) -> float:
    """In what part of the pairs of their seats the first bot is ahead."""
    places = list(zip(result["seats"], result["ranks"], strict=True))
    pairs = [(own, theirs) for name, own in places if name == one for rival, theirs in places if rival == other]
    return mean(1.0 if own < theirs else 0.5 if own == theirs else 0.0 for own, theirs in pairs)
