"""The evaluation of positions: Sumeria's features one by one, and the scores where a game has none of its own."""

from __future__ import annotations

import numpy as np
import pytest

import edubba
from edubba.engine import dispatch
from edubba.engine.tablet import Tablet
from edubba.games.sumeria import evaluation as e
from edubba.games.sumeria import rules
from tests.bots import cups

pytestmark = pytest.mark.rules


@pytest.fixture
def match() -> edubba.Match:
    """Round one, first turn: seat 0 to act, traders by hand."""
    match = edubba.game("sumeria").start(3, seed=5)
    while match.state.phase == rules.SETTING_UP:
        match.play(match.legal_ids()[0])
    return match


def feature(s: Tablet, number: int) -> list[int]:
    """What the weight of one feature alone gives to each seat."""
    weights = np.zeros((e.STAGES, e.FEATURES), np.int64)
    weights[e.stage(s), number] = 1
    out = np.zeros(8, np.int64)
    e.appraise(s, weights, out)
    return out[: s.players].tolist()


def cleared(match: edubba.Match) -> Tablet:
    """A state in the order of the board with nobody on it, nothing won and no counters."""
    s = match.state
    s.row[:] = range(8)
    s.traders[:] = 0
    s.won[:] = 0
    s.spaces[:] = 0
    s.start, s.step = 0, 0
    return s


def site(state: int, place: int) -> int:
    return 1 << 7 * state + place


def test_every_stage_has_weights() -> None:
    assert e.WEIGHTS.shape == (e.STAGES, e.FEATURES)
    assert np.abs(e.WEIGHTS).max() < 10**7


def test_stages_follow_each_other(match: edubba.Match) -> None:
    stages = [e.stage(edubba.game("sumeria").start(3, seed=5).state)]
    while match.actor is not None:
        stages.append(e.stage(match.state))
        match.play(match.legal_ids()[0])
    assert stages == sorted(stages)
    assert (stages[0], stages[1]) == (0, 1)
    assert max(stages) == e.STAGES - 1


def test_points_are_the_score(match: edubba.Match) -> None:
    s = cleared(match)
    s.won[1, 0] = 3
    assert feature(s, e.POINTS) == [0, 6, 0]


def test_synergy_counts_what_can_still_come(match: edubba.Match) -> None:
    s = cleared(match)
    s.won[1, 2] = 3
    s.bag[:] = [1, 1, 4, 1]
    assert feature(s, e.SYNERGY) == [0, 12, 0]


def test_traders_are_counted_on_the_board_and_in_the_states_to_be_scored(match: edubba.Match) -> None:
    s = cleared(match)
    s.traders[0] = site(0, 1) | site(2, 5) | site(4, 1) | site(7, 3)
    assert feature(s, e.BOARD)[0] == 4
    assert feature(s, e.NEAR)[0] == 2
    assert feature(s, e.NEXT)[0] == 1


def test_order_and_who_has_still_to_act(match: edubba.Match) -> None:
    s = cleared(match)
    s.start, s.step = 1, 4  # seat 1 has acted in the second turn
    assert feature(s, e.ORDER) == [2, 0, 1]
    assert feature(s, e.WAITS) == [1, 0, 1]


def test_first_second_and_the_lead(match: edubba.Match) -> None:
    s = cleared(match)
    s.traders[2] = site(1, 1) | site(1, 4) | site(1, 5)
    s.traders[0] = site(1, 2) | site(4, 6)
    assert feature(s, e.FIRST + 1) == [0, 0, 1]
    assert feature(s, e.SECOND + 1) == [1, 0, 0]
    assert feature(s, e.FIRST + 4) == [1, 0, 0]
    assert feature(s, e.SECOND + 4) == [0, 0, 0]
    assert feature(s, e.LEAD) == [0, 0, 2]
    assert feature(s, e.LEAD_NEXT) == [1, 0, 0]
    s.traders[1] = site(1, 0) | site(1, 3)
    assert feature(s, e.SECOND + 1) == [0, 1, 0]


def test_gain_is_what_scoring_now_would_bring(match: edubba.Match) -> None:
    """The first of three counters' state takes the two best for it, the second has the rest."""
    s = cleared(match)
    s.traders[0] = site(0, 1) | site(0, 2)
    s.traders[1] = site(0, 3)
    s.spaces[0] = [1, 1, 1, 0]
    s.won[0] = [0, 3, 1, 0]
    s.won[1] = [2, 0, 0, 0]
    assert feature(s, e.GAIN) == [4 + 2, 3, 0]
    s.traders[1] = 0
    assert feature(s, e.GAIN) == [4 + 2, 0, 0]


def test_two_counters_of_a_kind_are_worth_more_together(match: edubba.Match) -> None:
    s = cleared(match)
    s.traders[0] = site(0, 1)
    s.spaces[0] = [2, 1, 0, 0]
    s.won[0] = [1, 1, 0, 0]
    assert feature(s, e.GAIN) == [2 + 3, 0, 0]


def test_counters_already_taken_are_not_taken_again(match: edubba.Match) -> None:
    s = cleared(match)
    s.traders[0] = site(0, 1)
    s.traders[1] = site(0, 3)
    s.spaces[0] = [0, 1, 0, 0]
    assert feature(s, e.GAIN) == [0, 1, 0]


def test_evaluations_are_thousandths(match: edubba.Match) -> None:
    s, fine, coarse = match.state, np.zeros(8, np.int64), np.zeros(8, np.int64)
    e.appraise(s, e.WEIGHTS, fine)
    dispatch.evaluate(s, coarse)
    assert (coarse[:3] == fine[:3] // 1000).all()


def test_a_game_without_an_evaluation_is_judged_by_its_scores() -> None:
    s, out = cups.GAME.start(seed=1).state, np.full(8, 99, np.int64)
    s.points[:] = [1, 4]
    dispatch.evaluate(s, out)
    assert out.tolist() == [1000, 4000, 0, 0, 0, 0, 0, 0]
    s.points[:] = 0
    dispatch.evaluate(s, out)
    assert out.tolist() == [0] * 8
