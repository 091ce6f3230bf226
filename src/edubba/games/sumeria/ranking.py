"""Who leads where, and why: the reasons behind the rules' results, for views and stories.

The results come from the rules; here they are only explained.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from types import SimpleNamespace
from typing import NamedTuple, cast

from edubba.engine.bits import count, lowest, members
from edubba.engine.tablet import Tablet
from edubba.games.sumeria.board import STATES
from edubba.games.sumeria.rules import fewest, last_next_round
from edubba.games.sumeria.scoring import influence, traders_in
from edubba.games.sumeria.state import CITIES, MAX_PLAYERS, SITES_PER_STATE, STATE_SITES, TOWNS

_FIRST_SITES = tuple(SITES_PER_STATE * state for state in range(STATES))


class Influence(NamedTuple):
    """What a seat has in a city-state. Each criterion counts only if those before it are equal."""

    merits: int  # the number by which the rules sort seats; no two have the same
    seat: int
    traders: int
    city: int
    towns: int
    order: int  # 1 acts first in this round


Ranking = list[Influence]
Traders = tuple[int, ...]  # for every seat the settlements of a state in which it has a trader, as if it were the first


def influences(s: Tablet, state: int) -> Ranking:
    """The seats with traders in a state, the winner first."""
    return ranked(traders_by_state(s)[state], s.start)


def traders_by_state(s: Tablet) -> list[Traders]:
    """The traders in every state."""
    return list(zip(*[_divided(s.traders[seat]) for seat in range(s.players)], strict=True))


def _divided(sites: int) -> list[int]:
    """A set of settlements, state by state."""
    return [sites >> first & STATE_SITES for first in _FIRST_SITES]


def ranked(traders: Traders, start: int) -> Ranking:
    """A ranking depends on nothing but who stands where in the state, and who starts: any state is like the first."""
    players = len(traders)
    present = [influence_of(seat, sites, (seat - start) % players) for seat, sites in enumerate(traders) if sites]
    present.sort(reverse=True)
    return present


@cache
def influence_of(seat: int, sites: int, order: int) -> Influence:
    """What a seat that acts after so many others has in the first state."""
    s = cast(Tablet, SimpleNamespace(traders=[sites] * MAX_PLAYERS, start=0, players=MAX_PLAYERS))
    merits = influence(s, order, 0)
    return Influence(merits, seat, count(sites), count(sites & CITIES), count(sites & TOWNS), order + 1)


def criterion(a: Influence, b: Influence) -> str:
    """The first criterion in which two seats differ."""
    if a.traders != b.traders:
        return "traders"
    if a.city != b.city:
        return "city"
    return "order" if a.towns == b.towns else "towns"


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
    tied = (1 << s.players) - 1
    compared: list[tuple[int, list[int]]] = []
    for place in range(STATES):
        state = s.row[place]
        tied = fewest(s, state, tied)
        compared.append((state, members(tied)))
        if count(tied) == 1:
            seat = lowest(tied)
            return LastSeat(seat, state, count(traders_in(s, seat, state)), compared)
    return LastSeat(last_next_round(s), None, 0, compared)
