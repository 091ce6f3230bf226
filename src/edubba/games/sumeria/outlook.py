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
from edubba.games.sumeria.ranking import Influence, Ranking, Traders, influence_of, ranked, reason
from edubba.games.sumeria.rules import actor
from edubba.games.sumeria.scoring import order_of
from edubba.games.sumeria.state import MOVE, REMOVE, SITES, SITES_PER_STATE
from edubba.locales import message

Sites = tuple[int | None, int | None]  # the one that is filled, the one that is emptied
Change = tuple[int, int | None, int | None]  # a state, the form of its settlement that is filled, of the one emptied


def outlooks(s: Tablet, board: Board, traders: Sequence[Traders], moves: Sequence[Move]) -> dict[str, Any]:
    """The rankings that each action would lead to. `traders` are those in every state."""
    seat, names = actor(s), board.state_names
    order = order_of(s, seat)
    before = [_apart(ranked(here, s.start), seat) for here in traders]
    told: list[dict[str, Any]] = []
    numbers: dict[Change, int] = {}
    leads_to: dict[str, list[int]] = {}
    for move in moves:
        leads = leads_to[move.text] = []
        for change, flipped in _changes(move.id):
            number = numbers.get(change)
            if number is None:
                number = numbers[change] = len(told)
                state = change[0]
                own = influence_of(seat, traders[state][seat] ^ flipped, order)
                told.append(_outlook(names[state], *before[state], own))
            leads.append(number)
    return {"outlooks": told, "leads_to": leads_to}


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


def _apart(ranking: Ranking, seat: int) -> tuple[Ranking, int | None]:
    """The ranking without a seat, and its rank with it: 1 for the first, None without a trader."""
    seats = [here.seat for here in ranking]
    if seat not in seats:
        return ranking, None
    rank = seats.index(seat)
    return ranking[:rank] + ranking[rank + 1 :], rank + 1


def _outlook(state: str, others: Ranking, was: int | None, own: Influence) -> dict[str, Any]:
    """What the ranking in a state will be when the acting seat's traders have come and gone."""
    after, now = others, None
    if own.traders:
        after = sorted([*others, own], reverse=True)
        now = after.index(own) + 1
    return {
        "state": state,
        "ranking": [_brief(here.seat, here.traders) for here in after],
        "was": was,
        "now": now,
        "reason": None if now is None else told_reason(after, now - 1),
    }


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
