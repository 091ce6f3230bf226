"""A hundred thousand random games, every invariant held after every move, in compiled code."""

from __future__ import annotations

from itertools import product

import numpy as np
import pytest

import edubba
from edubba.engine.bits import count
from edubba.engine.dispatch import OVER
from edubba.engine.jit import compiled, enabled, rule
from edubba.engine.rng import below, new_rng, reseed
from edubba.engine.tablet import Ints, Tablet, Tablets
from edubba.games.tigris.cells import NO_CELLS, NOWHERE, cells, has, join, meet, size, some, without
from edubba.games.tigris.conflicts import is_revolt, wars
from edubba.games.tigris.kingdoms import beside_temples, leaders_in, leaders_up, river
from edubba.games.tigris.pieces import CATASTROPHES, COLOURS, FARM, HAND, MONUMENTS, TEMPLE, TREASURES_AT_END, WILD
from edubba.games.tigris.rules import MAX_LEGAL, State, actor, legal, play, scores, setup
from edubba.games.tigris.state import (
    ACTING,
    CATASTROPHE,
    CHOOSING_WAR,
    EXCHANGE,
    LEADER,
    MONUMENT,
    NO_MONUMENT,
    START_TEMPLES,
    SUPPORT,
    SUPPORTING,
    TILE,
    WAR,
)
from edubba.games.tigris.treasures import next_collector
from edubba.games.tigris.turns import tally

TABLES = list(product((0, 1), (2, 3, 4), (0, 1)))
GAMES = -(-100_000 // len(TABLES))
LONG = 5_000
(
    FINE,
    TWO_IN_ONE_PLACE,
    WRONG_GROUND,
    LEADER_STRANDED,
    LEADERS_MEET,
    TREASURE_LOST,
    CATASTROPHE_LOST,
    MONUMENT_BROKEN,
    BUILDING_LOST,
    HAND_WRONG,
    TILE_LOST,
    WAR_MISCOUNTED,
    ENDLESS,
) = range(13)
BY_TREASURES, BY_EXCHANGE, BY_REFILL, SUPPORTS, WARS, MONUMENTS_RAISED, MOVES = range(7)
pytestmark = pytest.mark.skipif(not enabled(), reason="too many games to interpret")


@rule
def broken(s: Tablet) -> int:
    """Which invariant does not hold, if any."""
    for check in (board_broken(s), leaders_broken(s), treasures_broken(s), works_broken(s), hands_broken(s)):
        if check:
            return check
    return wars_broken(s)


@rule
def board_broken(s: Tablet) -> int:
    taken = join(join(cells(s.face_down), cells(s.catastrophes)), leaders_up(s))
    number = size(cells(s.face_down)) + size(cells(s.catastrophes)) + size(leaders_up(s))
    for colour in range(COLOURS):
        tiles = cells(s.tiles[colour])
        wrong = without(tiles, river(s)) if colour == FARM else meet(tiles, river(s))
        if some(wrong) or some(meet(leaders_up(s), river(s))):
            return WRONG_GROUND
        taken = join(taken, tiles)
        number += size(tiles)
    left = 0
    for seat in range(s.players):
        left += s.catastrophes_left[seat]
    if left + size(cells(s.catastrophes)) != CATASTROPHES * s.players:
        return CATASTROPHE_LOST
    return FINE if size(taken) == number else TWO_IN_ONE_PLACE


@rule
def leaders_broken(s: Tablet) -> int:
    number = 0
    for seat in range(s.players):
        for colour in range(COLOURS):
            if s.leaders[seat, colour] != NOWHERE:
                number += 1
                if not has(beside_temples(s), s.leaders[seat, colour]):
                    return LEADER_STRANDED
    if number != size(leaders_up(s)):
        return TWO_IN_ONE_PLACE
    for kingdom in range(s.num_kingdoms):
        for colour in range(COLOURS):
            if leaders_in(s, kingdom, colour) > (1 if s.phase == ACTING else 2):
                return LEADERS_MEET
    return FINE


@rule
def treasures_broken(s: Tablet) -> int:
    number = size(cells(s.treasures))
    for seat in range(s.players):
        number += s.points[seat, WILD]
    if number != size(cells(START_TEMPLES[s.board])) or (s.phase == ACTING and next_collector(s) >= 0):
        return TREASURE_LOST
    bare = without(cells(s.treasures), join(cells(s.tiles[TEMPLE]), cells(s.face_down)))
    return TREASURE_LOST if some(bare) else FINE


@rule
def works_broken(s: Tablet) -> int:
    standing = 0
    for monument in range(MONUMENTS):
        standing += 1 if s.monuments[monument] != NOWHERE else 0
    if size(cells(s.face_down)) != 4 * standing:
        return MONUMENT_BROKEN
    for colour in range(COLOURS):
        cell = s.buildings[colour]
        if cell != NOWHERE and not has(cells(s.tiles[colour]), cell):
            return BUILDING_LOST
    return FINE


@rule
def hands_broken(s: Tablet) -> int:
    for seat in range(s.players):
        tiles = tally(s.hands[seat])
        full = s.phase == ACTING and s.actions_left == 2
        if tiles > HAND or (full and tiles != HAND):
            return HAND_WRONG
        for colour in range(COLOURS):
            if s.hands[seat, colour] < 0 or s.bag[colour] < 0:
                return TILE_LOST
    return FINE


@rule
def wars_broken(s: Tablet) -> int:
    """Wars that are over count only while others of the same tile are left; there is one of each colour at most."""
    left = count(wars(s)) if s.phase in (SUPPORTING, CHOOSING_WAR) and not is_revolt(s) else 0
    fine = 0 <= s.wars_fought <= (COLOURS - left if left else 0)
    return FINE if fine else WAR_MISCOUNTED


@rule
def unseen(s: Tablet) -> int:
    """The tiles in bag, hands and discards."""
    number = tally(s.bag)
    for seat in range(s.players):
        number += tally(s.hands[seat]) + tally(s.discards[seat])
    return number


@rule
def on_board(s: Tablet) -> int:
    """The face-up tiles."""
    found = NO_CELLS
    for colour in range(COLOURS):
        found = join(found, cells(s.tiles[colour]))
    return size(found)


@rule
def tiles_broken(before: Tablet, action: int, s: Tablet) -> int:
    """Whether a tile has gone or come by a move that moves no tile."""
    laid = action - SUPPORT if SUPPORT <= action < WAR else 0
    placed = 1 if TILE <= action < LEADER else 0
    ruined = CATASTROPHE <= action < EXCHANGE and on_board(before) > on_board(s)
    turned = 4 if MONUMENT <= action < NO_MONUMENT else 0
    if unseen(before) - unseen(s) != laid + placed:
        return TILE_LOST
    lost = on_board(before) + placed - on_board(s) - (1 if ruined else 0) - turned
    may_lose = SUPPORT <= action < WAR or placed == 1
    return FINE if lost == 0 or (lost > 0 and may_lose) else TILE_LOST


@rule
def count_move(s: Tablet, action: int, totals: Ints) -> None:
    totals[MOVES] += 1
    totals[SUPPORTS] += 1 if SUPPORT <= action < WAR else 0
    totals[WARS] += 1 if SUPPORT <= action < WAR and s.placed != NOWHERE else 0
    totals[MONUMENTS_RAISED] += 1 if MONUMENT <= action < NO_MONUMENT else 0


@rule
def random_games(states: Tablets, options: Ints, out: Ints, rng: Tablet, totals: Ints, games: int) -> int:
    """Plays games; stops at the first that breaks an invariant. `totals` counts what happened."""
    s, before = states[0], states[1]
    for number in range(games):
        reseed(rng, number)
        setup(s, options, rng)
        moves = 0
        while actor(s) != OVER:
            action = out[below(rng, legal(s, out))]
            states[1] = states[0]
            count_move(s, action, totals)
            play(s, action, rng)
            moves += 1
            wrong = broken(s) + tiles_broken(before, action, s)
            if wrong or moves > LONG:
                return wrong if wrong else ENDLESS
        if size(cells(s.treasures)) <= TREASURES_AT_END:
            totals[BY_TREASURES] += 1
        else:
            totals[BY_EXCHANGE if before.last_turn else BY_REFILL] += 1
        scores(s, out)
    return FINE


@pytest.mark.parametrize(("board", "players", "buildings"), TABLES)
def test_random_games_hold_every_invariant_and_end_in_every_way(board: int, players: int, buildings: int) -> None:
    options = np.array([players, board, buildings, 0, 0])
    totals = np.zeros(7, np.int64)
    states, out = np.zeros(2, State), np.zeros(MAX_LEGAL, np.int64)
    assert compiled(random_games)(states, options, out, new_rng(), totals, GAMES) == FINE
    assert totals[: BY_REFILL + 1].sum() == GAMES
    assert totals[: BY_REFILL + 1].min() > 0, totals
    assert totals[SUPPORTS : MONUMENTS_RAISED + 1].min() > 0, totals


def spoilt(name: str, index: tuple[int, ...], value: int) -> int:
    """What `broken` says of a state with one number changed."""
    s = edubba.game("tigris").start(3, seed=1).state
    s[name][index] = value
    return broken(s)


def test_the_invariants_can_fail() -> None:
    s = edubba.game("tigris").start(3, seed=1).state
    assert broken(s) == FINE
    assert spoilt("tiles", (FARM, 0), 1) == WRONG_GROUND
    assert spoilt("tiles", (1, 0), int(s.tiles[TEMPLE, 0])) == TWO_IN_ONE_PLACE
    assert spoilt("leaders", (0, 0), 0) == LEADER_STRANDED
    assert spoilt("points", (0, WILD), 1) == TREASURE_LOST
    assert spoilt("catastrophes", (0,), 1) == CATASTROPHE_LOST
    assert spoilt("monuments", (0,), 5) == MONUMENT_BROKEN
    assert spoilt("buildings", (0,), 5) == BUILDING_LOST
    assert spoilt("hands", (0, 0), 9) == HAND_WRONG
    assert tiles_broken(s, 0, s) == TILE_LOST
