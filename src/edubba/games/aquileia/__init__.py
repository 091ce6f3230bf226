"""Aquileia (Cielo d'Oro): henchmen placed in a city of contests, an auction, and three metals that do not convert."""

from __future__ import annotations

from edubba.engine.game import Game
from edubba.engine.options import Option
from edubba.games.aquileia import evaluation, rules
from edubba.games.aquileia.moves import reveals, vocabulary
from edubba.games.aquileia.position import read, write
from edubba.games.aquileia.refusals import refusal
from edubba.games.aquileia.sheet import FOLDER, sheets
from edubba.games.aquileia.story import tell
from edubba.games.aquileia.view import look

GAME = Game(
    name="aquileia",
    version=1,
    players=(3, 4, 5),
    options=(
        Option("sheet", tuple(sheet.name for sheet in sheets())),
        Option("reduced_luck"),
        Option("symmetric_stadium"),
        Option("open_hands"),
        Option("shared_win"),
    ),
    rules=rules,
    vocabulary=vocabulary,
    refusal=refusal,
    write=write,
    read=read,
    look=look,
    boards=FOLDER,
    tell=tell,
    reveals=reveals,
    evaluation=evaluation,
)
