"""Who leads where, and why: the reasons behind the rules' results, for views and stories.

The results come from rules.py; here they are only explained.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from types import SimpleNamespace
from typing import NamedTuple, cast

from edubba.engine.bits import count, members
from edubba.engine.tablet import Tablet
from edubba.games.sumeria.board import STATES
from edubba.games.sumeria.rules import fewest, last_next_round
from edubba.games.sumeria.scoring import influence, traders_in
from edubba.games.sumeria.state import CITIES, MAX_PLAYERS, SITES_PER_STATE, STATE_SITES, TOWNS

CRITERIA = ("traders", "city", "towns", "order")


class Influence(NamedTuple):
    """What a seat has in a city-state. Each criterion counts only if those before it are equal."""

    seat: int
    traders: int
    city: int
    towns: int
    order: int  # 1 acts first in this round


Ranking = tuple[Influence, ...]


def influences(s: Tablet, state: int) -> Ranking:
    """The seats with traders in a state, the winner first."""
    return ranked(traders_of(s, state), s.start)


def traders_of(s: Tablet, state: int) -> tuple[int, ...]:
    """For every seat the settlements of a state in which it has a trader, as if it were the first state."""
    traders, place = s.traders, SITES_PER_STATE * state
    return tuple([traders[seat] >> place & STATE_SITES for seat in range(s.players)])


def ranked(traders: tuple[int, ...], start: int) -> Ranking:
    """A ranking depends on nothing but who stands where in the state, and who starts: any state is like the first."""
    players = len(traders)
    present = [_influence(seat, sites, (seat - start) % players) for seat, sites in enumerate(traders) if sites]
    present.sort(reverse=True)
    return tuple([here for _, here in present])


@cache
def _influence(seat: int, sites: int, order: int) -> tuple[int, Influence]:
    """What a seat has in the first state, and the number by which the rules sort it."""
    s = cast(Tablet, SimpleNamespace(traders=[sites] * MAX_PLAYERS, start=0, players=MAX_PLAYERS))
    found = Influence(seat, count(sites), count(sites & CITIES), count(sites & TOWNS), order + 1)
    return influence(s, order, 0), found


def criterion(a: Influence, b: Influence) -> str:
    """The first criterion in which two seats differ."""
    return next(name for name, mine, theirs in zip(CRITERIA, a[1:], b[1:], strict=True) if mine != theirs)


def reason(ranking: Ranking, rank: int) -> str:
    """What puts the seat at a rank there: why it leads, or why it is behind the one before it."""
    if len(ranking) == 1:
        return "alone"
    return criterion(ranking[rank], ranking[rank - 1 if rank else 1])


@dataclass(frozen=True)
class LastSeat:
    """Who goes last in the next round, and the comparisons that lead there."""

    seat: int
    state: int | None  # the state whose traders decided; None if all eight left a tie (3.35)
    traders: int  # of that seat in that state
    compared: list[tuple[int, list[int]]]  # each state looked at, and who had the fewest of those still tied


def last_seat(s: Tablet) -> LastSeat:
    """Who would go last in the next round if this one ended now."""
    seat = last_next_round(s)
    tied = (1 << s.players) - 1
    compared: list[tuple[int, list[int]]] = []
    for place in range(STATES):
        state = s.row[place]
        tied = fewest(s, state, tied)
        compared.append((state, members(tied)))
        if count(tied) == 1:
            return LastSeat(seat, state, count(traders_in(s, seat, state)), compared)
    return LastSeat(seat, None, 0, compared)
