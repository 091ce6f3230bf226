"""A program that thinks for the server: a line of JSON is a question, a line of JSON is the answer.

It is told what a seat may know (the lines of docs/bots.md, with a level, a seed and a limit), or the record of a game
that is over. It holds nothing: it can be killed at any time, and ends by itself when the server is gone.
"""

from __future__ import annotations

import json
import os
import signal
import sys
import threading
from collections.abc import Callable
from typing import Any

from edubba.bots import bot
from edubba.bots.analysis import analyse
from edubba.bots.search import SearchBot
from edubba.bots.warm import warm
from edubba.engine.registry import game, games, replay

ANALYST = "analyst"  # the word that starts the program for analyses only
NICER, NICEST = 5, 15  # the server, which only passes words on, goes first; then moves; then analyses

Question = dict[str, Any]
Answer = dict[str, Any]
Progress = Callable[[int, int], None]


def answer(question: Question, tell: Progress) -> Answer:
    """A move for a seat, or the analysis of a record; `tell` hears how many moves of how many are judged."""
    if question["ask"] == "analysis":
        return {"analysis": analyse(replay(question["record"]), question["level"], tell=tell).to_json()}
    match = game(question["game"]).load(question["position"])
    return {"move": _player(question).choose(match).text}


def _player(question: Question) -> SearchBot:
    """The bot of a level, which thinks no longer than it is told to."""
    player = bot("search", level=question["level"], seed=question["seed"], patient=False)
    assert isinstance(player, SearchBot)  # noqa: S101 - that is what it is called
    player.budget = player.budget.within(question["limit_ms"])
    return player


def main() -> None:
    """Answers until there are no more questions."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # a key pressed in the server's terminal is meant for the server
    is_analyst = ANALYST in sys.argv[1:]
    if hasattr(os, "nice"):
        os.nice(NICEST if is_analyst else NICER)
    if not is_analyst:
        threading.Thread(target=_warm_all, daemon=True).start()
    _serve()
    os._exit(0)  # there is nothing to tidy up, and the compiler may be at work in another thread


def _serve() -> None:
    """Only answers go to the pipe: whatever else is printed joins the complaints."""
    with os.fdopen(os.dup(1), "w", encoding="utf-8") as pipe:
        os.dup2(2, 1)

        def say(content: Answer) -> None:
            pipe.write(json.dumps(content) + "\n")
            pipe.flush()

        for line in sys.stdin:
            say(answer(json.loads(line), lambda done, last: say({"done": done, "of": last})))


def _warm_all() -> None:
    """One game after the other; a bot that is asked before plays interpreted."""
    for name in games():
        warm(game(name))


if __name__ == "__main__":
    main()
