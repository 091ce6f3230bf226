"""A move: one decision of one seat, with its id in the action space, its text and its own named fields."""

from __future__ import annotations

import dataclasses
import functools
import json
from collections.abc import Callable, Iterable, Sequence
from typing import Any, ClassVar


@dataclasses.dataclass(frozen=True, slots=True)
class Move:
    """What every move has. Each game's kinds of moves are subclasses that add the words of the game."""

    kind: ClassVar[str]
    id: int
    text: str

    def __str__(self) -> str:
        return self.text

    def to_json(self) -> dict[str, Any]:
        """The move as plain data."""
        # The slots of a kind of moves are its own fields, without those that all moves have.
        named = {name: getattr(self, name) for name in self.__slots__}
        return {"id": self.id, "kind": self.kind, "text": self.text} | named


def plain(text: str) -> str:
    """A move's text as it is compared: without regard to case, spacing, or spaces around `>`.

    >>> plain("  Move adab>LARAK ")
    'move adab > larak'
    """
    return " ".join(text.replace(">", " > ").split()).casefold()


class Vocabulary:
    """All moves of a game on one board, by id and by text.

    Two texts that `spelling` makes equal mean the same move: a game may take more than `plain` does.
    """

    def __init__(self, moves: Iterable[Move], spelling: Callable[[str], str] = plain) -> None:
        self.moves = tuple(moves)
        self._spelling = spelling

    @functools.cached_property
    def _by_text(self) -> dict[str, Move]:
        return {self._spelling(move.text): move for move in self.moves}

    def find(self, text: str) -> Move | None:
        """The move with this text, legal or not."""
        return self._by_text.get(self._spelling(text))

    @functools.cached_property
    def _json(self) -> list[bytes]:
        return [b""] * len(self.moves)

    def to_json(self, ids: Sequence[int]) -> bytes:
        """A list of moves as JSON. Each move is written once: the same ones are legal again and again."""
        written = self._json
        for i in ids:
            if not written[i]:
                written[i] = json.dumps(self.moves[i].to_json(), ensure_ascii=False, separators=(",", ":")).encode()
        return b"[%b]" % b",".join([written[i] for i in ids])

    def nearest(self, text: str, among: Iterable[Move]) -> Move | None:
        """The move whose text is most like this one, for "did you mean"."""
        import difflib  # noqa: PLC0415

        texts = {plain(move.text): move for move in among}
        close = difflib.get_close_matches(plain(text), texts, n=1)
        return texts[close[0]] if close else None
