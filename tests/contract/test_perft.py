"""Perft: from set positions of every game, the lines of so many moves are counted and compared with tables.

The tables are in tests/perft/<game>.json. A change in them is a change of the rules, and needs a new rules version.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import edubba
from edubba.engine import jit, playout
from edubba.engine.rng import new_rng

TABLES = [
    (path.stem, entry)
    for path in sorted((Path(__file__).parents[1] / "perft").glob("*.json"))
    for entry in json.loads(path.read_text(encoding="utf-8"))
]
MANY = 20_000  # more lines than this are only counted by compiled code


def lines(name: str, position: dict[str, Any], depth: int) -> int:
    game = edubba.game(name)
    states = np.zeros(depth + 1, game.rules.State)
    states[0] = game.load(position, seed=0).state
    out = np.zeros((depth + 1, game.rules.MAX_LEGAL), np.int64)
    return int(jit.compiled(playout.perft)(states, depth, out, new_rng()))


@pytest.mark.parametrize(("name", "entry"), TABLES, ids=[f"{name}: {entry['name']}" for name, entry in TABLES])
def test_perft(name: str, entry: dict[str, Any]) -> None:
    for depth, count in enumerate(entry["counts"], 1):
        if jit.enabled() or count <= MANY:
            assert lines(name, entry["position"], depth) == count, depth


def test_every_game_has_a_table() -> None:
    assert {name for name, _ in TABLES} == set(edubba.games())
