"""Whether a position that was read can have come about: every reason why not is told."""

from __future__ import annotations

from edubba.engine.document import Document
from edubba.engine.tablet import Ints, Tablet
from edubba.games.tigris.cells import (
    CELL_NAMES,
    NO_CELLS,
    NOWHERE,
    Cells,
    cells,
    has,
    join,
    meet,
    members,
    size,
    some,
    square_at,
    without,
)
from edubba.games.tigris.conflicts import is_revolt, wars
from edubba.games.tigris.kingdoms import beside_temples, leaders_in, river
from edubba.games.tigris.pieces import (
    BLUE,
    CATASTROPHES,
    COLOUR_NAMES,
    COLOURS,
    HAND,
    LEADER_NAMES,
    MONUMENT_COLOURS,
    MONUMENT_NAMES,
    TILE_COUNTS,
    TILE_NAMES,
    TREASURES_AT_END,
    WILD,
)
from edubba.games.tigris.rules import asks
from edubba.games.tigris.state import ACTING, CHOOSING_WAR, ENDED, START_TEMPLES, SUPPORTING


def check(s: Tablet, document: Document) -> None:
    """Complains of all that is unsound."""
    _check_monuments(s, document)
    _check_leaders(s, document)
    _check_tiles(s, document)
    _check_catastrophes(s, document)
    _check_treasures(s, document)
    _check_buildings(s, document)
    _check_phase(s, document)


def tiles_under(s: Tablet, monument: int) -> int:
    """The colour of the tiles under a monument: farms on the river, on land its first other colour."""
    if has(river(s), s.monuments[monument]):
        return BLUE
    return next(colour for colour in MONUMENT_COLOURS[monument] if colour != BLUE)


def _check_monuments(s: Tablet, document: Document) -> None:
    """Four tiles face down under each monument, none elsewhere; on the river it must be a blue one."""
    covered = NO_CELLS
    for monument, name in enumerate(MONUMENT_NAMES):
        cell = s.monuments[monument]
        if cell == NOWHERE:
            continue
        square = square_at(cell)
        wet = size(meet(square, river(s)))
        if some(without(square, cells(s.face_down))) or some(meet(square, covered)):
            document.complain("tigris-monument-tiles", monument=name, cell=CELL_NAMES[cell])
        elif wet not in (0, 4) or (wet and BLUE not in MONUMENT_COLOURS[monument]):
            document.complain("tigris-monument-terrain", monument=name, cell=CELL_NAMES[cell])
        covered = join(covered, square)
    for cell in members(without(cells(s.face_down), covered)):
        document.complain("tigris-no-monument", cell=CELL_NAMES[cell])


def _check_leaders(s: Tablet, document: Document) -> None:
    """R025: every leader beside a temple. R014: one of a colour in a kingdom, unless they are in conflict."""
    for seat in range(s.players):
        for colour, leader in enumerate(LEADER_NAMES):
            cell = s.leaders[seat, colour]
            if cell != NOWHERE and not has(beside_temples(s), cell):
                document.complain("tigris-leader-no-temple", seat=seat, leader=leader, cell=CELL_NAMES[cell])
    for kingdom in range(s.num_kingdoms):
        for colour, leader in enumerate(LEADER_NAMES):
            if leaders_in(s, kingdom, colour) > (2 if _in_conflict(s, kingdom, colour) else 1):
                place = CELL_NAMES[members(cells(s.kingdoms[kingdom]))[0]]
                document.complain("tigris-leaders-meet", leader=leader, cell=place)


def _in_conflict(s: Tablet, kingdom: int, colour: int) -> bool:
    if s.phase == SUPPORTING and is_revolt(s):
        return bool(colour == s.fought and s.kingdom_of[s.attacker, colour] == kingdom)
    in_war = s.phase in (SUPPORTING, CHOOSING_WAR) and s.placed != NOWHERE
    return bool(in_war and wars(s) >> colour & 1 and has(cells(s.kingdoms[kingdom]), s.placed))


def _check_tiles(s: Tablet, document: Document) -> None:
    """R003: so many tiles of each kind; those face down are somewhere among what is left."""
    spare = 0
    for colour, tile in enumerate(TILE_NAMES):
        found = int(known_tiles(s)[colour] + s.bag[colour])
        exist = int(TILE_COUNTS[colour])
        if found > exist:
            document.complain("tigris-too-many-tiles", tile=tile, exist=exist, found=found)
        spare += max(exist - found, 0) // 4 * 4
    if size(cells(s.face_down)) > spare:
        document.complain("tigris-too-many-face-down", spare=spare, found=size(cells(s.face_down)))
    for seat in range(s.players):
        if s.hands[seat].sum() > HAND:
            document.complain("tigris-hand", seat=seat, most=HAND, found=int(s.hands[seat].sum()))


def known_tiles(s: Tablet) -> Ints:
    """By colour, the tiles face up on the board, in hands and among the discards."""
    tiles: Ints = s.hands.sum(axis=0) + s.discards.sum(axis=0)
    tiles += [size(cells(s.tiles[colour])) for colour in range(COLOURS)]
    return tiles


def _check_catastrophes(s: Tablet, document: Document) -> None:
    """R048: two of every player, on the board or left to him."""
    exist = int(CATASTROPHES * s.players)
    found = size(cells(s.catastrophes)) + int(s.catastrophes_left.sum())
    if found != exist:
        document.complain("tigris-catastrophe-count", exist=exist, found=found)


def _check_treasures(s: Tablet, document: Document) -> None:
    """R005: treasures lie where they lay at the start, or have been won."""
    start: Cells = cells(START_TEMPLES[s.board])
    for cell in members(without(cells(s.treasures), start)):
        document.complain("tigris-treasure-place", cell=CELL_NAMES[cell])
    found = size(cells(s.treasures)) + int(s.points[:, WILD].sum())
    if found > size(start):
        document.complain("tigris-too-many-treasures", exist=size(start), found=found)


def _check_buildings(s: Tablet, document: Document) -> None:
    for colour, name in enumerate(COLOUR_NAMES):
        if s.buildings[colour] != NOWHERE and not s.with_buildings:
            document.complain("tigris-buildings-off", colour=name)


def _check_phase(s: Tablet, document: Document) -> None:
    """Something must be asked, and nobody can have an action left after the end."""
    few = size(cells(s.treasures)) <= TREASURES_AT_END
    if s.phase == ENDED and not (few or s.last_turn):
        document.complain("tigris-not-over")
    if (s.phase == ENDED) != (s.actions_left == 0):
        document.complain("tigris-actions-left", actions=int(s.actions_left))
    if s.phase not in (ACTING, ENDED) and not document.complaints and not asks(s):
        document.complain("tigris-nothing-pending")
