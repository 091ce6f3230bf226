"""Is Aquileia balanced? Three ways to play it meet each other, all with the same search behind them.

Each archetype leaves something to the others and searches for the best of the rest:

    villas      builds no workshops and banks, stands in no contest
    workshops   builds no villas, stands in no contest, bids for no laurel
    contests    builds nothing

The fourth and fifth seat search without any restraint (`all`). Every deal is played from every seat. The table has
shares of the wins with Wilson's interval and mean points, so that the reconstructed numbers of a sheet can be judged.

    python benchmarks/balance.py --games 300
    python benchmarks/balance.py --players 4 --games 400 --level 3 --sheet mine --json balance.json
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from statistics import mean
from typing import Any

import numpy as np
from rich.console import Console
from rich.progress import track

import edubba
from edubba.bots.arena import Plan
from edubba.bots.knowledge import Knowledge
from edubba.bots.levels import numbered
from edubba.bots.search import SearchBot, cores
from edubba.bots.standings import standings
from edubba.terminal.arena import standings_table
from hardware import machine, versions

AQUILEIA = "aquileia"
CONTESTS = ("place arena", "place stadium")
RESTRAINT: dict[str, tuple[str, ...]] = {
    "villas": (*CONTESTS, "build workshop", "build bank"),
    "workshops": (*CONTESTS, "place theatrum", "build villa"),
    "contests": ("place forum", "build"),
    "all": (),
}


class Archetype(SearchBot):
    """Searches, but never does what its way of playing leaves to others, as long as there is anything else."""

    def __init__(self, way: str, level: int, seed: str) -> None:
        chosen = numbered(level)
        super().__init__(seed, budget=chosen.budget.within(None), knobs=chosen.knobs)
        self.never = RESTRAINT[way]

    def think(self, knowledge: Knowledge) -> int:
        """The best of what is left."""
        moves = knowledge.game.vocabulary(knowledge.states[0]).moves
        left = [i for i in knowledge.legal.tolist() if not moves[i].text.startswith(self.never)]
        choices = np.array(left or knowledge.legal, np.int64)
        return int(choices[0]) if len(choices) == 1 else self.search(knowledge, choices).best.action


def play_game(plan: Plan, number: int, level: int) -> dict[str, Any]:
    """One game; the result as the arena's standings read it."""
    match = plan.start(number)
    bots = [Archetype(way, level, f"{plan.seed} game {number} seat {seat}") for seat, way in enumerate(match.seats)]
    while match.actor is not None:
        match.play(bots[match.actor].choose(match))
    return {"number": number, "seats": list(match.seats), "scores": match.scores, "ranks": match.ranks}


def play_all(plan: Plan, level: int) -> Iterator[dict[str, Any]]:
    """All games, on all cores."""
    edubba.game(AQUILEIA).warm()
    with ProcessPoolExecutor(cores()) as pool:
        games = [pool.submit(play_game, plan, number, level) for number in range(plan.games)]
        yield from (game.result() for game in track(games, "Playing"))


def mean_points(results: list[dict[str, Any]]) -> dict[str, float]:
    """The points that each way of playing makes in a game."""
    points: dict[str, list[int]] = {}
    for result in results:
        for way, score in zip(result["seats"], result["scores"], strict=True):
            points.setdefault(way, []).append(score)
    return {way: round(mean(scores), 1) for way, scores in points.items()}


def arguments() -> argparse.Namespace:
    """What the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", type=int, default=3, choices=edubba.game(AQUILEIA).players)
    parser.add_argument("--games", type=int, default=120)
    parser.add_argument("--level", type=int, default=2, help="of the search, 1 to 6")
    parser.add_argument("--sheet", default=edubba.game(AQUILEIA).options[0].default)
    parser.add_argument("--json", type=Path, help="write the results there")
    return parser.parse_args()


def main() -> None:
    """Plays, prints a table, writes JSON."""
    wanted = arguments()
    ways = (*RESTRAINT, "all")[: wanted.players]
    games = -(-wanted.games // wanted.players) * wanted.players
    plan = Plan(AQUILEIA, ways, games, "balance", {"sheet": wanted.sheet})
    results = list(play_all(plan, wanted.level))
    rows, points = standings(results), mean_points(results)
    console = Console()
    console.print(standings_table(rows))
    console.print("Mean points:", ", ".join(f"{way} {value}" for way, value in points.items()))
    if wanted.json:
        about = {"machine": machine(), "versions": versions(), "plan": plan.to_json(), "level": wanted.level}
        found = {"standings": [row.to_json() for row in rows], "points": points, "games": results}
        wanted.json.write_text(json.dumps(about | found, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
