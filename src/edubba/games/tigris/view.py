"""What a seat may see. Hidden are the hands and discards of others, the bag, and, unless they are open, others' points.

Besides what lies open:

    kingdoms  every kingdom, its leaders with their strength, who scores for which tile
    conflict  both sides of the conflict being fought, with what each needs and would lose, and the wars after it
    wars      while a war is to be chosen: each of them, as it would be fought now
    sides     while wars are fought: what the tile that joined the kingdoms keeps apart
    due       while treasures are taken: who must take how many, which first
    previews  for the moves of the seat that looks: what they would do
    reasons   for its pieces: why a cell is not legal, as reason -> cells
    final     when the game is over: how the points of every seat became its score and its rank
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from edubba.engine.move import Move
from edubba.engine.tablet import Tablet
from edubba.games.tigris.arithmetic import conflict, is_at_war, kingdoms, sides, treasures_due, wars_ahead
from edubba.games.tigris.board import boards
from edubba.games.tigris.cells import CELL_NAMES, NO_CELLS, NOWHERE, cells, join, names, size, some, without
from edubba.games.tigris.drawing import write_board
from edubba.games.tigris.final import final
from edubba.games.tigris.moves import letters
from edubba.games.tigris.pieces import (
    COLOUR_NAMES,
    COLOURS,
    LEADER_NAMES,
    MONUMENT_NAMES,
    TILE_NAMES,
    TREASURES_AT_END,
)
from edubba.games.tigris.position import write_monuments, write_pending, write_points
from edubba.games.tigris.preview import previews
from edubba.games.tigris.reasons import Barriers, catastrophe_barriers, leader_barriers, tile_barriers
from edubba.games.tigris.result import final_points
from edubba.games.tigris.state import ACTING, CHOOSING_WAR, COLLECTING, ENDED, SUPPORTING
from edubba.games.tigris.turns import tally


def look(s: Tablet, seat: int | None, moves: Sequence[Move]) -> dict[str, Any]:
    """All that a seat may see and all that is worth knowing of it."""
    board = boards()[s.board]
    return {
        "board": write_board(s),
        "river": [CELL_NAMES[cell] for cell in board.river],
        "take_first": [CELL_NAMES[cell] for cell in board.take_first],
        "monuments": write_monuments(s),
        "buildings": _buildings(s),
        "stock": _stock(s),
        "active": s.active,
        "actions_left": s.actions_left,
        "last_turn": bool(s.last_turn),
        "treasures": {"left": size(cells(s.treasures)), "end": TREASURES_AT_END},
        "bag": tally(s.bag),
        "hand": None if seat is None else letters(s.hands[seat]),
        "discards": None if seat is None else letters(s.discards[seat]),
        "dynasties": [_dynasty(s, other, seat) for other in range(s.players)],
        "pending": None if s.phase == ACTING else write_pending(s),
        "kingdoms": kingdoms(s),
        "conflict": conflict(s, seat) if s.phase == SUPPORTING else None,
        "wars": wars_ahead(s, seat) if s.phase == CHOOSING_WAR else [],
        "sides": sides(s) if is_at_war(s) else [],
        "due": treasures_due(s) if s.phase == COLLECTING else None,
        "previews": previews(s, moves),
        "reasons": _reasons(s, seat) if moves and s.phase == ACTING and seat is not None else {},
        "final": final(s) if s.phase == ENDED else None,
    }


def _dynasty(s: Tablet, seat: int, viewer: int | None) -> dict[str, Any]:
    """R121: of every seat, its leaders in hand, its catastrophes, how many tiles it holds and has exchanged."""
    open_to_viewer = seat == viewer or s.open_scores or s.phase == ENDED
    return {
        "seat": seat,
        "tiles": tally(s.hands[seat]),
        "exchanged": tally(s.discards[seat]),
        "catastrophes": s.catastrophes_left[seat],
        "leaders_home": [LEADER_NAMES[c] for c in range(COLOURS) if s.leaders[seat, c] == NOWHERE],
        "points": write_points(s.points[seat]) if open_to_viewer else None,
        "balance": list(final_points(s, seat)) if open_to_viewer else None,
    }


def _buildings(s: Tablet) -> dict[str, str]:
    standing = [colour for colour in range(COLOURS) if s.buildings[colour] != NOWHERE]
    return {COLOUR_NAMES[colour]: CELL_NAMES[s.buildings[colour]] for colour in standing}


def _stock(s: Tablet) -> dict[str, list[str]]:
    monuments = [name for m, name in enumerate(MONUMENT_NAMES) if s.monuments[m] == NOWHERE]
    buildings = [name for c, name in enumerate(COLOUR_NAMES) if s.with_buildings and s.buildings[c] == NOWHERE]
    return {"monuments": monuments, "buildings": buildings}


def _reasons(s: Tablet, seat: int) -> dict[str, dict[str, list[str]]]:
    """For every piece that the seat can pick: why each cell is barred, one reason each."""
    pieces: dict[str, Barriers] = {}
    for colour in range(COLOURS):
        if s.hands[seat, colour]:
            pieces[f"tile {TILE_NAMES[colour]}"] = tile_barriers(s, colour)
        pieces[f"leader {LEADER_NAMES[colour]}"] = leader_barriers(s, seat, colour)
    if s.catastrophes_left[seat]:
        pieces["catastrophe"] = catastrophe_barriers(s)
    return {piece: _first_reasons(barriers) for piece, barriers in pieces.items()}


def _first_reasons(barriers: Barriers) -> dict[str, list[str]]:
    told: dict[str, list[str]] = {}
    seen = NO_CELLS
    for key, barred in barriers:
        fresh = without(barred, seen)
        if some(fresh):
            told[key] = names(fresh)
        seen = join(seen, barred)
    return told
