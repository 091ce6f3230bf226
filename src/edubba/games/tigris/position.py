"""A position of Tigris & Euphrates as a document, and back.

    board         eleven strings of sixteen tokens:
                  ..  land                          X.  catastrophe
                  ~~  river                         Ak  leader: seat A to D, then k, p, f or t
                  T.  a tile (T, S, F, M)           T*  a temple with its treasure
                  T^  a tile with the building      T&  a temple with treasure and building
                  #.  a tile face down              #*  a tile face down, with a treasure
    monuments     a list of {"colours": ["red", "blue"], "at": "c4"}, by the top left cell
    hands         by seat, a string of tile letters
    discards      by seat, the tiles it has exchanged
    catastrophes  by seat, how many it has left
    points        by seat: red, black, blue, green, treasure
    bag           letter -> number
    active        the seat whose turn it is
    actions_left  in this turn, the one being done included; 0 when the game is over
    last_turn     true if an exchange could not be filled, so that this turn is the last
    pending       only if something else than an action is asked:
                  kind         "support", "war", "building", "monument", "treasure", or "over" when nothing is
                  placed       the tile just placed; in a war it carries the union marker
                  leader       in "support": the leaders in conflict
                  attacker     and who attacks,
                  defender     who defends,
                  laid         how many tiles the attacker has laid out, null if he has to say
                  wars_fought  in a war: how many others of this action are over, if any

What is left out of a document is as at the start, and the bag is what remains: tiles under a monument are taken for
farms on the river and for the first colour of the monument that is not blue on land. Hands that are left out are six
tiles each, always the same for the same document; catastrophes on the board are by default those of the first seats.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from edubba.engine.bits import count
from edubba.engine.document import Document
from edubba.engine.rng import new_rng, reseed
from edubba.engine.tablet import Ints, Tablet
from edubba.games.tigris.cells import CELL_NAMES, CELL_NUMBERS, COLUMNS, NOWHERE, ROWS, cells, lies_in, size, some
from edubba.games.tigris.conflicts import is_revolt, wars
from edubba.games.tigris.drawing import BoardReader, write_board
from edubba.games.tigris.kingdoms import leader_in, survey
from edubba.games.tigris.moves import letters
from edubba.games.tigris.pieces import (
    ACTIONS,
    CATASTROPHES,
    COLOUR_NAMES,
    COLOURS,
    HAND,
    LEADER_NAMES,
    MONUMENT_COLOURS,
    MONUMENTS,
    POINT_NAMES,
    TILE_COUNTS,
    TILE_LETTERS,
)
from edubba.games.tigris.rules import set_board
from edubba.games.tigris.soundness import check, known_tiles, tiles_under
from edubba.games.tigris.state import (
    ACTING,
    BUILDING_UP,
    CHOOSING_WAR,
    COLLECTING,
    ENDED,
    NO_KINGDOM,
    NOBODY,
    RAISING_MONUMENT,
    SUPPORTING,
    UNDECIDED,
)
from edubba.games.tigris.treasures import must_go, next_collector
from edubba.games.tigris.turns import draw_into

KEYS = (
    "board",
    "monuments",
    "hands",
    "discards",
    "catastrophes",
    "points",
    "bag",
    "active",
    "actions_left",
    "last_turn",
)
PENDING = {
    "support": SUPPORTING,
    "war": CHOOSING_WAR,
    "building": BUILDING_UP,
    "monument": RAISING_MONUMENT,
    "treasure": COLLECTING,
    "over": ENDED,
}
PENDING_NAMES = {phase: name for name, phase in PENDING.items()}
CONFLICT_KEYS = {
    SUPPORTING: ("leader", "attacker", "defender", "laid", "wars_fought"),
    CHOOSING_WAR: ("wars_fought",),
}
MOST_POINTS = 999


# ---- writing


def write(s: Tablet) -> dict[str, Any]:
    """The position of a state."""
    document: dict[str, Any] = {
        "board": write_board(s),
        "monuments": write_monuments(s),
        "hands": [letters(hand) for hand in s.hands[: s.players]],
        "discards": [letters(discards) for discards in s.discards[: s.players]],
        "catastrophes": s.catastrophes_left[: s.players],
        "points": [write_points(points) for points in s.points[: s.players]],
        "bag": dict(zip(TILE_LETTERS, s.bag, strict=True)),
        "active": s.active,
        "actions_left": s.actions_left,
        "last_turn": bool(s.last_turn),
    }
    if s.phase != ACTING:
        document["pending"] = write_pending(s)
    return document


def write_monuments(s: Tablet) -> list[dict[str, Any]]:
    """The monuments on the board."""
    standing = [monument for monument in range(MONUMENTS) if s.monuments[monument] != NOWHERE]
    return [
        {
            "colours": [COLOUR_NAMES[colour] for colour in MONUMENT_COLOURS[monument]],
            "at": CELL_NAMES[s.monuments[monument]],
        }
        for monument in standing
    ]


def write_points(points: Sequence[int]) -> dict[str, int]:
    """Points by colour, treasures last."""
    return dict(zip(POINT_NAMES, points, strict=True))


def write_pending(s: Tablet) -> dict[str, Any]:
    """What is asked in an event."""
    pending: dict[str, Any] = {"kind": PENDING_NAMES[s.phase]}
    if s.placed != NOWHERE:
        pending["placed"] = CELL_NAMES[s.placed]
    if s.phase == SUPPORTING:
        pending |= {
            "leader": LEADER_NAMES[s.fought],
            "attacker": s.attacker,
            "defender": s.defender,
            "laid": None if s.laid == UNDECIDED else s.laid,
        }
    if s.wars_fought:
        pending["wars_fought"] = s.wars_fought
    return pending


# ---- reading


def read(s: Tablet, options: Ints, document: Document) -> None:
    """Writes a position into a blank state; complains of all that is malformed, then of all that is unsound."""
    set_board(s, options)
    document.known("game", "players", "options", *KEYS, "pending")
    if "board" in document:
        BoardReader(s, document).read()
    _read_monuments(s, document)
    survey(s)
    _read_seats(s, document)
    _read_tiles(s, document)
    s.active = document.whole("active", 0, int(s.players) - 1)
    s.last_turn = _read_flag(document, "last_turn")
    _read_pending(s, document)
    check(s, document)


def _read_flag(document: Document, key: str) -> int:
    value = document.entries.get(key, False)
    if not isinstance(value, bool):
        document.complain("tigris-flag", where=document.path(key))
    return int(value is True)


def _read_monuments(s: Tablet, document: Document) -> None:
    for number, entry in enumerate(document.list_of("monuments", dict)):
        part = Document(entry, f"monuments[{number}]")
        part.known("colours", "at")
        colours = part.list_of("colours", str, 2)
        pair = tuple(sorted(COLOUR_NAMES.index(colour) for colour in colours if colour in COLOUR_NAMES))
        cell = CELL_NUMBERS.get(part.text("at"), CELL_NUMBERS["p11"])
        if pair not in MONUMENT_COLOURS or cell % COLUMNS == COLUMNS - 1 or cell // COLUMNS == ROWS - 1:
            part.complain("tigris-monument-entry", where=part.where)
        elif s.monuments[MONUMENT_COLOURS.index(pair)] != NOWHERE:
            part.complain("tigris-monument-twice", where=part.where)
        else:
            s.monuments[MONUMENT_COLOURS.index(pair)] = cell
        document.complaints += part.complaints


def _read_seats(s: Tablet, document: Document) -> None:
    """Catastrophes and points of every seat."""
    players = int(s.players)
    if "catastrophes" in document:
        for seat, left in enumerate(document.list_of("catastrophes", int, players)):
            if 0 <= left <= CATASTROPHES:
                s.catastrophes_left[seat] = left
            else:
                document.complain("document-number", where=f"catastrophes[{seat}]", low=0, high=CATASTROPHES)
    else:
        played = size(cells(s.catastrophes))
        for seat in range(players):
            s.catastrophes_left[seat] -= min(played, CATASTROPHES)
            played -= min(played, CATASTROPHES)
    for seat, entry in enumerate(document.list_of("points", dict, players if "points" in document else 0)):
        part = Document(entry, f"points[{seat}]")
        part.known(*POINT_NAMES)
        s.points[seat] = [part.whole(name, 0, MOST_POINTS) for name in POINT_NAMES]
        document.complaints += part.complaints


def _read_tiles(s: Tablet, document: Document) -> None:
    """Hands, discards and bag; of those left out, first the bag and then the hands are what remains."""
    _read_letters(s.discards, int(s.players), "discards", document)
    _read_letters(s.hands, int(s.players), "hands", document)
    bag = document.part("bag")
    bag.known(*TILE_LETTERS)
    given = [bag.whole(letter, 0, int(TILE_COUNTS[colour])) for colour, letter in enumerate(TILE_LETTERS)]
    s.bag[:] = given if "bag" in document else 0
    rest = np.maximum(TILE_COUNTS - known_tiles(s) - _tiles_face_down(s) - s.bag, 0)
    if "hands" not in document:
        rng = new_rng()
        reseed(rng, 0)
        for seat in range(s.players):
            for _ in range(min(HAND, int(rest.sum()))):
                draw_into(s.hands[seat], rest, rng)
    if "bag" not in document:
        s.bag[:] = rest


def _read_letters(counts: Ints, players: int, key: str, document: Document) -> None:
    for seat, text in enumerate(document.list_of(key, str, players if key in document else 0)):
        if set(text) <= set(TILE_LETTERS):
            counts[seat] = [text.count(letter) for letter in TILE_LETTERS]
        else:
            document.complain("tigris-letters", where=f"{key}[{seat}]", letters=TILE_LETTERS)


def _tiles_face_down(s: Tablet) -> Ints:
    tiles = np.zeros(COLOURS, np.int64)
    for monument in range(MONUMENTS):
        if s.monuments[monument] != NOWHERE:
            tiles[tiles_under(s, monument)] += 4
    return tiles


def _read_pending(s: Tablet, document: Document) -> None:
    over = document.entries.get("pending") == {"kind": "over"}
    s.actions_left = document.whole("actions_left", 0, ACTIONS, 0 if over else ACTIONS)
    if "pending" not in document:
        return
    pending = document.part("pending")
    pending.require("kind")
    s.phase = PENDING[pending.choice("kind", list(PENDING), "over")]
    pending.known("kind", "placed", *CONFLICT_KEYS.get(s.phase, ()))
    _read_placed(s, pending)
    if s.phase == SUPPORTING:
        _read_conflict(s, pending)
    if s.phase in CONFLICT_KEYS:
        # There is one war of each colour at most, fought or to be fought.
        s.wars_fought = pending.whole("wars_fought", 0, 0 if is_revolt(s) else COLOURS - count(wars(s)))
    if s.phase == COLLECTING and next_collector(s) != NOBODY and not some(must_go(s, next_collector(s))):
        s.collector = next_collector(s)


def _read_placed(s: Tablet, pending: Document) -> None:
    """The tile just placed: a face-up tile of the board."""
    needed = s.phase in (CHOOSING_WAR, BUILDING_UP, RAISING_MONUMENT)
    cell = CELL_NUMBERS.get(pending.text("placed"), NOWHERE)
    if cell != NOWHERE and any(lies_in(s.tiles[colour], cell) for colour in range(COLOURS)):
        s.placed = cell
    elif needed or "placed" in pending:
        pending.complain("tigris-placed", where=pending.path("placed"))


def _read_conflict(s: Tablet, pending: Document) -> None:
    """The fighters must have leaders of one colour in one kingdom; R061, R075: the right one attacks."""
    pending.require("leader", "attacker", "defender")
    s.fought = LEADER_NAMES.index(pending.choice("leader", LEADER_NAMES, LEADER_NAMES[0]))
    s.attacker = pending.whole("attacker", 0, int(s.players) - 1)
    s.defender = pending.whole("defender", 0, int(s.players) - 1)
    s.laid = UNDECIDED if pending.entries.get("laid") is None else pending.whole("laid", 0, HAND)
    union = s.kingdom_of[s.attacker, s.fought]
    meet = s.attacker != s.defender and union == s.kingdom_of[s.defender, s.fought] != NO_KINGDOM
    if not meet or leader_in(s, union, s.fought) != s.attacker:
        pending.complain("tigris-no-conflict", where=pending.where)
