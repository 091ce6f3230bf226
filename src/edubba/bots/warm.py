"""Compiled twins of what bots think with.

A patient bot waits for the compiler (or the disk cache) when it first needs it. At a table with people nobody waits: a
bot that is not patient thinks interpreted, and so less, until a background thread is done.
"""

from __future__ import annotations

import atexit
import threading
from collections.abc import Callable
from typing import Any, TypeVar

from edubba.engine import jit
from edubba.engine.game import Game

Function = TypeVar("Function", bound=Callable[..., Any])

_lock = threading.Lock()
_threads: dict[str, threading.Thread] = {}
_ready: set[str] = set()
_leaving = threading.Event()


def twin(function: Function, game: Game, patient: bool) -> Function:
    """The compiled twin of a function that is generic over games, or itself if that can't be had yet."""
    if patient or warm(game, wait=False):
        return jit.compiled(function)
    return function


def warm(game: Game, wait: bool = True) -> bool:
    """Compiles what bots need for a game, or loads it from the disk cache; True if it is compiled now."""
    with _lock:
        if game.name not in _threads and jit.enabled():
            thread = threading.Thread(target=_rehearse, args=(game,), name="edubba-compile-bots", daemon=True)
            _threads[game.name] = thread
            thread.start()
            atexit.register(_leave, thread)
    if wait and game.name in _threads:
        _threads[game.name].join()
    return game.name in _ready


def _rehearse(game: Game) -> None:
    """A choice of every bot, each the second in a match: so that a tree is kept too."""
    from edubba.bots import bot  # noqa: PLC0415 - they are made of this

    game.warm()
    for name in ("greedy", "search:1"):
        player, match = bot(name, seed=1), game.start(seed=1)
        for _ in range(1 + match.players):
            if _leaving.is_set():
                return
            match.play(player.choose(match))
    _ready.add(game.name)
    jit.mark_warm(game.name)


def _leave(thread: threading.Thread) -> None:
    """The process must not end inside the compiler: what is in hand is finished, the rest is left."""
    _leaving.set()
    thread.join()
