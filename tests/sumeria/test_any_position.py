"""Whatever stands in a position, it is refused in words, or taken and played to the end of the game."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from edubba import BadPosition
from tests.sumeria.host import Step, at
from tests.sumeria.table import KINDS, document, full_row, game, play_out, scored, table, traders

pytestmark = pytest.mark.rules

POSITIONS = [
    table(traders("Kish, Ur", "Nippur", "Umma"), phase="setup").position(),
    table(traders("Kish", "Ur", "Nigin"), start=2, step=5, round=3, won=["eem", "r"]).position(),
    scored(traders("Kish, Dilbat", "Kutha"), row="Kish", spaces="emp rr p", round=2).position(),
    table(traders("Kish"), phase="over", won=["eee", "mmpp"]).position(),
    document(players=4),
]

NUMBERS = st.integers(-1, 15) | st.just(10**30)
WORDS = st.sampled_from(["", "Kish", "Babylon", "setup", "turn", "take", "over", *KINDS.values()]) | st.text(max_size=3)
ANYTHING = st.recursive(
    st.none() | st.booleans() | st.floats() | NUMBERS | WORDS | st.just(full_row("")),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(WORDS, inner, max_size=3),
    max_leaves=5,
)


def everywhere(value: Any, path: tuple[Step, ...] = ()) -> Iterator[tuple[Step, ...]]:
    """The path of every entry of a document."""
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for step, entry in inside:
        yield (*path, step)
        yield from everywhere(entry, (*path, step))


@given(st.sampled_from(POSITIONS), st.data())
@settings(max_examples=200)
def test_whatever_stands_in_a_position_it_is_refused_or_played(position: dict[str, Any], draw: st.DataObject) -> None:
    changed = copy.deepcopy(position)
    for _ in range(draw.draw(st.integers(1, 3))):
        *inside, last = draw.draw(st.sampled_from(list(everywhere(changed))))
        if draw.draw(st.booleans()):
            del at(changed, *inside)[last]
        else:
            at(changed, *inside)[last] = copy.deepcopy(draw.draw(ANYTHING))
    try:
        match = game().load(changed, seed=1)
    except BadPosition as refused:
        assert str(refused)
        assert json.dumps([reason.to_json() for reason in refused.reasons])
    else:
        end = play_out(match).position()
        assert sum(sum(seat.values()) for seat in [*end["won"], end["discarded"]]) == 36
