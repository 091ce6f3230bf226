"""Lines typed at a keyboard, with completion and history."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from prompt_toolkit import PromptSession
from prompt_toolkit.completion import CompleteEvent, Completer, Completion
from prompt_toolkit.document import Document

from edubba.terminal.prompt import Ask, steps


class StepByStep(Completer):
    """Offers what can follow: `tile`, then `tile farm`, then `tile farm d1`."""

    def __init__(self) -> None:
        self.lines: Sequence[str] = ()

    def get_completions(self, document: Document, complete_event: CompleteEvent) -> Iterable[Completion]:  # noqa: ARG002
        """The next steps from what was typed."""
        typed = document.text_before_cursor
        for line in steps(self.lines, typed):
            yield Completion(line, start_position=-len(typed))


def keyboard() -> Ask:
    """Asks at the keyboard."""
    completer = StepByStep()
    session: PromptSession[str] = PromptSession(completer=completer, complete_while_typing=True)

    def ask(question: str, lines: Sequence[str]) -> str:
        completer.lines = lines
        return session.prompt(question)

    return ask
