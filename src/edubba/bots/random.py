"""A bot that plays any legal move, each as likely as the other."""

from __future__ import annotations

import random

from edubba.engine.match import Match
from edubba.engine.move import Move


class RandomBot:
    """Plays at random; the measure of all other bots."""

    def __init__(self, seed: int | str | None = None) -> None:
        self.seed = seed
        self._random = random.Random(seed)  # noqa: S311 - nothing secret hangs on it

    def __repr__(self) -> str:
        return f"RandomBot(seed={self.seed!r})"

    def choose(self, match: Match) -> Move:
        """A move for the seat that must act."""
        return self._random.choice(match.legal())
