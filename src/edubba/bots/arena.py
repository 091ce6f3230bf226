"""The arena: bots play each other again and again, every deal from every seat, and the results are added up.

Game n of a plan is the same game whenever and wherever it is played: deals and bots are seeded by its number. So a run
can be cut, spread over machines and gone on with, and nothing changes but the time it takes. Only what a program from
outside does is its own affair.
"""

from __future__ import annotations

import itertools
import secrets
from collections.abc import Container, Iterator, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any

from edubba.bots import OUTSIDE, bot
from edubba.bots.bot import own_seed
from edubba.bots.host import BotAbsent, BotFailed
from edubba.engine.errors import BadOptions
from edubba.engine.game import Game
from edubba.engine.jit import source_hash
from edubba.engine.match import Match
from edubba.engine.options import Value
from edubba.engine.registry import game

SEED = "arena"
MOST_GAMES = 1_000_000


def seed_for(words: Sequence[str]) -> str:
    """The usual seed; one that nobody can guess if a program from outside plays, which could deal the cards again."""
    return secrets.token_hex(8) if any(word.startswith(f"{OUTSIDE}:") for word in words) else SEED


@dataclass(frozen=True)
class Plan:
    """What is to be played. Bots are written as words: `random`, `search:3`, `host:COMMAND`."""

    game: str
    bots: tuple[str, ...]  # one a seat
    games: int
    seed: str = SEED
    options: dict[str, Value] = field(default_factory=dict)

    @property
    def players(self) -> int:
        """How many sit at a table."""
        return len(self.bots)

    def seats(self, number: int) -> tuple[str, ...]:
        """Who sits where in a game: each deal is played from all seats, other deals in other orders."""
        orders = _orders(self.bots)
        order = orders[number // self.players % len(orders)]
        turn = number % self.players
        return order[turn:] + order[:turn]

    def start(self, number: int) -> Match:
        """The match of a game, before its first move."""
        return game(self.game).start(self.players, self.deal(number), self.options, seats=self.seats(number))

    def deal(self, number: int) -> str:
        """The seed of a game, which is that of its deal."""
        return f"{self.seed} deal {number // self.players}"

    def to_json(self) -> dict[str, Any]:
        """The plan as plain data, with what it was written by: other rules or bots make other games of it."""
        written = {"version": game(self.game).version, "source": source_hash()}
        return asdict(self) | {"bots": list(self.bots)} | written


def make_plan(
    found: Game,
    words: Sequence[str],
    games: int,
    players: int | None = None,
    seed: str = SEED,
    options: dict[str, Value] | None = None,
) -> Plan:
    """A plan: the last bot sits on all seats that are left, and every deal is played from every seat."""
    for word in words:
        bot(word)  # refuses what is no bot
    count = players or next((n for n in found.players_with(options) if n >= len(words)), len(words))
    if len(words) > count:
        raise BadOptions("bots-too-many", bots=len(words), players=count)
    if not 1 <= games <= MOST_GAMES:
        raise BadOptions("bots-games", games=games, most=MOST_GAMES)
    chosen = found.decode(found.encode(count, options))  # refuses what the game does not have
    filled = (*words, *[words[-1]] * (count - len(words)))
    plan = Plan(found.name, filled, -(-games // count) * count, seed, chosen)
    plan.start(0)  # refuses a seed or a command that can't be written down
    return plan


def play_game(plan: Plan, number: int, keep_record: bool = False) -> dict[str, Any]:
    """Plays one game of a plan; returns its result as plain data.

    A program from outside that fails is ranked last, and chance goes on in its seat. One that can't be started ends the
    arena: it would lose all games.
    """
    match, failures = plan.start(number), {}
    seeds = [own_seed(f"{plan.seed} game {number} seat {seat}") for seat in range(plan.players)]
    players = [bot(word, seed=seed) for word, seed in zip(match.seats, seeds, strict=True)]
    try:
        while (seat := match.actor) is not None:
            try:
                match.play(players[seat].choose(match))
            except BotAbsent:
                raise
            except BotFailed as failure:
                failures[seat] = {"seat": seat, "ply": match.ply + 1, "reason": str(failure)}
                players[seat] = bot("random", seed=seeds[seat])
    finally:
        for player in players:
            player.close()
    result: dict[str, Any] = {"number": number, "seats": list(match.seats), "scores": match.scores}
    result |= {"ranks": with_last(match.ranks, failures), "moves": match.ply}
    result |= {"failures": list(failures.values())} if failures else {}
    return result | ({"record": match.record()} if keep_record else {})


def with_last(ranks: Sequence[int], failed: Container[int]) -> list[int]:
    """Ranks with some seats put behind all others.

    >>> with_last([1, 2, 3, 3], {0, 2})
    [3, 1, 3, 2]
    """
    ahead = [rank for seat, rank in enumerate(ranks) if seat not in failed]
    return [1 + sum(other < rank or seat in failed for other in ahead) for seat, rank in enumerate(ranks)]


def left_to_play(plan: Plan, played: Sequence[dict[str, Any]]) -> Iterator[int]:
    """The numbers of the games that have no result yet."""
    done = {result["number"] for result in played}
    return (number for number in range(plan.games) if number not in done)


def _orders(bots: tuple[str, ...]) -> list[tuple[str, ...]]:
    """The orders round the table, the first bot at its head; from every seat of each all sit equally often."""
    first, *others = bots
    return sorted({(first, *rest) for rest in itertools.permutations(others)})
