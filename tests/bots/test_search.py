"""The search: what it finds, what it obeys, what it keeps, and that it can be repeated."""

from __future__ import annotations

import itertools
import threading
from types import SimpleNamespace

import numpy as np
import pytest

import edubba
from edubba import Match
from edubba.bots import search
from edubba.bots import tree as trees
from edubba.bots.bot import Bot
from edubba.bots.growth import NEVER, NONE, PLAIN, ROOT, UNKNOWN, Knobs, bring_forward, child_by, foretell, mark_legal
from edubba.bots.knowledge import know
from edubba.bots.levels import Budget
from edubba.bots.search import Outcome, SearchBot
from edubba.bots.tree import Tree, suited
from edubba.bots.warm import warm
from edubba.games.aquileia import evaluation
from tests.bots import cups

SIMULATIONS = 300


def middle(plies: int = 50, players: int = 3) -> Match:
    """A match some moves on."""
    match = edubba.game("sumeria").start(players, seed=11)
    for _ in range(plies):
        ids = match.legal_ids()
        match.play(ids[match.ply * 7919 % len(ids)])
    return match


def found(outcome: Outcome) -> list[tuple[int, int, list[float]]]:
    return [(c.action, c.visits, c.shares.tolist()) for c in outcome.candidates]


@pytest.mark.parametrize("threads", [1, 2])
def test_the_same_seed_finds_the_same(threads: int) -> None:
    known = know(middle(), 3)
    one, other = (SearchBot(5, budget=Budget(SIMULATIONS), threads=threads).search(known) for _ in range(2))
    assert found(one) == found(other)
    assert one.simulations >= SIMULATIONS


def test_slices_make_no_difference(monkeypatch: pytest.MonkeyPatch) -> None:
    known = know(middle(), 3)
    whole = SearchBot(5, budget=Budget(SIMULATIONS)).search(known)
    monkeypatch.setattr("edubba.bots.search.SLICE", 0.0001)
    assert found(SearchBot(5, budget=Budget(SIMULATIONS)).search(known)) == found(whole)


def test_interpreted_and_compiled_search_are_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    known = know(middle(), 3)
    knobs = Knobs(rollout=3, taste=2)
    compiled = SearchBot(5, budget=Budget(12), knobs=knobs).search(known)
    monkeypatch.setenv("EDUBBA_JIT", "0")
    interpreted = SearchBot(5, budget=Budget(12), knobs=knobs).search(known)
    assert [c.visits for c in compiled.candidates] == [c.visits for c in interpreted.candidates]
    for one, other in zip(compiled.candidates, interpreted.candidates, strict=True):
        assert one.action == other.action
        assert one.shares == pytest.approx(other.shares, abs=1e-6)


def test_shares_are_shares_and_visits_add_up() -> None:
    known = know(middle(), 3)
    outcome = SearchBot(5, budget=Budget(SIMULATIONS)).search(known)
    assert sum(c.visits for c in outcome.candidates) == SIMULATIONS
    assert {c.action for c in outcome.candidates} <= set(known.legal.tolist())
    for candidate in outcome.candidates:
        assert candidate.shares.sum() == pytest.approx(1, abs=1e-4)
        assert candidate.shares.min() >= 0


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


def test_what_was_never_tried_comes_first_and_then_what_served_best() -> None:
    known = know(middle(), 3)
    bot = SearchBot(5, budget=Budget(1))
    bot.search(known)
    desk, n = bot._trees[0].desk, 6
    desk.actions[:n] = [10, 11, 12, 13, 14, 15]
    desk.hints[0, 10:16] = [0.1, UNKNOWN, 0.3, -0.2, UNKNOWN, 0.2]
    assert bring_forward(desk, n, 0, 2) == 4
    assert set(desk.actions[:2].tolist()) == {11, 14}
    assert desk.actions[2:4].tolist() == [12, 15]
    assert sorted(desk.actions[:n].tolist()) == [10, 11, 12, 13, 14, 15]
    assert bring_forward(desk, n, 0, 4) == n


def test_it_chooses_among_given_moves_only() -> None:
    known = know(middle(), 3)
    some = known.legal[5:8]
    outcome = SearchBot(5, budget=Budget(50)).search(known, some)
    assert {c.action for c in outcome.candidates} <= set(some.tolist())


def test_a_budget_in_milliseconds_is_obeyed(monkeypatch: pytest.MonkeyPatch) -> None:
    """By a clock that goes on by 10 ms whenever it is looked at: twice for every slice, until 100 ms have passed."""
    looks = itertools.count()
    monkeypatch.setattr(search, "time", SimpleNamespace(perf_counter=lambda: next(looks) / 100))
    outcome = SearchBot(5, budget=Budget(milliseconds=100)).search(know(middle(), 3))
    assert next(looks) == 11
    assert 5 <= outcome.simulations <= 5 * search.FIRST_SLICE


def test_it_can_be_cancelled() -> None:
    known = know(middle(), 3)
    bot = SearchBot(5, budget=Budget(10**12))
    timer = threading.Timer(0.3, bot.cancel)
    timer.start()
    outcome = bot.search(known)
    assert 0 < outcome.simulations < 10**12


def test_other_threads_run_while_it_searches() -> None:
    """The lock is released: this thread counts while the other one is inside one long slice."""
    known = know(middle(), 3)
    bot = SearchBot(5, budget=Budget(20_000))
    bot.search(known)
    searching = threading.Thread(target=bot._trees[0].grow, args=(20_000, bot.knobs))
    searching.start()
    turns = 0
    while searching.is_alive():
        turns += 1
    assert turns > 100


def test_the_tree_is_kept_between_moves() -> None:
    match = middle()
    bot = SearchBot(5, budget=Budget(SIMULATIONS))
    bot.choose(match)
    best = bot._trees[0].root()
    action, visits, _ = max(best, key=lambda child: child[1])
    match.play(action)
    bot.choose(match)
    assert int(bot._trees[0].desk.nodes[ROOT]["visits"]) == visits + SIMULATIONS


def test_what_is_kept_is_what_hung_there() -> None:
    match = middle()
    known = know(match, 3)
    bot = SearchBot(5, budget=Budget(2000))
    best = bot.search(known).best
    tree = bot._trees[0]
    match.play(best.action)
    tree.follow([best.action])
    assert int(tree.desk.nodes[ROOT]["visits"]) == best.visits
    tree.place(know(match, 4), know(match, 4).legal)
    assert sum(visits for _, visits, _ in tree.root()) == best.visits - 1
    assert tree.desk.used[0] < 2000 * 40


def test_an_unknown_move_clears_the_tree() -> None:
    bot = SearchBot(5, budget=Budget(100))
    bot.search(know(middle(), 3))
    tree = bot._trees[0]
    tree.follow([None])
    assert tree.desk.used[0] == 1
    assert int(tree.desk.nodes[ROOT]["child"]) == NONE


def test_another_match_or_an_undo_begins_anew() -> None:
    bot = SearchBot(5, budget=Budget(100))
    one, other = middle(), middle(60)
    bot.choose(one)
    tree = bot._trees[0]
    bot.choose(other)
    assert bot._trees[0] is not tree
    tree = bot._trees[0]
    other.undo(force=True)
    bot.choose(other)
    assert bot._trees[0] is not tree


def test_a_full_tree_goes_on_searching(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trees, "NODES", 64)
    known = know(middle(), 3)
    outcome = SearchBot(5, budget=Budget(SIMULATIONS)).search(known)
    assert outcome.simulations == SIMULATIONS
    assert sum(c.visits for c in outcome.candidates) == SIMULATIONS


def test_rollouts_go_to_the_end_if_asked() -> None:
    known = know(middle(), 3)
    short, whole = (SearchBot(5, budget=Budget(50), knobs=Knobs(rollout=n)).search(known) for n in (0, NONE))
    assert whole.moves > 10 * short.moves


def test_moves_of_a_rollout_are_chosen_by_the_evaluation_if_asked() -> None:
    known = know(middle(), 3)
    knobs = [Knobs(rollout=4, taste=taste) for taste in (1, 6)]
    blind, tasting = (SearchBot(5, budget=Budget(1), knobs=these).search(known) for these in knobs)
    assert blind.moves == tasting.moves == 5
    assert (blind.best.shares != tasting.best.shares).any()


def test_a_game_suits_what_is_left_to_it() -> None:
    aquileia, sumeria = edubba.game("aquileia"), edubba.game("sumeria")
    assert suited(Knobs(), aquileia) == Knobs(**evaluation.KNOBS)
    assert suited(Knobs(taste=2), aquileia) == Knobs(**evaluation.KNOBS | {"taste": 2})
    assert suited(Knobs(), sumeria) == Knobs(rollout=0)
    for told in (Knobs(rollout=0), Knobs(rollout=5, taste=2), PLAIN):
        assert suited(told, aquileia) == told


def test_it_takes_the_counter_that_wins() -> None:
    """The last choice of a game: one of the moves wins and the search knows it for sure."""
    for seed in range(40):
        match = edubba.game("sumeria").start(3, seed=seed)
        while match.actor is not None:
            ids = match.legal_ids()
            match.play(ids[(match.ply * 31 + seed) % len(ids)])
        match.undo(force=True)
        results = {}
        for move in match.legal():
            match.play(move)
            results[move.id] = match.winners
            match.undo(force=True)
        seat = match.actor
        winning = {i for i, winners in results.items() if winners == [seat]}
        if winning and len(winning) < len(results):
            assert SearchBot(1, budget=Budget(50)).choose(match).id in winning
            return
    pytest.fail("no such game")


def test_a_blurred_bot_varies_and_an_exact_one_does_not() -> None:
    match = middle()
    exact = {SearchBot(seed, budget=Budget(200)).choose(match).id for seed in range(6)}
    blurred = {SearchBot(seed, budget=Budget(200), blur=1.0).choose(match).id for seed in range(12)}
    assert len(blurred) > len(exact)


def test_bots_that_are_not_patient_think_interpreted_until_all_is_compiled() -> None:
    bot = SearchBot(5, budget=Budget(4, 2000), patient=False)
    assert bot.choose(middle()) in middle().legal()
    assert warm(edubba.game("sumeria"))
    assert bot.choose(middle()) in middle().legal()


def test_hidden_games_are_searched_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """The number that is most often left is guessed: nothing else can be known."""
    monkeypatch.setenv("EDUBBA_JIT", "0")
    match = cups.GAME.start(seed=2)
    s = match.state
    s.bag[:] = [1, 1, 1, 12]
    s.step = 10
    here = Match(cups.GAME, cups.GAME.encode(2), "x", state=np.array([s], s.dtype))
    chosen: Bot = SearchBot(1, budget=Budget(200))
    assert chosen.choose(here).text == "guess 3"


def guesses_of_the_other(veil: int, simulations: int = 400) -> tuple[Tree, dict[int, int]]:
    """How often the other one guessed what, in a search of somebody who hides a 2, two guesses before the end."""
    s = cups.GAME.start(seed=2).state
    s.bag[:] = 5
    s.hidden[0], s.step = 2, 10
    known = know(Match(cups.GAME, cups.GAME.encode(2), "x", state=np.array([s], s.dtype)), 1)
    tree = Tree(known, 0, patient=True)
    tree.place(known, known.legal)
    tree.grow(simulations, PLAIN._replace(veil=veil))
    nodes, tried = tree.desk.nodes, dict.fromkeys(range(cups.NUMBERS), 0)
    for own in range(cups.NUMBERS):
        child = int(nodes[child_by(nodes, ROOT, own)]["child"])
        while child != NONE:
            tried[int(nodes[child]["action"])] += int(nodes[child]["visits"])
            child = int(nodes[child]["sibling"])
    return tree, tried


def test_behind_a_veil_others_do_not_learn_what_the_searcher_holds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("EDUBBA_JIT", "0")
    _, seen = guesses_of_the_other(NEVER)
    _, veiled = guesses_of_the_other(0)
    assert seen[2] > 2 * max(seen[other] for other in (0, 1, 3))
    assert veiled[2] < 1.5 * max(veiled[other] for other in (0, 1, 3))


def test_a_short_search_is_played_without_a_veil(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("EDUBBA_JIT", "0")
    assert guesses_of_the_other(400)[1] == guesses_of_the_other(NEVER)[1]
    assert guesses_of_the_other(200)[1] != guesses_of_the_other(NEVER)[1]


def test_the_searcher_and_the_others_learn_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("EDUBBA_JIT", "0")
    tree, _ = guesses_of_the_other(100)
    assert tree.desk.nodes[ROOT]["visits"] == 400
    assert tree.desk.nodes[ROOT]["lessons"].tolist() == [250, 250]
    for _, _, shares in tree.root():
        assert shares.sum() == pytest.approx(1, abs=1e-4)


@pytest.mark.parametrize(
    ("lessons", "learned", "told"),
    [
        ((3, 3), [0.5, 0.25], [0.5, 0.25]),
        ((2, 1), [0.5, 0.25], [0.5, 0.5]),
        ((0, 3), [0.0, 0.25], [0.1, 0.9]),
        ((3, 0), [0.5, 0.0], [0.5, 0.5]),
        ((2, 1), [1.0, 0.0], [1.0, 0.0]),
    ],
)
def test_shares_learned_apart_are_told_as_one(
    lessons: tuple[int, int], learned: list[float], told: list[float]
) -> None:
    """The searcher's is as learned, or as foretold if it never was; the others have the rest."""
    tree, _ = guesses_of_the_other(NEVER, simulations=1)
    node = tree.desk.nodes[ROOT]
    node["prior"], node["visits"], node["lessons"] = 0.1, 3, lessons
    node["shares"][:2] = learned
    assert tree._shares(node) == pytest.approx(told)
