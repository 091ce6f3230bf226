"""Players that think. A bot sees what its seat may know, and nothing else."""

from __future__ import annotations

from edubba.bots.random import RandomBot
from edubba.engine.document import shown
from edubba.engine.errors import UnknownBot

_BOTS = {"random": RandomBot}


def bots() -> list[str]:
    """The names of all bots."""
    return sorted(_BOTS)


def bot(name: str, seed: int | str | None = None) -> RandomBot:
    """The bot of that name. The same seed makes the same choices; without one it is as good as chance.

    >>> bot("random", seed=1)
    RandomBot(seed=1)
    """
    if name not in _BOTS:
        raise UnknownBot("unknown-bot", bot=shown(name), bots=", ".join(bots()))
    return _BOTS[name](seed)
