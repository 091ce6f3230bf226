"""Whole games and whole trees in one call, for any game: random play, and the counting of positions."""

from __future__ import annotations

from edubba.engine.dispatch import OVER, actor, legal, play, setup
from edubba.engine.jit import rule
from edubba.engine.rng import below, reseed
from edubba.engine.tablet import Ints, Tablet, Tablets


@rule
def playout(s: Tablet, out: Ints, rng: Tablet) -> int:
    """Plays random moves until the game is over; returns how many."""
    moves = 0
    while actor(s) != OVER:
        play(s, out[below(rng, legal(s, out))], rng)
        moves += 1
    return moves


@rule
def playouts(states: Tablets, options: Ints, out: Ints, rng: Tablet, seed: int) -> int:
    """Plays one random game in every state; game i of a run is the same wherever the run is cut. Returns the moves."""
    moves = 0
    for i in range(len(states)):
        reseed(rng, seed + i)
        setup(states[i], options, rng)
        moves += playout(states[i], out, rng)
    return moves


@rule
def perft(states: Tablets, depth: int, out: Ints, rng: Tablet) -> int:
    """How many lines of `depth` moves there are from `states[0]`.

    `states` and the rows of `out` are the work space, one for each move of a line. Draws on the way use the stream that
    belongs to the depth left, so a count can be repeated.
    """
    n = legal(states[0], out[0])
    if depth == 1:
        return n
    lines = 0
    for i in range(n):
        states[1] = states[0]
        reseed(rng, depth)
        play(states[1], out[0, i], rng)
        lines += perft(states[1:], depth - 1, out[1:], rng)
    return lines
