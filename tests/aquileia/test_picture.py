"""The table in a terminal."""

from __future__ import annotations

import re
from io import StringIO

import pytest
from rich.console import Console, ConsoleDimensions

from edubba import Match
from edubba.games.aquileia.picture import draw
from edubba.locales import message
from tests.aquileia.table import at, game, resolved, spaces


def drawn(match: Match, seat: int | None, width: int) -> list[str]:
    console = Console(width=width, file=StringIO(), force_terminal=False, color_system=None)
    console.print(draw(match.view(seat), str, ConsoleDimensions(width, 50)))
    file = console.file
    assert isinstance(file, StringIO)
    return file.getvalue().splitlines()


@pytest.mark.parametrize("width", [80, 100, 120, 160])
@pytest.mark.parametrize("players", [3, 5])
def test_every_phase_can_be_drawn_at_every_width(width: int, players: int) -> None:
    match = game().start(players, seed=9)
    seen: set[str] = set()
    while match.actor is not None:
        if at(match, "phase") not in seen:
            seen.add(at(match, "phase"))
            for seat in (None, match.actor):
                assert max(map(len, drawn(match, seat, width))) <= width
        match.play(match.legal_ids()[match.ply * 11 % len(match.legal_ids())])
    assert len(seen) >= 8
    assert any("the end" in line for line in drawn(match, 0, width))


def test_seats_are_told_by_letters_and_laurels_kept_secret() -> None:
    match = resolved(spaces=spaces("stadium_gold_1", "stadium_silver_1"), open_laurel="white")
    winner = match.actor
    assert winner is not None
    top = at(match, "races")[0]["top"]
    kept = str(message("aquileia-laurel", laurel=top.replace("/", "-")))
    assert any(f"✿ {kept}" in line for line in drawn(match, winner, 100))
    assert not any(f"✿ {kept}" in line for line in drawn(match, 1 - winner, 100))
    assert any("✿ ?" in line for line in drawn(match, 1 - winner, 100))
    assert any("A stadium_gold_1" in line for line in drawn(match, None, 100))


def test_cards_and_laurels_are_told_in_words() -> None:
    match = game().start(4, seed=9)
    while match.actor is not None:
        match.play(match.legal_ids()[match.ply * 11 % len(match.legal_ids())])
        if match.ply % 7 == 0:
            table = "\n".join(drawn(match, match.ply % 4, 160))
            assert not re.search(r"points_\d|slave_|weapon_|horse_|(white|blue|yellow|purple)/", table)
