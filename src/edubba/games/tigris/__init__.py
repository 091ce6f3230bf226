"""Tigris & Euphrates (Reiner Knizia): kingdoms and their leaders, revolts and wars, four colours to keep in balance."""

from __future__ import annotations

from edubba.engine.game import Game
from edubba.engine.options import Option
from edubba.games.tigris import evaluation, rules
from edubba.games.tigris.board import FOLDER, boards
from edubba.games.tigris.moves import reveals, vocabulary
from edubba.games.tigris.position import read, write
from edubba.games.tigris.reasons import refusal
from edubba.games.tigris.story import tell
from edubba.games.tigris.view import look

GAME = Game(
    name="tigris",
    version=1,
    players=(2, 3, 4),
    options=(
        Option("board", tuple(board.name for board in boards())),
        Option("buildings"),
        Option("open_scores"),
        Option("monument_over_building", (True, False)),
    ),
    rules=rules,
    vocabulary=vocabulary,
    refusal=refusal,
    write=write,
    read=read,
    look=look,
    boards=FOLDER,
    tell=tell,
    evaluation=evaluation,
    reveals=reveals,
)
