"""The rules of Tigris & Euphrates, on one record of integers. Numbers in comments are those of docs/rules/tigris.md.

This module holds the course of the game: set-up, whose decision it is, what each decision does, what follows by itself.
The rest of the rules is in

    cells.py      sets of cells, and what is connected with what
    state.py      the record, the phases, the numbers of the actions
    kingdoms.py   regions and kingdoms
    conflicts.py  revolts and wars
    works.py      monuments and civilization buildings
    treasures.py  who takes which treasure
    turns.py      drawing, and the end of a turn
    legality.py   what is legal
    result.py     scores and ranks
"""

from __future__ import annotations

from edubba.engine.bits import lowest
from edubba.engine.dispatch import OVER
from edubba.engine.jit import rule
from edubba.engine.rng import below
from edubba.engine.tablet import Ints, Tablet
from edubba.games.tigris.cells import (
    CELLS,
    NOWHERE,
    cells,
    join,
    keep,
    lies_in,
    single,
    size,
    some,
    without,
)
from edubba.games.tigris.conflicts import begin, end_conflict, lay_out, open_war, rival, wars
from edubba.games.tigris.kingdoms import colour_at, kingdom_at, leader_in, send_home_the_stranded, survey
from edubba.games.tigris.legality import (
    list_actions,
    list_buildings,
    list_monuments,
    list_supports,
    list_treasures,
    list_wars,
)
from edubba.games.tigris.pieces import (
    ACTIONS,
    BUILDING_POINTS,
    CATASTROPHES,
    COLOURS,
    KING,
    TEMPLE,
    TILE_COUNTS,
)
from edubba.games.tigris.result import ranks, scores
from edubba.games.tigris.state import (
    ACTING,
    BUILDING,
    BUILDING_UP,
    CATASTROPHE,
    CHOOSING_WAR,
    COLLECTING,
    ENDED,
    EXCHANGE,
    EXCHANGED,
    LEADER,
    MAX_LEGAL,
    MAX_PLAYERS,
    MONUMENT,
    NO_BUILDING,
    NO_KINGDOM,
    NO_MONUMENT,
    NOBODY,
    NUM_ACTIONS,
    PASS,
    RAISING_MONUMENT,
    SQUARES,
    START_TEMPLES,
    SUPPORT,
    SUPPORTING,
    TILE,
    TREASURE,
    UNDECIDED,
    WAR,
    WITHDRAW,
    State,
)
from edubba.games.tigris.treasures import collect, next_collector, take
from edubba.games.tigris.turns import deal, draw, end_turn, reshuffle, tally
from edubba.games.tigris.works import building_sites, can_raise, raise_monument, square_cell

__all__ = [
    "MAX_LEGAL",
    "NUM_ACTIONS",
    "State",
    "actor",
    "hide",
    "legal",
    "play",
    "ranks",
    "scores",
    "setup",
]


# ---- set-up


@rule
def setup(s: Tablet, options: Ints, rng: Tablet) -> None:
    """The starting position: temples with treasures, everybody with six tiles; the first player by chance (R009)."""
    set_board(s, options)
    deal(s, rng)
    s.active = below(rng, s.players)


@rule
def set_board(s: Tablet, options: Ints) -> None:
    """The board before any tile is drawn."""
    s.players, s.board, s.with_buildings, s.open_scores = options[0], options[1], options[2], options[3]
    s.may_cover_building = 1 - options[4]
    s.phase, s.active, s.actions_left, s.last_turn = ACTING, 0, ACTIONS, 0
    s.placed, s.collector, s.wars_fought = NOWHERE, NOBODY, 0
    end_conflict(s)
    s.hands[:] = 0
    s.discards[:] = 0
    s.points[:] = 0
    s.leaders[:] = NOWHERE
    s.kingdom_of[:] = NO_KINGDOM
    s.monuments[:] = NOWHERE
    s.buildings[:] = NOWHERE
    s.tiles[:] = 0
    s.face_down[:] = 0
    s.catastrophes[:] = 0
    # R007: nothing but the pieces in use depends on the number of players. R048: two catastrophes each.
    for seat in range(MAX_PLAYERS):
        s.catastrophes_left[seat] = CATASTROPHES if seat < s.players else 0
    # R002, R005: a temple and a treasure on each start square.
    keep(s.tiles[TEMPLE], cells(START_TEMPLES[s.board]))
    keep(s.treasures, cells(START_TEMPLES[s.board]))
    # R004: the start temples come out of the 57; all other tiles are in the bag.
    for kind in range(len(TILE_COUNTS)):
        s.bag[kind] = TILE_COUNTS[kind]
    s.bag[TEMPLE] -= size(cells(START_TEMPLES[s.board]))
    survey(s)


# ---- whose decision, and what is legal


@rule
def actor(s: Tablet) -> int:
    """R020: in an event only the player named by the rule decides; otherwise the active player."""
    if s.phase == SUPPORTING:
        return int(s.attacker if s.laid == UNDECIDED else s.defender)
    if s.phase == COLLECTING:
        return int(s.collector)
    if s.phase == ENDED:
        return OVER
    return int(s.active)


@rule
def legal(s: Tablet, out: Ints) -> int:
    """Writes the legal actions. R021: while an event is open, only its own."""
    if s.phase == ACTING:
        return list_actions(s, out)
    if s.phase == SUPPORTING:
        return list_supports(s, actor(s), out)
    if s.phase == CHOOSING_WAR:
        return list_wars(s, out)
    if s.phase == BUILDING_UP:
        return list_buildings(s, out)
    if s.phase == RAISING_MONUMENT:
        return list_monuments(s, out)
    if s.phase == COLLECTING:
        return list_treasures(s, out)
    return 0


# ---- the course of the game


@rule
def play(s: Tablet, action: int, rng: Tablet) -> None:
    """Does a decision, then all that follows up to the next one."""
    decide(s, action, rng)
    while not asks(s):
        proceed(s, rng)


@rule
def decide(s: Tablet, action: int, rng: Tablet) -> None:
    """The decision itself."""
    if s.phase == ACTING:
        act(s, action, rng)
    elif s.phase == SUPPORTING:
        lay_out(s, action - SUPPORT)
    elif s.phase == CHOOSING_WAR:
        open_war(s, action - WAR)
    elif s.phase == BUILDING_UP:
        if action != NO_BUILDING:
            s.buildings[colour_at(s, s.placed)] = action - BUILDING
        s.phase = RAISING_MONUMENT
    elif s.phase == RAISING_MONUMENT:
        if action != NO_MONUMENT:
            choice = action - MONUMENT
            raise_monument(s, choice // SQUARES, square_cell(choice % SQUARES))
        s.phase = COLLECTING
    else:
        take(s, s.collector, action - TREASURE)
        s.collector = NOBODY


@rule
def asks(s: Tablet) -> bool:
    """Whether somebody has something to decide. A choice with one possible answer is not asked.

    R135: whoever has tiles is asked how many he lays out, even if none of them counts: not to ask would tell others.
    """
    if s.phase == ACTING:
        return bool(s.actions_left > 0)
    if s.phase == SUPPORTING:
        return tally(s.hands[actor(s)]) > 0
    if s.phase == CHOOSING_WAR:
        left = wars(s)
        return left & (left - 1) != 0
    if s.phase == BUILDING_UP:
        return some(building_sites(s))
    if s.phase == RAISING_MONUMENT:
        return can_raise(s)
    if s.phase == COLLECTING:
        return bool(s.collector != NOBODY)
    return True


@rule
def proceed(s: Tablet, rng: Tablet) -> None:
    """One step that needs no decision. R019: conflicts, then buildings, monuments, treasures."""
    if s.phase == ACTING:
        end_turn(s, rng)
    elif s.phase == SUPPORTING:
        lay_out(s, 0)
    elif s.phase == CHOOSING_WAR:
        if wars(s):
            open_war(s, lowest(wars(s)))
        else:
            s.phase, s.wars_fought = BUILDING_UP, 0
    elif s.phase == BUILDING_UP:
        s.phase = RAISING_MONUMENT
    elif s.phase == RAISING_MONUMENT:
        s.phase = COLLECTING
    elif next_collector(s) != NOBODY:
        collect(s, next_collector(s))
    else:
        end_action(s)


@rule
def end_action(s: Tablet) -> None:
    """R019: all events are settled before the next action. R090: the tile is then an ordinary tile."""
    s.placed = NOWHERE
    s.phase = ACTING
    s.actions_left -= 1


# ---- the actions


@rule
def act(s: Tablet, action: int, rng: Tablet) -> None:
    """One of the four kinds of actions, or a pass; its events come next."""
    s.phase = COLLECTING
    if action < LEADER:
        place_tile(s, (action - TILE) // CELLS, (action - TILE) % CELLS)
    elif action < WITHDRAW:
        place_leader(s, (action - LEADER) // CELLS, (action - LEADER) % CELLS)
    elif action < CATASTROPHE:
        # R035, R036: a leader goes back to hand; his kingdom may fall apart.
        s.leaders[s.active, action - WITHDRAW] = NOWHERE
        survey(s)
    elif action < EXCHANGE:
        place_catastrophe(s, action - CATASTROPHE)
    elif action < PASS:
        exchange(s, action - EXCHANGE, rng)


@rule
def place_tile(s: Tablet, colour: int, cell: int) -> None:
    """R039: a tile comes from the hand to the board."""
    joins = lies_in(s.beside_two, cell)
    s.hands[s.active, colour] -= 1
    keep(s.tiles[colour], join(cells(s.tiles[colour]), single(cell)))
    s.placed = cell
    survey(s)
    # R046, R072: a tile that joins two kingdoms scores for nobody, and there may be wars.
    if joins:
        s.phase = CHOOSING_WAR
    else:
        award(s, colour, cell)
        s.phase = BUILDING_UP


@rule
def award(s: Tablet, colour: int, cell: int) -> None:
    """R042, R043: the point goes to the leader of the tile's colour, else to the king, always in the tile's colour.

    R044: with neither, nobody gets it. R045: tiles that are gained by the way score nothing.
    """
    kingdom = kingdom_at(s, cell)
    if kingdom == NO_KINGDOM:
        return
    seat = leader_in(s, kingdom, colour)
    if seat == NOBODY:
        seat = leader_in(s, kingdom, KING)
    if seat != NOBODY:
        s.points[seat, colour] += worth(s, kingdom, colour)


@rule
def worth(s: Tablet, kingdom: int, colour: int) -> int:
    """R130: two points if the building of the colour is in the kingdom. R131: not one that this very tile earns."""
    if s.buildings[colour] != NOWHERE and lies_in(s.kingdoms[kingdom], s.buildings[colour]):
        return BUILDING_POINTS
    return 1


@rule
def place_leader(s: Tablet, colour: int, cell: int) -> None:
    """R030: a leader scores nothing. R060, R061: if he meets one of his colour, the active player attacks that one."""
    s.leaders[s.active, colour] = cell
    survey(s)
    defender = rival(s, s.active, colour)
    if defender != NOBODY:
        begin(s, s.active, defender, colour)


@rule
def place_catastrophe(s: Tablet, cell: int) -> None:
    """R050: the tile under it leaves the game. R053, R054: the cell is blocked and connects no more.

    R055: a leader may lose his last temple by it.
    """
    s.catastrophes_left[s.active] -= 1
    keep(s.catastrophes, join(cells(s.catastrophes), single(cell)))
    for colour in range(COLOURS):
        keep(s.tiles[colour], without(cells(s.tiles[colour]), single(cell)))
    send_home_the_stranded(s)
    survey(s)


@rule
def exchange(s: Tablet, choice: int, rng: Tablet) -> None:
    """R056, R058: tiles leave the game unseen, then as many are drawn."""
    for colour in range(COLOURS):
        s.hands[s.active, colour] -= EXCHANGED[choice, colour]
        s.discards[s.active, colour] += EXCHANGED[choice, colour]
    draw(s, s.active, tally(EXCHANGED[choice]), rng)


# ---- what is hidden


@rule
def hide(s: Tablet, seat: int, rng: Tablet) -> None:
    """R120, R121: resamples the hands and discards of others and the bag.

    R134: points stay: every gain is seen when it happens, so whoever remembers knows them, though no view shows them.
    """
    reshuffle(s, seat, rng)
