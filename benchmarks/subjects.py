"""What is measured of a game of ours: random play at every level, and the cost of single operations."""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from edubba.engine import jit
from edubba.engine.dispatch import MAX_PLAYERS
from edubba.engine.game import Game
from edubba.engine.playout import perft, playouts
from edubba.engine.rng import Stream, new_rng
from edubba.engine.tablet import Ints, Tablets
from measure import Subject, Worker
from probes import copies, halfway, listings

COMPILED = "compiled"
TWO_CORES = "compiled, two cores"
INTERPRETED = "interpreted"
STEPPED = "compiled, driven from Python"
MATCH = "Match"
COPY = "copy a state"
LEGAL = "list the legal actions"
PERFT = "count a line (perft)"

_GAMES = 64  # in a batch of random play
_COPIES = 100_000
_SLOTS = 16
_DEEPEST = 8
_LINES = 20_000  # perft goes so deep that there are more lines than this


@dataclass(frozen=True)
class Table:
    """A game with its number of players, and the memory that random play needs."""

    game: Game
    players: int

    @property
    def name(self) -> str:
        """What the table is called in reports."""
        return f"{self.game.name}, {self.players} players"

    @property
    def options(self) -> Ints:
        """The vector for `setup`."""
        return self.game.encode(self.players)

    def states(self, n: int) -> Tablets:
        """So many blank states."""
        return np.zeros(n, self.game.rules.State)

    def out(self, rows: int | None = None) -> Ints:
        """Room for legal actions; for a search, a row a move."""
        width = max(self.game.rules.MAX_LEGAL, MAX_PLAYERS)
        return np.zeros(width if rows is None else (rows, width), np.int64)

    def middles(self, n: int = _GAMES) -> Tablets:
        """States in the middle of random games."""
        states = self.states(n)
        jit.compiled(halfway)(states, self.options, self.out(), new_rng(), 0)
        return states


def tables(game: Game) -> list[Table]:
    """A game with every number of players that needs no option."""
    return [Table(game, players) for players in game.players]


def subjects(table: Table) -> Iterator[Subject]:
    """All that is measured of a table; nothing compiled where nothing can be."""
    if jit.enabled():
        yield Subject(table.name, COMPILED, lambda: _playing(table, jit.compiled(playouts), _GAMES))
        yield Subject(table.name, TWO_CORES, lambda: _playing(table, jit.compiled(playouts), _GAMES), threads=2)
        yield Subject(table.name, STEPPED, lambda: _stepping(table))
    yield Subject(table.name, MATCH, lambda: _matches(table))
    yield Subject(table.name, INTERPRETED, lambda: _playing(table, playouts, 1))
    if jit.enabled():
        yield Subject(table.name, COPY, lambda: _copying(table), of="copies")
        yield Subject(table.name, LEGAL, lambda: _listing(table), of="lists")
        yield Subject(table.name, PERFT, lambda: _counting(table), of="lines")


def sizes(table: Table) -> dict[str, Any]:
    """Sizes that need no clock."""
    states, out = table.states(_GAMES), table.out()
    found: dict[str, Any] = {"state_bytes": table.game.rules.State.itemsize, "actions": table.game.num_actions}
    if jit.enabled():
        moves = jit.compiled(halfway)(states, table.options, out, new_rng(), 0)
        legal = jit.compiled(listings)(states, out)
        found |= {"moves_a_game": moves / _GAMES, "legal_actions_halfway": legal / _GAMES}
    return found


def _playing(table: Table, play_all: Callable[..., int], games: int) -> Worker:
    """Whole random games in one call, other ones in every batch."""
    states, options, out, rng = table.states(games), table.options, table.out(), new_rng()
    seeds = itertools.count(step=games)
    return lambda: play_all(states, options, out, rng, next(seeds))


def _stepping(table: Table) -> Worker:
    """Random games on the compiled rules, every move chosen by Python: as OpenSpiel is driven."""
    table.game.warm()
    kernel, dice = table.game.kernel, random.Random(0)
    states, options, out, rngs = table.states(1), table.options, table.out(), Stream().tablets

    def play_one() -> int:
        moves = 0
        kernel.begin(states, options, rngs)
        while n := kernel.legal(states, out):
            kernel.play(states, out[dice.randrange(n)], rngs)
            moves += 1
        return moves

    return play_one


def _matches(table: Table) -> Worker:
    """Random games through `Match`: every move checked, recorded, with fair randomness, and ready to be taken back."""
    table.game.warm()
    dice, seeds = random.Random(0), itertools.count()

    def play_one() -> int:
        match = table.game.start(table.players, seed=next(seeds))
        while moves := match.legal():
            match.play(dice.choice(moves))
        return match.ply

    return play_one


def _copying(table: Table) -> Worker:
    """Copies round and round between a few slots; all of them must end as the first one began."""
    original, states, copy_all = table.middles(1), table.states(_SLOTS), jit.compiled(copies)
    states[0] = original[0]

    def copy() -> int:
        copy_all(states, _COPIES)
        return _COPIES

    copy()
    assert states.tobytes() == original.tobytes() * _SLOTS, "copies were left out"
    return copy


def _listing(table: Table) -> Worker:
    """Legal actions of many positions, each from the middle of another game."""
    states, out = table.middles(), table.out()
    list_all = jit.compiled(listings)

    def list_many() -> int:
        list_all(states, out)
        return len(states)

    return list_many


def _counting(table: Table) -> Worker:
    """Perft from the middle of a game, deep enough to be worth measuring."""
    states, out, rng = table.states(_DEEPEST), table.out(_DEEPEST), new_rng()
    states[0] = table.middles(1)[0]
    count = jit.compiled(perft)
    depth = next((d for d in range(1, _DEEPEST) if count(states, d, out, rng) > _LINES), _DEEPEST)
    return lambda: count(states, depth, out, rng)
