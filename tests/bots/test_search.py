"""The search: what it finds, what it obeys, what it keeps, and that it can be repeated."""

from __future__ import annotations

import itertools
import threading
import time
from types import SimpleNamespace

import numpy as np
import pytest

import edubba
from edubba import Match
from edubba.bots import search
from edubba.bots import tree as trees
from edubba.bots.bot import Bot
from edubba.bots.growth import (
    NEVER,
    NONE,
    PLAIN,
    ROOT,
    Desk,
    Knobs,
    child_by,
)
from edubba.bots.knowledge import know
from edubba.bots.levels import Budget
from edubba.bots.search import ENOUGH, Outcome, SearchBot
from edubba.bots.tree import Tree, suited
from edubba.bots.warm import warm
from edubba.games.aquileia import evaluation
from tests.bots import cups
from tests.bots.moments import middle

SIMULATIONS = 300


def found(outcome: Outcome) -> list[tuple[int, int, list[float]]]:
    return [(c.action, c.visits, c.shares.tolist()) for c in outcome.candidates]


@pytest.mark.parametrize("threads", [1, 2])
def test_the_same_seed_finds_the_same(threads: int) -> None:
    known = know(middle(), 3)
    one, other = (SearchBot(5, budget=Budget(threads * ENOUGH), threads=threads).search(known) for _ in range(2))
    assert found(one) == found(other)
    assert one.simulations == threads * ENOUGH


def test_a_thread_gets_a_tree_only_if_there_is_enough_to_do() -> None:
    """Levels are the same on every machine, however many cores it has."""
    known, budget = know(middle(), 3), Budget(2 * ENOUGH - 1)
    alone, crowd = (SearchBot(5, budget=budget, threads=threads) for threads in (1, 16))
    assert found(alone.search(known)) == found(crowd.search(known))
    timed = SearchBot(5, budget=Budget(milliseconds=1), threads=3)
    timed.search(known)
    assert len(timed._trees) == 3


def test_trees_differ_where_nothing_is_drawn_by_chance() -> None:
    known = know(edubba.game("sumeria").start(3, seed=11), 3)
    bot = SearchBot(5, budget=Budget(3 * ENOUGH), threads=3)
    bot.search(known)
    roots = [sorted((action, visits) for action, visits, _ in tree.root()) for tree in bot._trees]
    assert len({str(root) for root in roots}) == 3
    exact = SearchBot(5, budget=Budget(ENOUGH))
    exact.search(known)
    assert roots[0] == sorted((action, visits) for action, visits, _ in exact._trees[0].root())


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


def test_a_wish_to_stop_before_the_search_begins_is_heard_once() -> None:
    known = know(middle(), 3)
    bot = SearchBot(5, budget=Budget(SIMULATIONS))
    bot.cancel()
    assert bot.search(known).simulations == search.FIRST_SLICE
    assert bot.search(known).simulations == SIMULATIONS


@pytest.mark.parametrize("culprit", [0, 1])
def test_what_goes_wrong_in_one_thread_ends_all_and_leaves_no_tree(culprit: int) -> None:
    """Ctrl-C too: helpers that went on would grow trees that the next search uses."""
    known, budget = know(middle(), 3), Budget(2 * ENOUGH)

    class Clumsy(SearchBot):
        def _grow(self, tree: Tree, knobs: Knobs, simulations: int | None, deadline: float) -> None:
            if is_clumsy and tree is self._trees[culprit]:
                raise KeyboardInterrupt
            super()._grow(tree, knobs, None if is_clumsy and culprit == 0 else simulations, deadline)

    bot, before, is_clumsy = Clumsy(5, budget=budget, threads=2), threading.active_count(), True
    with pytest.raises(KeyboardInterrupt):
        bot.search(known)
    assert threading.active_count() == before
    is_clumsy = False
    assert found(bot.search(known)) == found(SearchBot(5, budget=budget, threads=2).search(known))


def test_other_threads_run_while_it_searches() -> None:
    """The lock is released: this thread has its turns while the other one is in the middle of one long slice."""
    known = know(middle(), 3)
    bot = SearchBot(5, budget=Budget(1))
    bot.search(known)
    searching = threading.Thread(target=bot._trees[0].grow, args=(100_000, bot.knobs))
    turns = [time.perf_counter()]
    searching.start()
    while searching.is_alive():
        time.sleep(0.001)
        turns.append(time.perf_counter())
    first, last = turns[0], turns[-1]
    assert sum(first + 0.25 * (last - first) < turn < first + 0.75 * (last - first) for turn in turns) > 10


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


def test_a_tree_does_not_care_what_its_memory_held_before(monkeypatch: pytest.MonkeyPatch) -> None:
    def played() -> list[str]:
        match, bot = middle(), SearchBot(5, budget=Budget(SIMULATIONS))
        return [match.play(bot.choose(match)).text for _ in range(4)]

    def used(shape: int, kind: np.dtype) -> np.ndarray:
        return np.full(shape * kind.itemsize, 0x5A, np.uint8).view(kind)

    clean = played()
    monkeypatch.setattr(trees.np, "empty", used)
    assert played() == clean


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


@pytest.mark.parametrize("name", ["sumeria", "tigris", "aquileia"])
def test_what_was_taken_back_is_forgotten_though_nobody_may_know_what_it_was(name: str) -> None:
    match, bot = edubba.game(name).start(3, seed=5), SearchBot(5, budget=Budget(30))
    mover = match.actor
    while match.actor == mover:
        one, other, *_ = match.legal()
        match.play(one)
    bot.choose(match)
    match.undo(force=True)
    match.play(other)
    fresh = SearchBot(5, budget=Budget(30))
    assert bot.choose(match) == fresh.choose(match)
    assert found(search.merge(bot._trees)) == found(search.merge(fresh._trees))


def test_what_was_played_again_is_remembered() -> None:
    match, bot = middle(), SearchBot(5, budget=Budget(30))
    bot.choose(match)
    trees = bot._trees
    match.undo(force=True)
    match.redo()
    bot.choose(match)
    assert bot._trees is trees


def test_a_search_that_is_asked_again_draws_other_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    known, drawn = know(middle(), 3), []
    tree = Tree(known, 0, patient=True)

    def note(_desk: Desk, _seat: int, _players: int, _knobs: Knobs, number: int, done: int, simulations: int) -> int:
        drawn.extend(range(number + done, number + done + simulations))
        return 0

    monkeypatch.setattr(trees, "twin", lambda *_: note)
    for _ in range(3):
        tree.place(known, known.legal)
        tree.grow(20, Knobs())
        tree.grow(10, Knobs())
    assert drawn == list(range(3, 93))


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


def test_the_first_limit_that_is_reached_ends_a_search() -> None:
    sumeria = edubba.game("sumeria")
    assert Budget(simulations=10, thoughts=64).simulations_in(sumeria) == 10
    assert Budget(simulations=100_000, thoughts=1).simulations_in(sumeria) == Budget(thoughts=1).simulations_in(sumeria)
    assert Budget(milliseconds=5).simulations_in(sumeria) is None
    for little in (0, -5):
        assert SearchBot(1, budget=Budget(little)).choose(middle()) in middle().legal()
