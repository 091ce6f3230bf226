"""A bot: it is asked to choose, and is told what its seat may know."""

from __future__ import annotations

import hashlib
import secrets
import weakref
from abc import ABC, abstractmethod
from collections.abc import Callable

from edubba.bots.knowledge import Knowledge, know
from edubba.engine.match import Match
from edubba.engine.move import Move

Seed = int | str | None


def chance(seed: int | str, ply: int) -> int:
    """The number from which all chance in one decision follows."""
    digest = hashlib.sha256(f"{seed}\0{ply}".encode()).digest()
    return int.from_bytes(digest[:7], "big")


def own_seed(words: str) -> str:
    """A seed for a bot, made of words from which others may follow; from it the words cannot be found."""
    return hashlib.sha256(words.encode()).hexdigest()


def _recogniser(match: Match) -> Callable[[Match], bool]:
    """Says of a match whether it is this one. Whoever thinks is not handed the match by it, and so can't look at it."""
    known = weakref.ref(match)
    return lambda other: known() is other


class Bot(ABC):
    """A player that thinks. Subclasses say how in `think`, and are not handed the match there.

    All chance in a decision follows from the bot's seed and the number of the move. What a bot remembers of a match may
    change its mind all the same: a search that is asked twice has thought twice as long.
    """

    def __init__(self, seed: Seed = None) -> None:
        self.seed = secrets.token_hex(16) if seed is None else seed
        self._is_known: Callable[[Match], bool] = lambda _match: False

    def __repr__(self) -> str:
        return f"{type(self).__name__}(seed={self.seed!r})"

    def choose(self, match: Match) -> Move:
        """A move for the seat that must act. The match stays as it is."""
        moves = match.legal()
        if len(moves) == 1:
            return moves[0]
        if not self._is_known(match):
            self.forget()
            self._is_known = _recogniser(match)
        return match.check(self.think(know(match, chance(self.seed, match.ply))))

    @abstractmethod
    def think(self, knowledge: Knowledge) -> int:
        """The id of one of the legal actions."""

    def forget(self) -> None:  # noqa: B027 - most bots remember nothing
        """Another match begins: nothing of the last one is of use."""

    def cancel(self) -> None:  # noqa: B027 - most bots have no answer before they have thought
        """Asks a bot that thinks in another thread, or is about to, to answer with what it has."""

    def close(self) -> None:  # noqa: B027 - most bots hold nothing
        """The bot is not needed any more."""
