"""The tablet of Tigris & Euphrates, its phases, and the numbers of its actions.

Actions:

    0 +     176 * tile + cell          place a tile
    704 +   176 * leader + cell        place a leader, or move him if he is on the board
    1408 +  leader                     withdraw a leader
    1412 +  cell                       place a catastrophe
    1588 +  choice                     exchange tiles: EXCHANGED lists the 209 choices
    1797                               pass
    1798 +  number                     lay out so many tiles in a conflict
    1805 +  leader                     fight the war of these leaders first
    1809 +  150 * monument + square    build a monument on a square of four
    2709                               build none
    2710 +  cell                       take the treasure of a cell
    2886 +  cell                       put the building on a cell
    3062                               build, or move, none
"""

from __future__ import annotations

from itertools import product

import numpy as np

from edubba.engine.tablet import tablet
from edubba.games.tigris.board import boards
from edubba.games.tigris.cells import CELLS, COLUMNS, ROWS, WORDS, set_of
from edubba.games.tigris.pieces import COLOURS, HAND, MONUMENTS

MAX_PLAYERS = 4
MAX_KINGDOMS = MAX_PLAYERS * COLOURS
NOBODY = -1
NO_KINGDOM = -1
UNDECIDED = -1

# R056: a choice of tiles to exchange is a number of each kind, 1 to 6 together.
EXCHANGED = np.array([kinds for kinds in product(range(HAND + 1), repeat=COLOURS) if 1 <= sum(kinds) <= HAND])
EXCHANGES = len(EXCHANGED)
EXCHANGE_NUMBER = np.full((HAND + 1,) * COLOURS, UNDECIDED)
for _number, _kinds in enumerate(EXCHANGED.tolist()):
    EXCHANGE_NUMBER[tuple(_kinds)] = _number

# A square of four is numbered by its top left cell, which is never in the last row or column.
SQUARE_COLUMNS = COLUMNS - 1
SQUARES = (ROWS - 1) * SQUARE_COLUMNS

TILE = 0
LEADER = TILE + COLOURS * CELLS
WITHDRAW = LEADER + COLOURS * CELLS
CATASTROPHE = WITHDRAW + COLOURS
EXCHANGE = CATASTROPHE + CELLS
PASS = EXCHANGE + EXCHANGES
SUPPORT = PASS + 1
WAR = SUPPORT + HAND + 1
MONUMENT = WAR + COLOURS
NO_MONUMENT = MONUMENT + MONUMENTS * SQUARES
TREASURE = NO_MONUMENT + 1
BUILDING = TREASURE + CELLS
NO_BUILDING = BUILDING + CELLS
NUM_ACTIONS = NO_BUILDING + 1

_LAND = max(CELLS - len(board.river) for board in boards())
_RIVER = max(len(board.river) for board in boards())
MAX_LEGAL = 3 * _LAND + _RIVER + COLOURS * _LAND + COLOURS + CELLS + EXCHANGES + 1

# What is asked now, or comes next by itself.
ACTING, SUPPORTING, CHOOSING_WAR, BUILDING_UP, RAISING_MONUMENT, COLLECTING, ENDED = range(7)

RIVERS = np.array([set_of(list(board.river)) for board in boards()])
START_TEMPLES = np.array([set_of(list(board.temples)) for board in boards()])
TAKE_FIRST = np.array([set_of(list(board.take_first)) for board in boards()])

State = tablet(
    players=1,
    board=1,  # which of the boards
    with_buildings=1,  # R122
    open_scores=1,  # R120
    may_cover_building=1,  # R133
    phase=1,
    active=1,  # the seat whose turn it is
    actions_left=1,  # in this turn, the one being done included
    last_turn=1,  # R115: an exchange could not be filled, the game ends with this turn
    placed=1,  # the tile whose events are being settled; R072: in a war it carries the union marker
    attacker=1,  # in a conflict
    defender=1,
    fought=1,  # the colour of the leaders in conflict
    laid=1,  # tiles that the attacker has laid out, or UNDECIDED
    wars_fought=1,  # how many wars of this action are over: for those who look, no rule asks for it
    collector=1,  # the seat that must choose a treasure, or NOBODY
    bag=COLOURS,
    hands=(MAX_PLAYERS, COLOURS),
    discards=(MAX_PLAYERS, COLOURS),  # what each seat has exchanged: nobody else knows
    catastrophes_left=MAX_PLAYERS,
    points=(MAX_PLAYERS, COLOURS + 1),  # the last one: treasures
    leaders=(MAX_PLAYERS, COLOURS),  # the cell of each, or NOWHERE
    monuments=MONUMENTS,  # the top left cell of each, or NOWHERE
    buildings=COLOURS,  # the cell of each, or NOWHERE
    tiles=(COLOURS, WORDS),  # cells with a face-up tile
    face_down=WORDS,
    catastrophes=WORDS,
    treasures=WORDS,
    # What follows from the board; `kingdoms.survey` writes it after every change.
    pieces=WORDS,  # all that connects: tiles, face up or down, and leaders
    num_kingdoms=1,
    kingdoms=(MAX_KINGDOMS, WORDS),
    kingdom_of=(MAX_PLAYERS, COLOURS),  # the kingdom in which each leader stands
    beside_two=WORDS,  # cells beside at least two kingdoms
    beside_three=WORDS,
)
