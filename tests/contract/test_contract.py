"""What the rules contract promises, held by every game."""

from __future__ import annotations

import numpy as np
import pytest

from edubba import Game, Match
from edubba.engine.dispatch import FUNCTIONS
from edubba.engine.jit import _rules, _twins
from edubba.engine.move import plain
from edubba.engine.rng import new_rng, reseed
from tests.contract.tables import Table, every_game, every_table

pytestmark = pytest.mark.rules


@every_game
def test_a_state_is_a_flat_record_of_integers(game: Game) -> None:
    state = game.rules.State
    assert state.isalignedstruct
    assert all(field.base == np.int64 for field, *_ in state.fields.values())
    assert state.itemsize <= 2048


@every_game
def test_the_seven_functions_are_rules(game: Game) -> None:
    marked = {*_rules, *_twins}
    assert all(getattr(game.rules, name) in marked for name in FUNCTIONS)


@every_table
def test_moves_are_numbered_and_named_without_gaps(table: Table) -> None:
    vocabulary = table.game.vocabulary(table.start(1).state)
    assert [move.id for move in vocabulary.moves] == list(range(table.game.num_actions))
    assert len({plain(move.text) for move in vocabulary.moves}) == table.game.num_actions
    assert all(vocabulary.find(move.text.upper()) == move for move in vocabulary.moves)


@every_table
def test_legal_actions_are_ascending_and_never_empty_before_the_end(table: Table) -> None:
    match = table.match(seed=3, plies=0)
    while match.actor is not None:
        ids = match.legal_ids()
        assert ids
        assert ids == sorted(set(ids))
        assert ids[0] >= 0
        assert ids[-1] < table.game.num_actions
        assert len(ids) <= table.game.rules.MAX_LEGAL
        assert 0 <= match.actor < table.players
        match.play(ids[match.ply * 7919 % len(ids)])
    assert match.legal() == []
    assert match.winners
    assert min(match.ranks) == 1


@every_table
def test_a_choice_with_one_answer_is_asked_only_where_a_turn_begins(table: Table) -> None:
    """Forced steps inside an action resolve by themselves: a lone legal action must not follow from the same seat.

    Unless others cannot know that it is the only one: then not to ask would tell them what is hidden.
    """
    match = table.match(seed=5, plies=0)
    repeated = 0
    while match.actor is not None:
        before = match.actor
        ids = match.legal_ids()
        match.play(ids[match.ply * 31 % len(ids)])
        repeated += match.actor == before and len(match.legal_ids()) == 1 and is_known_to_all(table, match)
    assert repeated == 0


def is_known_to_all(table: Table, match: Match) -> bool:
    """Whether, for all that another seat knows, the acting seat has no other choice than this one."""
    rules, out, rng = table.game.rules, np.zeros(table.game.rules.MAX_LEGAL, np.int64), new_rng()
    choices = set()
    for number in range(100):
        guess = match.state
        reseed(rng, number)
        rules.hide(guess, (match.actor + 1) % table.players, rng)
        choices.add(rules.legal(guess, out))
    return choices == {1}


@every_table
def test_the_same_seed_gives_the_same_match(table: Table) -> None:
    assert table.match(11, 60).record() == table.match(11, 60).record()
    assert table.match(11, 60).position() != table.match(12, 60).position()
