"""How good a position of Sumeria looks to each seat: integer features of a position, each with a weight.

The weights stand in weights.toml, one row a stage of the game; `benchmarks/tune.py sumeria` wrote them from games of
self-play. They are millionths of the logarithm of the odds of winning.
"""

from __future__ import annotations

import tomllib
from pathlib import Path

import numpy as np

from edubba.engine.bits import count
from edubba.engine.jit import rule
from edubba.engine.tablet import Ints, Tablet
from edubba.games.sumeria.board import STATES
from edubba.games.sumeria.result import score
from edubba.games.sumeria.scoring import leaders, order_of, traders_in
from edubba.games.sumeria.state import (
    COUNTERS,
    KINDS,
    NOBODY,
    PLACES,
    ROUNDS,
    SET_POINTS,
    SETTING_UP,
    TAKING,
    TURNS,
    WINNER_TAKES,
)

# Features of a seat
POINTS = 0  # its score
GAIN = 1  # what it would score if the round ended now, choosing well
SYNERGY = 2  # counters it has, times counters of the same kind in the bag
BOARD = 3  # traders on the board
ORDER = 4  # when it acts in this round
WAITS = 5  # 1 if it has still to act in this turn
NEAR = 6  # traders in the three states that are scored in this round
NEXT = 7  # traders in the three states after them
LEAD = 8  # traders more than the second in such near states, where it is first
LEAD_NEXT = 9  # the same in the states after them
FIRST = 10  # + place: it is first there
SECOND = FIRST + STATES  # + place: it is second there
FEATURES = SECOND + STATES

# Stages: set-up, then each turn of each round, and the taking of counters after it
STAGES = 1 + ROUNDS * (TURNS + 1)

# For the search: there are few moves, and the evaluation knows them well
THOUGHT = 85

WEIGHTS_FILE = Path(__file__).with_name("weights.toml")
WEIGHTS = np.array(tomllib.loads(WEIGHTS_FILE.read_text(encoding="utf-8"))["weights"], np.int64)


@rule
def evaluate(s: Tablet, out: Ints) -> None:
    """The worth of the position for every seat, in thousandths of the logarithm of the odds."""
    appraise(s, WEIGHTS, out)
    for seat in range(s.players):
        out[seat] //= 1000


@rule
def stage(s: Tablet) -> int:
    """The row of weights that belongs to a position."""
    if s.phase == SETTING_UP:
        return 0
    turn = TURNS if s.phase == TAKING else s.step // s.players
    return int(1 + (s.round_no - 1) * (TURNS + 1) + turn)


@rule
def appraise(s: Tablet, weights: Ints, out: Ints) -> None:
    """The sum of all features of every seat, each times its weight."""
    w = weights[stage(s)]
    for seat in range(s.players):
        out[seat] = alone(s, seat, w)
    for place in range(STATES):
        first, second = leaders(s, place)
        if first != NOBODY:
            out[first] += w[FIRST + place] + lead(s, place, first, second, w)
        if second != NOBODY:
            out[second] += w[SECOND + place]
        if place < PLACES and first != NOBODY:
            share_counters(s, place, first, second, w, out)


@rule
def alone(s: Tablet, seat: int, w: Ints) -> int:
    """What can be said of a seat without looking at the others."""
    synergy = 0
    for kind in range(KINDS):
        synergy += s.won[seat, kind] * s.bag[kind]
    order = order_of(s, seat)
    waits = 1 if order >= s.step % s.players else 0
    worth = w[POINTS] * score(s, seat) + w[SYNERGY] * synergy + w[BOARD] * count(s.traders[seat])
    worth += w[ORDER] * order + w[WAITS] * waits
    for place in range(PLACES):
        worth += w[NEAR] * count(traders_in(s, seat, s.row[place]))
        worth += w[NEXT] * count(traders_in(s, seat, s.row[place + PLACES]))
    return int(worth)


@rule
def lead(s: Tablet, place: int, first: int, second: int, w: Ints) -> int:
    """How many traders the first has more than the second, in states that are scored soon."""
    if place >= 2 * PLACES:
        return 0
    more = count(traders_in(s, first, s.row[place]))
    if second != NOBODY:
        more -= count(traders_in(s, second, s.row[place]))
    return int((w[LEAD] if place < PLACES else w[LEAD_NEXT]) * more)


@rule
def share_counters(s: Tablet, place: int, first: int, second: int, w: Ints, out: Ints) -> None:
    """Gives the counters at a place to first and second, as if it were scored now."""
    left = 0
    for kind in range(KINDS):
        left += s.spaces[place, kind]
    takes = WINNER_TAKES[place] - (COUNTERS[place] - left)
    taken = 0
    for _ in range(takes):
        kind = best_kind(s, place, first, taken)
        out[first] += w[GAIN] * next_counter(s, first, kind, taken)
        taken += 1 << 4 * kind
    if second == NOBODY:
        return
    for kind in range(KINDS):
        rest = s.spaces[place, kind] - (taken >> 4 * kind & 15)
        out[second] += w[GAIN] * (SET_POINTS[s.won[second, kind] + rest] - SET_POINTS[s.won[second, kind]])


@rule
def next_counter(s: Tablet, seat: int, kind: int, taken: int) -> int:
    """What one more counter of a kind is worth to a seat that has just taken some; `taken` has four bits a kind."""
    have = s.won[seat, kind] + (taken >> 4 * kind & 15)
    return int(SET_POINTS[have + 1] - SET_POINTS[have])


@rule
def best_kind(s: Tablet, place: int, seat: int, taken: int) -> int:
    """The kind of counter at a place that is worth most to a seat."""
    best, most = 0, -1
    for kind in range(KINDS):
        if s.spaces[place, kind] > taken >> 4 * kind & 15:
            worth = next_counter(s, seat, kind, taken)
            if worth > most:
                best, most = kind, worth
    return best
