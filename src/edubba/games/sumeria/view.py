"""What a seat may see. In Sumeria everything lies open, so every seat and every spectator sees the same.

Besides the position:

    turn      which turn of the round it is, from 1; 0 in set-up, while counters are taken and at the end
    states    in the order of the row: whether the city-state scores in this round, whether it has been scored, the
              counters that lie there, and its ranking with the reasons
    last      who would go last in the next round, and why; None if there is no next round
    counters  for each kind: where its counters are, and what one more would be worth to each seat
    paths     for every trader that the acting seat may move: each goal, and the settlements on the way
    sets      for each seat: what its sets are worth, one by one and added up, and at the end how a tie was broken
    leads_to, shifts, outlooks, gives_up    what each action would do (see effects.py)
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from functools import lru_cache
from itertools import groupby, pairwise
from operator import itemgetter
from typing import Any

from edubba.engine.move import Move
from edubba.engine.tablet import Tablet
from edubba.games.sumeria.board import Board, boards
from edubba.games.sumeria.effects import effects
from edubba.games.sumeria.legality import occupied
from edubba.games.sumeria.moves import KIND_NAMES
from edubba.games.sumeria.outlook import told_reason
from edubba.games.sumeria.position import write
from edubba.games.sumeria.ranking import Ranking, Traders, last_seat, ranked, reason, traders_by_state
from edubba.games.sumeria.result import score
from edubba.games.sumeria.sets import sets
from edubba.games.sumeria.state import (
    ACTING,
    COUNTERS,
    ENDED,
    MOVE,
    PLACES,
    ROUNDS,
    SET_POINTS,
    SITES,
    TAKE,
    TAKING,
    WINNER_TAKES,
)
from edubba.locales import message

REMEMBERED = 2048  # rankings in words: a move leaves most states of its table as they were
# What one more counter adds to a set of each size; nothing to a set that is complete.
NEXT_WORTH = [more - points for points, more in pairwise(SET_POINTS.tolist())] + [0]


def look(s: Tablet, _seat: int | None, moves: Sequence[Move]) -> dict[str, Any]:
    """The position and all that is worth knowing of it."""
    board, traders = boards()[s.board], traders_by_state(s)
    return {
        "position": write(s),
        "turn": s.step // s.players + 1 if s.phase == ACTING else 0,
        "points": [score(s, seat) for seat in range(s.players)],
        "states": [_state(s, board, traders, place) for place in range(len(board.states))],
        "last": _last(s, board) if s.round_no < ROUNDS else None,
        "counters": {name: _counters(s, kind) for kind, name in enumerate(KIND_NAMES)},
        "sets": sets(s),
        **_actions(s, board, traders, moves if s.phase == ACTING else ()),
    }


def _state(s: Tablet, board: Board, traders: Sequence[Traders], place: int) -> dict[str, Any]:
    state = s.row[place]
    return {
        "state": board.state_names[state],
        "place": place + 1,
        "scores": place < PLACES,
        "scored": place < _scored(s),
        "counters": sum(s.spaces[place]) if place < PLACES else 0,
        "ranking": _told_ranking(traders[state], s.start, place),
    }


def _scored(s: Tablet) -> int:
    """How many places of the row have been scored in this round. 3.31: from left to right."""
    if s.phase == TAKING:
        return int(s.place)
    return PLACES if s.phase == ENDED else 0


@lru_cache(REMEMBERED)
def _told_ranking(traders: Traders, start: int, place: int) -> list[dict[str, Any]]:
    ranking = ranked(traders, start)
    return [_rank(ranking, rank, place) for rank in range(len(ranking))]


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
        else message("sumeria-last-fewest", seat=last.seat, state=board.state_names[last.state], traders=last.traders)
    )
    compared = [{"state": board.state_names[state], "fewest": seats} for state, seats in last.compared]
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


def _actions(s: Tablet, board: Board, traders: Sequence[Traders], moves: Sequence[Move]) -> dict[str, Any]:
    """What the acting seat may do in its turn, and what would come of it."""
    trips = [divmod(move.id - MOVE, SITES) for move in moves if MOVE <= move.id < TAKE]
    return {"paths": _paths(s, board, trips), **effects(s, board, traders, moves)}


def _paths(s: Tablet, board: Board, moves: list[tuple[int, int]]) -> dict[str, dict[str, list[str]]]:
    """By settlement the ways of the trader there, by goal."""
    names, taken = board.names, occupied(s)
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
