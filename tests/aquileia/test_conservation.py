"""Every coin, card, laurel, henchman, house and die is somewhere, exactly once."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.aquileia.invariants import CARDS, COINS, DICE, FINE, HENCHMAN, HOUSE, KNOWN, LAURELS, STAKE, broken
from tests.aquileia.table import game

pytestmark = pytest.mark.rules


@given(st.integers(0, 10**6), st.integers(3, 5), st.booleans(), st.data())
@settings(max_examples=25)
def test_nothing_is_lost(seed: int, players: int, reduced_luck: bool, data: st.DataObject) -> None:
    """The moves are hypothesis' own choice, so that it can look for a shorter way to break something."""
    match = game().start(players, seed, {"reduced_luck": reduced_luck})
    for _ in range(data.draw(st.integers(0, 90))):
        if match.actor is not None:
            match.play(data.draw(st.sampled_from(match.legal_ids())))
            assert broken(match.state) == FINE


def spoilt(**fields: int) -> int:
    """What `broken` says of a state with fields changed."""
    s = game().start(3, seed=1).state
    for name, value in fields.items():
        changed = np.array(s[name])
        changed.flat[0] += value
        s[name] = changed
    return broken(s)


def test_the_invariants_can_fail() -> None:
    assert spoilt() == FINE
    assert spoilt(bank=1) == COINS
    assert spoilt(pile=1) == CARDS
    assert spoilt(laurel_pile=1) == LAURELS
    assert spoilt(henchmen=1) == HENCHMAN
    assert spoilt(standing=1 << 18, henchmen=-1) == HENCHMAN
    assert spoilt(houses=1) == HOUSE
    assert spoilt(blue_faces=9) == DICE
    assert spoilt(stakes=1, bank=-1) == STAKE
    assert spoilt(known=1) == KNOWN
