"""Makes pictures of what a terminal gives: a game of Sumeria as everybody would see it, and an analysis.

python docs/pictures/make.py
"""

from __future__ import annotations

import io
import random
import re
from pathlib import Path

from rich.console import Console

import edubba
from edubba.bots.analysis import analyse
from edubba.bots.picture import draw
from edubba.bots.search import cores
from edubba.terminal.analysis import labels
from edubba.terminal.screen import Screen

FOLDER = Path(__file__).parent
NAMES = ["Ilinca", "Gergő", "Océane"]


def main() -> None:
    """Draws both."""
    (FOLDER / "terminal.svg").write_text(table(), encoding="utf-8")
    (FOLDER / "analysis.svg").write_text(analysis(), encoding="utf-8")


def table() -> str:
    """Plays to the second round and draws the table."""
    match = edubba.game("sumeria").start(4, seed=7)
    choice = random.Random(7)
    while match.position()["round"] < 3 or match.position()["step"] < 6:
        match.play(choice.choice(match.legal_ids()))
    console = Console(width=110, record=True, file=io.StringIO(), force_terminal=True, color_system="truecolor")
    Screen([*NAMES, "Random D"], console).table(match, match.actor)
    picture = console.export_svg(title="edubba play sumeria")
    # The fonts of the reader do as well: a picture should not call other hosts.
    return re.sub(r"@font-face \{.*?\}\n?", "", picture, flags=re.DOTALL)


def analysis() -> str:
    """A game in which the last seat plays a little worse than the others, and what it was worth at every time."""
    match = edubba.game("sumeria").start(3, seed=7)
    bots = [edubba.bot(name, seed=7) for name in ("search:3", "search:3", "search:2")]
    while match.actor is not None:
        match.play(bots[match.actor].choose(match))
    return draw(analyse(match, threads=cores()), NAMES, labels())


if __name__ == "__main__":
    main()
