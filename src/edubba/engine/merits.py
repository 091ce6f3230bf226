"""Merits: one number a seat, by which seats are ranked."""

from __future__ import annotations

from edubba.engine.jit import rule
from edubba.engine.tablet import Ints

BITS = 3  # room for the rank beside a merit: there are at most five seats
BELOW_A_MERIT = (1 << BITS) - 1


@rule
def to_ranks(merits: Ints, players: int) -> None:
    """Turns merits into ranks where they stand: 1 for the most, the same for equals."""
    for seat in range(players):
        merits[seat] <<= BITS
    for seat in range(players):
        for other in range(players):
            if merits[other] >> BITS > merits[seat] >> BITS:
                merits[seat] += 1
    for seat in range(players):
        merits[seat] = (merits[seat] & BELOW_A_MERIT) + 1
