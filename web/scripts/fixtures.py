"""Writes the views in web/src/games/*/fixtures anew: every one is a moment of a match whose moves chance has chosen.

A fixture says itself which moment it is, by its players, options, names, seat and ply. To add one, write a file with
these entries, and run this program.
"""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import edubba

GAMES = Path(__file__).resolve().parents[1] / "src" / "games"
SEEDS = {"sumeria": (10, 10), "aquileia": (11, 4)}  # of the match, and of its moves


def moment(game: str, wanted: dict[str, Any]) -> dict[str, Any]:
    """The view of a seat after so many moves."""
    seed, chance = SEEDS[game]
    match = edubba.game(game).start(wanted["players"], seed, wanted["options"], seats=wanted["seats"])
    moves = random.Random(chance)  # noqa: S311
    for _ in range(wanted["ply"]):
        match.play(moves.choice(match.legal()))
    return match.view(wanted["seat"])


def fixtures() -> dict[Path, str]:
    """What every file must say."""
    paths = {path: game for game in SEEDS for path in sorted((GAMES / game / "fixtures").glob("*.json"))}
    views = {path: moment(game, json.loads(path.read_text(encoding="utf-8"))) for path, game in paths.items()}
    return {path: json.dumps(view, ensure_ascii=False, separators=(",", ":")) for path, view in views.items()}


if __name__ == "__main__":
    for path, text in fixtures().items():
        path.write_text(text, encoding="utf-8")
