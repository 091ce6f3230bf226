#!/usr/bin/env python3
"""Measures whether an analysis knows how sure it is: its shares and costs with their errors, beside long searches.

Bots of level 3 play games; every few moves, what the analysis says of the move that was played is compared with the
mean of two searches of another level, by default 6; and so is what it says that the move cost, if it did. If the errors
are what they claim to be, about two in three lie within one error of what the long searches find, and nineteen in
twenty within two.

    python benchmarks/calibration.py
    python benchmarks/calibration.py --only tigris --games 4 --every 5
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator

import numpy as np
from rich.console import Console
from rich.progress import track
from rich.table import Table

import edubba
from edubba.bots.analysis import KNOBS, judge
from edubba.bots.knowledge import Knowledge, know
from edubba.bots.levels import JUDGE, Budget, numbered
from edubba.bots.search import SearchBot
from edubba.bots.worth import Floats
from edubba.engine.game import Game
from edubba.engine.match import Match
from edubba.engine.move import Move

Pair = tuple[float, float]
REFERENCES = (99, 100)  # the chance of the long searches
ROUNDING = 5e-5  # of what an analysis writes


def played(game: Game, number: int) -> Match:
    """A game of bots of level 3, with all numbers of players in turn."""
    players = game.players[number % len(game.players)]
    match = game.start(players, f"calibration {number}")
    bots = [edubba.bot("search:3", seed=seat) for seat in range(players)]
    while match.actor is not None:
        match.play(bots[match.actor].choose(match))
    return match


def moments(match: Match, every: int) -> Iterator[Move]:
    """Every so many moves, the one that was played from there, where there was a choice; the match stands before it."""
    moves = match.moves
    for ply in range(1, len(moves), every):
        match.go_to(ply)
        if len(match.legal_ids()) > 1:
            yield moves[ply]


def searched(known: Knowledge, move: Move, simulations: int) -> Floats:
    """What every seat has of a move by one long search."""
    bot = SearchBot(known.number, budget=Budget(simulations), knobs=KNOBS)
    return bot.search(known, np.array([move.id], np.int64)).best.shares


def compare(match: Match, move: Move, level: int, long: int) -> tuple[list[Pair], list[Pair]]:
    """For every seat, and for what the move cost if it did: how far from the long searches, and how far it may be."""
    said = judge(match, move, level)
    best = next(legal for legal in match.legal() if legal.text == said.best)
    after, before = (
        np.mean([searched(know(match, chance), wanted, long) for chance in REFERENCES], axis=0)
        for wanted in (move, best)
    )
    shares = list(zip(np.abs(np.array(said.after.shares) - after).tolist(), said.after.errors, strict=True))
    cost = float(before[said.seat] - after[said.seat])
    return shares, [(abs(said.cost - cost), said.cost_error)] if best != move else []


def rows(game: Game, wanted: argparse.Namespace) -> Iterator[list[str]]:
    """The figures of one game: for shares, and for costs."""
    long = numbered(wanted.against).budget.simulations_in(game) or 0
    shares: list[Pair] = []
    costs: list[Pair] = []
    for number in track(range(wanted.games), description=game.name):
        match = played(game, number)
        for move in moments(match, wanted.every):
            of_seats, of_cost = compare(match, move, wanted.level, long)
            shares += of_seats
            costs += of_cost
    yield row(game.name, "shares", shares)
    yield row(game.name, "costs", costs)


def row(name: str, what: str, pairs: list[Pair]) -> list[str]:
    """How far all of these are from the long searches, and how often that is within what was said."""
    far, claimed = np.array(pairs).reshape(-1, 2).T
    within = [np.mean(far <= times * claimed + ROUNDING) for times in (1, 2)]
    typical = [float(np.sqrt(np.mean(values**2))) for values in (far, claimed)]
    return [name, what, str(len(pairs)), *(f"{value:.1%}" for value in typical), *(f"{part:.0%}" for part in within)]


def main() -> None:
    """Measures and prints a table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", nargs="+", default=edubba.games(), choices=edubba.games(), metavar="GAME")
    parser.add_argument("--games", type=int, default=2, help="of each (default: 2)")
    parser.add_argument("--every", type=int, default=9, help="moves from one comparison to the next (default: 9)")
    parser.add_argument("--level", type=int, default=JUDGE, help=f"of the analysis (default: {JUDGE})")
    parser.add_argument("--against", type=int, default=6, help="level of the long searches (default: 6)")
    wanted = parser.parse_args()
    title = f"analysis of level {wanted.level} beside searches of level {wanted.against}; root of the mean square"
    table = Table("game", "of", "number", "far", "said", "within one error", "within two", title=title)
    for name in wanted.only:
        for told in rows(edubba.game(name), wanted):
            table.add_row(*told)
    Console().print(table)


if __name__ == "__main__":
    main()
