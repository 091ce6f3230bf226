"""What is legal in Sumeria. Numbers in the comments are those of docs/rules/sumeria.md."""

from __future__ import annotations

from edubba.engine.bits import list_members, lowest
from edubba.engine.jit import rule
from edubba.engine.tablet import Ints, Tablet
from edubba.games.sumeria.state import KINDS, MOVE, ROADS, SITES, TAKE


@rule
def occupied(s: Tablet) -> int:
    """All settlements with a trader."""
    return int(s.traders[0] | s.traders[1] | s.traders[2] | s.traders[3])


@rule
def list_moves(s: Tablet, seat: int, taken: int, out: Ints, n: int) -> int:
    """Appends every move of every trader of a seat. Traders of one chain share their goals."""
    chain = 0
    goals = 0
    traders = s.traders[seat]
    while traders:
        site = lowest(traders)
        traders &= traders - 1
        if not chain >> site & 1:
            chain, goals = chain_of(s.board, site, taken)
        n = list_members(goals, MOVE + site * SITES, out, n)
    return n


@rule
def chain_of(board: int, site: int, taken: int) -> tuple[int, int]:
    """The unbroken chain of occupied settlements around one of them, and the empty settlements at its ends.

    3.2, 3.3: a trader walks over occupied settlements, of any colour (3.8), and stops at the first empty one.
    3.1, 3.4: towns and villages lie in line, so only an occupied city, or the start, offers a choice of roads.
    3.5, 3.6, 3.7: going back leads nowhere else, so every trader of a chain can reach every empty end of it.
    """
    chain = 1 << site
    to_visit = chain
    ends = 0
    while to_visit:
        near = ROADS[board, lowest(to_visit)]
        to_visit &= to_visit - 1
        ends |= near & ~taken
        to_visit |= near & taken & ~chain
        chain |= near & taken
    return chain, ends


@rule
def list_counters(s: Tablet, out: Ints) -> int:
    """3.44: a winner takes one counter a move; equal counters are one choice."""
    n = 0
    for kind in range(KINDS):
        if s.spaces[s.place, kind] > 0:
            out[n] = TAKE + kind
            n += 1
    return n
