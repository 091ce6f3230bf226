"""Edubba, the house of game tablets: board games of the ancient world, complete, for people and for research.

>>> import edubba
>>> match = edubba.game("sumeria").start(players=3, seed=7)
>>> move = match.legal()[0]
>>> match.play(move).text
'add Kish'
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from edubba.bots.roster import bot as bot
    from edubba.engine.errors import BadBoard as BadBoard
    from edubba.engine.errors import BadOptions as BadOptions
    from edubba.engine.errors import BadPosition as BadPosition
    from edubba.engine.errors import BadRecord as BadRecord
    from edubba.engine.errors import EdubbaError as EdubbaError
    from edubba.engine.errors import IllegalMove as IllegalMove
    from edubba.engine.errors import UndoRefused as UndoRefused
    from edubba.engine.errors import UnknownBot as UnknownBot
    from edubba.engine.errors import UnknownGame as UnknownGame
    from edubba.engine.game import Game as Game
    from edubba.engine.match import Match as Match
    from edubba.engine.move import Move as Move
    from edubba.engine.registry import game as game
    from edubba.engine.registry import games as games
    from edubba.engine.registry import replay as replay

__version__ = "0.1.0"

# Loaded on first use, so that `import edubba` stays quick.
_HOMES = {
    "bot": "edubba.bots.roster",
    "Game": "edubba.engine.game",
    "Match": "edubba.engine.match",
    "Move": "edubba.engine.move",
    **dict.fromkeys(("game", "games", "replay"), "edubba.engine.registry"),
    **dict.fromkeys(
        (
            "EdubbaError",
            "IllegalMove",
            "UnknownGame",
            "UnknownBot",
            "BadOptions",
            "BadPosition",
            "BadRecord",
            "BadBoard",
            "UndoRefused",
        ),
        "edubba.engine.errors",
    ),
}

__all__ = sorted(_HOMES)  # noqa: PLE0605


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module 'edubba' has no attribute {name!r}")
    return getattr(importlib.import_module(_HOMES[name]), name)
