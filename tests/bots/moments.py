"""Moments of games in which there is something to search."""

from __future__ import annotations

import edubba
from edubba import Match


def middle(plies: int = 50, players: int = 3) -> Match:
    """A match some moves on."""
    match = edubba.game("sumeria").start(players, seed=11)
    for _ in range(plies):
        ids = match.legal_ids()
        match.play(ids[match.ply * 7919 % len(ids)])
    return match
