"""The arena: bots play each other again and again, every deal from every seat, and the results are added up.

Game n of a plan is the same game whenever and wherever it is played: deals and bots are seeded by its number. So a run
can be cut, spread over machines and gone on with, and nothing changes but the time it takes.
"""

from __future__ import annotations

import itertools
import secrets
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any

from edubba.bots import OUTSIDE, bot
from edubba.engine.errors import BadOptions
from edubba.engine.game import Game
from edubba.engine.match import Match
from edubba.engine.options import Value
from edubba.engine.registry import game

SEED = "arena"


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

    def is_record(self, number: int, record: object) -> bool:
        """Whether a record can be that of a game."""
        told = record if isinstance(record, dict) else {}
        return told.get("seed") == self.deal(number) and told.get("seats") == list(self.seats(number))

    def deal(self, number: int) -> str:
        """The seed of a game, which is that of its deal."""
        return f"{self.seed} deal {number // self.players}"

    def to_json(self) -> dict[str, Any]:
        """The plan as plain data, with the version of the rules: by other rules the same games come out differently."""
        return asdict(self) | {"bots": list(self.bots), "version": game(self.game).version}


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
    count = players or next((n for n in found.players if n >= len(words)), len(words))
    if len(words) > count:
        raise BadOptions("bots-too-many", bots=len(words), players=count)
    if games < 1:
        raise BadOptions("bots-games", games=games)
    found.encode(count, options)  # refuses what the game does not have
    filled = (*words, *[words[-1]] * (count - len(words)))
    return Plan(found.name, filled, -(-games // count) * count, seed, options or {})


def play_game(plan: Plan, number: int, keep_record: bool = False) -> dict[str, Any]:
    """Plays one game of a plan; returns its result as plain data."""
    match = plan.start(number)
    players = [bot(word, seed=f"{plan.seed} game {number} seat {seat}") for seat, word in enumerate(match.seats)]
    try:
        while match.actor is not None:
            match.play(players[match.actor].choose(match))
    finally:
        for player in players:
            player.close()
    result = {"number": number, "seats": list(match.seats), "scores": match.scores, "ranks": match.ranks}
    result["moves"] = match.ply
    return result | ({"record": match.record()} if keep_record else {})


def left_to_play(plan: Plan, played: Sequence[dict[str, Any]]) -> Iterator[int]:
    """The numbers of the games that have no result yet."""
    done = {result["number"] for result in played}
    return (number for number in range(plan.games) if number not in done)


def _orders(bots: tuple[str, ...]) -> list[tuple[str, ...]]:
    """All orders round the table that are not the same from another seat."""
    first, *others = bots
    return sorted({(first, *rest) for rest in itertools.permutations(others)})
