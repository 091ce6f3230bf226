"""Makes the picture of the README: a game of Sumeria in a terminal, as everybody would see it.

python docs/pictures/make.py
"""

from __future__ import annotations

import io
import random
import re
from pathlib import Path

from rich.console import Console

import edubba
from edubba.terminal.screen import Screen

PICTURE = Path(__file__).with_name("terminal.svg")


def main() -> None:
    """Plays to the second round and draws the table."""
    match = edubba.game("sumeria").start(4, seed=7)
    choice = random.Random(7)
    while match.position()["round"] < 3 or match.position()["step"] < 6:
        match.play(choice.choice(match.legal_ids()))
    console = Console(width=110, record=True, file=io.StringIO(), force_terminal=True, color_system="truecolor")
    Screen(["Ilinca", "Gergő", "Océane", "Random D"], console).table(match, match.actor)
    picture = console.export_svg(title="edubba play sumeria")
    # The fonts of the reader do as well: a picture should not call other hosts.
    PICTURE.write_text(re.sub(r"@font-face \{.*?\}\n?", "", picture, flags=re.DOTALL), encoding="utf-8")


if __name__ == "__main__":
    main()
