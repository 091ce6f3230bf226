"""A game's rules at the best speed there is now: interpreted at first, compiled as soon as the compiler is done.

People never wait for the compiler. A door that knows which game will be played asks for it early (`warm`); anybody
else who plays on gets it after a while.
"""

from __future__ import annotations

import atexit
import threading
from collections.abc import Callable

import numpy as np

from edubba.engine import jit
from edubba.engine.dispatch import FUNCTIONS, MAX_PLAYERS, Rules
from edubba.engine.rng import new_rng
from edubba.engine.tablet import Ints, Tablet, blank

_PLAYED_BEFORE_WARMING = 100
_leaving = threading.Event()


class Kernel:
    """The functions of the rules contract; each call uses what is fastest at that moment."""

    setup: Callable[[Tablet, Ints, Tablet], None]
    actor: Callable[[Tablet], int]
    legal: Callable[[Tablet, Ints], int]
    play: Callable[[Tablet, int, Tablet], None]
    scores: Callable[[Tablet, Ints], None]
    ranks: Callable[[Tablet, Ints], None]
    hide: Callable[[Tablet, int, Tablet], None]

    def __init__(self, rules: Rules, options: Ints) -> None:
        self.rules = rules
        self.is_compiled = False
        self._options = options
        self._played = 0
        self._thread: threading.Thread | None = None
        self._failure: Exception | None = None
        self._lock = threading.Lock()
        for name in FUNCTIONS:
            setattr(self, name, getattr(rules, name))
        self.play = self._play_counted

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

    def _play_counted(self, s: Tablet, action: int, rng: Tablet) -> None:
        self._played += 1
        if self._played == _PLAYED_BEFORE_WARMING:
            self.warm(wait=False)
        self.rules.play(s, action, rng)

    def _try_to_compile(self) -> None:
        """Whoever plays goes on interpreted if the compiler fails; whoever waits for it is told."""
        try:
            self._compile()
        except Exception as failure:
            self._failure = failure

    def _compile(self) -> None:
        """Rehearses every function once on a scratch state, which makes numba compile it, then takes the twins."""
        s, rng = blank(self.rules.State), new_rng()
        out = np.zeros(max(self.rules.MAX_LEGAL, MAX_PLAYERS), np.int64)
        twins = {name: jit.compiled(getattr(self.rules, name)) for name in FUNCTIONS}
        rehearsal: tuple[Callable[[], object], ...] = (
            lambda: twins["setup"](s, self._options, rng),
            lambda: twins["actor"](s),
            lambda: twins["legal"](s, out),
            lambda: twins["play"](s, int(out[0]), rng),
            lambda: twins["scores"](s, out),
            lambda: twins["ranks"](s, out),
            lambda: twins["hide"](s, 0, rng),
        )
        for rehearse in rehearsal:
            if _leaving.is_set():
                return
            rehearse()
        for name, twin in twins.items():
            setattr(self, name, twin)
        self.is_compiled = True


def _leave(thread: threading.Thread) -> None:
    """The process must not end inside the compiler: the function in hand is finished, the others are left."""
    _leaving.set()
    thread.join()
