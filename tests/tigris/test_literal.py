"""Legal actions once more, read literally from the drawn board with plain sets, and compared with the rules."""

from __future__ import annotations

import random
from collections import Counter
from itertools import product
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.tigris.scenes import GAME, texts

pytestmark = pytest.mark.rules

TILES = {"T": "temple", "S": "settlement", "F": "farm", "M": "market"}
LEADERS = {"p": "priest", "k": "king", "f": "farmer", "t": "trader"}

Cell = tuple[int, int]


class Drawn:
    """A drawn board, as somebody reads it who knows only the rulebook."""

    def __init__(self, position: dict[str, Any], river: set[str]) -> None:
        self.at = {
            (row, column): token
            for row, line in enumerate(position["board"])
            for column, token in enumerate(line.split())
        }
        self.river = {cell for cell in self.at if name(cell) in river}

    def empty(self) -> set[Cell]:
        return {cell for cell, token in self.at.items() if token in ("..", "~~")}

    def pieces(self) -> set[Cell]:
        return {cell for cell, token in self.at.items() if token not in ("..", "~~", "X.")}

    def leaders(self) -> dict[Cell, str]:
        return {c: t for c, t in self.at.items() if t[0] in "ABCD" and t[1] in LEADERS}

    def beside(self, cell: Cell) -> set[Cell]:
        row, column = cell
        return {(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)} & self.at.keys()

    def kingdoms(self) -> list[set[Cell]]:
        left, found = self.pieces(), []
        while left:
            region, to_visit = set(), {left.pop()}
            while to_visit:
                here = to_visit.pop()
                region.add(here)
                to_visit |= self.beside(here) & self.pieces() - region
            left -= region
            if region & self.leaders().keys():
                found.append(region)
        return found

    def joined(self, cell: Cell, kingdoms: list[set[Cell]]) -> int:
        return sum(bool(self.beside(cell) & kingdom) for kingdom in kingdoms)

    def has_temple(self, cell: Cell) -> bool:
        return any(self.at[near][0] == "T" for near in self.beside(cell))

    def without(self, cell: Cell) -> Drawn:
        other = object.__new__(Drawn)
        other.at, other.river = self.at | {cell: ".."}, self.river
        return other


def name(cell: Cell) -> str:
    return f"{'abcdefghijklmnop'[cell[1]]}{cell[0] + 1}"


def literal(position: dict[str, Any], river: set[str]) -> set[str]:
    """All actions of the active player."""
    board, seat = Drawn(position, river), position["active"]
    hand = position["hands"][seat]
    kingdoms = board.kingdoms()
    actions = {"pass"}
    for letter, cell in product(set(hand), board.empty()):
        if (letter == "F") == (cell in board.river) and board.joined(cell, kingdoms) < 3:
            actions.add(f"tile {TILES[letter]} {name(cell)}")
    actions |= literal_leaders(board, "ABCD"[seat])
    if position["catastrophes"][seat]:
        free = {c for c, t in board.at.items() if t in ("..", "~~") or t in ("T.", "S.", "F.", "M.")}
        actions |= {f"catastrophe {name(cell)}" for cell in free}
    held = Counter(hand)
    for numbers in product(*(range(held[letter] + 1) for letter in TILES)):
        if any(numbers):
            actions.add("exchange " + "".join(k * n for k, n in zip(TILES, numbers, strict=True)))
    return actions


def literal_leaders(board: Drawn, seat: str) -> set[str]:
    actions = set()
    standing = {token[1]: cell for cell, token in board.leaders().items() if token[0] == seat}
    for letter, leader in LEADERS.items():
        lifted = board.without(standing[letter]) if letter in standing else board
        kingdoms = lifted.kingdoms()
        if letter in standing:
            actions.add(f"withdraw {leader}")
        for cell in board.empty() - board.river:
            if lifted.has_temple(cell) and lifted.joined(cell, kingdoms) < 2:
                actions.add(f"leader {leader} {name(cell)}")
    return actions


@given(st.integers(0, 10**6), st.sampled_from([2, 3, 4]), st.sampled_from(["standard", "alternate"]), st.booleans())
@settings(max_examples=12)
def test_the_rules_list_what_the_rulebook_allows(seed: int, players: int, board: str, buildings: bool) -> None:
    match = GAME.start(players, seed, {"board": board, "buildings": buildings})
    river = set(match.view(None)["river"])
    choice = random.Random(seed)
    compared = 0
    while match.actor is not None and match.ply < 150:
        position = match.position()
        if "pending" not in position and match.ply % 8 == seed % 8:
            assert texts(match) == literal(position, river)
            compared += 1
        match.play(choice.choice(match.legal()))
    assert compared
