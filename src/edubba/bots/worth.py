"""What a position is worth to each seat: its share of the win, known at the end, foretold by the evaluation before."""

from __future__ import annotations

import math

import numpy as np
import numpy.typing as npt

from edubba.engine.dispatch import OVER, actor, evaluate, ranks
from edubba.engine.jit import rule
from edubba.engine.tablet import Ints, Tablet

Floats = npt.NDArray[np.float64]

THOUSAND = 1000.0  # what the evaluation counts as one step of the odds


@rule
def worth(s: Tablet, players: int, ints: Ints, shares: Floats) -> None:
    """Writes the share of winning of every seat; together they are 1."""
    if actor(s) == OVER:
        ranks(s, ints)
        won(players, ints, shares)
    else:
        evaluate(s, ints)
        foretold(players, ints, shares)


@rule
def won(players: int, ranked: Ints, shares: Floats) -> None:
    """The seats of rank 1 share the win."""
    winners = 0
    for seat in range(players):
        winners += 1 if ranked[seat] == 1 else 0
    for seat in range(players):
        shares[seat] = 1.0 / winners if ranked[seat] == 1 else 0.0


@rule
def foretold(players: int, values: Ints, shares: Floats) -> None:
    """Odds become shares."""
    best = values[0]
    for seat in range(1, players):
        best = max(best, values[seat])
    total = 0.0
    for seat in range(players):
        shares[seat] = math.exp((values[seat] - best) / THOUSAND)
        total += shares[seat]
    for seat in range(players):
        shares[seat] /= total
