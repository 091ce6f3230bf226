"""Who finishes ahead of whom."""

from __future__ import annotations

import json
from pathlib import Path

from edubba.bots.duels import duels
from edubba.bots.standings import interval
from tests.bots.test_arena import result, run


def test_who_finishes_ahead_counts_every_place_of_a_game_once() -> None:
    (duel,) = duels([result(0, ["a", "b", "b"], [1, 1, 3]), result(1, ["b", "a", "b"], [1, 3, 2])])
    assert (duel.bot, duel.other, duel.games, duel.share) == ("b", "a", 2, 1 - 0.75 / 2)
    assert (duel.low, duel.high) == interval(duel.share, 2)
    three = duels([result(0, ["a", "b", "c"], [2, 1, 3]), result(1, ["c", "a", "b"], [3, 1, 2])])
    assert [(d.bot, d.other, d.share) for d in three] == [("a", "c", 1), ("b", "c", 1), ("a", "b", 0.5)]
    assert duels([result(0, ["a", "a", "a"], [1, 2, 3])]) == duels([]) == []


def test_an_arena_tells_who_finishes_ahead_of_whom(tmp_path: Path) -> None:
    path = tmp_path / "arena.json"
    done = run("--bots", "greedy,random", "--players", "4", "--games", "4", "--json", str(path))
    assert "finishes ahead of" in done.stdout
    (duel,) = json.loads(path.read_text())["duels"]
    assert (duel["bot"], duel["other"], duel["games"]) == ("greedy", "random", 4)
    assert f"{duel['share']:.1%}" in done.stdout.partition("finishes ahead of")[2]
    alone = run("--bots", "random", "--games", "3", "--json", str(tmp_path / "alone.json"))
    assert "finishes ahead of" not in alone.stdout
