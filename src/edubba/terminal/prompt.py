"""Asking a person for a line: with completion and history at a keyboard, plainly from a file or a pipe."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Sequence

from prompt_toolkit import PromptSession
from prompt_toolkit.completion import CompleteEvent, Completer, Completion
from prompt_toolkit.document import Document

from edubba.engine.move import plain

FEW = 12  # so many lines are offered whole

Ask = Callable[[str, Sequence[str]], str]


class WordByWord(Completer):
    """Offers the next words of everything that may be typed: `move`, then `move Adab`, then `move Adab > Larak`."""

    def __init__(self) -> None:
        self.lines: Sequence[str] = ()

    def get_completions(self, document: Document, complete_event: CompleteEvent) -> Iterable[Completion]:  # noqa: ARG002
        """The lines that go on from what was typed; up to the next step if there are many."""
        typed = document.text_before_cursor
        for line in steps(self.lines, typed):
            yield Completion(line, start_position=-len(typed))


def steps(lines: Sequence[str], typed: str) -> list[str]:
    """What can follow: whole lines if they are few, else their beginnings up to the next word that differs.

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


def keyboard() -> Ask:
    """Reads lines from a keyboard."""
    completer = WordByWord()
    session: PromptSession[str] = PromptSession(completer=completer, complete_while_typing=True)

    def ask(question: str, lines: Sequence[str]) -> str:
        completer.lines = lines
        return session.prompt(question)

    return ask


def pipe() -> Ask:
    """Reads lines from standard input as it is."""

    def ask(question: str, lines: Sequence[str]) -> str:  # noqa: ARG001
        return input(question)

    return ask


def best_prompt() -> Ask:
    """The keyboard if there is one."""
    return keyboard() if sys.stdin.isatty() and sys.stdout.isatty() else pipe()
