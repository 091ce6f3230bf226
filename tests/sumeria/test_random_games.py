"""A hundred thousand random games, every invariant held after every move, in compiled code."""

from __future__ import annotations

import numpy as np
import pytest

import edubba
from edubba.engine.bits import count
from edubba.engine.dispatch import OVER
from edubba.engine.jit import compiled, enabled, rule
from edubba.engine.rng import below, new_rng, reseed
from edubba.engine.tablet import Ints, Tablet, Tablets
from edubba.games.sumeria.board import STATES
from edubba.games.sumeria.result import scores
from edubba.games.sumeria.rules import actor, legal, play, setup
from edubba.games.sumeria.state import (
    ACTING,
    COUNTERS_OF_A_KIND,
    ENDED,
    EVERYWHERE,
    KINDS,
    MAX_LEGAL,
    PLACES,
    ROUNDS,
    SETTING_UP,
    SETUP_TRADERS,
    TAKING,
    TRADERS,
    TURNS,
    State,
)

GAMES = 100_000 // 3
FINE, TRADER_LOST, TWO_IN_ONE_PLACE, COUNTER_LOST, ROW_BROKEN, STEP_WRONG, BAG_WRONG, ENDLESS = range(8)
pytestmark = pytest.mark.skipif(not enabled(), reason="too many games to interpret")


@rule
def broken(s: Tablet) -> int:
    """Which invariant does not hold, if any."""
    everywhere = 0
    for seat in range(s.players):
        if count(s.traders[seat]) + s.stock[seat] != TRADERS[s.players] or s.stock[seat] < 0:
            return TRADER_LOST
        if everywhere & s.traders[seat] or s.traders[seat] & ~EVERYWHERE:
            return TWO_IN_ONE_PLACE
        everywhere |= s.traders[seat]
    tiles = 0
    for place in range(STATES):
        tiles |= 1 << s.row[place]
    if tiles != (1 << STATES) - 1:
        return ROW_BROKEN
    counters = counters_broken(s)
    return counters if counters else steps_broken(s)


@rule
def counters_broken(s: Tablet) -> int:
    in_bag = 0
    for kind in range(KINDS):
        somewhere = s.bag[kind] + s.discarded[kind]
        for place in range(PLACES):
            somewhere += s.spaces[place, kind]
        for seat in range(s.players):
            somewhere += s.won[seat, kind]
        if somewhere != COUNTERS_OF_A_KIND or s.bag[kind] < 0:
            return COUNTER_LOST
        in_bag += s.bag[kind]
    return FINE if in_bag == KINDS * COUNTERS_OF_A_KIND - 6 * s.round_no else BAG_WRONG


@rule
def steps_broken(s: Tablet) -> int:
    steps = s.players * (SETUP_TRADERS[s.players] if s.phase == SETTING_UP else TURNS)
    done = s.step == steps if s.phase in (TAKING, ENDED) else 0 <= s.step < steps
    return FINE if done and 1 <= s.round_no <= ROUNDS and SETTING_UP <= s.phase <= ENDED else STEP_WRONG


@rule
def random_games(states: Tablets, options: Ints, out: Ints, rng: Tablet, totals: Ints, games: int) -> int:
    """Plays games; stops at the first that breaks an invariant. `totals` counts what happened."""
    s = states[0]
    for number in range(games):
        reseed(rng, number)
        setup(s, options, rng)
        moves = 0
        while actor(s) != OVER:
            if broken(s) or moves > 1000:
                return broken(s) if broken(s) else ENDLESS
            totals[s.phase] += 1
            play(s, out[below(rng, legal(s, out))], rng)
            moves += 1
        if broken(s):
            return broken(s)
        totals[ENDED] += 1
        scores(s, out)
    return FINE


@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_games_hold_every_invariant(players: int) -> None:
    options = edubba.game("sumeria").encode(players, {"unofficial_two_players": players == 2})
    totals = np.zeros(4, np.int64)
    states, out = np.zeros(1, State), np.zeros(MAX_LEGAL, np.int64)
    games = GAMES + 1
    assert compiled(random_games)(states, options, out, new_rng(), totals, games) == FINE
    assert totals[SETTING_UP] == games * players * SETUP_TRADERS[players]
    assert totals[ACTING] == games * ROUNDS * TURNS * players
    assert totals[TAKING] > games
    assert totals[ENDED] == games


def spoilt(**fields: int) -> int:
    """What `broken` says of a state with fields changed."""
    s = edubba.game("sumeria").start(3, seed=1).state
    for name, value in fields.items():
        changed = np.array(s[name])
        changed.flat[0] += value
        s[name] = changed
    return broken(s)


def test_the_invariants_can_fail() -> None:
    assert spoilt() == FINE
    assert spoilt(stock=1) == TRADER_LOST
    assert spoilt(bag=1) == COUNTER_LOST
    assert spoilt(row=100) == ROW_BROKEN
    assert spoilt(traders=1 << 57, stock=-1) == TWO_IN_ONE_PLACE
    assert spoilt(step=50) == STEP_WRONG
    assert spoilt(round_no=1) == BAG_WRONG
