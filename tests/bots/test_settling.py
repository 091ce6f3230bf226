"""What is half done is brought to its end before it is judged."""

from __future__ import annotations

import numpy as np
import pytest

import edubba
from edubba.bots.analysis import analyse
from edubba.bots.growth import Knobs, attempt
from edubba.bots.knowledge import know, seeded
from edubba.bots.levels import LEVELS
from edubba.bots.settling import settle
from edubba.bots.tree import Tree
from edubba.bots.worth import worth
from edubba.engine import dispatch, jit
from edubba.engine.dispatch import MAX_PLAYERS
from edubba.engine.match import Match
from edubba.engine.tablet import Tablet
from edubba.games.tigris.cells import CELL_NUMBERS, NOWHERE
from edubba.games.tigris.pieces import TRADER
from tests.tigris.scenes import scene

# Ann's market f5 against Ben's i5: with the two that she holds she wins, and Ben holds none.
WAR = "e5 T.  e6 At  f5 M.  g5 S.  i5 M.  j5 T.  j6 Bt"
HANDS = ["SMM", "SSSF"]
UNION = "tile settlement h5"


def settled(match: Match, *, is_compiled: bool = True) -> Tablet:
    """The state of a match once it is calm."""
    rules = match.game.rules
    states = np.array([match.state] * 2, rules.State)
    answers, ints = np.zeros(rules.MAX_LEGAL, np.int64), np.zeros(MAX_PLAYERS, np.int64)
    play_on = jit.compiled(settle) if is_compiled else settle
    play_on(states, 0, 1, match.players, answers, ints, np.zeros(MAX_PLAYERS), seeded(1))
    return states[0]


@pytest.mark.parametrize("is_compiled", [True, False])
def test_everybody_takes_what_looks_best(is_compiled: bool) -> None:
    """Ann lays out what it takes to win and no more."""
    match = scene(WAR, hands=HANDS)
    match.play(UNION)
    s = settled(match, is_compiled=is_compiled)
    assert dispatch.is_calm(s)
    assert s.leaders[:2, TRADER].tolist() == [CELL_NUMBERS["e6"], NOWHERE]
    assert s.points[0].tolist() == [0, 0, 0, 2, 0]
    assert s.hands[0, TRADER] == 1


def test_a_calm_position_stays_as_it_is() -> None:
    match = scene(WAR, hands=HANDS)
    assert settled(match) == match.state


@pytest.mark.rules
@pytest.mark.parametrize(
    ("moves", "is_calm"),
    [((), True), ((UNION,), False), ((UNION, "support 2"), False), ((UNION, "support 2", "support 0"), True)],
)
def test_a_conflict_is_not_calm(moves: tuple[str, ...], is_calm: bool) -> None:
    match = scene(WAR, hands=HANDS)
    for move in moves:
        match.play(move)
    assert dispatch.is_calm(match.state) == is_calm


@pytest.mark.rules
def test_games_that_do_not_tell_are_always_calm() -> None:
    match = edubba.game("sumeria").start(3, seed=1)
    assert dispatch.is_calm(match.state)
    assert settled(match) == match.state


def share_of_settled_union(seat: int) -> float:
    """What a seat has of the union once its war is over."""
    match = scene(WAR, hands=HANDS)
    match.play(UNION)
    ints, shares = np.zeros(MAX_PLAYERS, np.int64), np.zeros(MAX_PLAYERS)
    worth(settled(match), match.players, ints, shares)
    return float(shares[seat])


def planted() -> tuple[Match, Tree, int]:
    """A tree at the scene, and the number of the union."""
    match = scene(WAR, hands=HANDS)
    known = know(match, 1)
    tree = Tree(known, 0, patient=True)
    tree.place(known, known.legal)
    return match, tree, next(move.id for move in match.legal() if move.text == UNION)


def test_moves_are_tried_to_the_end_of_their_war() -> None:
    match, tree, union = planted()
    tree.desk.states[1] = match.state
    begun, over = (attempt(tree.desk, union, 0, settles, match.players) for settles in (False, True))
    assert over == pytest.approx(share_of_settled_union(0))
    assert begun != pytest.approx(over)


def test_leaves_are_judged_when_they_are_calm() -> None:
    """One simulation of the only move there is: the same draw both times, judged before its war and after it."""
    shares = []
    for settles in (False, True):
        match, tree, union = planted()
        tree.place(know(match, 1), np.array([union], np.int64))
        tree.grow(1, Knobs(settles=settles))
        shares.append(tree.root()[0][2][0])
    assert shares[0] != pytest.approx(shares[1])


def test_only_the_best_two_levels_look_beyond_a_fight() -> None:
    assert [level.knobs.settles for level in LEVELS.values()] == [False] * 4 + [True] * 2


def test_even_the_shortest_analysis_sees_how_a_war_ends() -> None:
    match = scene(WAR, hands=HANDS)
    match.play(UNION)
    judged = analyse(match, level=1).moves[0]
    assert judged.best == UNION
    assert judged.cost == 0
