"""A table to play at: positions in a few lines, and short answers about them.

Counters are written by their first letters (`"eem"` is two economic and one military), a row by the names of its first
city-states (the others follow in the order of the board), traders by the settlements of each seat.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from importlib.resources import files
from typing import Any

import edubba
from edubba.engine.match import Match
from edubba.games.sumeria.board import Board, boards

KINDS = {"e": "economic", "m": "military", "p": "political", "r": "religious"}
PER_ROUND = 6
TURNS = 3

Counters = Mapping[str, int]


def game() -> edubba.Game:
    return edubba.game("sumeria")


def board() -> Board:
    """The package's own board."""
    return boards()[0]


def traders(*seats: str) -> dict[str, int]:
    """Who stands where: for each seat its settlements, parted by commas.

    >>> traders("Kish, West Ferry", "Ur")
    {'Kish': 0, 'West Ferry': 0, 'Ur': 1}
    """
    return {name.strip(): seat for seat, names in enumerate(seats) for name in names.split(",") if name.strip()}


def counters(letters: str) -> dict[str, int]:
    """Counters by kind.

    >>> counters("eem")
    {'economic': 2, 'military': 1, 'political': 0, 'religious': 0}
    """
    return {kind: letters.count(letter) for letter, kind in KINDS.items()}


def letters(kinds: Counters) -> str:
    """Counters by their letters.

    >>> letters({"economic": 2, "military": 1})
    'eem'
    """
    return "".join(letter * kinds.get(kind, 0) for letter, kind in KINDS.items())


def full_row(first: str) -> list[str]:
    """All eight city-states, these first."""
    begin = first.split()
    return begin + [state.name for state in board().states if state.name not in begin]


def document(
    on_board: Mapping[str, int] | None = None,
    *,
    row: str = "",
    spaces: str | None = None,
    won: Sequence[str] = (),
    discarded: str | None = None,
    **more: Any,
) -> dict[str, Any]:
    """A sound position: what is not said is filled in. `more` are entries of the document as they are.

    The three spaces are parted by blanks, an empty one is a dash. Counters that must have left the bag by this round,
    but are nowhere, were discarded.
    """
    players, phase = more.get("players", 3), more.get("phase", "turn")
    in_spaces = (spaces or ("- - -" if phase == "over" else "eee mm p")).replace("-", "").split(" ")
    steps = {"setup": len(on_board or {}), "take": players * TURNS, "over": players * TURNS}
    filled = {
        "game": "sumeria",
        "players": players,
        "round": 6 if phase == "over" else 1,
        "step": steps.get(phase, 0),
        "row": full_row(row),
        "board": dict(on_board or {}),
        "spaces": [[KINDS[letter] for letter in space] for space in in_spaces],
        "won": [counters(seat) for seat in (*won, *[""] * (players - len(won)))],
    } | more
    seen = "".join([*in_spaces, *won])
    missing = PER_ROUND * filled["round"] - len(seen)
    gone = _left_over(seen, missing) if discarded is None else discarded
    return filled | {"discarded": counters(gone)}


def _left_over(seen: str, number: int) -> str:
    """So many counters besides those that were seen, of each kind as equally as can be."""
    gone = ""
    for _ in range(number):
        gone += min(KINDS, key=(seen + gone).count)
    return gone


def table(on_board: Mapping[str, int] | None = None, **more: Any) -> Match:
    """A match that begins with this position; the words are those of `document`."""
    return game().load(document(on_board, **more), seed=1)


def scored(on_board: Mapping[str, int] | None = None, **more: Any) -> Match:
    """A match whose round has just come to be scored with this board and this row.

    The last action was the one that changes nothing else: a trader left the last city-state of the row.
    """
    wanted = document(on_board, **more)
    players = wanted["players"]
    step = players * TURNS - 1
    seat = (wanted.get("start", 0) + step) % players
    leaves = next(name for name in settlements(wanted["row"][-1]) if name not in wanted["board"])
    match = game().load(wanted | {"step": step, "board": wanted["board"] | {leaves: seat}}, seed=1)
    match.play(f"remove {leaves}")
    return match


def settlements(state: str) -> list[str]:
    """The names of a state's settlements: the city, the towns, the villages."""
    number = board().state_by_name[state]
    return [settlement.name for settlement in board().settlements if settlement.state == number]


def goals(match: Match, settlement: str) -> set[str]:
    """Where the trader in a settlement may go."""
    moves = [move.to_json() for move in match.legal() if move.kind == "move"]
    return {move["goal"] for move in moves if move["settlement"] == settlement}


def row(match: Match) -> list[str]:
    """The row, the first city-state at the left."""
    names: list[str] = match.position()["row"]
    return names


def row_after(match: Match, text: str) -> list[str]:
    """The row as it becomes by a move, which is taken back again."""
    match.play(text)
    after = row(match)
    match.undo()
    return after


def won(match: Match) -> list[str]:
    """What every seat has won so far."""
    return [letters(seat) for seat in match.position()["won"]]


def discarded(match: Match) -> str:
    """What has left the game so far."""
    return letters(match.position()["discarded"])


def ranking(match: Match, state: str) -> list[int]:
    """The seats with traders in a state, the winner first."""
    shown = next(shown for shown in match.view(None)["states"] if shown["state"] == state)
    return [rank["seat"] for rank in shown["ranking"]]


def told(match: Match, ply: int | None = None) -> list[str]:
    """The keys of the story of a move, without the game's name."""
    return [message.key.removeprefix("sumeria-told-") for message in match.story(ply)]


def keys_of(section: str) -> set[str]:
    """The keys of one section of the game's English words."""
    words = (files("edubba.locales") / "en" / "sumeria.ftl").read_text(encoding="utf-8")
    lines = words.partition(f"## {section}")[2].partition("\n## ")[0].splitlines()
    return {line.partition(" =")[0] for line in lines if line.startswith("sumeria-")}


def play_round(match: Match) -> list[int]:
    """Plays the round to its end, always the first legal move; says who acted, in turn."""
    seats = []
    this_round = match.position()["round"]
    while not match.is_over and match.position()["round"] == this_round:
        if match.position()["phase"] == "turn":
            seats.append(match.actor or 0)
        match.play(match.legal_ids()[0])
    return seats


def through(match: Match, seed: int = 1) -> Iterator[Match]:
    """The match before each of its moves, which are random, and at its end."""
    bot = edubba.bot("random", seed=seed)
    while not match.is_over:
        yield match
        match.play(bot.choose(match))
    yield match


def play_out(match: Match, seed: int = 1) -> Match:
    """Plays random moves until the game is over."""
    *_, end = through(match, seed)
    return end
