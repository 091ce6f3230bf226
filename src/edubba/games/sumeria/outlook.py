"""What every action would do to the rankings, told before it is done.

An action touches the state that a trader enters and the state that one leaves. Many actions have the same outlook (any
village of a state is as good as another), so each outlook is told once and actions point to it:

    outlooks    state, the ranking as it would be, the acting seat's rank before and after (None: no trader there), and
                the reason for the rank after
    leads_to    for every action: the numbers of its outlooks, the state entered first
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from edubba.engine.move import Move
from edubba.engine.tablet import Tablet
from edubba.games.sumeria.board import Board
from edubba.games.sumeria.ranking import Ranking, ranked, reason, traders_of
from edubba.games.sumeria.rules import actor
from edubba.games.sumeria.state import MOVE, REMOVE, SITES, SITES_PER_STATE
from edubba.locales import message

Sites = tuple[int | None, int | None]  # the one that is filled, the one that is emptied
States = tuple[int | None, int | None]  # the one that is entered, the one that is left
Change = tuple[int, int | None, int | None]


def outlooks(s: Tablet, board: Board, moves: Sequence[Move]) -> dict[str, Any]:
    """The rankings that each action would lead to."""
    seat, traders = actor(s), [traders_of(s, state) for state in range(len(board.states))]
    told: list[dict[str, Any]] = []
    numbers: dict[Change, int] = {}
    leads_to: dict[str, list[int]] = {}
    for move in moves:
        changes = _changes(move.id)
        for change in changes:
            state = change[0]
            if change not in numbers:
                numbers[change] = len(told)
                told.append(_outlook(board.states[state].name, traders[state], _within(move.id, state), s.start, seat))
        leads_to[move.text] = [numbers[change] for change in changes]
    return {"outlooks": told, "leads_to": leads_to}


@cache
def _changes(action: int) -> list[Change]:
    """Each state that an action touches, with the form of its settlement that is filled and of the one emptied."""
    states = dict.fromkeys(state for state in states_of(action) if state is not None)
    return [_change(state, *_within(action, state)) for state in states]


def _change(state: int, filled: int | None, emptied: int | None) -> Change:
    return state, _form(filled), _form(emptied)


@cache
def states_of(action: int) -> States:
    """The state that an action enters, and the one that it leaves: the same for a move within a state."""
    filled, emptied = _sites(action)
    return _state(filled), _state(emptied)


@cache
def _within(action: int, state: int) -> Sites:
    """The settlements that an action fills and empties, as far as they are in a state, numbered as in the first."""
    filled, emptied = _sites(action)
    return (
        filled % SITES_PER_STATE if filled is not None and _state(filled) == state else None,
        emptied % SITES_PER_STATE if emptied is not None and _state(emptied) == state else None,
    )


def _sites(action: int) -> Sites:
    if action < REMOVE:
        return action, None
    if action < MOVE:
        return None, action - REMOVE
    origin, goal = divmod(action - MOVE, SITES)
    return goal, origin


def _state(site: int | None) -> int | None:
    return None if site is None else site // SITES_PER_STATE


def _form(site: int | None) -> int | None:
    """A city is 0, a town 1, a village 2: more does not count in a ranking."""
    return None if site is None else (site + 2) // 3


def _outlook(state: str, traders: tuple[int, ...], sites: Sites, start: int, seat: int) -> dict[str, Any]:
    """What the ranking in a state was, and what it will be when the acting seat's traders have come and gone."""
    own = traders[seat]
    for site in sites:
        own ^= 0 if site is None else 1 << site
    after = ranked((*traders[:seat], own, *traders[seat + 1 :]), start)
    now = _rank_of(after, seat)
    return {
        "state": state,
        "ranking": [_brief(here.seat, here.traders) for here in after],
        "was": _rank_of(ranked(traders, start), seat),
        "now": now,
        "reason": None if now is None else told_reason(after, now - 1),
    }


@cache
def _brief(seat: int, traders: int) -> dict[str, int]:
    return {"seat": seat, "traders": traders}


def _rank_of(ranking: Ranking, seat: int) -> int | None:
    """The rank of a seat, 1 for the first; None without a trader."""
    for rank, here in enumerate(ranking, start=1):
        if here.seat == seat:
            return rank
    return None


def told_reason(ranking: Ranking, rank: int) -> dict[str, Any]:
    """Why a seat stands where it does, in words; the first is at 0."""
    here = ranking[rank]
    return _told(reason(ranking, rank), rank == 0, here.traders, here.towns, here.city)


@cache
def _told(why: str, leads: bool, traders: int, towns: int, city: int) -> dict[str, Any]:
    lead, holds = "yes" if leads else "no", "yes" if city else "no"
    return message(f"sumeria-rank-{why}", lead=lead, traders=traders, towns=towns, city=holds).to_json()
