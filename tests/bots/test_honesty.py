"""A bot knows what its seat may know: in a game with secrets it chooses alike whatever the secret is."""

from __future__ import annotations

import weakref
from collections import Counter

import numpy as np
import pytest

import edubba
from edubba import Match, Move
from edubba.bots.bot import Bot
from edubba.bots.greedy import GreedyBot
from edubba.bots.knowledge import Knowledge, know
from edubba.bots.levels import Budget
from edubba.bots.random import RandomBot
from edubba.bots.search import SearchBot
from edubba.bots.worth import Floats, worth
from edubba.engine.dispatch import MAX_PLAYERS, play
from edubba.engine.jit import compiled, rule
from edubba.engine.rng import new_rng, reseed
from edubba.engine.tablet import Ints, Tablet, Tablets, copy
from tests.bots import cups
from tests.contract.tables import TABLES, Table


@pytest.fixture(autouse=True)
def _interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("EDUBBA_JIT", "0")


def bots(seed: int) -> list[Bot]:
    return [RandomBot(seed), GreedyBot(seed), SearchBot(seed, budget=Budget(30))]


@rule
def peek_ahead(
    states: Tablets, seat: int, players: int, actions: Ints, ints: Ints, shares: Floats, worths: Floats, rng: Tablet
) -> None:
    """Writes what a seat has of each action, as things really stand."""
    for i in range(len(actions)):
        states[1] = states[0]
        play(states[1], actions[i], rng)
        worth(states[1], players, ints, shares)
        worths[i] = shares[seat]


class PeekingBot(Bot):
    """A greedy bot that looks at the truth, as no bot of ours can."""

    def choose(self, match: Match) -> Move:
        moves, seat = match.legal(), match.actor
        assert seat is not None
        states = np.array([match.state, match.state], match.game.rules.State)
        worths, ids = np.zeros(len(moves)), np.array(match.legal_ids())
        room = np.zeros(MAX_PLAYERS, np.int64), np.zeros(MAX_PLAYERS)
        compiled(peek_ahead)(states, seat, match.players, ids, *room, worths, new_rng())
        return moves[int(worths.argmax())]

    def think(self, knowledge: Knowledge) -> int:
        raise NotImplementedError


class Rummager(Bot):
    """Looks for the match in all that it holds while it thinks."""

    def think(self, knowledge: Knowledge) -> int:
        self.found = [held for held in vars(self).values() if isinstance(held, Match | weakref.ref)]
        return int(knowledge.legal[0])


def test_whoever_thinks_holds_no_match() -> None:
    bot, match = Rummager(1), edubba.game("tigris").start(2, seed=1)
    for _ in range(3):
        match.play(bot.choose(match))
        assert bot.found == []


def cups_at(state: Tablet) -> Match:
    return Match(cups.GAME, cups.GAME.encode(2), "future", state=np.array([state], state.dtype))


def hidden_from(game: edubba.Game, state: Tablet, seat: int, number: int) -> Tablet:
    twin, rng = copy(state), new_rng()
    reseed(rng, number)
    game.rules.hide(twin, seat, rng)
    return twin


def test_secrets_make_no_difference_to_a_choice() -> None:
    differed = 0
    for seed in range(20):
        match = cups.GAME.start(seed=seed)
        for ply in range(seed % 6):
            match.play((seed + ply) % 4)
        twin = hidden_from(cups.GAME, match.state, match.actor, seed)
        differed += twin.tobytes() != match.state.tobytes()
        for one, other in zip(bots(seed), bots(seed), strict=True):
            assert one.choose(cups_at(match.state)) == other.choose(cups_at(twin))
    assert differed >= 10


def test_what_a_bot_knows_does_not_depend_on_the_secret() -> None:
    match = cups.GAME.start(seed=3)
    twin = hidden_from(cups.GAME, match.state, 0, 9)
    one, other = know(match, 5), know(cups_at(twin), 5)
    assert one.states.tobytes() == other.states.tobytes()
    assert one.position() == other.position()


def test_the_secret_is_drawn_fairly() -> None:
    match = cups.GAME.start(seed=3)
    drawn = Counter(int(know(match, number).states[0]["hidden"][1]) for number in range(2000))
    pool = match.state.bag + np.eye(4, dtype=int)[match.state.hidden[1]]
    for number in range(4):
        assert drawn[number] / 2000 == pytest.approx(pool[number] / pool.sum(), abs=0.04)


def test_moves_of_others_are_remembered_only_where_moves_are_open() -> None:
    match = cups.GAME.start(seed=3)
    for action in (1, 2, 3):
        match.play(action)
    assert know(match, 1).history == (None, 2, None)
    sumeria = edubba.game("sumeria").start(seed=1)
    sumeria.play("add Kish")
    assert know(sumeria, 1).history == (0,)


def wins(one: Bot, other: Bot, game: edubba.Game = cups.GAME, games: int = 60) -> float:
    """The share of one bot's wins against another, every deal from both seats."""
    won = 0.0
    for number in range(games):
        match = game.start(2, seed=number // 2)
        seats = (one, other) if number % 2 == 0 else (other, one)
        while match.actor is not None:
            match.play(seats[match.actor].choose(match))
        won += (number % 2 in match.winners) / len(match.winners)
    return won / games


def test_peeking_would_be_seen() -> None:
    assert wins(PeekingBot(1), GreedyBot(2)) > 0.9


def test_honest_bots_do_not_win_as_if_they_peeked() -> None:
    assert wins(SearchBot(1, budget=Budget(20)), GreedyBot(2)) < 0.75
    assert wins(GreedyBot(3), GreedyBot(2)) < 0.75


def test_peeking_would_be_seen_where_hands_are_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("EDUBBA_JIT")
    tigris = edubba.game("tigris")
    assert wins(PeekingBot(1), GreedyBot(2), tigris, 30) > 0.75
    assert wins(GreedyBot(3), GreedyBot(2), tigris, 30) < 0.65


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_what_is_hidden_is_drawn_from_what_is_known_alone(table: Table) -> None:
    """Every game: hiding, then hiding by other chance, gives what the other chance alone gives."""
    for seed in range(4):
        match = table.match(seed, 25 * seed)
        if match.actor is None:
            continue
        once = hidden_from(table.game, match.state, match.actor, 7)
        twice = hidden_from(table.game, hidden_from(table.game, match.state, match.actor, 5), match.actor, 7)
        assert once.tobytes() == twice.tobytes()


def hides(table: Table) -> bool:
    """Whether anything lies hidden at a table: in Sumeria, or where all hands lie open, nothing does."""
    return table.game.name != "sumeria" and not table.options.get("open_hands")


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_secrets_make_no_difference_in_any_game(table: Table) -> None:
    match = table.match(3, 40)
    vector = table.game.encode(table.players, table.options)
    twin = hidden_from(table.game, match.state, match.actor, 11)
    assert (twin.tobytes() != match.state.tobytes()) is hides(table)
    for make in (GreedyBot, lambda seed: SearchBot(seed, budget=Budget(3))):
        chosen = {
            make(4).choose(Match(table.game, vector, "x", state=np.array([state], state.dtype))).text
            for state in (match.state, twin)
        }
        assert len(chosen) == 1
