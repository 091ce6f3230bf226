"""How a tree grows: what is looked at, what is opened, and when."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from edubba.bots.growth import NONE, ROOT, UNKNOWN, Desk, Knobs, bring_forward, foretell, mark_legal
from edubba.bots.knowledge import know
from edubba.bots.levels import Budget
from edubba.bots.search import SearchBot
from edubba.bots.tree import Tree
from tests.bots.moments import middle

SIMULATIONS = 300


def test_nodes_open_little_by_little() -> None:
    known = know(middle(), 3)
    few, many = (SearchBot(5, budget=Budget(n)).search(known) for n in (20, 500))
    assert len(few.candidates) < len(many.candidates) <= len(known.legal)


def test_at_the_root_all_actions_are_looked_at() -> None:
    known = know(middle(), 3)
    bot = SearchBot(5, budget=Budget(1))
    bot.search(known)
    assert (bot._trees[0].desk.hints[known.seat, known.legal] != UNKNOWN).all()


def test_elsewhere_as_many_as_the_visits_deserve() -> None:
    known = know(middle(), 3)
    bot = SearchBot(5, budget=Budget(200))
    bot.search(known)
    desk = bot._trees[0].desk
    desk.states[1] = known.states[0]
    leaf = next(i for i in range(1, int(desk.used[0])) if desk.nodes[i]["child"] == NONE)
    for visits in (1, 3):
        desk.nodes[leaf]["visits"] = visits
        hints = desk.hints[known.seat].copy()
        n = mark_legal(desk, leaf)
        foretell(desk, leaf, n, Knobs(glance=4), known.players)
        looked_at = desk.priors[:n] >= 0
        assert looked_at.sum() == 4 * visits < n
        assert hints[desk.actions[:n][looked_at]].min() >= hints[desk.actions[:n][~looked_at]].max()


def test_no_action_is_opened_twice_or_unseen() -> None:
    bot = SearchBot(5, budget=Budget(SIMULATIONS), knobs=Knobs(width=10.0, glance=1))
    bot.search(know(middle(), 3))
    nodes = bot._trees[0].desk.nodes[: bot._trees[0].desk.used[0]]
    for node in nodes:
        actions, child = [], int(node["child"])
        while child != NONE:
            assert nodes[child]["prior"] >= 0
            actions.append(int(nodes[child]["action"]))
            child = int(nodes[child]["sibling"])
        assert len(actions) == len(set(actions))


def test_what_was_never_tried_comes_first_and_what_served_best() -> None:
    known = know(middle(), 3)
    bot = SearchBot(5, budget=Budget(1))
    bot.search(known)
    desk, n = bot._trees[0].desk, 6
    desk.actions[:n] = [10, 11, 12, 13, 14, 15]
    desk.hints[0, 10:16] = [0.1, UNKNOWN, 0.3, -0.2, UNKNOWN, 0.2]
    assert bring_forward(desk, n, 0, 2) == 4
    assert set(desk.actions[:2].tolist()) == {11, 14}
    assert set(desk.actions[2:4].tolist()) == {12, 15}
    assert sorted(desk.actions[:n].tolist()) == [10, 11, 12, 13, 14, 15]
    assert bring_forward(desk, n, 0, 4) == n


@pytest.fixture(scope="module")
def desk() -> Desk:
    return Tree(know(middle(), 3), 0, patient=True).desk


@given(st.lists(st.integers(0, 9), min_size=1, max_size=40), st.integers(0, 40), st.randoms())
def test_however_many_are_brought_forward_none_left_behind_served_better(
    desk: Desk, served: list[int], looks: int, chance: Random
) -> None:
    n = len(served)
    order = list(range(n))
    chance.shuffle(order)
    desk.actions[:n] = order
    desk.hints[0, :n] = [UNKNOWN if found == 0 else found / 10 for found in served]
    looked = bring_forward(desk, n, 0, looks)
    fresh = served.count(0)
    assert looked == min(n, fresh + looks)
    assert sorted(desk.actions[:n].tolist()) == list(range(n))
    assert all(served[action] == 0 for action in desk.actions[:fresh])
    tried = [served[action] for action in desk.actions[fresh:looked]]
    left = [served[action] for action in desk.actions[looked:n]]
    assert min(tried, default=9) >= max(left, default=0)


def test_doubt_takes_a_part_of_what_was_foretold() -> None:
    known = know(middle(), 3)
    desk, n = Tree(known, 0, patient=True).desk, len(known.legal)
    told = []
    for doubt in (0.0, 0.25):
        desk.states[1] = known.states[0]
        assert mark_legal(desk, ROOT) == n
        foretell(desk, ROOT, n, Knobs(doubt=doubt), known.players)
        told.append(desk.priors[:n].copy())
    parts = told[1] / told[0]
    assert 0.75 < parts.min() < parts.max() <= 1
    assert len(set(parts.round(6).tolist())) > n // 2
