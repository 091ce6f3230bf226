"""Asking a person for a line, and what may follow what was typed."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence

from edubba.engine.move import plain

FEW = 12  # so many lines are offered whole

Ask = Callable[[str, Sequence[str]], str]


def steps(lines: Sequence[str], typed: str) -> list[str]:
    """What can follow: whole lines if they are few, else their beginnings up to the next step.

    >>> steps(["add Kish", "add Ur", "move Adab > Larak", "move Ur > Gaesh"], "m")
    ['move Adab > Larak', 'move Ur > Gaesh']
    """
    begin = plain(typed) + (" " if typed.endswith(" ") and typed.strip() else "")
    matching = [line for line in lines if plain(line).startswith(begin)]
    if len(matching) <= FEW:
        return matching
    return list(dict.fromkeys(_next_step(line, begin) for line in matching))


def _next_step(line: str, begin: str) -> str:
    """A line up to the end of its first part that goes beyond what was typed: verb, then piece, then goal."""
    verb, _, rest = line.partition(" ")
    piece, arrow, _ = rest.partition(" > ")
    for part in (verb + " ", f"{verb} {piece}{arrow}"):
        if len(part) > len(begin):
            return part
    return line


def from_pipe(question: str, lines: Sequence[str]) -> str:  # noqa: ARG001
    """Reads a line from standard input as it is."""
    return input(question)


def best_prompt() -> Ask:
    """The keyboard if there is one."""
    if sys.stdin.isatty() and sys.stdout.isatty():
        from edubba.terminal.keyboard import keyboard  # noqa: PLC0415 - it takes a while to load

        return keyboard()
    return from_pipe
