"""What a seat may see. In Sumeria everything lies open, so every seat and every spectator sees the same.

Besides the position:

    states    in the order of the row, the ranking of each city-state with its reason
    last      who would go last in the next round, and why; None if there is no next round
    counters  for each kind: where its counters are, and what one more would be worth to each seat
    paths     for every trader that the acting seat may move: each goal, and the settlements on the way
    rows      for every legal action: the row as it would become
    sets      for each seat: what its sets are worth, and at the end how a tie was broken
    outlooks, leads_to    the rankings as each action would leave them (see outlook.py)
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from typing import Any

import numpy as np

from edubba.engine.move import Move
from edubba.engine.tablet import Tablet, copy
from edubba.games.sumeria.board import Board, boards
from edubba.games.sumeria.moves import KIND_NAMES, vocabulary
from edubba.games.sumeria.outlook import explain, outlooks
from edubba.games.sumeria.position import write
from edubba.games.sumeria.ranking import Influence, influences, last_seat, reason
from edubba.games.sumeria.rules import (
    ACTING,
    COUNTERS,
    MAX_LEGAL,
    MOVE,
    PLACES,
    ROUNDS,
    SET_POINTS,
    SITES,
    TAKE,
    WINNER_TAKES,
    act,
    actor,
    legal,
    occupied,
    score,
)
from edubba.games.sumeria.sets import sets
from edubba.locales import message


def look(s: Tablet, seat: int | None, moves: Sequence[Move]) -> dict[str, Any]:  # noqa: ARG001
    """The position and all that is worth knowing of it."""
    board = boards()[int(s.board)]
    return {
        "position": write(s),
        "points": [score(s, seat) for seat in range(s.players)],
        "states": [_state(s, board, place) for place in range(len(board.states))],
        "last": _last(s, board) if s.round_no < ROUNDS else None,
        "counters": {name: _counters(s, kind) for kind, name in enumerate(KIND_NAMES)},
        "sets": sets(s),
        **_actions(s, board),
        **outlooks(s, board, _legal_actions(s)),
    }


def _state(s: Tablet, board: Board, place: int) -> dict[str, Any]:
    state = int(s.row[place])
    ranking = influences(s, state)
    return {
        "state": board.states[state].name,
        "place": place + 1,
        "scores": place < PLACES,
        "ranking": [_rank(ranking, rank, place) for rank in range(len(ranking))],
    }


def _rank(ranking: list[Influence], rank: int, place: int) -> dict[str, Any]:
    here = ranking[rank]
    return {
        "seat": here.seat,
        "traders": here.traders,
        "city": bool(here.city),
        "towns": here.towns,
        "order": here.order,
        "takes": _takes(rank, place),
        "decided_by": reason(ranking, rank),
        "reason": explain(ranking, rank).to_json(),
    }


def _takes(rank: int, place: int) -> int:
    """How many counters the seat at a rank would get from the state at a place of the row."""
    if place >= PLACES or rank > 1:
        return 0
    return int(WINNER_TAKES[place] if rank == 0 else COUNTERS[place] - WINNER_TAKES[place])


def _last(s: Tablet, board: Board) -> dict[str, Any]:
    last = last_seat(s)
    why = (
        message("sumeria-last-tied", seat=last.seat)
        if last.state is None
        else message("sumeria-last-fewest", seat=last.seat, state=board.states[last.state].name, traders=last.traders)
    )
    compared = [{"state": board.states[state].name, "fewest": seats} for state, seats in last.compared]
    return {"seat": last.seat, "reason": why.to_json(), "compared": compared}


def _counters(s: Tablet, kind: int) -> dict[str, Any]:
    won = s.won[: s.players, kind]
    return {
        "bag": int(s.bag[kind]),
        "spaces": int(s.spaces[:, kind].sum()),
        "discarded": int(s.discarded[kind]),
        "won": won.tolist(),
        "next_worth": [_worth_of_next(int(n)) for n in won],
    }


def _worth_of_next(have: int) -> int:
    """What one more counter adds to a set; nothing to a set that is complete."""
    return int(SET_POINTS[have + 1] - SET_POINTS[have]) if have + 1 < len(SET_POINTS) else 0


def _actions(s: Tablet, board: Board) -> dict[str, Any]:
    """Where the acting seat's traders can go, and what each of its actions would do to the row."""
    paths: dict[str, dict[str, list[str]]] = {}
    rows: dict[str, list[str]] = {}
    if s.phase == ACTING:
        names = [settlement.name for settlement in board.settlements]
        for action in _legal_actions(s):
            rows[vocabulary(s).moves[action].text] = _row_after(s, board, action)
            if MOVE <= action < TAKE:
                origin, goal = divmod(action - MOVE, SITES)
                path = path_to(board, occupied(s), origin, goal)
                paths.setdefault(names[origin], {})[names[goal]] = [names[site] for site in path]
    return {"paths": paths, "rows": rows}


def _legal_actions(s: Tablet) -> list[int]:
    """What the acting seat may do in its turn; nothing in other phases."""
    out = np.zeros(MAX_LEGAL, np.int64)
    return [int(action) for action in out[: legal(s, out)]] if s.phase == ACTING else []


def _row_after(s: Tablet, board: Board, action: int) -> list[str]:
    after = copy(s)
    act(after, actor(after), action)
    return [board.states[state].name for state in after.row]


def path_to(board: Board, taken: int, origin: int, goal: int) -> list[int]:
    """The shortest way over occupied settlements from a trader to its goal, both included."""
    came_from = {origin: origin}
    queue = deque([origin])
    while goal not in came_from:
        here = queue.popleft()
        for near in sorted(board.roads[here] - came_from.keys()):
            came_from[near] = here
            if taken >> near & 1:
                queue.append(near)
    path = [goal]
    while path[-1] != origin:
        path.append(came_from[path[-1]])
    return path[::-1]
