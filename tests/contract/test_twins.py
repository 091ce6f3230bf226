"""Interpreted and compiled rules are the same rules."""

from __future__ import annotations

import random

import numpy as np
import pytest

from edubba import Game
from edubba.engine import jit, playout
from edubba.engine.dispatch import FUNCTIONS, MAX_PLAYERS, OVER, evaluate
from edubba.engine.jit import rule
from edubba.engine.rng import below, new_rng, reseed
from edubba.engine.tablet import Ints, Tablets, blank, copy
from tests.contract.tables import Table, every_game, every_table, tables_of

MOVES = 100_000
pytestmark = pytest.mark.skipif(not jit.enabled(), reason="nothing is compiled here")


@every_game
def test_both_play_the_same_hundred_thousand_moves(game: Game) -> None:
    """Every state after every move, every list of legal actions and every draw are compared."""
    compiled = {name: jit.compiled(getattr(game.rules, name)) for name in FUNCTIONS}
    tables = tables_of(game)
    share = -(-MOVES // len(tables))
    assert sum(same_moves(table, compiled, share) for table in tables) >= MOVES


def same_moves(table: Table, compiled: dict[str, object], moves: int) -> int:
    rules, played, number = table.game.rules, 0, 0
    out, twin_out = (np.zeros(max(rules.MAX_LEGAL, 8), np.int64) for _ in range(2))
    vector = table.game.encode(table.players, table.options)
    while played < moves:
        number += 1
        s, rng, twin_rng = blank(rules.State), new_rng(), new_rng()
        reseed(rng, number)
        reseed(twin_rng, number)
        twin = copy(s)
        rules.setup(s, vector, rng)
        compiled["setup"](twin, vector, twin_rng)
        while rules.actor(s) != OVER:
            n = rules.legal(s, out)
            assert compiled["legal"](twin, twin_out) == n
            assert (out[:n] == twin_out[:n]).all()
            action = int(out[below(rng, n)])
            below(twin_rng, n)
            rules.play(s, action, rng)
            compiled["play"](twin, action, twin_rng)
            assert s.tobytes() == twin.tobytes()
            assert rng.tobytes() == twin_rng.tobytes()
            played += 1
        for name in ("scores", "ranks"):
            getattr(rules, name)(s, out)
            compiled[name](twin, twin_out)
            assert (out[: table.players] == twin_out[: table.players]).all()
        seat = number % table.players
        rules.hide(s, seat, rng)
        compiled["hide"](twin, seat, twin_rng)
        assert s.tobytes() == twin.tobytes()
    return played


@every_table
def test_whole_games_in_one_call_are_the_same_too(table: Table) -> None:
    rules = table.game.rules
    vector = table.game.encode(table.players, table.options)
    runs = []
    for twin in (playout.playouts, jit.compiled(playout.playouts)):
        states = np.zeros(3, rules.State)
        moves = twin(states, vector, np.zeros(rules.MAX_LEGAL, np.int64), new_rng(), 5)
        runs.append((moves, states.tobytes()))
    assert runs[0] == runs[1]


@every_game
def test_both_judge_positions_alike(game: Game) -> None:
    """What bots think of a position, by the game's evaluation or by the scores."""
    interpreted, compiled = np.zeros(MAX_PLAYERS, np.int64), np.zeros(MAX_PLAYERS, np.int64)
    judge = jit.compiled(judged)
    for table in tables_of(game):
        match, choice = table.start(1), random.Random(1)
        while match.actor is not None:
            states = np.array([match.state], game.rules.State)
            judged(states, interpreted)
            judge(states, compiled)
            assert (interpreted[: table.players] == compiled[: table.players]).all()
            match.play(choice.choice(match.legal_ids()))


@rule
def judged(states: Tablets, out: Ints) -> None:
    evaluate(states[0], out)
