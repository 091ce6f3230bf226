"""Six levels for people, the same in all games: by how long a bot thinks, and how exactly it goes by what it found."""

from __future__ import annotations

from dataclasses import dataclass

from edubba.engine.errors import UnknownBot


@dataclass(frozen=True)
class Budget:
    """How long to think: until one of the limits is reached."""

    simulations: int | None = None
    milliseconds: int | None = None


@dataclass(frozen=True)
class Level:
    """A level of play."""

    name: str
    budget: Budget
    blur: float  # 0: the move tried most; 1: any move, as likely as often it was tried


LEVELS = {
    1: Level("apprentice", Budget(16, 800), 1.0),
    2: Level("pupil", Budget(100, 800), 0.5),
    3: Level("scribe", Budget(1_000, 800), 0.0),
    4: Level("teacher", Budget(3_000, 1_500), 0.0),
    5: Level("sage", Budget(8_000, 3_000), 0.0),
    6: Level("master", Budget(24_000, 4_500), 0.0),
}
USUAL = 3


def numbered(number: int | str | None) -> Level:
    """The level of that number; the usual one without.

    >>> numbered(6).name, numbered(None).name
    ('master', 'scribe')
    """
    text = str(USUAL if number is None else number)
    for known, found in LEVELS.items():
        if text == str(known):
            return found
    raise UnknownBot("bots-level-unknown", level=text, last=max(LEVELS))
