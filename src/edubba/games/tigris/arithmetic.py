"""The arithmetic that players get wrong at the table, told from the rules' own results: kingdoms, conflicts, treasures.

Everything here is JSON-ready. What a viewer may not see is left out: of hands in a conflict only his own is counted.
"""

from __future__ import annotations

from itertools import product
from typing import Any

from edubba.engine.bits import members as bits
from edubba.engine.tablet import Tablet
from edubba.engine.transcript import copy
from edubba.games.tigris.cells import (
    CELL_NAMES,
    NOWHERE,
    Cells,
    cells,
    has,
    meet,
    names,
    neighbours,
    single,
    size,
)
from edubba.games.tigris.conflicts import (
    casualties,
    is_revolt,
    open_war,
    side_of,
    support_colour,
    supporters,
    wars,
)
from edubba.games.tigris.kingdoms import kingdom_at, leader_in
from edubba.games.tigris.pieces import (
    COLOUR_NAMES,
    COLOURS,
    KING,
    LEADER_NAMES,
    MONUMENT_NAMES,
    RED,
    TEMPLE,
    TILE_NAMES,
)
from edubba.games.tigris.rules import worth
from edubba.games.tigris.state import CHOOSING_WAR, NOBODY, SUPPORTING, UNDECIDED
from edubba.games.tigris.treasures import must_go, next_collector, treasures_of
from edubba.games.tigris.turns import tally


def kingdoms(s: Tablet) -> list[dict[str, Any]]:
    """Every kingdom with its leaders and all that counts in it."""
    return [_kingdom(s, kingdom) for kingdom in range(s.num_kingdoms)]


def _kingdom(s: Tablet, kingdom: int) -> dict[str, Any]:
    here = cells(s.kingdoms[kingdom])
    standing = [m for m, cell in enumerate(s.monuments) if cell != NOWHERE and has(here, cell)]
    return {
        "cells": names(here),
        "leaders": [
            _leader(s, kingdom, seat, colour)
            for colour in range(COLOURS)
            for seat, kingdoms_of_seat in enumerate(s.kingdom_of[: s.players])
            if kingdoms_of_seat[colour] == kingdom
        ],
        "tiles": {TILE_NAMES[c]: size(meet(here, cells(s.tiles[c]))) for c in range(COLOURS)},
        "treasures": names(meet(here, cells(s.treasures))),
        "monuments": [MONUMENT_NAMES[monument] for monument in standing],
        "scores": {TILE_NAMES[c]: receiver(s, kingdom, c) for c in range(COLOURS)},
    }


def _leader(s: Tablet, kingdom: int, seat: int, colour: int) -> dict[str, Any]:
    """A leader with his strength: temples beside him in a revolt, in a war tiles of his colour on his ground."""
    cell = s.leaders[seat, colour]
    return {
        "seat": seat,
        "leader": LEADER_NAMES[colour],
        "cell": CELL_NAMES[cell],
        "revolt": size(meet(cells(s.tiles[TEMPLE]), neighbours(cell))),
        "war": size(meet(cells(s.tiles[colour]), _ground(s, kingdom, cell))),
    }


def _ground(s: Tablet, kingdom: int, cell: int) -> Cells:
    """Where tiles count for a leader: his kingdom. R077: while wars are fought in a union, his own side of it."""
    if is_at_war(s) and kingdom == kingdom_at(s, s.placed):
        return side_of(s, single(cell))
    return cells(s.kingdoms[kingdom])


def receiver(s: Tablet, kingdom: int, colour: int) -> dict[str, Any] | None:
    """R042, R043: who gets how much for a tile of a colour placed in a kingdom."""
    seat = leader_in(s, kingdom, colour)
    if seat == NOBODY:
        seat = leader_in(s, kingdom, KING)
    return None if seat == NOBODY else {"seat": seat, "points": worth(s, kingdom, colour)}


# ---- conflicts


def is_at_war(s: Tablet) -> bool:
    """Whether a tile has joined kingdoms whose wars are not over."""
    return s.phase in (SUPPORTING, CHOOSING_WAR) and not is_revolt(s)


def conflict(s: Tablet, viewer: int | None) -> dict[str, Any]:
    """Both sides of the conflict that a state is in, and what each would lose."""
    attackers, defenders = supporters(s, s.attacker), supporters(s, s.defender)
    attack, defence = size(attackers), size(defenders)
    laid = None if s.laid == UNDECIDED else s.laid
    coming = [] if is_revolt(s) else [LEADER_NAMES[colour] for colour in bits(wars(s)) if colour != s.fought]
    return {
        "kind": "revolt" if is_revolt(s) else "war",
        "leader": LEADER_NAMES[s.fought],
        "tile": TILE_NAMES[support_colour(s)],
        "union": None if is_revolt(s) else CELL_NAMES[s.placed],
        "number": s.wars_fought + 1,
        "of": s.wars_fought + 1 + len(coming),
        "next": coming,
        "decides": "attacker" if laid is None else "defender",
        "attacker": _side(s, s.attacker, attackers, laid, max(defence - attack + 1, 0), viewer),
        "defender": _side(s, s.defender, defenders, None, max(attack + (laid or 0) - defence, 0), viewer),
    }


def _side(s: Tablet, seat: int, counted: Cells, laid: int | None, needs: int, viewer: int | None) -> dict[str, Any]:
    """One side; `up_to` is how many tiles it could lay out, as far as the viewer can tell: he knows only his own."""
    own = seat == viewer
    up_to = s.hands[seat, support_colour(s)] if own else tally(s.hands[seat])
    return {
        "seat": seat,
        "cell": CELL_NAMES[s.leaders[seat, s.fought]],
        "tiles": names(counted),
        "board": size(counted),
        "laid": laid,
        "total": size(counted) + (laid or 0),
        "up_to": up_to,
        "needs": needs,
        "enough": up_to >= needs if own else None,
        "if_lost": _stake(s, seat),
    }


def _stake(s: Tablet, seat: int) -> dict[str, Any]:
    """What the other side gets if a seat loses."""
    if is_revolt(s):
        return {"tiles": [], "colour": COLOUR_NAMES[RED], "points": 1}
    lost = casualties(s, seat)
    return {"tiles": names(lost), "colour": COLOUR_NAMES[s.fought], "points": 1 + size(lost)}


def wars_ahead(s: Tablet, viewer: int | None) -> list[dict[str, Any]]:
    """Every war that the tile just placed has caused and that is not fought yet, as it would be fought now."""
    ahead = []
    for colour in bits(wars(s)):
        war = copy(s)
        open_war(war, colour)
        ahead.append(conflict(war, viewer))
    return ahead


def sides(s: Tablet) -> list[list[str]]:
    """R078: what the tile that joined two kingdoms keeps apart, as far as leaders of these kingdoms stand there."""
    union = kingdom_at(s, s.placed)
    found: list[Cells] = []
    for seat, colour in product(range(s.players), range(COLOURS)):
        cell = s.leaders[seat, colour]
        if s.kingdom_of[seat, colour] == union and not any(has(side, cell) for side in found):
            found.append(side_of(s, single(cell)))
    return [names(side) for side in found]


# ---- treasures


def treasures_due(s: Tablet) -> dict[str, Any] | None:
    """R104: the treasures that somebody must take at the end of the action, as the board stands."""
    seat = next_collector(s)
    if seat == NOBODY:
        return None
    here = treasures_of(s, seat)
    return {
        "seat": seat,
        "number": size(here) - 1,
        "first": names(must_go(s, seat)),
        "among": names(here),
    }


def gains(before: Tablet, after: Tablet) -> list[tuple[int, int, int]]:
    """Who got how many points of which colour between two states: seat, colour, number."""
    if before.points == after.points:
        return []
    return [
        (seat, colour, after.points[seat, colour] - before.points[seat, colour])
        for seat in range(before.players)
        for colour in range(COLOURS + 1)
        if after.points[seat, colour] > before.points[seat, colour]
    ]


def went_home(before: Tablet, after: Tablet) -> list[tuple[int, int]]:
    """The leaders who were on the board before and are not after: seat, colour."""
    return [
        (seat, colour)
        for seat in range(before.players)
        for colour in range(COLOURS)
        if before.leaders[seat, colour] != NOWHERE and after.leaders[seat, colour] == NOWHERE
    ]
