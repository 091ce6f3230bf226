"""Scenes for the tests: a few pieces on a board, written in one line."""

from __future__ import annotations

from typing import Any

import edubba
from edubba.engine.match import Match
from edubba.games.tigris.cells import CELL_NUMBERS, COLUMNS, ROWS

GAME = edubba.game("tigris")


def drawn(pieces: str = "", board: str = "standard", bare: bool = False) -> list[str]:
    """The rows of a board with some pieces on it: `drawn("d5 T.  d6 Ak")`; bare without the start temples."""
    start = GAME.start(2, 0, {"board": board}).position()["board"]
    tokens = " ".join(start).replace("T*", ".." if bare else "T*").split()
    words = pieces.split()
    for cell, piece in zip(words[::2], words[1::2], strict=True):
        tokens[CELL_NUMBERS[cell]] = piece
    return [" ".join(tokens[row * COLUMNS : (row + 1) * COLUMNS]) for row in range(ROWS)]


def document(pieces: str = "", *, players: int = 2, bare: bool = False, **entries: Any) -> dict[str, Any]:
    """A position with some pieces on the board and six tiles of all kinds in every hand."""
    options = entries.pop("options", {})
    rows = drawn(pieces, options.get("board", "standard"), bare)
    hands = ["TTSFMM"] * players
    return {"game": "tigris", "players": players, "options": options, "board": rows, "hands": hands} | entries


def scene(pieces: str = "", *, seed: int = 0, **entries: Any) -> Match:
    """A match that begins with such a position."""
    return GAME.load(document(pieces, **entries), seed)


def texts(match: Match) -> set[str]:
    """The legal moves as texts."""
    return {move.text for move in match.legal()}


def goals(match: Match, piece: str) -> set[str]:
    """The cells where a piece may go."""
    return {text.removeprefix(piece + " ") for text in texts(match) if text.startswith(piece + " ")}


def play(match: Match, *moves: str) -> Match:
    """Plays some moves."""
    for move in moves:
        match.play(move)
    return match


def token(match: Match, cell: str) -> str:
    """What is drawn on a cell."""
    number = CELL_NUMBERS[cell]
    drawn_token: str = match.position()["board"][number // COLUMNS].split()[number % COLUMNS]
    return drawn_token


def points(match: Match, seat: int) -> dict[str, int]:
    """The points of a seat, without the colours in which it has none."""
    return {name: number for name, number in match.position()["points"][seat].items() if number}


def refusal(match: Match, move: str) -> str:
    """The key of the reason why a move is refused."""
    try:
        match.play(move)
    except edubba.IllegalMove as error:
        return error.key
    raise AssertionError(f"{move} was legal")


def rivers(board: str = "standard") -> set[str]:
    """The river squares of a board."""
    return set(GAME.start(2, 0, {"board": board}).view(None)["river"])
