"""The room of games: one folder a game. The package can be called: `edubba.games()` lists them."""

from __future__ import annotations

import sys
from types import ModuleType

from edubba.engine.registry import games


class _Room(ModuleType):
    """Python puts the package `edubba.games` where the function `edubba.games` stands: so the package is callable."""

    def __call__(self) -> list[str]:
        return games()


sys.modules[__name__].__class__ = _Room
