"""Writes the views in web/src/games/*/fixtures anew.

Most are moments of a match whose moves chance has chosen: such a fixture says itself which one, by its players,
options, names, seat and ply. To add one, write a file with these entries, and run this program. Those of Tigris &
Euphrates are positions that chance would not meet: each is told anew from the position that it shows.
"""

from __future__ import annotations

import json
import random
from collections import Counter
from pathlib import Path
from typing import Any

import edubba
from edubba.games.tigris.pieces import TILE_COUNTS, TILE_LETTERS

GAMES = Path(__file__).resolve().parents[1] / "src" / "games"
SEEDS = {"sumeria": (10, 10), "aquileia": (11, 4)}  # of the match, and of its moves
OF_THE_MATCH = ("seats", "ply", "can_undo")  # a position does not know them


def moment(game: str, wanted: dict[str, Any]) -> dict[str, Any]:
    """The view of a seat after so many moves."""
    seed, chance = SEEDS[game]
    match = edubba.game(game).start(wanted["players"], seed, wanted["options"], seats=wanted["seats"])
    moves = random.Random(chance)  # noqa: S311
    for _ in range(wanted["ply"]):
        match.play(moves.choice(match.legal()))
    return match.view(wanted["seat"])


def retold(view: dict[str, Any]) -> dict[str, Any]:
    """The view of the same seat of the same position of Tigris & Euphrates."""
    match = edubba.game("tigris").load(position(view))
    return match.view(view["seat"]) | {key: view[key] for key in OF_THE_MATCH}


def position(view: dict[str, Any]) -> dict[str, Any]:
    """A position that looks like this to its seat: what is hidden is filled up with whatever is not in sight."""
    unseen = Counter(dict(zip(TILE_LETTERS, TILE_COUNTS.tolist(), strict=True)))
    unseen.subtract(letter for letter in "".join(view["board"]) if letter in TILE_LETTERS)
    unseen.subtract((view["hand"] or "") + (view["discards"] or ""))
    unseen.subtract("TTTT" * len(view["monuments"]))  # what lies under them is any one kind each
    seats = view["dynasties"]
    entries = {
        "hands": [tiles(view, seat, "hand", seat["tiles"], unseen) for seat in seats],
        "discards": [tiles(view, seat, "discards", seat["exchanged"], unseen) for seat in seats],
        "bag": Counter(drawn(unseen, view["bag"])),
        "catastrophes": [seat["catastrophes"] for seat in seats],
        "points": [seat["points"] or {} for seat in seats],
    }
    shown = ("game", "players", "options", "board", "monuments", "active", "actions_left", "last_turn")
    pending = {"pending": view["pending"]} if view["pending"] else {}
    return {key: view[key] for key in shown} | entries | pending


def tiles(view: dict[str, Any], seat: dict[str, Any], own: str, number: int, unseen: Counter[str]) -> str:
    """The tiles of a seat: its own are in sight."""
    return str(view[own]) if seat["seat"] == view["seat"] else drawn(unseen, number)


def drawn(unseen: Counter[str], number: int) -> str:
    """So many tiles, always of the kind of which most are left."""
    letters = ""
    for _ in range(number):
        ((letter, _),) = unseen.most_common(1)
        unseen[letter] -= 1
        letters += letter
    return letters


def fixtures() -> dict[Path, str]:
    """What every file must say."""
    return {path: renewed(path) for game in (*SEEDS, "tigris") for path in (GAMES / game / "fixtures").glob("*.json")}


def renewed(path: Path) -> str:
    """What a file must say."""
    game, shown = path.parents[1].name, json.loads(path.read_text(encoding="utf-8"))
    view = moment(game, shown) if game in SEEDS else retold(shown)
    return json.dumps(view, ensure_ascii=False, separators=(",", ":"))


if __name__ == "__main__":
    for path, text in fixtures().items():
        path.write_text(text, encoding="utf-8")
