"""Two states that differ only in what a seat cannot know are the same to that seat."""

from __future__ import annotations

import json
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import edubba
from edubba import IllegalMove, Match
from edubba.engine.rng import new_rng, reseed
from edubba.engine.tablet import Tablet, copy
from tests.contract.tables import TABLES, Table, every_table

pytestmark = pytest.mark.rules

SEED = "seed-that-must-not-be-seen"


def at(table: Table, state: Tablet, seed: str) -> Match:
    """A match that stands at a state, with a future of its own."""
    vector = table.game.encode(table.players, table.options)
    return Match(table.game, vector, seed, state=np.array([state], state.dtype))


def hidden_from(table: Table, state: Tablet, seat: int, number: int) -> Tablet:
    """Another state that the seat cannot tell from this one."""
    twin, rng = copy(state), new_rng()
    reseed(rng, number)
    table.game.rules.hide(twin, seat, rng)
    return twin


def refusal(match: Match, action: int) -> Any:
    """What a seat is told of a move that it tries."""
    try:
        match.play(action)
    except IllegalMove as error:
        return error.message.to_json()
    return None


def all_that_a_seat_learns(match: Match, seat: int, action: int) -> str:
    learnt: dict[str, Any] = {"view": match.view(seat), "repr": repr(match)}
    if match.actor == seat:
        learnt["legal"] = [move.text for move in match.legal()]
        learnt["choice"] = edubba.bot("random", seed=5).choose(match).text
        if action not in match.legal_ids():
            learnt["refusal"] = refusal(match, action)
    return json.dumps(learnt, sort_keys=True)


@given(st.sampled_from(TABLES), st.integers(0, 10**6), st.integers(0, 200), st.integers(0, 4), st.data())
@settings(max_examples=150)
def test_what_a_seat_cannot_know_makes_no_difference(
    table: Table, seed: int, plies: int, seat: int, data: st.DataObject
) -> None:
    seat %= table.players
    state = table.match(seed, plies).state
    twin = hidden_from(table, state, seat, number=seed + 1)
    action = data.draw(st.integers(0, table.game.num_actions - 1))
    one = all_that_a_seat_learns(at(table, state, "one"), seat, action)
    other = all_that_a_seat_learns(at(table, twin, "another"), seat, action)
    assert one == other


@given(st.sampled_from(TABLES), st.integers(0, 10**6), st.integers(0, 200), st.integers(0, 4))
@settings(max_examples=60)
def test_hiding_leaves_a_sound_state(table: Table, seed: int, plies: int, seat: int) -> None:
    twin = hidden_from(table, table.match(seed, plies).state, seat % table.players, number=seed)
    match = at(table, twin, "x")
    assert table.game.load(match.position()).state.tobytes() == twin.tobytes()


@every_table
def test_a_seed_is_never_shown(table: Table) -> None:
    match = table.start(SEED)
    shown = [repr(match), str(match.game)]
    while match.actor is not None:
        shown += [json.dumps(match.view(seat)) for seat in (None, *range(match.players))] if match.ply % 10 == 0 else []
        match.play(match.legal_ids()[match.ply * 13 % len(match.legal_ids())])
        shown += map(str, match.story())
    shown.append(json.dumps(match.position()))
    assert not any(SEED in text for text in shown)
    assert SEED in json.dumps(match.record())


@every_table
def test_views_are_ready_for_json_and_have_no_effect(table: Table) -> None:
    match = table.match(4, 40)
    before = match.state.tobytes()
    for seat in (None, *range(match.players)):
        assert json.loads(json.dumps(match.view(seat))) == match.view(seat)
    assert match.state.tobytes() == before


@every_table
def test_only_the_acting_seat_is_offered_moves(table: Table) -> None:
    match = table.match(4, 40)
    for seat in range(match.players):
        assert bool(match.view(seat)["legal"]) == (seat == match.actor)
    assert match.view(None)["legal"] == []
