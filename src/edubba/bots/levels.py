"""Six levels for people, the same in all games: by how long a bot thinks, and how exactly it goes by what it found."""

from __future__ import annotations

from dataclasses import dataclass, replace

from edubba.bots.growth import Knobs
from edubba.engine.errors import UnknownBot
from edubba.engine.game import Game

USUAL_KNOBS = Knobs()
USUAL_THOUGHT = 400  # simulations


@dataclass(frozen=True)
class Budget:
    """How long to think: until one of the limits is reached.

    A simulation tells more in one game than in another. So levels count in thoughts: a thought is as many simulations
    as a bot needs to win against those that look one step ahead, and the evaluation of a game says how many
    (`THOUGHT`).
    """

    simulations: int | None = None
    milliseconds: int | None = None
    thoughts: int | None = None

    def simulations_in(self, game: Game) -> int | None:
        """The simulations that it allows in a game, at least one; None if it does not count them."""
        thought = int(getattr(game.evaluation, "THOUGHT", USUAL_THOUGHT))
        limits = (self.simulations, None if self.thoughts is None else self.thoughts * thought)
        counted = [limit for limit in limits if limit is not None]
        return max(1, min(counted)) if counted else None

    def within(self, milliseconds: int | None) -> Budget:
        """The same with another limit of time."""
        return replace(self, milliseconds=milliseconds)


@dataclass(frozen=True)
class Level:
    """A level of play."""

    name: str
    budget: Budget
    knobs: Knobs = USUAL_KNOBS
    blur: float = 0.0  # 0: the move tried most; 1: any move, as likely as often it was tried


LEVELS = {
    1: Level("apprentice", Budget(100, 800), Knobs(exploration=0.15, width=10.0, settles=False), blur=1.0),
    2: Level("pupil", Budget(200, 800), Knobs(exploration=0.08, width=5.0, settles=False), blur=0.7),
    3: Level("scribe", Budget(thoughts=1, milliseconds=800), Knobs(settles=False)),
    4: Level("teacher", Budget(thoughts=4, milliseconds=1_500), Knobs(settles=False)),
    5: Level("sage", Budget(thoughts=10, milliseconds=3_000)),
    6: Level("master", Budget(thoughts=64, milliseconds=4_500)),
}
USUAL = 3
JUDGE = 4  # of an analysis: who judges moves should see further than who makes them


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
