"""Bots by their names and levels."""

from __future__ import annotations

import pytest

import edubba
from edubba.bots import bots
from edubba.bots.greedy import GreedyBot
from edubba.bots.growth import Knobs
from edubba.bots.host import HostBot
from edubba.bots.levels import LEVELS, USUAL_THOUGHT, Budget
from edubba.bots.random import RandomBot
from edubba.bots.search import SearchBot
from edubba.engine.game import Game
from edubba.games.sumeria import evaluation
from edubba.terminal.seats import seat_name, take_seats
from tests.bots import cups


@pytest.mark.parametrize(
    ("word", "says"),
    [
        ("deep", "no bot called “deep”"),
        ("search:7", "no level “7”: levels are 1 to 6"),
        ("search:", "no level “”"),
        ("search:best", "no level “best”"),
        ("greedy:2", "“greedy” has no levels"),
        ("host:", "no bot called “host:”"),
    ],
)
def test_what_is_no_bot_is_refused(word: str, says: str) -> None:
    with pytest.raises(edubba.UnknownBot, match=says):
        edubba.bot(word)


@pytest.mark.parametrize("word", ["random", "greedy", "host:a program"])
def test_only_a_search_has_levels(word: str) -> None:
    kind = word.partition(":")[0]
    with pytest.raises(edubba.UnknownBot, match=f"“{kind}” has no levels"):
        edubba.bot(word, level=3)


def test_levels_by_number_and_by_word_are_the_same() -> None:
    assert isinstance(edubba.bot("random"), RandomBot)
    assert isinstance(edubba.bot("greedy"), GreedyBot)
    for number in LEVELS:
        one, other = edubba.bot("search", level=number), edubba.bot(f"search:{number}")
        assert isinstance(one, SearchBot)
        assert isinstance(other, SearchBot)
        assert (one.budget, one.knobs, one.blur) == (other.budget, other.knobs, other.blur)


def test_a_bot_has_one_level() -> None:
    level = [repr(edubba.bot(f"search:{number}", seed=1)) for number in LEVELS]
    assert len(set(level)) == len(LEVELS)
    assert repr(edubba.bot("search:3", level=3, seed=1)) == level[2]
    with pytest.raises(edubba.UnknownBot, match="“search:3” has a level already; it can't have level 6 too"):
        edubba.bot("search:3", level=6)


@pytest.mark.parametrize("threads", [0, -1])
def test_a_bot_needs_a_thread(threads: int) -> None:
    with pytest.raises(edubba.UnknownBot, match=f"can't think in {threads} threads"):
        edubba.bot("search", threads=threads)


@pytest.mark.parametrize("game", [*map(edubba.game, edubba.games()), cups.GAME], ids=lambda game: game.name)
def test_levels_grow(game: Game) -> None:
    for is_exact in (False, True):
        alike = [level for level in LEVELS.values() if (level.blur == 0) is is_exact]
        budgets = [level.budget.simulations_in(game) or 0 for level in alike]
        assert budgets == sorted(set(budgets))
    blurs = [level.blur for level in LEVELS.values()]
    assert blurs == sorted(blurs, reverse=True)


def test_a_thought_has_as_many_simulations_as_the_game_says() -> None:
    sumeria = edubba.game("sumeria")
    thought = Budget(thoughts=1).simulations_in(sumeria)
    assert thought == evaluation.THOUGHT
    assert Budget(thoughts=64).simulations_in(sumeria) == 64 * thought
    assert Budget(thoughts=2).simulations_in(cups.GAME) == 2 * USUAL_THOUGHT
    assert Budget(30).simulations_in(sumeria) == 30
    assert Budget(milliseconds=5).simulations_in(sumeria) is None


def test_at_a_table_with_people_bots_watch_the_clock() -> None:
    seats = take_seats(["you", "search:6", "greedy"], "seed")
    thinker = seats[1].bot
    assert isinstance(thinker, SearchBot)
    assert thinker.budget.milliseconds == 4500
    assert not thinker.patient
    assert [seat.name for seat in seats] == ["Player A", "Master B", "Greedy C"]
    assert seat_name("host:mine", 1) == "host:mine"


def test_names_are_listed() -> None:
    assert bots() == ["greedy", "random", "search"]


def test_a_seed_makes_choices_and_no_seed_differs() -> None:
    match = edubba.game("sumeria").start(seed=1)
    assert edubba.bot("random", seed=4).choose(match) == edubba.bot("random", seed=4).choose(match)
    assert len({edubba.bot("random").choose(match).id for _ in range(20)}) > 5


@pytest.mark.parametrize("word", ["random", "greedy", "search:2", "host:python 'my bot.py'"])
def test_what_a_bot_is_called_makes_it_again(word: str) -> None:
    called = repr(edubba.bot(word, seed=3))
    kinds = {kind.__name__: kind for kind in (RandomBot, GreedyBot, SearchBot, HostBot, Budget, Knobs)}
    assert repr(eval(called, kinds)) == called  # noqa: S307 - it is ours


def test_a_bot_that_chooses_what_it_may_not_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    match = edubba.game("sumeria").start(seed=1)
    for wrong in (-1, 10**6, 3.5):
        monkeypatch.setattr(RandomBot, "think", lambda *_, wrong=wrong: wrong)
        with pytest.raises(edubba.IllegalMove):
            edubba.bot("random").choose(match)


def test_nobody_chooses_when_the_game_is_over() -> None:
    match = edubba.game("sumeria").start(seed=1)
    while match.actor is not None:
        match.play(match.legal_ids()[0])
    with pytest.raises(edubba.IllegalMove, match="over"):
        edubba.bot("random").choose(match)
