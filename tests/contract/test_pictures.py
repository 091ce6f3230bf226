"""The table of every game can be drawn in every phase, for every seat, in terminals of any usual width."""

from __future__ import annotations

import importlib
import io

from rich.console import Console, ConsoleDimensions

from edubba import Match
from edubba.engine.move import Move
from edubba.locales import say
from tests.contract.tables import Table, every_table

NAMES = ["Ilinca", "Gergő", "Océane", "Enheduanna", "Random E"]
WIDTHS = [80, 100, 110, 120, 130, 132, 139, 140, 160, 200]


def drawn(match: Match, seat: int | None, width: int) -> list[str]:
    picture = importlib.import_module(f"edubba.games.{match.game.name}.picture")
    console = Console(width=width, file=io.StringIO(), color_system=None)
    names = NAMES[: match.players]
    console.print(picture.draw(match.view(seat), lambda text: say(text, names=names), ConsoleDimensions(width, 90)))
    return console.file.getvalue().splitlines()


@every_table
def test_a_picture_fits_its_terminal_and_names_everybody(table: Table) -> None:
    match = table.start(seed=80)
    kinds: set[str] = set()
    while match.actor is not None:
        move: Move = match.legal()[match.ply * 37 % len(match.legal())]
        if move.kind not in kinds:
            kinds.add(move.kind)
            check(match)
        match.play(move)
    check(match)


def check(match: Match) -> None:
    """Nothing stands beside the terminal, nobody is missing, and no cell of a table is cut."""
    for width in WIDTHS:
        lines = drawn(match, match.actor, width)
        assert max(map(len, lines)) <= width
        text = "\n".join(lines)
        assert all(name in text for name in NAMES[: match.players])
        assert "…" not in text, width


@every_table
def test_the_same_view_is_drawn_the_same(table: Table) -> None:
    match = table.match(3, 30)
    assert drawn(match, 0, 120) == drawn(match, 0, 120)
