"""Asking a person for a line, and what may follow what was typed."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence

from edubba.engine.move import plain

FEW = 60  # so many lines are offered whole

Ask = Callable[[str, Sequence[str]], str]


def steps(lines: Sequence[str], typed: str) -> list[str]:
    """What can follow: whole lines if they are few, else their beginnings up to the next word.

    >>> steps(["add Kish", "add Ur", "move Adab > Larak"], "a")
    ['add Kish', 'add Ur']
    """
    begin = plain(typed) + (" " if typed.endswith(" ") and typed.strip() else "")
    matching = [line for line in lines if plain(line).startswith(begin)]
    if len(matching) <= FEW:
        return matching
    return list(dict.fromkeys(_next_word(line, begin) for line in matching))


def _next_word(line: str, begin: str) -> str:
    """A line up to the end of the first word that goes beyond what was typed."""
    end = line.find(" ", len(begin))
    return line if end < 0 else line[: end + 1]


def from_pipe(question: str, lines: Sequence[str]) -> str:  # noqa: ARG001
    """Reads a line from standard input as it is."""
    return input(question)


def best_prompt() -> Ask:
    """The keyboard if there is one."""
    if sys.stdin.isatty() and sys.stdout.isatty():
        from edubba.terminal.keyboard import keyboard  # noqa: PLC0415 - it takes a while to load

        return keyboard()
    return from_pipe
