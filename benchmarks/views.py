#!/usr/bin/env python3
"""Measures what a server asks of a match after every move: views, the story, legal moves, and opening a record.

A random game is played; at every few plies each question is asked three times, and the quickest answer counts; the
seat's own view is asked for once, since a game may remember what it has found. The figures are means over the game, in
microseconds of processor time; opening a record is in milliseconds.

    python benchmarks/views.py
    EDUBBA_JIT=0 python benchmarks/views.py --games tigris        # before the compiler is done
"""

from __future__ import annotations

import argparse
import json
import random
import time
from collections.abc import Callable
from statistics import mean

from rich.console import Console
from rich.table import Table

import edubba
from edubba import Game, Match, Move

EVERY = 5  # plies from one measured position to the next
QUESTIONS = ("own view", "own view as JSON", "other seat's view", "story", "legal moves, play, undo")
REPLAY = "open the record, ms"


def quickest(ask: Callable[[], object], times: int = 3) -> float:
    """Seconds of processor time."""
    taken = []
    for _ in range(times):
        start = time.process_time()
        ask()
        taken.append(time.process_time() - start)
    return min(taken)


def turn(match: Match, move: Move) -> None:
    """A move is looked for among the legal ones, played, and taken back."""
    match.legal()
    match.play(move)
    match.undo(force=True)


def seen(match: Match, seat: int) -> dict[str, object]:
    """What a server sends."""
    return match.frame(seat) | match.scene(seat)


def questions(match: Match, move: Move) -> dict[str, float]:
    """Seconds that each question takes in a position."""
    seat = match.actor or 0
    return {
        "own view": quickest(lambda: seen(match, seat), times=1),
        "own view as JSON": quickest(lambda: json.dumps(seen(match, seat))),
        "other seat's view": quickest(lambda: seen(match, (seat + 1) % match.players)),
        "story": quickest(match.story),
        "legal moves, play, undo": quickest(lambda: turn(match, move)),
    }


def measure(game: Game, players: int, seed: int) -> dict[str, float]:
    """The figures of one random game."""
    match, choice = game.start(players, seed), random.Random(seed)
    asked = []
    while not match.is_over:
        move = choice.choice(match.legal())
        if match.ply % EVERY == 0:
            asked.append(questions(match, move))
        match.play(move)
    record = match.record()
    figures = {question: 1e6 * mean(answer[question] for answer in asked) for question in QUESTIONS}
    return {"plies": match.ply} | figures | {REPLAY: 1e3 * quickest(lambda: edubba.replay(record))}


def arguments() -> argparse.Namespace:
    """What the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", nargs="+", default=edubba.games(), choices=edubba.games())
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--seed", type=int, default=5)
    return parser.parse_args()


def main() -> None:
    """Measures and prints a table."""
    wanted = arguments()
    table = Table("game", "rules", "plies", *QUESTIONS, REPLAY, title="microseconds of processor time")
    for name in wanted.games:
        game = edubba.game(name)
        how = "compiled" if game.warm() else "interpreted"
        table.add_row(name, how, *(f"{figure:,.0f}" for figure in measure(game, wanted.players, wanted.seed).values()))
    Console().print(table)


if __name__ == "__main__":
    main()
