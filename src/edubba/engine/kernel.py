"""A game's rules at the best speed there is now: interpreted at first, compiled as soon as the compiler is done.

People never wait for the compiler. A door that knows which game will be played asks for it early (`warm`); anybody
else who plays on gets it after a while.

The functions below are the rules contract for one match held from Python. They take arrays of one tablet, which pass
into compiled code ten times quicker than single records, and say at once who acts next.
"""

from __future__ import annotations

import atexit
import threading
from collections.abc import Callable

import numpy as np

from edubba.engine import dispatch, jit
from edubba.engine.dispatch import MAX_PLAYERS, Rules
from edubba.engine.jit import rule
from edubba.engine.rng import Stream
from edubba.engine.tablet import Ints, Tablets

_PLAYED_BEFORE_WARMING = 100
_leaving = threading.Event()


@rule
def begin(states: Tablets, options: Ints, rngs: Tablets) -> int:
    """Sets the game up; returns the seat that must act."""
    dispatch.setup(states[0], options, rngs[0])
    return dispatch.actor(states[0])


@rule
def play(states: Tablets, action: int, rngs: Tablets) -> int:
    """Plays a legal action; returns the seat that must act then, or `OVER`."""
    dispatch.play(states[0], action, rngs[0])
    return dispatch.actor(states[0])


@rule
def actor(states: Tablets) -> int:
    """The seat that must act, or `OVER`."""
    return dispatch.actor(states[0])


@rule
def legal(states: Tablets, out: Ints) -> int:
    """Writes the legal actions; returns how many."""
    return dispatch.legal(states[0], out)


@rule
def scores(states: Tablets, out: Ints) -> None:
    """Writes the score of every seat."""
    dispatch.scores(states[0], out)


@rule
def ranks(states: Tablets, out: Ints) -> None:
    """Writes the rank of every seat."""
    dispatch.ranks(states[0], out)


@rule
def hide(states: Tablets, seat: int, rngs: Tablets) -> None:
    """Resamples what a seat cannot know."""
    dispatch.hide(states[0], seat, rngs[0])


class Kernel:
    """These functions for one game; each call uses what is fastest at that moment."""

    def __init__(self, rules: Rules, options: Ints) -> None:
        self.rules = rules
        self.is_compiled = False
        self.compiles_unasked = True  # after a hundred moves; not in a process that has something else to do
        self._options = options
        self._played = 0
        self._thread: threading.Thread | None = None
        self._failure: Exception | None = None
        self._lock = threading.Lock()
        self._use(lambda function: function)
        self.play = self._play_counted

    def _use(self, twin: Callable[[Callable[..., object]], object]) -> None:
        for function in (begin, play, actor, legal, scores, ranks, hide):
            setattr(self, function.__name__, twin(function))

    begin: Callable[[Tablets, Ints, Tablets], int]
    play: Callable[[Tablets, int, Tablets], int]
    actor: Callable[[Tablets], int]
    legal: Callable[[Tablets, Ints], int]
    scores: Callable[[Tablets, Ints], None]
    ranks: Callable[[Tablets, Ints], None]
    hide: Callable[[Tablets, int, Tablets], None]

    def warm(self, wait: bool = True) -> bool:
        """Compiles the rules, or loads them from the disk cache; True if they are compiled now."""
        with self._lock:
            if self._thread is None and jit.enabled():
                self._thread = threading.Thread(target=self._try_to_compile, name="edubba-compile", daemon=True)
                self._thread.start()
                atexit.register(_leave, self._thread)
        if wait and self._thread is not None:
            self._thread.join()
            if self._failure is not None:
                raise self._failure
        return self.is_compiled

    def _play_counted(self, states: Tablets, action: int, rngs: Tablets) -> int:
        self._played += 1
        if self._played == _PLAYED_BEFORE_WARMING and self.compiles_unasked:
            self.warm(wait=False)
        return play(states, action, rngs)

    def _try_to_compile(self) -> None:
        """Whoever plays goes on interpreted if the compiler fails; whoever waits for it is told."""
        try:
            self._compile()
        except Exception as failure:
            self._failure = failure

    def _compile(self) -> None:
        """Rehearses every function once on a scratch state, which makes numba compile it, then takes the twins."""
        states, rngs = np.zeros(1, self.rules.State), Stream().tablets
        out = np.zeros(max(self.rules.MAX_LEGAL, MAX_PLAYERS), np.int64)
        rehearsal: tuple[Callable[[], object], ...] = (
            lambda: jit.compiled(begin)(states, self._options, rngs),
            lambda: jit.compiled(actor)(states),
            lambda: jit.compiled(legal)(states, out),
            lambda: jit.compiled(play)(states, int(out[0]), rngs),
            lambda: jit.compiled(scores)(states, out),
            lambda: jit.compiled(ranks)(states, out),
            lambda: jit.compiled(hide)(states, 0, rngs),
        )
        for rehearse in rehearsal:
            if _leaving.is_set():
                return
            rehearse()
        self._use(jit.compiled)
        self.is_compiled = True


def _leave(thread: threading.Thread) -> None:
    """The process must not end inside the compiler: the function in hand is finished, the others are left."""
    _leaving.set()
    thread.join()
