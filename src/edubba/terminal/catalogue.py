"""The games of the house with their options, as a list to read."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from edubba.engine.game import Game
from edubba.engine.options import Option
from edubba.locales import message, say


def catalogue(games: list[Game]) -> RenderableType:
    """All games."""
    return Group(*(part for game in games for part in _game(game)))


def _game(game: Game) -> Iterator[RenderableType]:
    players = ", ".join(map(str, game.players))
    title = say(message("terminal-game", name=say(message(f"{game.name}-name")), game=game.name, players=players))
    yield Text(title, "bold")
    yield Padding(say(message(f"{game.name}-about")), (0, 0, 0, 2))
    options = Table.grid(padding=(0, 2, 0, 0))
    options.add_column(no_wrap=True)
    for option in game.options:
        options.add_row(Text(f"-o {option.name}={_choices(option)}", "cyan"), _about(game, option))
    yield Padding(options, (0, 0, 1, 2))


def _choices(option: Option) -> str:
    return "|".join(str(choice).lower() for choice in option.choices)


def _about(game: Game, option: Option) -> str:
    return say(message(f"{game.name}-option-{option.name}"))
