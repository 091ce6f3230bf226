"""What can go wrong: typed errors that carry a message key and arguments, to be told in any language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from edubba.locales import Argument, Message


class EdubbaError(ValueError):
    """Anything a caller got wrong. It changed nothing."""

    def __init__(self, key: str, **arguments: Argument) -> None:
        self.message = Message(key, arguments)
        super().__init__(key, arguments)

    @property
    def key(self) -> str:
        """The key of the message."""
        return self.message.key

    @property
    def arguments(self) -> Mapping[str, Argument]:
        """The arguments of the message."""
        return self.message.arguments

    @property
    def reasons(self) -> Sequence[Message]:
        """Every reason there is, where there can be several."""
        return [self.message]

    def __str__(self) -> str:
        return " ".join(str(reason) for reason in self.reasons)

    def __reduce__(self) -> tuple[Any, ...]:
        """It is passed on between processes as it is: how it was made differs from kind to kind."""
        return _raised_elsewhere, (type(self), self.args, vars(self))


def _raised_elsewhere(kind: type[EdubbaError], args: tuple[Any, ...], content: dict[str, Any]) -> EdubbaError:
    error = kind.__new__(kind, *args)
    vars(error).update(content)
    return error


class UnknownGame(EdubbaError):
    """There is no game of that name in the house."""


class UnknownBot(EdubbaError):
    """There is no bot of that name."""


class BadOptions(EdubbaError):
    """A number of players or an option that the game does not have."""


class IllegalMove(EdubbaError):
    """A move that is malformed, or not legal now."""


class UndoRefused(EdubbaError):
    """There is nothing to take back, or it has shown somebody something."""


class BadDocument(EdubbaError):
    """A document from outside that cannot be taken, with every reason."""

    def __init__(self, *complaints: Message) -> None:
        first, *_ = complaints
        super().__init__(first.key, **first.arguments)
        self._complaints = complaints

    @property
    def reasons(self) -> Sequence[Message]:
        """Every reason why the document was refused."""
        return self._complaints


class BadRecord(BadDocument):
    """A record that is malformed, of another version, or does not replay."""


class BadPosition(BadDocument):
    """A position that is malformed or unsound."""


class BadBoard(BadDocument):
    """A board file that is malformed or unsound."""
