"""One name for the same rule of every game: which game is meant follows from the type of the state.

Code that is generic over games (random play, search, batches) calls these. Interpreted, they look the rules up by the
record's dtype; compiled, the choice is made once, when the caller is compiled, and costs nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

import numpy as np

from edubba.engine.jit import generic, rule
from edubba.engine.tablet import Ints, Tablet

OVER = -1  # what `actor` answers when the game is over
MAX_PLAYERS = 8  # room for the seats of any game in `out` of `scores` and `ranks`


class Rules(Protocol):
    """The rules contract: what a game's `rules.py` must hold."""

    State: np.dtype[Any]
    NUM_ACTIONS: int
    MAX_LEGAL: int  # no position has more legal actions

    def setup(self, s: Tablet, options: Ints, rng: Tablet) -> None:
        """Writes the starting position into `s`. `options` holds the players' number, then the encoded options."""

    def actor(self, s: Tablet) -> int:
        """The seat that must act now, or `OVER`."""

    def legal(self, s: Tablet, out: Ints) -> int:
        """Writes the ids of that seat's legal actions, ascending, and returns how many."""

    def play(self, s: Tablet, action: int, rng: Tablet) -> None:
        """Does a legal action and everything that follows by itself, up to the next decision."""

    def scores(self, s: Tablet, out: Ints) -> None:
        """The score of every seat, final when the game is over."""

    def ranks(self, s: Tablet, out: Ints) -> None:
        """The rank of every seat with all tie-breaks: 1 is best, tied seats share one."""

    def hide(self, s: Tablet, seat: int, rng: Tablet) -> None:
        """Replaces all that `seat` cannot know by a fair resample consistent with all it does know."""


class Evaluation(Protocol):
    """What a game may hold beside its rules: how good a position looks to each seat.

    It may hold `is_calm(s)` too: whether a position can be judged as it stands. The end of a game is always calm.
    """

    def evaluate(self, s: Tablet, out: Ints) -> None:
        """Writes a number for every seat of a game that is not over: a thousand more is e times the odds of winning."""


FUNCTIONS = ("setup", "actor", "legal", "play", "scores", "ranks", "hide")

_rules: dict[np.dtype[Any], Rules] = {}
_evaluations: dict[np.dtype[Any], Evaluation] = {}


def register(rules: Rules, evaluation: Evaluation | None = None) -> None:
    """Makes a game's rules, and its evaluation if it has one, known under the type of its state."""
    _rules[rules.State] = rules
    if evaluation is not None:
        _evaluations[rules.State] = evaluation


def _of(name: str) -> Callable[[Any], Callable[..., Any]]:
    def choose(state: np.dtype[Any]) -> Callable[..., Any]:
        chosen: Callable[..., Any] = getattr(_rules[state], name)
        return chosen

    return choose


@generic(_of("setup"))
def setup(s: Tablet, options: Ints, rng: Tablet) -> None:
    """`Rules.setup` of the game that `s` belongs to; so for all below."""
    _rules[s.dtype].setup(s, options, rng)


@generic(_of("actor"))
def actor(s: Tablet) -> int:
    """`Rules.actor`."""
    return _rules[s.dtype].actor(s)


@generic(_of("legal"))
def legal(s: Tablet, out: Ints) -> int:
    """`Rules.legal`."""
    return _rules[s.dtype].legal(s, out)


@generic(_of("play"))
def play(s: Tablet, action: int, rng: Tablet) -> None:
    """`Rules.play`."""
    _rules[s.dtype].play(s, action, rng)


@generic(_of("scores"))
def scores(s: Tablet, out: Ints) -> None:
    """`Rules.scores`."""
    _rules[s.dtype].scores(s, out)


@generic(_of("ranks"))
def ranks(s: Tablet, out: Ints) -> None:
    """`Rules.ranks`."""
    _rules[s.dtype].ranks(s, out)


@generic(_of("hide"))
def hide(s: Tablet, seat: int, rng: Tablet) -> None:
    """`Rules.hide`."""
    _rules[s.dtype].hide(s, seat, rng)


SWAY = 4000  # the leader by score against a seat with nothing, in thousandths of the logarithm of the odds


@rule
def by_score(s: Tablet, out: Ints) -> None:
    """The evaluation of a game that has none of its own: scores beside the best score."""
    out[:MAX_PLAYERS] = 0
    scores(s, out)
    best = 1
    for seat in range(MAX_PLAYERS):
        best = max(best, int(out[seat]))
    for seat in range(MAX_PLAYERS):
        out[seat] = SWAY * out[seat] // best


def _evaluation_of(state: np.dtype[Any]) -> Callable[..., Any]:
    own = _evaluations.get(state)
    return by_score if own is None else own.evaluate


@generic(_evaluation_of)
def evaluate(s: Tablet, out: Ints) -> None:
    """`Evaluation.evaluate`, or `by_score` where a game has none. `out` has room for `MAX_PLAYERS`."""
    _evaluation_of(s.dtype)(s, out)


@rule
def always(s: Tablet) -> bool:  # noqa: ARG001 - as it is told
    """Every position of a game that does not tell is calm."""
    return True


def _calm_of(state: np.dtype[Any]) -> Callable[..., Any]:
    told: Callable[..., Any] = getattr(_evaluations.get(state), "is_calm", always)
    return told


@generic(_calm_of)
def is_calm(s: Tablet) -> bool:
    """`Evaluation.is_calm`, or `always` where a game does not tell."""
    return bool(_calm_of(s.dtype)(s))
