"""What there is at the house, and the boards of its games."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Path, Request

import edubba
from edubba.bots.levels import LEVELS
from edubba.engine.boards import board_data
from edubba.engine.registry import game, games
from edubba.locales import LANGUAGES
from edubba.server.errors import not_found
from edubba.server.identity import Asker
from edubba.server.messages import PROTOCOL
from edubba.server.people import me
from edubba.server.schemas import GameInfo, GameName, House, LevelInfo, OptionInfo

router = APIRouter(prefix="/api", tags=["house"])


@router.get("/house")
async def get_house(_request: Request, asker: Asker) -> House:
    """The games with their options, the languages, the levels of the bots, and who asks."""
    return House(
        version=edubba.__version__,
        protocol=PROTOCOL,
        languages=list(LANGUAGES),
        games=[_game(name) for name in games()],
        levels=[LevelInfo(level=number, name=level.name) for number, level in LEVELS.items()],
        me=me(asker.person) if asker.person else None,
    )


def _game(name: str) -> GameInfo:
    found = game(name)
    options = [
        OptionInfo(name=option.name, choices=list(option.choices), default=option.default, unlocks=list(option.unlocks))
        for option in found.options
    ]
    return GameInfo(name=name, version=found.version, players=list(found.players), options=options)


@router.get("/games/{name}/boards/{board}")
async def get_board(
    name: Annotated[GameName, Path()], board: Annotated[str, Path(pattern=r"^[^/\x00]{1,60}$")]
) -> dict[str, Any]:
    """A board of a game as data, for drawing."""
    found = board_data(game(name), board)
    if found is None:
        raise not_found("server-no-board")
    return found
