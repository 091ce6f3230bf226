#!/usr/bin/env python3
"""Tunes the weights of a game's evaluation by self-play, and writes them beside its rules.

The first generation plays at random, every other one by the weights of the one before it. Each player looks at a few of
the legal moves, chosen by chance, and takes the best of them: so games differ, and mistakes are met and punished. From
positions of these games, with who won in the end, the weights follow by logistic regression: they are those that make
the known winners most likely. There is nothing random in it but the seed: the same call writes the same file.
"""

from __future__ import annotations

import argparse
import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
from rich.progress import track

import edubba
from edubba.engine import dispatch, jit
from edubba.engine.dispatch import MAX_PLAYERS, OVER, actor, legal, play, ranks, setup
from edubba.engine.game import Game
from edubba.engine.jit import generic, rule
from edubba.engine.record import refuse_unwritable
from edubba.engine.rng import below, new_rng, reseed
from edubba.engine.tablet import Ints, Tablet, Tablets

Floats = npt.NDArray[np.float64]

SAMPLED = 4  # one position in so many is kept
BATCH = 250  # games in one compiled call
MILLION = 1e6
RIDGE = 30.0  # how firmly a stage holds to the weights of all stages together
ROUNDS_OF_NEWTON = 12
NEGLIGIBLE = 1e-9  # a step that changes no weight by a thousandth of its last digit


def _of(name: str) -> Callable[[Any], Callable[..., Any]]:
    return lambda state: getattr(dispatch._evaluations[state], name)


@generic(_of("stage"))
def stage(s: Tablet) -> int:
    """The row of weights that belongs to a position."""
    return int(_of("stage")(s.dtype)(s))


@generic(_of("appraise"))
def appraise(s: Tablet, weights: Ints, out: Ints) -> None:
    """All features of every seat, each times its weight."""
    _of("appraise")(s.dtype)(s, weights, out)


@rule
def share(values: Ints, seat: int, players: int) -> float:
    """The share of winning of a seat."""
    total = 0.0
    for other in range(players):
        total += math.exp((values[other] - values[seat]) / MILLION)
    return 1.0 / total


@rule
def choose(states: Tablets, weights: Ints, players: int, sight: int, out: Ints, values: Ints, rng: Tablet) -> int:
    """The best of a few moves chosen by chance."""
    seat, n = actor(states[0]), legal(states[0], out)
    best, most = 0, -1.0
    for i in range(min(n, sight)):
        j = i + below(rng, n - i)
        out[i], out[j] = out[j], out[i]
        states[1] = states[0]
        play(states[1], out[i], rng)
        if actor(states[1]) == OVER:
            ranks(states[1], values)
            worth = 1.0 / values[seat]
        else:
            appraise(states[1], weights, values)
            worth = share(values, seat, players)
        if worth > most:
            best, most = int(out[i]), worth
    return best


@rule
def features(s: Tablet, players: int, single: Ints, values: Ints, found: Ints) -> None:
    """Every feature of every seat: what its weight alone would give."""
    row = stage(s)
    for feature in range(single.shape[1]):
        single[row, feature] = 1
        appraise(s, single, values)
        single[row, feature] = 0
        for seat in range(players):
            found[seat, feature] = values[seat]


@rule
def self_play(
    states: Tablets,
    options: Ints,
    weights: Ints,
    sight: int,
    seeds: Ints,
    out: Ints,
    values: Ints,
    single: Ints,
    rng: Tablet,
    found: Ints,
    stages: Ints,
    results: Ints,
) -> int:
    """Plays games; keeps some of their positions with the ranks that the seats had in the end. Returns how many."""
    kept, players = 0, options[0]
    for number in range(seeds[0], seeds[1]):
        reseed(rng, number)
        setup(states[0], options, rng)
        begun = kept
        while actor(states[0]) != OVER:
            if below(rng, SAMPLED) == 0 and kept < len(stages):
                stages[kept] = stage(states[0])
                features(states[0], players, single, values, found[kept])
                kept += 1
            action = choose(states, weights, players, sight, out, values, rng)
            play(states[0], action, rng)
        ranks(states[0], values)
        for i in range(begun, kept):
            for seat in range(players):
                results[i, seat] = values[seat]
    return kept


@dataclass(frozen=True)
class Positions:
    """Positions of self-play. Seats that are not there have no features and won nothing."""

    features: Floats  # of each position, of each seat
    stages: Ints
    won: Floats  # the share of winning of each seat in the end
    there: npt.NDArray[np.bool_]

    @staticmethod
    def of(found: Ints, stages: Ints, results: Ints) -> Positions:
        """Positions from features, stages and the ranks of the seats in the end; a seat that is not there has none."""
        winners = (results == 1).astype(np.float64)
        won = winners / winners.sum(axis=1, keepdims=True)
        return Positions(found.astype(np.float64), stages, won, results > 0)

    @staticmethod
    def joined(parts: Sequence[Positions]) -> Positions:
        """Those of many games."""
        columns = zip(*((p.features, p.stages, p.won, p.there) for p in parts), strict=True)
        return Positions(*(np.concatenate(column) for column in columns))

    def at(self, row: int) -> Positions:
        """Those of one stage."""
        here = self.stages == row
        return Positions(self.features[here], self.stages[here], self.won[here], self.there[here])

    def chances(self, weights: Floats) -> Floats:
        """The shares of winning that weights foretell."""
        values = np.where(self.there, self.features @ weights, -np.inf)
        odds = np.exp(values - values.max(axis=1, keepdims=True))
        shares: Floats = odds / odds.sum(axis=1, keepdims=True)
        return shares

    def surprise(self, weights: Floats) -> float:
        """How wrong they are, in nats a position."""
        told = np.log(np.maximum(self.chances(weights), 1e-12))
        return -float((told * self.won).sum(axis=1).mean())


def gather(game: Game, weights: Ints, sight: int, games: int, seed: int, tell: str) -> Positions:
    """Positions of self-play with all numbers of players in turn."""
    rules = game.rules
    states, rng, values = np.zeros(2, rules.State), new_rng(), np.zeros(MAX_PLAYERS, np.int64)
    out, single = np.zeros(rules.MAX_LEGAL, np.int64), np.zeros_like(weights)
    parts, seats = [], max(game.players)
    for number in track(range(games // BATCH), description=tell):
        options = game.encode(game.players[number % len(game.players)])
        room = BATCH * 200
        found = np.zeros((room, seats, weights.shape[1]), np.int64)
        stages, results = np.zeros(room, np.int64), np.zeros((room, seats), np.int64)
        seeds = seed + number * BATCH + np.array([0, BATCH])
        kept = jit.compiled(self_play)(
            states, options, weights, sight, seeds, out, values, single, rng, found, stages, results
        )
        parts.append(Positions.of(found[:kept], stages[:kept], results[:kept]))
    return Positions.joined(parts)


def fit(positions: Positions, centre: Floats, ridge: float) -> Floats:
    """The weights that make the winners most likely, held to `centre`: Newton's method."""
    x, weights = positions.features, centre.copy()
    hold = ridge * np.maximum(x.var(axis=(0, 1)), 1e-3)
    for _ in range(ROUNDS_OF_NEWTON):
        p = positions.chances(weights)
        mean = np.einsum("np,npf->nf", p, x)
        slope = np.einsum("np,npf->f", positions.won - p, x) - hold * (weights - centre)
        flat = x.reshape(-1, x.shape[2])
        bend = (flat * p.reshape(-1, 1)).T @ flat - mean.T @ mean + np.diag(hold)
        step = np.linalg.solve(bend, slope)
        weights = weights + step
        if np.abs(step).max() < NEGLIGIBLE:
            break
    return weights


def learn(positions: Positions, stages: int) -> Ints:
    """Weights for every stage, each held to those of all stages together."""
    width = positions.features.shape[2]
    common = fit(positions, np.zeros(width), 1.0)
    rows = []
    for row in range(stages):
        here = positions.at(row)
        rows.append(fit(here, common, RIDGE) if len(here.stages) else common)
    print(
        f"surprise a position: {positions.surprise(np.zeros(width)):.4f} knowing nothing, "
        f"{positions.surprise(common):.4f} by common weights, "
        f"{np.mean([positions.at(i).surprise(w) for i, w in enumerate(rows) if (positions.stages == i).any()]):.4f}"
        " by stage"
    )
    return np.round(np.array(rows) * MILLION).astype(np.int64)


def write(path: Path, weights: Ints, how: str) -> None:
    """Writes the weights as TOML."""
    rows = "\n".join("  [" + ", ".join(map(str, row)) + "]," for row in weights.tolist())
    head = "# Millionths of the logarithm of the odds of winning: one row a stage, one column a feature."
    text = f"{head}\n# Written by: {how}\nweights = [\n{rows}\n]\n"
    path.write_text(text, encoding="utf-8")


def positive(text: str) -> int:
    """A number of games or generations, as typed."""
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text} is not a number from 1 on")
    return int(text)


def writable(text: str) -> Path:
    """Where weights go, as typed: what can't be written is said before the games are played."""
    try:
        refuse_unwritable(Path(text))
    except edubba.EdubbaError as error:
        raise argparse.ArgumentTypeError(str(error)) from None
    return Path(text)


def main() -> None:
    """Tunes, generation after generation."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=edubba.games())
    many = f"in the last generation, a multiple of {3 * BATCH}; a third of it before (default: 12000)"
    parser.add_argument("--games", type=positive, default=12_000, help=many)
    parser.add_argument("--generations", type=positive, default=4)
    parser.add_argument("--sight", type=positive, default=40, help="moves that a player looks at (default: 40)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=writable, help="where the weights go (default: beside the rules of the game)")
    wanted = parser.parse_args()
    if wanted.games % (3 * BATCH):
        parser.error(f"--games must be a multiple of {3 * BATCH}: {BATCH} are played at a time, a third of all first")
    game = edubba.game(wanted.game)
    evaluation: Any = game.evaluation
    weights = np.zeros((evaluation.STAGES, evaluation.FEATURES), np.int64)
    for generation in range(wanted.generations):
        last = generation == wanted.generations - 1
        games = wanted.games if last else wanted.games // 3
        seed = (wanted.seed * 100 + generation) << 32
        positions = gather(game, weights, wanted.sight, games, seed, f"generation {generation + 1}")
        weights = learn(positions, evaluation.STAGES)
    asked = f"--games {wanted.games} --generations {wanted.generations} --sight {wanted.sight} --seed {wanted.seed}"
    how = f"benchmarks/tune.py {game.name} {asked}"
    write(wanted.out or evaluation.WEIGHTS_FILE, weights, how)


if __name__ == "__main__":
    main()
