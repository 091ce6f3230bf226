from __future__ import annotations

import numpy as np
import pytest

import edubba
from edubba.engine import dispatch
from edubba.engine.dispatch import OVER
from edubba.engine.playout import perft, playouts
from edubba.engine.rng import new_rng

pytestmark = pytest.mark.rules

SUMERIA = edubba.game("sumeria")
RULES = SUMERIA.rules


def play_games(number: int, seed: int) -> tuple[int, np.ndarray]:
    states = np.zeros(number, RULES.State)
    moves = playouts(states, SUMERIA.encode(3), np.zeros(RULES.MAX_LEGAL, np.int64), new_rng(), seed)
    return moves, states


def test_random_games_end() -> None:
    moves, states = play_games(3, seed=1)
    assert moves > 3 * 78
    assert all(dispatch.actor(s) == OVER for s in states)


def test_a_game_of_a_run_is_the_same_wherever_the_run_is_cut() -> None:
    _, whole = play_games(4, seed=10)
    _, rest = play_games(2, seed=12)
    assert whole[2:].tobytes() == rest.tobytes()


def test_every_rule_has_one_name_for_all_games() -> None:
    s, rng = SUMERIA.start(3, seed=1).state, new_rng()
    out, twin = np.zeros(8, np.int64), np.zeros(8, np.int64)
    for name in ("scores", "ranks"):
        getattr(dispatch, name)(s, out)
        getattr(RULES, name)(s, twin)
        assert (out == twin).all()
    before = s.tobytes()
    dispatch.hide(s, 0, rng)
    assert s.tobytes() == before


@pytest.mark.parametrize(("depth", "lines"), [(1, 56), (2, 56 * 55)])
def test_lines_are_counted(depth: int, lines: int) -> None:
    states = np.zeros(depth + 1, RULES.State)
    states[0] = SUMERIA.start(3, seed=1).state
    out = np.zeros((depth + 1, RULES.MAX_LEGAL), np.int64)
    assert perft(states, depth, out, new_rng()) == lines
