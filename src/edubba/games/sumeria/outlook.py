"""What every action would do to the rankings, told before it is done.

An action touches the state that a trader enters and the state that one leaves. Many actions have the same outlook (any
village of a state is as good as another), so each outlook is told once and actions point to it:

    outlooks    state, the ranking as it would be, the acting seat's rank before and after (None: no trader there), and
                the reason for the rank after
    leads_to    for every action: the numbers of its outlooks, the state entered first
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from edubba.engine.tablet import Tablet
from edubba.engine.transcript import copy
from edubba.games.sumeria.board import Board
from edubba.games.sumeria.moves import vocabulary
from edubba.games.sumeria.ranking import Influence, influences, reason
from edubba.games.sumeria.rules import MOVE, REMOVE, SITES, SITES_PER_STATE, act, actor
from edubba.locales import Message, message

Change = tuple[int, int | None, int | None]


def outlooks(s: Tablet, board: Board, actions: Sequence[int]) -> dict[str, Any]:
    """The rankings that each action would lead to."""
    told: list[dict[str, Any]] = []
    numbers: dict[Change, int] = {}
    leads_to: dict[str, list[int]] = {}
    ranks = [rank_of(influences(s, state), actor(s)) for state in range(len(board.states))] if actions else []
    for action in actions:
        changes = _changes(action)
        for change in changes:
            if change not in numbers:
                numbers[change] = len(told)
                told.append(_outlook(s, board, action, change[0], ranks[change[0]]))
        leads_to[vocabulary(s).moves[action].text] = [numbers[change] for change in changes]
    return {"outlooks": told, "leads_to": leads_to}


def _changes(action: int) -> list[Change]:
    """Each state that an action touches, with the form of its settlement that is filled and of the one emptied."""
    filled, emptied = _sites(action)
    states = dict.fromkeys(site // SITES_PER_STATE for site in (filled, emptied) if site is not None)
    return [(state, _form(filled, state), _form(emptied, state)) for state in states]


def _sites(action: int) -> tuple[int | None, int | None]:
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


def _outlook(s: Tablet, board: Board, action: int, state: int, was: int | None) -> dict[str, Any]:
    seat = actor(s)
    after = copy(s)
    act(after, seat, action)
    ranking = influences(after, state)
    now = rank_of(ranking, seat)
    return {
        "state": board.states[state].name,
        "ranking": [{"seat": here.seat, "traders": here.traders} for here in ranking],
        "was": was,
        "now": now,
        "reason": None if now is None else explain(ranking, now - 1).to_json(),
    }


def rank_of(ranking: list[Influence], seat: int) -> int | None:
    """The rank of a seat, 1 for the first; None without a trader."""
    return next((rank for rank, here in enumerate(ranking, start=1) if here.seat == seat), None)


def explain(ranking: list[Influence], rank: int) -> Message:
    """Why a seat stands where it does, in words; the first is at 0."""
    here = ranking[rank]
    return message(
        f"sumeria-rank-{reason(ranking, rank)}",
        lead="yes" if rank == 0 else "no",
        traders=here.traders,
        towns=here.towns,
        city="yes" if here.city else "no",
    )
