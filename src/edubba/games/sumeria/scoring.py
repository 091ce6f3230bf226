"""Scoring a round: who leads in a city-state, and who takes its counters."""

from __future__ import annotations

from edubba.engine.bits import count
from edubba.engine.jit import rule
from edubba.engine.tablet import Tablet
from edubba.games.sumeria.state import (
    CITIES,
    COUNTERS,
    KINDS,
    MAX_PLAYERS,
    NOBODY,
    PLACES,
    SITES_PER_STATE,
    STATE_SITES,
    TOWNS,
    WINNER_TAKES,
)


@rule
def traders_in(s: Tablet, seat: int, state: int) -> int:
    """The settlements of a state in which a seat has a trader."""
    return int(s.traders[seat] & STATE_SITES << SITES_PER_STATE * state)


@rule
def order_of(s: Tablet, seat: int) -> int:
    """When a seat acts in this round: 0 for the start player."""
    return int((seat - s.start + s.players) % s.players)


@rule
def influence(s: Tablet, seat: int, state: int) -> int:
    """One number that sorts seats by all tie-breaks of a state; 0 without a trader there (3.30).

    3.23, 3.25: traders, then the city, then towns, then who acts earlier in this round. 3.24: villages decide nothing.
    """
    sites = traders_in(s, seat, state)
    if sites == 0:
        return 0
    merits = (count(sites) * 2 + count(sites & CITIES)) * 4 + count(sites & TOWNS)
    return merits * MAX_PLAYERS + MAX_PLAYERS - order_of(s, seat)


@rule
def leaders(s: Tablet, place: int) -> tuple[int, int]:
    """Who is first and second in the state at a place of the row, or nobody. 3.26: by the same tie-breaks."""
    first, second, best, next_best = NOBODY, NOBODY, 0, 0
    for seat in range(s.players):
        merits = influence(s, seat, s.row[place])
        if merits > best:
            next_best, second = best, first
            best, first = merits, seat
        elif merits > next_best:
            next_best, second = merits, seat
    return first, second


@rule
def open_place(s: Tablet, place: int) -> None:
    """Goes on to score a place of the row; after the last one nobody is left to take anything."""
    s.place, s.first, s.second = place, NOBODY, NOBODY
    if place < PLACES:
        s.first, s.second = leaders(s, place)


@rule
def counters_left(s: Tablet) -> int:
    """The counters that still lie at the place being scored."""
    left = 0
    for kind in range(KINDS):
        left += s.spaces[s.place, kind]
    return left


@rule
def winner_still_takes(s: Tablet) -> int:
    """3.17: the winner takes two of three, one of two, the only one. Nobody takes anything in an empty state."""
    if s.first == NOBODY:
        return 0
    return int(WINNER_TAKES[s.place] - (COUNTERS[s.place] - counters_left(s)))


@rule
def must_choose(s: Tablet) -> bool:
    """Whether the winner has a counter to take and more than one kind to take it from."""
    kinds = 0
    for kind in range(KINDS):
        kinds += 1 if s.spaces[s.place, kind] > 0 else 0
    return kinds > 1 and winner_still_takes(s) > 0


@rule
def score_on(s: Tablet) -> None:
    """One step of scoring that needs no decision: the winner takes the only kind there is, or the place is done."""
    if winner_still_takes(s) > 0:
        kind = 0
        while s.spaces[s.place, kind] == 0:
            kind += 1
        take(s, s.first, kind)
    else:
        give_the_rest(s)
        open_place(s, s.place + 1)


@rule
def take(s: Tablet, seat: int, kind: int) -> None:
    """A counter goes from the place being scored to a seat. 3.42: it lies open there."""
    s.spaces[s.place, kind] -= 1
    s.won[seat, kind] += 1


@rule
def give_the_rest(s: Tablet) -> None:
    """What the winner left goes to the second, else out of the game at once.

    3.27, 3.28, 3.45: without a second, or without anybody, the rest is discarded. 3.29: it never goes back to the bag.
    """
    for kind in range(KINDS):
        if s.second == NOBODY:
            s.discarded[kind] += s.spaces[s.place, kind]
        else:
            s.won[s.second, kind] += s.spaces[s.place, kind]
        s.spaces[s.place, kind] = 0
