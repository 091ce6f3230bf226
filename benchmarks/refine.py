#!/usr/bin/env python3
"""Refines the weights of a game's evaluation by games of bots that search, and writes them beside its rules.

`tune.py` learns from players who look one move ahead. Here bots search, each with what its seat may know, and play each
other with the weights that lie beside the rules; now and then one slips and moves by chance, so that what a search
avoids is met too. A position is then worth what the searches after it found and, in the end, who won: the later, the
less it counts. Every generation begins with the weights of the one before. There is nothing random in it but the seed:
the same call, from the same weights, writes the same file.
"""

from __future__ import annotations

import argparse
import multiprocessing
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np
from rich.progress import track

import edubba
from edubba.bots.bot import chance
from edubba.bots.growth import Knobs
from edubba.bots.knowledge import know
from edubba.bots.levels import Budget
from edubba.bots.search import SearchBot, cores
from edubba.engine import jit
from edubba.engine.dispatch import MAX_PLAYERS
from edubba.engine.match import Match
from edubba.engine.rng import below
from edubba.engine.tablet import Ints
from tune import Floats, Positions, features, learn, positive, stage, writable, write

PATIENCE = 0.95  # how much of what is found later counts one move earlier
HUNDRED = 100


@dataclass(frozen=True)
class Plan:
    """Games to be played; each follows from its number."""

    game: str
    simulations: int
    slips: int  # in a hundred moves
    seed: str

    def start(self, number: int) -> Match:
        """A match, with all numbers of players in turn."""
        game = edubba.game(self.game)
        return game.start(game.players[number % len(game.players)], f"{self.seed} game {number}")


class Player:
    """A bot that searches, and slips now and then."""

    def __init__(self, plan: Plan, name: str) -> None:
        self.name, self.slips = name, plan.slips
        # A conflict is judged as it stands, as when the weights that lie beside the rules were found.
        self.bot = SearchBot(name, budget=Budget(plan.simulations), knobs=Knobs(settles=False))

    def choose(self, match: Match) -> tuple[int, Floats]:
        """A move, and the shares that the search foretold."""
        knowledge = know(match, chance(self.name, match.ply))
        best, rng = self.bot.search(knowledge).best, knowledge.rngs()[0]
        if below(rng, HUNDRED) < self.slips:
            return int(knowledge.legal[below(rng, len(knowledge.legal))]), best.shares
        return best.action, best.shares


def play_game(plan: Plan, number: int) -> Positions:
    """Plays one game of a plan; returns the positions in which there was something to choose."""
    match = plan.start(number)
    players = [Player(plan, f"{plan.seed} game {number} seat {seat}") for seat in range(match.players)]
    found, stages, foretold = [], [], []
    while match.actor is not None:
        legal = match.legal_ids()
        if len(legal) == 1:
            match.play(legal[0])
            continue
        found.append(described(match))
        stages.append(stage(match.state))
        action, shares = players[match.actor].choose(match)
        foretold.append(np.pad(shares, (0, found[-1].shape[0] - match.players)))
        match.play(action)
    ranks = np.zeros((len(found), max(match.game.players)), np.int64)
    ranks[:, : match.players] = match.ranks
    ended = Positions.of(np.array(found), np.array(stages), ranks)
    return Positions(ended.features, ended.stages, hindsight(foretold, ended.won[-1]), ended.there)


def described(match: Match) -> Ints:
    """Every feature of every seat; seats that are not there have none."""
    evaluation: Any = match.game.evaluation
    found = np.zeros((max(match.game.players), evaluation.FEATURES), np.int64)
    single = np.zeros((evaluation.STAGES, evaluation.FEATURES), np.int64)
    jit.compiled(features)(match.state, match.players, single, np.zeros(MAX_PLAYERS, np.int64), found)
    return found


def hindsight(foretold: Sequence[Floats], won: Floats) -> Floats:
    """What every position was worth, by what came after it."""
    worth = np.array(foretold)
    later = won
    for place in reversed(range(len(worth))):
        later = worth[place] = PATIENCE * later + (1 - PATIENCE) * worth[place]
    return worth


def gather(plan: Plan, games: int, tell: str) -> Positions:
    """Positions of many games. The processes are new ones: they play with the weights that lie there now."""
    with ProcessPoolExecutor(cores(), multiprocessing.get_context("spawn")) as pool:
        played = pool.map(play_game, [plan] * games, range(games))
        return Positions.joined(list(track(played, description=tell, total=games)))


def main() -> None:
    """Refines, generation after generation."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=edubba.games())
    parser.add_argument("--games", type=positive, default=300, help="in every generation (default: 300)")
    parser.add_argument("--generations", type=positive, default=1)
    parser.add_argument("--simulations", type=positive, default=400, help="of a player for one move (default: 400)")
    parser.add_argument("--slips", type=int, default=3, help="in a hundred moves (default: 3)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=writable, help="where the weights go (default: beside the rules of the game)")
    wanted = parser.parse_args()
    if wanted.out and wanted.generations > 1:
        parser.error("a generation plays with the weights beside the rules: with --out there can be only one")
    game = edubba.game(wanted.game)
    evaluation: Any = game.evaluation
    before = evaluation.WEIGHTS_FILE.read_text(encoding="utf-8").splitlines()[1].removeprefix("# Written by: ")
    for generation in range(1, wanted.generations + 1):
        plan = Plan(game.name, wanted.simulations, wanted.slips, f"refine {wanted.seed} generation {generation}")
        weights = learn(gather(plan, wanted.games, f"generation {generation}"), evaluation.STAGES)
        asked = f"--games {wanted.games} --generations {generation} --simulations {wanted.simulations}"
        asked += f" --slips {wanted.slips} --seed {wanted.seed}"
        write(
            wanted.out or evaluation.WEIGHTS_FILE, weights, f"{before}, then benchmarks/refine.py {game.name} {asked}"
        )


if __name__ == "__main__":
    main()
