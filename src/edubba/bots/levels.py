"""Six levels for people, the same in all games: by how long a bot thinks, and how exactly it goes by what it found."""

from __future__ import annotations

from dataclasses import dataclass

from edubba.bots.growth import Knobs
from edubba.engine.errors import UnknownBot

USUAL_KNOBS = Knobs()
DEEP = Knobs(exploration=0.05, width=0.5)  # follows fewer moves further


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
    knobs: Knobs = USUAL_KNOBS
    blur: float = 0.0  # 0: the move tried most; 1: any move, as likely as often it was tried


LEVELS = {
    1: Level("apprentice", Budget(100, 800), Knobs(exploration=0.15, width=10.0), blur=1.0),
    2: Level("pupil", Budget(200, 800), Knobs(exploration=0.08, width=5.0), blur=0.7),
    3: Level("scribe", Budget(1_500, 800)),
    4: Level("teacher", Budget(4_000, 1_500), DEEP),
    5: Level("sage", Budget(10_000, 3_000), DEEP),
    6: Level("master", Budget(25_000, 4_500), DEEP),
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
