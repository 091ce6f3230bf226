"""Loops that are compiled for measuring: copies of states, lists of legal actions, games up to their middle."""

from __future__ import annotations

from edubba.engine.dispatch import legal, play, setup
from edubba.engine.jit import rule
from edubba.engine.playout import playout
from edubba.engine.rng import below, reseed
from edubba.engine.tablet import Ints, Tablet, Tablets


@rule
def copies(states: Tablets, n: int) -> int:
    """Copies a state n times, always from the slot written last to the next one, so that no copy can be left out."""
    slot = 0
    for _ in range(n):
        following = slot + 1 if slot + 1 < len(states) else 0
        states[following] = states[slot]
        slot = following
    return slot


@rule
def listings(states: Tablets, out: Ints) -> int:
    """Lists the legal actions of every state; returns how many there are in all."""
    actions = 0
    for i in range(len(states)):
        actions += legal(states[i], out)
    return actions


@rule
def halfway(states: Tablets, options: Ints, out: Ints, rng: Tablet, seed: int) -> int:
    """Leaves every state in the middle of a random game: half as many moves as that game has. Returns all its moves."""
    moves = 0
    for i in range(len(states)):
        s = states[i]
        reseed(rng, seed + i)
        setup(s, options, rng)
        length = playout(s, out, rng)
        reseed(rng, seed + i)
        setup(s, options, rng)
        for _ in range(length // 2):
            play(s, out[below(rng, legal(s, out))], rng)
        moves += length
    return moves
