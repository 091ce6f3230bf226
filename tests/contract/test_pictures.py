"""The table of every game can be drawn in every phase, for every seat, in terminals of any usual width."""

from __future__ import annotations

import importlib
import io

import pytest
from rich.console import Console

from edubba import Match
from edubba.engine.move import Move
from edubba.locales import say
from tests.contract.tables import Table, every_table

NAMES = ["Ilinca", "Gergő", "Océane", "Enheduanna", "Random E"]


def drawn(match: Match, seat: int | None, width: int) -> list[str]:
    picture = importlib.import_module(f"edubba.games.{match.game.name}.picture")
    console = Console(width=width, file=io.StringIO(), color_system=None)
    names = NAMES[: match.players]
    console.print(picture.draw(match.view(seat), lambda text: say(text, names=names), width))
    return console.file.getvalue().splitlines()


@every_table
@pytest.mark.parametrize("width", [80, 100, 132, 200])
def test_a_picture_fits_its_terminal_and_names_everybody(table: Table, width: int) -> None:
    match = table.start(seed=width)
    kinds: set[str] = set()
    while match.actor is not None:
        move: Move = match.legal()[match.ply * 37 % len(match.legal())]
        if move.kind not in kinds:
            kinds.add(move.kind)
            check(drawn(match, match.actor, width), match, width)
        match.play(move)
    check(drawn(match, None, width), match, width)


def check(lines: list[str], match: Match, width: int) -> None:
    assert max(map(len, lines)) <= width
    text = "\n".join(lines)
    assert all(name in text for name in NAMES[: match.players])


@every_table
def test_the_same_view_is_drawn_the_same(table: Table) -> None:
    match = table.match(3, 30)
    assert drawn(match, 0, 120) == drawn(match, 0, 120)
