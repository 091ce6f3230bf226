"""What an action would do to the rankings, told before it is done.

An action touches the state that a trader enters and the state that one leaves. Many actions have the same outlook: any
village of a state is as good as another. So each is told once:

    state     the one whose ranking it is
    ranking   as it would be
    was, now  the acting seat's rank before and after, 1 is first; None without a trader there
    trend     whether its rank goes "up" or "down", or is the "same"
    reason    for the rank after
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Any

from edubba.engine.tablet import Tablet
from edubba.games.sumeria.board import Board
from edubba.games.sumeria.ranking import Ranking, Traders, influence_of, ranked, reason
from edubba.games.sumeria.rules import actor
from edubba.games.sumeria.scoring import order_of
from edubba.games.sumeria.state import MAX_PLAYERS, MOVE, REMOVE, SITES, SITES_PER_STATE
from edubba.locales import message

REMEMBERED = 2048  # rankings: a move leaves most states of its table as they were
BEHIND_ALL = MAX_PLAYERS + 1  # a rank for those who have none

Sites = tuple[int | None, int | None]  # the one that is filled, the one that is emptied
Change = tuple[int, int | None, int | None]  # a state, the form of its settlement that is filled, of the one emptied


class Outlooks:
    """The outlooks of a position, told when they are first asked for. `traders` are those in every state."""

    def __init__(self, s: Tablet, board: Board, traders: Sequence[Traders]) -> None:
        self.told: list[dict[str, Any]] = []
        self.lost: dict[int, str] = {}  # of those in which the acting seat loses the lead: the state
        self._names, self._traders, self._start, self._seat = board.state_names, traders, s.start, actor(s)
        self._order = order_of(s, self._seat)
        self._numbers: dict[Change, int] = {}

    def of(self, action: int) -> list[int]:
        """The numbers of an action's outlooks, that of the state entered first."""
        numbers, found = self._numbers, []
        for change, flipped in _changes(action):
            number = numbers.get(change)
            if number is None:
                number = numbers[change] = len(self.told)
                self._tell(number, change[0], flipped)
            found.append(number)
        return found

    def _tell(self, number: int, state: int, flipped: int) -> None:
        here, name, seat = self._traders[state], self._names[state], self._seat
        others, was = _apart(here, self._start, seat)
        own = influence_of(seat, here[seat] ^ flipped, self._order)
        after, now = others, None
        if own.traders:
            after = sorted([*others, own], reverse=True)
            now = after.index(own) + 1
        if was == 1 != now:
            self.lost[number] = name
        reason = None if now is None else told_reason(after, now - 1)
        ranking = [_brief(rank.seat, rank.traders) for rank in after]
        self.told.append(
            {"state": name, "ranking": ranking, "was": was, "now": now, "trend": _trend(was, now), "reason": reason}
        )


@cache
def _changes(action: int) -> tuple[tuple[Change, int], ...]:
    """What an action does in each state that it touches, with the set of settlements filled or emptied there.

    Settlements are numbered as in the first state.
    """
    filled, emptied = _sites(action)
    states = dict.fromkeys(site // SITES_PER_STATE for site in (filled, emptied) if site is not None)
    return tuple(_change(state, _within(filled, state), _within(emptied, state)) for state in states)


def _change(state: int, filled: int | None, emptied: int | None) -> tuple[Change, int]:
    flipped = sum(1 << site for site in (filled, emptied) if site is not None)
    return (state, _form(filled), _form(emptied)), flipped


def _sites(action: int) -> Sites:
    if action < REMOVE:
        return action, None
    if action < MOVE:
        return None, action - REMOVE
    origin, goal = divmod(action - MOVE, SITES)
    return goal, origin


def _within(site: int | None, state: int) -> int | None:
    """The number of a settlement in its state, if that is this one."""
    return None if site is None or site // SITES_PER_STATE != state else site % SITES_PER_STATE


def _form(site: int | None) -> int | None:
    """A city is 0, a town 1, a village 2: more does not count in a ranking."""
    return None if site is None else (site + 2) // 3


@lru_cache(REMEMBERED)
def _apart(traders: Traders, start: int, seat: int) -> tuple[Ranking, int | None]:
    """The ranking in a state without a seat, and its rank with it: 1 for the first, None without a trader."""
    ranking = ranked(traders, start)
    seats = [here.seat for here in ranking]
    if seat not in seats:
        return ranking, None
    rank = seats.index(seat)
    return ranking[:rank] + ranking[rank + 1 :], rank + 1


@cache
def _trend(was: int | None, now: int | None) -> str:
    if was == now:
        return "same"
    return "up" if (now or BEHIND_ALL) < (was or BEHIND_ALL) else "down"


@cache
def _brief(seat: int, traders: int) -> dict[str, int]:
    return {"seat": seat, "traders": traders}


def told_reason(ranking: Ranking, rank: int) -> dict[str, Any]:
    """Why a seat stands where it does, in words; the first is at 0."""
    here = ranking[rank]
    return _told(reason(ranking, rank), rank == 0, here.traders, here.towns, here.city)


@cache
def _told(why: str, leads: bool, traders: int, towns: int, city: int) -> dict[str, Any]:
    lead, holds = "yes" if leads else "no", "yes" if city else "no"
    return message(f"sumeria-rank-{why}", lead=lead, traders=traders, towns=towns, city=holds).to_json()
