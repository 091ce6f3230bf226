"""Moves found by walking: step by step along the roads, as at a table, against the sets of the rules."""

from __future__ import annotations

import random

import pytest

import edubba
from edubba.games.sumeria.board import Board, boards
from edubba.games.sumeria.moves import Travel

pytestmark = pytest.mark.rules


def walk(board: Board, taken: set[int], start: int) -> set[int]:
    """Where a trader can go: out along a road, straight on over occupied towns and villages, any way out of an
    occupied city, never back to its start, and to a halt in the first empty settlement.
    """
    goals: set[int] = set()
    steps = {(start, near) for near in board.roads[start]}
    done: set[tuple[int, int]] = set()
    while steps:
        came, here = step = steps.pop()
        done.add(step)
        if here == start:
            continue
        if here not in taken:
            goals.add(here)
        elif board.settlements[here].kind == "city":
            steps |= {(here, near) for near in board.roads[here]} - done
        else:
            steps |= {(here, near) for near in board.roads[here] if near != came} - done
    return goals


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_move_can_be_walked_and_every_walk_is_a_move(players: int) -> None:
    board = boards()[0]
    checked = 0
    for seed in range(6):
        match = edubba.game("sumeria").start(players, seed, {"unofficial_two_players": players == 2})
        choice = random.Random(seed)
        while (seat := match.actor) is not None:
            position = match.position()
            if position["phase"] == "turn":
                taken = {board.by_name[name] for name in position["board"]}
                own = [name for name, owner in position["board"].items() if owner == seat]
                walked = {
                    (name, board.settlements[goal].name)
                    for name in own
                    for goal in walk(board, taken, board.by_name[name])
                }
                moves = {(m.settlement, m.goal) for m in match.legal() if isinstance(m, Travel)}
                assert moves == walked
                checked += len(moves)
            match.play(choice.choice(match.legal_ids()))
    assert checked > 1000
