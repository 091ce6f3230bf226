"""A table to play at: positions in a few lines, and short answers about them.

Coins are written by number and first letter (`"2b 1s"`), dice by letters (`"bsg"`), cards by name.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import edubba
from edubba import IllegalMove, Match
from edubba.games.aquileia.sheet import METALS

Document = dict[str, Any]
LAURELS = [
    *("white", "blue", "yellow", "purple") * 2,
    "points_3",
    "points_5",
    "points_7",
    "points_10",
]  # of the Stadium
LETTERS = {metal[0]: metal for metal in METALS}


def game() -> edubba.Game:
    return edubba.game("aquileia")


def coins(text: str) -> dict[str, int]:
    """Coins by metal.

    >>> coins("2b 1g")
    {'bronze': 2, 'silver': 0, 'gold': 1}
    """
    found = dict.fromkeys(METALS, 0)
    for word in text.split():
        found[LETTERS[word[-1]]] += int(word[:-1])
    return found


def metals(letters: str) -> list[str]:
    """Dice by the metals they show.

    >>> metals("bs")
    ['bronze', 'silver']
    """
    return [LETTERS[letter] for letter in letters]


def spaces(*seats: str) -> dict[str, int]:
    """Who stands where: for each seat its spaces.

    >>> spaces("dolus latro", "pecunia")
    {'dolus': 0, 'latro': 0, 'pecunia': 1}
    """
    return {name: seat for seat, names in enumerate(seats) for name in names.split()}


# Five players: with one more henchman, all is full but some berths and the side of the Stadium closed to seat 0.
CROWDED = spaces(
    "dolus pecunia equi_deck stadium_silver_1",
    "equi_open_1 equi_open_2 equi_open_3 servi_bronze servi_silver",
    "servi_gold potentia arena_1 arena_2 arena_3",
    "stadium_silver_2 stadium_silver_3 theatrum forum_1 forum_2",
    "forum_3 forum_4 latro forum_5",
)


def fighter(seat: int, strength: int, dice: str, cards: str = "", side: str = "") -> Document:
    """Somebody in a contest."""
    document = {"seat": seat, "strength": strength, "dice": metals(dice), "cards": cards.split()}
    return document | ({"side": side} if side else {})


def document(players: int = 3, **entries: Any) -> Document:
    """A position; purses may be written as coins, hands as names, and stakes lie where somebody stands at a berth."""
    if "purse" in entries:
        entries["purse"] = [coins(purse) for purse in entries["purse"]]
    for key in ("hands", "laurels", "known"):
        if key in entries:
            entries[key] = [names.split() for names in entries[key]]
    standing = entries.get("spaces", {})
    entries.setdefault("stakes", {metal: int(f"portus_{metal}" in standing) for metal in METALS})
    if entries.get("phase", "place") != "place":
        entries.setdefault("track", list(range(players)))
    return {"game": "aquileia", "players": players, **entries}


def table(players: int = 3, seed: int | str = 0, **entries: Any) -> Match:
    """A match at a position."""
    return game().load(document(players, **entries), seed=seed)


def resolved(players: int = 3, seed: int = 0, last: int = 0, **entries: Any) -> Match:
    """All have placed; the last one passes, and the action phase begins."""
    entries.setdefault("track", list(range(players)))
    others = [seat for seat in range(players) if seat != last]
    match = table(players, seed, turn=last, passed=others, **entries)
    match.play("pass")
    return match


def first_seed(make: Callable[[int], Match], holds: Callable[[Match], bool]) -> Match:
    """The match with the first seed by which something happens."""
    for seed in range(2000):
        match = make(seed)
        if holds(match):
            return match
    raise LookupError("it never happens")


def play(match: Match, *moves: str) -> Match:
    for move in moves:
        match.play(move)
    return match


def texts(match: Match) -> list[str]:
    """The legal moves."""
    return [move.text for move in match.legal()]


def refused(match: Match, move: str) -> str:
    """The key of the reason why a move is refused; the reason can be told."""
    with pytest.raises(IllegalMove) as refusal:
        match.play(move)
    assert str(refusal.value)
    return refusal.value.key


def keys(match: Match) -> list[str]:
    """What the story of the last move tells, without the words that all keys begin with."""
    assert all(str(told) for told in match.story())
    return [told.key.removeprefix("aquileia-told-") for told in match.story()]


def at(match: Match, key: str) -> Any:
    """An entry of the position."""
    return match.position()[key]


def purse(match: Match, seat: int) -> str:
    """The coins of a seat.

    >>> purse(game().start(3, seed=1), 0)
    '2b 1s 1g'
    """
    held: dict[str, int] = at(match, "purse")[seat]
    return " ".join(f"{n}{metal[0]}" for metal, n in held.items() if n)
