"""The bots by their names."""

from __future__ import annotations

from edubba.bots.bot import Bot, Seed
from edubba.bots.greedy import GreedyBot
from edubba.bots.host import HostBot
from edubba.bots.levels import numbered
from edubba.bots.random import RandomBot
from edubba.bots.search import SearchBot
from edubba.engine.document import shown
from edubba.engine.errors import UnknownBot

BOTS = ("greedy", "random", "search")
OUTSIDE = "host"  # a program of somebody else's: host:COMMAND


def bots() -> list[str]:
    """The names of all bots."""
    return list(BOTS)


def bot(name: str, level: int | None = None, seed: Seed = None, *, threads: int = 1, patient: bool = True) -> Bot:
    """The bot of that name: `random`, `greedy`, `search`, or `host:COMMAND` for a program that speaks with us.

    `search` has levels 1 to 6; level 3 may be written `search:3`. The same seed makes the same choices; without one
    they are as good as chance. At a table with people a bot is not patient: it does not wait for the compiler, and it
    watches the clock.

    >>> bot("random", seed=1)
    RandomBot(seed=1)
    >>> bot("search:4").budget.thoughts
    4
    """
    kind, colon, rest = str(name).partition(":")
    if kind not in BOTS and not (kind == OUTSIDE and rest):
        raise UnknownBot("unknown-bot", bot=shown(name), bots=", ".join((*BOTS, f"{OUTSIDE}:COMMAND")))
    if kind == "search":
        if colon and level is not None and str(level) != rest:
            raise UnknownBot("bots-two-levels", bot=shown(name), level=level)
        chosen = numbered(rest if colon else level)
        budget = chosen.budget.within(None) if patient else chosen.budget
        knobs, blur = chosen.knobs, chosen.blur
        return SearchBot(seed, budget=budget, knobs=knobs, blur=blur, threads=threads, patient=patient)
    if level is not None or (colon and kind != OUTSIDE):
        raise UnknownBot("bots-no-levels", bot=kind)
    if kind == OUTSIDE:
        return HostBot(rest, seed)
    return RandomBot(seed) if kind == "random" else GreedyBot(seed, patient=patient)
