"""What every action would do to the rankings, told before it is done.

An action touches the state that a trader enters and the state that one leaves. Many actions have the same outlook (any
village of a state is as good as another), so each outlook is told once and actions point to it:

    outlooks    state, the ranking as it would be, the acting seat's rank before and after (None: no trader there), and
                the reason for the rank after
    leads_to    for every action: the numbers of its outlooks, the state entered first
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Any

from edubba.engine.move import Move
from edubba.engine.tablet import Tablet
from edubba.games.sumeria.board import Board
from edubba.games.sumeria.ranking import KEPT, Ranking, ranked, reason, traders_of
from edubba.games.sumeria.rules import MOVE, REMOVE, SITES, SITES_PER_STATE, actor
from edubba.locales import message

Change = tuple[int, int | None, int | None]


def outlooks(s: Tablet, board: Board, moves: Sequence[Move]) -> dict[str, Any]:
    """The rankings that each action would lead to."""
    told: list[dict[str, Any]] = []
    numbers: dict[Change, int] = {}
    leads_to: dict[str, list[int]] = {}
    for move in moves:
        changes = _changes(move.id)
        for change in changes:
            if change not in numbers:
                numbers[change] = len(told)
                told.append({"state": board.states[change[0]].name} | _outlook(s, move.id, change[0]))
        leads_to[move.text] = [numbers[change] for change in changes]
    return {"outlooks": told, "leads_to": leads_to}


@cache
def _changes(action: int) -> list[Change]:
    """Each state that an action touches, with the form of its settlement that is filled and of the one emptied."""
    filled, emptied = sites_of(action)
    states = dict.fromkeys(site // SITES_PER_STATE for site in (filled, emptied) if site is not None)
    return [(state, _form(filled, state), _form(emptied, state)) for state in states]


@cache
def sites_of(action: int) -> tuple[int | None, int | None]:
    """The settlement that an action fills, and the one that it empties."""
    if action < REMOVE:
        return action, None
    if action < MOVE:
        return None, action - REMOVE
    origin, goal = divmod(action - MOVE, SITES)
    return goal, origin


def _form(site: int | None, state: int) -> int | None:
    """A city is 0, a town 1, a village 2: more does not count in a ranking. None if it is not in this state."""
    if site is None or site // SITES_PER_STATE != state:
        return None
    return (site % SITES_PER_STATE + 2) // 3


def _outlook(s: Tablet, action: int, state: int) -> dict[str, Any]:
    seat, traders = actor(s), list(traders_of(s, state))
    before = ranked(tuple(traders), s.start)
    for site in sites_of(action):
        if site is not None and site // SITES_PER_STATE == state:
            traders[seat] ^= 1 << site % SITES_PER_STATE
    return _told(before, ranked(tuple(traders), s.start), seat)


@lru_cache(KEPT)
def _told(before: Ranking, after: Ranking, seat: int) -> dict[str, Any]:
    now = _rank_of(after, seat)
    return {
        "ranking": [{"seat": here.seat, "traders": here.traders} for here in after],
        "was": _rank_of(before, seat),
        "now": now,
        "reason": None if now is None else told_reason(after, now - 1),
    }


def _rank_of(ranking: Ranking, seat: int) -> int | None:
    """The rank of a seat, 1 for the first; None without a trader."""
    return next((rank for rank, here in enumerate(ranking, start=1) if here.seat == seat), None)


@lru_cache(KEPT)
def told_reason(ranking: Ranking, rank: int) -> dict[str, Any]:
    """Why a seat stands where it does, in words; the first is at 0."""
    here = ranking[rank]
    told = message(
        f"sumeria-rank-{reason(ranking, rank)}",
        lead="yes" if rank == 0 else "no",
        traders=here.traders,
        towns=here.towns,
        city="yes" if here.city else "no",
    )
    return told.to_json()
