"""Which games there are: one for every folder in the room `games`."""

from __future__ import annotations

import importlib
import pkgutil

from edubba.engine.document import shown
from edubba.engine.errors import BadRecord, UnknownGame
from edubba.engine.game import Game
from edubba.engine.match import Match
from edubba.engine.record import replay_record
from edubba.locales import message

_ROOM = "edubba.games"


def games() -> list[str]:
    """The names of all games.

    >>> "sumeria" in games()
    True
    """
    room = importlib.import_module(_ROOM)
    return sorted(module.name for module in pkgutil.iter_modules(room.__path__))


def game(name: str) -> Game:
    """The game of that name; raises `UnknownGame` if there is none.

    >>> game("sumeria").players
    (3, 4)
    """
    if name not in games():
        raise UnknownGame("unknown-game", game=shown(name), games=", ".join(games()))
    found: Game = importlib.import_module(f"{_ROOM}.{name}").GAME
    return found


def replay(record: object) -> Match:
    """The match of a record, played again; raises `BadRecord` if it is malformed or comes out otherwise."""
    if not isinstance(record, dict):
        raise BadRecord(message("document-object", where="record"))
    if not isinstance(record.get("game"), str):
        raise BadRecord(message("document-text", where="game"))
    try:
        found = game(record["game"])
    except UnknownGame as error:
        raise BadRecord(error.message) from None
    return replay_record(found, record)
