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
from itertools import groupby, pairwise
from operator import itemgetter
from typing import Any

from edubba.engine.move import Move
from edubba.engine.tablet import Tablet
from edubba.engine.transcript import copy
from edubba.games.sumeria.board import Board, boards
from edubba.games.sumeria.legality import occupied
from edubba.games.sumeria.moves import KIND_NAMES
from edubba.games.sumeria.outlook import States, outlooks, states_of, told_reason
from edubba.games.sumeria.position import write
from edubba.games.sumeria.ranking import Ranking, influences, last_seat, reason
from edubba.games.sumeria.result import score
from edubba.games.sumeria.rules import act, actor
from edubba.games.sumeria.sets import sets
from edubba.games.sumeria.state import ACTING, COUNTERS, MOVE, PLACES, ROUNDS, SET_POINTS, SITES, TAKE, WINNER_TAKES
from edubba.locales import message

# What one more counter adds to a set of each size; nothing to a set that is complete.
NEXT_WORTH = [more - points for points, more in pairwise(SET_POINTS.tolist())] + [0]


def look(s: Tablet, _seat: int | None, moves: Sequence[Move]) -> dict[str, Any]:
    """The position and all that is worth knowing of it."""
    board = boards()[s.board]
    return {
        "position": write(s),
        "points": [score(s, seat) for seat in range(s.players)],
        "states": [_state(s, board, place) for place in range(len(board.states))],
        "last": _last(s, board) if s.round_no < ROUNDS else None,
        "counters": {name: _counters(s, kind) for kind, name in enumerate(KIND_NAMES)},
        "sets": sets(s),
        **_actions(s, board, moves if s.phase == ACTING else ()),
    }


def _state(s: Tablet, board: Board, place: int) -> dict[str, Any]:
    state = s.row[place]
    ranking = influences(s, state)
    return {
        "state": board.states[state].name,
        "place": place + 1,
        "scores": place < PLACES,
        "ranking": [_rank(ranking, rank, place) for rank in range(len(ranking))],
    }


def _rank(ranking: Ranking, rank: int, place: int) -> dict[str, Any]:
    here = ranking[rank]
    return {
        "seat": here.seat,
        "traders": here.traders,
        "city": bool(here.city),
        "towns": here.towns,
        "order": here.order,
        "takes": _takes(rank, place),
        "decided_by": reason(ranking, rank),
        "reason": told_reason(ranking, rank),
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
    won = [s.won[seat, kind] for seat in range(s.players)]
    return {
        "bag": s.bag[kind],
        "spaces": sum(space[kind] for space in s.spaces),
        "discarded": s.discarded[kind],
        "won": won,
        "next_worth": [NEXT_WORTH[have] for have in won],
    }


def _actions(s: Tablet, board: Board, moves: Sequence[Move]) -> dict[str, Any]:
    """What the acting seat may do in its turn, and what would come of it."""
    trips = [divmod(move.id - MOVE, SITES) for move in moves if MOVE <= move.id < TAKE]
    return {"paths": _paths(s, board, trips), "rows": _rows_after(s, board, moves), **outlooks(s, board, moves)}


def _rows_after(s: Tablet, board: Board, moves: Sequence[Move]) -> dict[str, list[str]]:
    """The row after each action: the same for all that enter and leave the same states.

    Nothing else of a state has a bearing on the row, so one copy serves for all.
    """
    after, seat = copy(s), actor(s)
    rows: dict[States, list[str]] = {}
    told: dict[str, list[str]] = {}
    for move in moves:
        states = states_of(move.id)
        if states not in rows:
            after.row = list(s.row)
            act(after, seat, move.id)
            rows[states] = [board.states[state].name for state in after.row]
        told[move.text] = rows[states]
    return told


def _paths(s: Tablet, board: Board, moves: list[tuple[int, int]]) -> dict[str, dict[str, list[str]]]:
    """By settlement the ways of the trader there, by goal."""
    names = [settlement.name for settlement in board.settlements]
    taken = occupied(s)
    paths: dict[str, dict[str, list[str]]] = {}
    for origin, goals in groupby(moves, key=itemgetter(0)):
        came_from = walk(board, taken, origin)
        paths[names[origin]] = {names[goal]: [names[site] for site in _way(came_from, goal)] for _, goal in goals}
    return paths


def walk(board: Board, taken: int, origin: int) -> dict[int, int]:
    """All that a trader can reach over occupied settlements: from where it comes to each on the shortest way."""
    came_from = {origin: origin}
    queue = deque([origin])
    while queue:
        here = queue.popleft()
        for near in board.roads[here]:
            if near not in came_from:
                came_from[near] = here
                if taken >> near & 1:
                    queue.append(near)
    return came_from


def _way(came_from: dict[int, int], goal: int) -> list[int]:
    """The settlements of a way, both ends included."""
    way = [goal]
    while came_from[way[-1]] != way[-1]:
        way.append(came_from[way[-1]])
    return way[::-1]
