"""The record of a position, the phases, and the numbers of the actions.

Settlements are bits of one integer (see board.py), states are numbers 0 to 7 in the order of the board file.

Actions:

    0 +    settlement            add a trader (also in set-up)
    56 +   settlement            remove a trader
    112 +  56 * from + to        move a trader
    3248 + kind                  take a counter
"""

from __future__ import annotations

import numpy as np

from edubba.engine.tablet import tablet
from edubba.games.sumeria.board import STATES, boards, constants

MAX_PLAYERS = 4
SITES = 56
SITES_PER_STATE = 7
PLACES = 3  # the first three city-states of the row are scored
KINDS = 4
NOBODY = -1

ADD = 0
REMOVE = SITES
MOVE = 2 * SITES
TAKE = MOVE + SITES * SITES
NUM_ACTIONS = TAKE + KINDS

SETTING_UP, ACTING, TAKING, ENDED = range(4)

_RULES = constants()["rules"]
ROUNDS: int = _RULES["rounds"]
TURNS: int = _RULES["turns_per_round"]
TRADERS = np.array([_RULES["traders_per_player"].get(str(n), 0) for n in range(MAX_PLAYERS + 1)])
SETUP_TRADERS = np.array([_RULES["setup_traders"].get(str(n), 0) for n in range(MAX_PLAYERS + 1)])
COUNTERS = np.array(_RULES["counters_per_space"])
WINNER_TAKES = np.array(_RULES["winner_takes"])
SET_POINTS = np.array(_RULES["set_points"])
COUNTERS_OF_A_KIND: int = constants()["influence"][0]["count"]
LARGEST_SET = len(_RULES["set_points"]) - 1

_MOST = int(TRADERS.max())
MAX_LEGAL = (SITES - _MOST) * (_MOST + 1) + _MOST  # add, move anywhere, remove: with all traders on the board

EVERYWHERE = (1 << SITES) - 1
STATE_SITES = (1 << SITES_PER_STATE) - 1  # << 7 * state
CITIES = sum(1 << SITES_PER_STATE * state for state in range(STATES))
TOWNS = CITIES * 0b1110
ROADS = np.array([[sum(1 << n for n in near) for near in board.roads] for board in boards()])

State = tablet(
    players=1,
    board=1,  # which of the boards
    next_sets=1,  # 1: ties at the end go on to the next largest set (3.48)
    phase=1,
    round_no=1,  # 1 to 6
    step=1,  # set-up: traders placed so far; else actions done in this round
    start=1,  # the seat that began this round
    place=1,  # while taking: the place in the row that is being scored
    first=1,  # while taking: the seat that won the state, or nobody
    second=1,  # while taking: the seat that gets the rest, or nobody
    row=STATES,
    stock=MAX_PLAYERS,
    traders=MAX_PLAYERS,  # the set of settlements with a trader of each seat
    bag=KINDS,
    spaces=(PLACES, KINDS),
    discarded=KINDS,
    won=(MAX_PLAYERS, KINDS),
)
