"""A hundred thousand random games for each number of players, every invariant held after every move, compiled."""

from __future__ import annotations

import numpy as np
import pytest

from edubba.engine.dispatch import OVER
from edubba.engine.jit import compiled, enabled, rule
from edubba.engine.rng import below, new_rng, reseed
from edubba.engine.tablet import Ints, Tablet, Tablets
from edubba.games.aquileia.rules import MAX_LEGAL, State, actor, hide, legal, play, scores, setup
from edubba.games.aquileia.state import ENDED, PLACING, RESOLVING, ROUNDS
from tests.aquileia.invariants import FINE, broken, forced
from tests.aquileia.table import LAURELS, document, game, spaces

GAMES = 100_000
LONGEST = 2000
THEATRE = "white/blue blue/yellow blue/purple white/purple yellow/purple yellow/white"
FORCED, ENDLESS = 100, 101
pytestmark = pytest.mark.skipif(not enabled(), reason="too many games to interpret")


@rule
def random_game(states: Tablets, out: Ints, rng: Tablet, totals: Ints, number: int) -> int:
    """Plays the game in `states[0]` to its end, or to the first invariant that breaks. `totals` counts phases."""
    s = states[0]
    moves = 0
    while actor(s) != OVER:
        n = legal(s, out)
        problem = broken(s)
        if problem or moves > LONGEST or forced(s, n):
            return problem if problem else ENDLESS if moves > LONGEST else FORCED
        totals[s.phase] += 1
        play(s, out[below(rng, n)], rng)
        moves += 1
        if moves % 64 == 0:
            states[1] = s
            hide(states[1], number % s.players, rng)
            if broken(states[1]):
                return broken(states[1])
    totals[ENDED] += 1
    scores(s, out)
    return broken(s)


@rule
def random_games(states: Tablets, options: Ints, out: Ints, rng: Tablet, totals: Ints, games: int) -> int:
    """Plays games from the start; stops at the first that breaks an invariant."""
    for number in range(games):
        reseed(rng, number)
        setup(states[0], options, rng)
        problem = random_game(states, out, rng, totals, number)
        if problem:
            return problem
    return FINE


@rule
def random_games_from(states: Tablets, out: Ints, rng: Tablet, totals: Ints, games: int) -> int:
    """Plays games from `states[2]`; stops at the first that breaks an invariant."""
    for number in range(games):
        reseed(rng, number)
        states[0] = states[2]
        problem = random_game(states, out, rng, totals, number)
        if problem:
            return problem
    return FINE


def tally(players: int, games: int, **options: bool) -> Ints:
    encoded = game().encode(players, options)
    totals = np.zeros(ENDED + 1, np.int64)
    states, out = np.zeros(2, State), np.zeros(MAX_LEGAL, np.int64)
    assert compiled(random_games)(states, encoded, out, new_rng(), totals, games) == FINE
    return totals


@pytest.mark.parametrize("players", [3, 4, 5])
def test_random_games_hold_every_invariant(players: int) -> None:
    totals = tally(players, GAMES)
    assert totals[ENDED] == GAMES
    assert totals[RESOLVING] == 0
    others = np.delete(totals, RESOLVING)
    assert (others > GAMES // 100).all()
    assert totals[PLACING] > GAMES * ROUNDS * players


@pytest.mark.parametrize("option", ["reduced_luck", "symmetric_stadium", "open_hands", "shared_win"])
def test_options_hold_every_invariant(option: str) -> None:
    assert tally(4, GAMES // 20, **{option: True})[ENDED] == GAMES // 20


POOR = {
    "nobody has a coin": {"purse": [""] * 5},
    "one has all coins": {"purse": ["39b 39s 39g", "", "", "", ""]},
    "all cards are in one hand": {
        "hands": ["weapon_1 " * 3 + "weapon_2 " * 3 + "weapon_3 " + "slave_1 " * 11 + "slave_2 " * 11, "", "", "", ""],
        "purse": ["9b 9s 9g"] * 4 + [""],
    },
    "no laurel is left": {"laurels_out": LAURELS, "laurels": [THEATRE, "", "", "", ""]},
    "no house is left": {"lots": {lot: i % 3 for i, lot in enumerate(list(game().start(3).view(0)["lots"])[:27])}},
    "a full city": {"spaces": spaces("arena_1", "theatrum", "portus_gold", "latro", "stadium_gold_1")},
}


@pytest.mark.parametrize("scene", POOR)
def test_empty_decks_an_empty_bank_and_poverty_never_stop_a_game(scene: str) -> None:
    states, out, totals = np.zeros(3, State), np.zeros(MAX_LEGAL, np.int64), np.zeros(ENDED + 1, np.int64)
    states[2] = game().load(document(5, **POOR[scene])).state
    assert compiled(random_games_from)(states, out, new_rng(), totals, 2000) == FINE
    assert totals[ENDED] == 2000
