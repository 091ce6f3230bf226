"""What is left to chance is left to it fairly: the row, the start player, the counters."""

from __future__ import annotations

from collections import Counter
from math import sqrt

import pytest

from edubba.engine.rng import new_rng, reseed
from edubba.games.sumeria import rules
from tests.sumeria.table import game, table

pytestmark = pytest.mark.rules

TIMES = 1000


def assert_fair(seen: Counter[int], weights: list[int]) -> None:
    """Every outcome came as often as its weight says, within five standard deviations."""
    for outcome, weight in enumerate(weights):
        p = weight / sum(weights)
        assert abs(seen[outcome] - TIMES * p) <= 5 * sqrt(TIMES * p * (1 - p))


def test_every_state_is_as_likely_in_every_place_of_the_row() -> None:
    state, rng = table().state, new_rng()
    places = [Counter[int]() for _ in range(8)]
    for number in range(TIMES):
        reseed(rng, number)
        rules.shuffle_row(state, rng)
        assert sorted(state.row) == list(range(8))
        for place in range(8):
            places[place][int(state.row[place])] += 1
    for seen in places:
        assert_fair(seen, [1] * 8)


@pytest.mark.parametrize("bag", [[9, 9, 9, 9], [1, 5, 0, 2], [0, 0, 0, 3]])
def test_a_counter_is_as_likely_as_its_kind_is_frequent_in_the_bag(bag: list[int]) -> None:
    state, rng = table().state, new_rng()
    state.bag[:] = bag
    reseed(rng, 1)
    assert_fair(Counter(rules.draw(state, rng) for _ in range(TIMES)), bag)
    assert state.bag.tolist() == bag


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_seat_is_as_likely_to_start(players: int) -> None:
    state, rng = table().state, new_rng()
    options = game().encode(players, {"unofficial_two_players": players == 2})
    starts: Counter[int] = Counter()
    for number in range(TIMES):
        reseed(rng, number)
        rules.setup(state, options, rng)
        starts[int(state.start)] += 1
    assert_fair(starts, [1] * players)
