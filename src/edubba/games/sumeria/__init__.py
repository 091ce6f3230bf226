"""Sumeria (Dirk Liekens): majorities in eight city-states whose order shifts with every move."""

from __future__ import annotations

from edubba.engine.game import Game
from edubba.engine.options import Option
from edubba.games.sumeria import evaluation, rules
from edubba.games.sumeria.board import FOLDER, boards
from edubba.games.sumeria.moves import refusal, vocabulary
from edubba.games.sumeria.position import read, write
from edubba.games.sumeria.story import tell
from edubba.games.sumeria.view import look

GAME = Game(
    name="sumeria",
    version=1,
    players=(3, 4),
    options=(
        Option("board", tuple(board.name for board in boards())),
        Option("next_largest_set_tiebreak"),
        Option("unofficial_two_players", unlocks=(2,)),
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
    open_moves=True,
    open_table=True,
)
