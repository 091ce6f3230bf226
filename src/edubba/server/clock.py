"""Clocks: how much time a seat has left after it has thought. Pure arithmetic in milliseconds."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

MINUTE = 60_000
DAY = 24 * 60 * MINUTE


@dataclass(frozen=True)
class ClockRule:
    """Live: a budget for the whole game, which grows with every turn. Otherwise a budget for each turn."""

    budget: int
    increment: int
    live: bool

    @staticmethod
    def of(choice: Mapping[str, Any] | None) -> ClockRule | None:
        """The rule that a table chose.

        >>> ClockRule.of({"kind": "live", "minutes": 10, "increment": 5})
        ClockRule(budget=600000, increment=5000, live=True)
        """
        if choice is None:
            return None
        if choice["kind"] == "live":
            return ClockRule(choice["minutes"] * MINUTE, choice.get("increment", 0) * 1000, live=True)
        return ClockRule(choice["days"] * DAY, 0, live=False)

    def after(self, remaining: int, spent: int, *, turn_ends: bool) -> int:
        """What a seat has left when it has thought for so long. A turn of several moves gains once, at its end.

        >>> ClockRule(600_000, 5_000, live=True).after(60_000, 10_000, turn_ends=True)
        55000
        """
        left = max(0, remaining - spent)
        if not turn_ends:
            return left
        return left + self.increment if self.live else self.budget

    def on_return(self, remaining: int, left: int) -> int:
        """What a seat has when somebody sits down for a bot that came when so much was left.

        Nobody gains time by letting a bot play: whoever ran out of it has the increment of one turn at the most.

        >>> ClockRule(600_000, 5_000, live=True).on_return(45_000, 0)
        5000
        >>> ClockRule(600_000, 5_000, live=True).on_return(45_000, 30_000)
        30000
        """
        return min(remaining, max(left, self.increment)) if self.live else remaining
