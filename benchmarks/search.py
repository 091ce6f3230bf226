#!/usr/bin/env python3
"""Measures the search: its speed beside OpenSpiel's own, the time and the memory of a move, the strength of the levels.

Simulated moves are all moves from the root to the end of a simulation, in the tree and after it. OpenSpiel does not say
how many they are: there they are the simulations times the mean length of a random game.
"""

from __future__ import annotations

import argparse
import itertools
import json
import random
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from statistics import median
from typing import Any

from rich.console import Console
from rich.progress import track
from rich.table import Table

import edubba
import hardware
from edubba.bots.arena import make_plan
from edubba.bots.crews import processes
from edubba.bots.duels import duels
from edubba.bots.growth import PLAIN, Knobs
from edubba.bots.knowledge import Knowledge, know
from edubba.bots.levels import LEVELS
from edubba.bots.search import SearchBot, cores
from edubba.bots.standings import standings
from edubba.bots.tree import Tree
from edubba.bots.warm import warm
from edubba.engine.game import Game
from measure import Figure, Subject, Worker, interleaved

RESULTS = Path(__file__).resolve().with_name("results") / "search.json"
TO_THE_END = "search, random games to the end"
EVALUATED = "search, evaluation at the leaves"
OPENSPIEL_SEARCH = "C++ MCTS, random games to the end"
OPENSPIEL_GAMES = ("connect_four", "havannah", "breakthrough", "chinese_checkers")
SIMULATIONS, MOVES = "simulations", "simulated moves"
TABLE = 4  # seats where bots meet
AIMS = {"sumeria": 30_000, "tigris": 3_000, "aquileia": 5_000}  # simulations a second, random games to the end
BATCH = 2_000  # simulations in one tree
PEER_BATCH = 500
MOMENTS = (15, 30, 45, 60, 75)  # moves after which the time of a move is measured
LENGTHS = 30  # random games from which their length is known
STRENGTHS = (  # who, against whom on all other seats, the share to reach
    ("greedy", "random", 0.90),
    ("search:3", "greedy", 0.70),
    ("search:6", "search:3", 0.55),
    ("search:1", "random", 0.25),
    ("search:2", "search:1", 0.25),
    ("search:3", "search:2", 0.25),
    ("search:4", "search:3", 0.25),
    ("search:5", "search:4", 0.25),
    ("search:6", "search:5", 0.25),
)


def searching(game: Game, players: int, knobs: Knobs, of: str) -> Worker:
    """Searches from the first position, a new tree every time."""
    match = game.start(players, seed=1)
    numbers = itertools.count()
    tree = Tree(know(match, 0), 0, patient=True)

    def search() -> int:
        known = know(match, next(numbers))
        tree.follow([None])
        tree.place(known, known.legal)
        tree.grow(BATCH, knobs)
        return tree.simulations if of == SIMULATIONS else tree.moves

    return search


def ours() -> Iterator[Subject]:
    """Both kinds of search in every game."""
    for name in edubba.games():
        game = edubba.game(name)
        players = game.players[-1]
        label = f"{name}, {players} players"
        for how, knobs, of in (
            (TO_THE_END, PLAIN, SIMULATIONS),
            (TO_THE_END, PLAIN, MOVES),
            (EVALUATED, Knobs(rollout=0), SIMULATIONS),
        ):
            yield Subject(label, how, _maker(game, players, knobs, of), of=of)


def _maker(game: Game, players: int, knobs: Knobs, of: str) -> Any:
    return lambda: searching(game, players, knobs, of)


def peers() -> Iterator[Subject]:
    """OpenSpiel's search in some of its games, if it is installed."""
    try:
        import pyspiel  # noqa: F401, PLC0415
    except ImportError:
        return
    for name in OPENSPIEL_GAMES:
        yield Subject(f"OpenSpiel {name}", OPENSPIEL_SEARCH, partial(openspiel, name), of=MOVES)


def openspiel(name: str) -> Worker:
    """Searches from the first position with OpenSpiel's own program."""
    import pyspiel  # noqa: PLC0415

    game = pyspiel.load_game(name)
    evaluator = pyspiel.RandomRolloutEvaluator(1, 7)
    bot = pyspiel.MCTSBot(game, evaluator, 1.4, PEER_BATCH, 200, False, 3, False)
    length, state = random_length(game), game.new_initial_state()

    def search() -> int:
        bot.mcts_search(state)
        return round(PEER_BATCH * length)

    return search


def random_length(game: Any) -> float:
    """The mean number of moves of a random game."""
    dice, moves = random.Random(0), 0
    for _ in range(LENGTHS):
        state = game.new_initial_state()
        while not state.is_terminal():
            state.apply_action(dice.choice(state.legal_actions()))
            moves += 1
    return moves / LENGTHS


def moments(game: Game) -> Iterator[Knowledge]:
    """What the acting seat knows at some moments of a game of greedy bots, where it has a choice."""
    match, bot = game.start(game.players[-1], seed=3), edubba.bot("greedy", seed=1)
    for moment in MOMENTS:
        while match.ply < moment or len(match.legal_ids()) == 1:
            match.play(bot.choose(match))
        yield know(match, 1)


def level_times(game: Game) -> list[dict[str, Any]]:
    """How long a move of every level takes on one core, as at a table with people: the median of some moments."""
    warm(game)
    known = list(moments(game))
    rows = []
    for number, level in LEVELS.items():
        times, simulations = [], []
        for knowledge in known:
            bot = SearchBot(1, budget=level.budget, knobs=level.knobs)
            begun = time.perf_counter()
            simulations.append(bot.search(knowledge).simulations)
            times.append(time.perf_counter() - begun)
        row = {"seconds": median(times), "most_seconds": max(times), "simulations": round(median(simulations))}
        rows.append({"game": game.name, "level": number} | row)
    return rows


def memory(game: str) -> float:
    """The most memory, in MB, of a process in which a bot of the highest level plays a few moves on all cores.

    It is read from Linux's VmHWM: what getrusage says begins with the memory of the process that started this one.
    """
    code = (
        "import edubba, pathlib; from edubba.bots.search import cores\n"
        f"game = edubba.game({game!r}); match = game.start(game.players[-1], seed=1)\n"
        "bot = edubba.bot('search:6', seed=1, threads=cores())\n"
        "for _ in range(9): match.play(bot.choose(match))\n"
        "print(pathlib.Path('/proc/self/status').read_text().partition('VmHWM:')[2].split()[0])"
    )
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    return int(told) / 1024


def strength(game: Game, games: int, console: Console) -> list[dict[str, Any]]:
    """Matches of one bot against others on all other seats."""
    rows = []
    for one, others, aim in STRENGTHS:
        plan = make_plan(game, [one, others], games, TABLE)
        results = processes(plan, range(plan.games), cores(), keep_records=False)
        played = track(results, f"{game.name}: {one} against {others}", plan.games, console=console, transient=True)
        found = list(played)
        row = next(standing for standing in standings(found) if standing.bot == one)
        ahead = [duel.to_json() for duel in duels(found)]
        rows.append({"game": game.name, "against": others, "aim": aim, "duels": ahead} | row.to_json())
        console.print(f"{game.name}: {one} against {others}: {row.share:.1%} ({row.low:.1%} - {row.high:.1%})")
    return rows


def speeds(figures: Sequence[Figure]) -> Table:
    """Simulations and moves."""
    table = Table("game", "how", "of", "a second", "ns each", "±", "aim", title="Speed, one core", title_justify="left")
    for figure in figures:
        subject = figure.subject
        aimed = (
            AIMS.get(subject.name.partition(",")[0], 0)
            if subject.how == TO_THE_END and subject.of == SIMULATIONS
            else 0
        )
        cells = (f"{figure.median:,.0f}", f"{1e9 / figure.median:,.0f}", f"{figure.spread:.0%}")
        told = f"{aimed:,} {'reached' if figure.median >= aimed else 'NOT reached'}" if aimed else ""
        table.add_row(subject.name, subject.how, subject.of, *cells, told)
    return table


def main() -> None:
    """Measures, prints, writes the JSON."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.0, help="for each measurement (default: 1)")
    parser.add_argument("--rounds", type=int, default=5, help="how often everything is measured (default: 5)")
    parser.add_argument("--strength", type=int, default=0, metavar="GAMES", help="games of each match of bots")
    parser.add_argument("--json", default=str(RESULTS), metavar="FILE", help="where the result goes")
    wanted = parser.parse_args()
    console = Console(width=140)
    with console.status("measuring"):
        figures = interleaved([*ours(), *peers()], wanted.rounds, wanted.seconds)
    console.print(speeds(figures))
    games = [edubba.game(name) for name in edubba.games()]
    times = [row for game in games for row in level_times(game)]
    for row in times:
        console.print(
            f"{row['game']}, level {row['level']}: {row['seconds']:.2f} s (at most {row['most_seconds']:.2f}), "
            f"{row['simulations']:,} simulations"
        )
    most = {game.name: memory(game.name) for game in games}
    console.print(", ".join(f"{name}: {size:.0f} MB" for name, size in most.items()))
    strong = [row for game in games for row in strength(game, wanted.strength, console)] if wanted.strength else []
    result = {
        "date": datetime.now(UTC).isoformat(timespec="seconds"),
        "machine": hardware.machine(),
        "versions": hardware.versions(),
        "figures": [figure.to_json() for figure in figures],
        "levels": times,
        "memory_mb": most,
        "strength": strong,
    }
    Path(wanted.json).parent.mkdir(parents=True, exist_ok=True)
    Path(wanted.json).write_text(json.dumps(result, indent=2) + "\n", encoding="utf-8")
    console.print(f"written to {wanted.json}")


if __name__ == "__main__":
    main()
