"""What is compiled for measuring only: single steps for Python to call, and loops over operations and games.

Python hands a state over as an array of one: numba takes an array in 0.3 µs, a lone record in 2.6 µs.
"""

from __future__ import annotations

from edubba.engine.dispatch import legal, play, setup
from edubba.engine.jit import rule
from edubba.engine.playout import playout
from edubba.engine.rng import below, reseed
from edubba.engine.tablet import Ints, Tablet, Tablets


@rule
def begin(states: Tablets, options: Ints, rngs: Tablets, seed: int) -> None:
    """Starts a game in the first state."""
    reseed(rngs[0], seed)
    setup(states[0], options, rngs[0])


@rule
def choices(states: Tablets, out: Ints) -> int:
    """`legal` of the first state."""
    return legal(states[0], out)


@rule
def step(states: Tablets, action: int, rngs: Tablets) -> None:
    """`play` in the first state."""
    play(states[0], action, rngs[0])


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
