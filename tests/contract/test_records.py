"""Records and positions: what is written can be read again, and nothing else can hurt."""

from __future__ import annotations

import copy
import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import edubba
from edubba import BadPosition, BadRecord
from tests.contract.tables import TABLES, Table, every_table

pytestmark = pytest.mark.rules

a_table = st.sampled_from(TABLES)
a_seed = st.integers(0, 10**6)
some_plies = st.integers(0, 150)


@given(a_table, a_seed, some_plies)
@settings(max_examples=60)
def test_a_record_replays_to_the_same_match(table: Table, seed: int, plies: int) -> None:
    match = table.match(seed, plies)
    record = json.loads(json.dumps(match.record()))
    again = edubba.replay(record)
    assert again.record() == match.record()
    assert again.state.tobytes() == match.state.tobytes()


@given(a_table, a_seed, some_plies)
@settings(max_examples=60)
def test_a_position_loads_to_the_same_state(table: Table, seed: int, plies: int) -> None:
    match = table.match(seed, plies)
    position = json.loads(json.dumps(match.position()))
    loaded = table.game.load(position, seed=seed)
    assert loaded.state.tobytes() == match.state.tobytes()
    assert loaded.position() == match.position()
    assert loaded.legal() == match.legal()


@given(a_table, a_seed, some_plies, st.integers(1, 20))
@settings(max_examples=30)
def test_a_match_that_began_with_a_position_has_a_record_too(table: Table, seed: int, plies: int, more: int) -> None:
    match = table.game.load(table.match(seed, plies).position(), seed="other")
    for _ in range(more):
        if match.actor is not None:
            match.play(match.legal_ids()[0])
    assert edubba.replay(json.loads(json.dumps(match.record()))).record() == match.record()


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=5,
)


def places(document: Any) -> list[tuple[Any, Any]]:
    """Every entry of a document, as its container and its key."""
    found: list[tuple[Any, Any]] = []
    items = document.items() if isinstance(document, dict) else enumerate(document)
    for key, value in items:
        found.append((document, key))
        if isinstance(value, dict | list):
            found += places(value)
    return found


@given(a_table, a_seed, st.integers(0, 80), st.data())
@settings(max_examples=150)
def test_a_spoilt_record_is_refused_or_replays(table: Table, seed: int, plies: int, data: st.DataObject) -> None:
    record = copy.deepcopy(table.match(seed, plies).record())
    container, key = data.draw(st.sampled_from(places(record)))
    container[key] = data.draw(json_values)
    try:
        edubba.replay(record)
    except BadRecord as error:
        assert str(error)
        assert "\n" not in str(error)


@given(a_table, a_seed, st.integers(0, 150), st.data())
@settings(max_examples=300)
def test_a_spoilt_position_is_refused_or_sound(table: Table, seed: int, plies: int, data: st.DataObject) -> None:
    position = copy.deepcopy(table.match(seed, plies).position())
    container, key = data.draw(st.sampled_from(places(position)))
    if data.draw(st.booleans()):
        container[key] = data.draw(json_values | st.integers(-3, 20))
    elif isinstance(container, dict):
        del container[key]
    try:
        match = table.game.load(position, seed=1)
    except BadPosition as error:
        assert all(str(reason) for reason in error.reasons)
        return
    assert table.game.load(match.position()).position() == match.position()
    for _ in range(30):
        if match.actor is not None:
            match.play(match.legal_ids()[-1])


@given(json_values)
def test_anything_else_is_no_record(value: Any) -> None:
    with pytest.raises(BadRecord):
        edubba.replay(value)


@every_table
def test_a_record_says_which_rules_it_was_played_by(table: Table) -> None:
    record = table.match(1, 10).record()
    with pytest.raises(BadRecord) as refused:
        edubba.replay(record | {"version": table.game.version + 1})
    assert refused.value.key == "record-version"


@every_table
def test_a_changed_move_is_found_out(table: Table) -> None:
    match = table.match(1, 12)
    record = match.record()
    other = next(m.text for m in table.match(1, 11).legal() if m.text != record["moves"][-1])
    with pytest.raises(BadRecord) as refused:
        edubba.replay(record | {"moves": [*record["moves"][:-1], other]})
    assert refused.value.key == "record-digest"


GOLDEN = sorted((Path(__file__).parents[1] / "records").rglob("*.json"))


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_golden_records_still_replay(path: Path) -> None:
    """The file name says how the game ended; the result and the digest in the record say the rest."""
    match = edubba.replay(json.loads(path.read_text(encoding="utf-8")))
    assert match.is_over
