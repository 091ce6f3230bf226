"""Tables of every game: all numbers of players, each option set once."""

from __future__ import annotations

import random
from dataclasses import dataclass

import pytest

import edubba
from edubba import Game, Match
from edubba.engine.options import Value


@dataclass(frozen=True)
class Table:
    """A game with a number of players and options."""

    game: Game
    players: int
    options: dict[str, Value]

    def __str__(self) -> str:
        chosen = [f"{name}={value}" for name, value in self.options.items()]
        return "-".join([self.game.name, str(self.players), *chosen])

    def start(self, seed: int | str) -> Match:
        return self.game.start(self.players, seed, self.options)

    def match(self, seed: int, plies: int) -> Match:
        """A match after so many random moves, or fewer if it ends before."""
        match = self.start(seed)
        choice = random.Random(seed)
        for _ in range(plies):
            if match.actor is None:
                break
            match.play(choice.choice(match.legal_ids()))
        return match


def tables_of(game: Game) -> list[Table]:
    tables = [Table(game, players, {}) for players in game.players]
    for option in game.options:
        for value in option.choices[1:]:
            players = option.unlocks or game.players[-1:]
            tables += [Table(game, count, {option.name: value}) for count in players]
    return tables


TABLES = [table for name in edubba.games() for table in tables_of(edubba.game(name))]
GAMES = [edubba.game(name) for name in edubba.games()]

every_table = pytest.mark.parametrize("table", TABLES, ids=str)
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
