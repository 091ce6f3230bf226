"""Who sits at a table in the terminal: people at the keyboard and bots.

A seat is written as one word: `you`, `you:Ilinca`, or a bot: `random`, `search:3`. Records keep these words, so that a
game can be resumed with the same company.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from edubba.bots import OUTSIDE, bot, bots
from edubba.bots.bot import Bot, own_seed
from edubba.bots.levels import numbered
from edubba.engine.match import Match
from edubba.engine.move import Move
from edubba.locales import message, say

PERSON = "you"


@dataclass(frozen=True)
class Seat:
    """One seat; without a bot, a person sits there."""

    name: str
    bot: Bot | None = None

    def choose(self, match: Match) -> Move | None:
        """The bot's move; None if a person must choose."""
        return self.bot.choose(match) if self.bot else None


def take_seats(words: Sequence[str], seed: str) -> list[Seat]:
    """The seats for such words. Bots get seeds of their own, from which the match's seed cannot be found."""
    return [_seat(word, number, seed) for number, word in enumerate(words)]


def _seat(word: str, number: int, seed: str) -> Seat:
    name = seat_name(word, number)
    if word.partition(":")[0] == PERSON:
        return Seat(name)
    return Seat(name, bot(word, seed=own_seed(f"seat {number} {seed}"), patient=False))


def programs_among(words: Sequence[str]) -> list[str]:
    """The commands of programs from outside that sit at a table."""
    return [word.partition(":")[2] for word in words if word.startswith(f"{OUTSIDE}:")]


def seat_name(word: str, number: int) -> str:
    """What whoever sits there is called. All without a name have the letter of their seat: there may be two of a kind.

    >>> seat_name("you:Ilinca", 0), seat_name("random", 1), seat_name("search:3", 2), seat_name("you", 3)
    ('Ilinca', 'Random B', 'Scribe C', 'Player D')
    """
    kind, _, rest = word.partition(":")
    if kind == PERSON and rest:
        return rest
    if kind == PERSON:
        title = say(message("terminal-player"))
    elif kind not in bots():
        return word
    else:
        title = say(message(f"bots-level-{numbered(rest or None).name}")) if kind == "search" else kind.capitalize()
    return f"{title} {chr(ord('A') + number)}"
