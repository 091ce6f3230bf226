"""Reading documents that come from outside: every complaint is kept, so that one error can tell all of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeGuard

from edubba.locales import Argument, Message, message

LONGEST = 60


def shown(value: object) -> str:
    r"""Anything from outside as it can stand in a message: on one line, never long, never failing.

    >>> shown(True), shown("x" * 100)[-3:], shown(1 << 20_000), shown("half \ud83d")
    ('True', 'xx…', '…', 'half \\ud83d')
    """
    try:
        text = " ".join(str(value).split()).encode(errors="backslashreplace").decode()
    except ValueError:  # a number of thousands of digits
        text = "…"
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"


def is_text(value: object) -> TypeGuard[str]:
    r"""Whether something is a text that can be written down: bytes that were read wrongly leave halves of characters.

    >>> is_text("Gergő"), is_text("half \ud83d"), is_text(7)
    (True, False, False)
    """
    try:
        return isinstance(value, str) and value.encode() is not None
    except UnicodeEncodeError:
        return False


class Document:
    """A JSON object being read. Each reader returns a value of the right type, or its default after a complaint."""

    def __init__(self, value: object, where: str = "") -> None:
        self.where = where
        self.complaints: list[Message] = []
        self.entries: dict[str, Any] = {}
        if isinstance(value, dict) and all(isinstance(key, str) for key in value):
            self.entries = value
        else:
            self.complain("document-object", where=where or "document")

    def __contains__(self, key: str) -> bool:
        return key in self.entries

    def complain(self, key: str, **arguments: Argument) -> None:
        """Keeps a complaint."""
        self.complaints.append(message(key, **arguments))

    def path(self, key: str) -> str:
        """Where an entry stands, for messages."""
        return shown(f"{self.where}.{key}" if self.where else key)

    def known(self, *keys: str) -> None:
        """Complains of entries that nobody will read."""
        for key in sorted(set(self.entries) - set(keys)):
            self.complain("document-unknown", where=self.path(key))

    def require(self, *keys: str) -> None:
        """Complains of entries that are missing."""
        for key in keys:
            if key not in self.entries:
                self.complain("document-missing", where=self.path(key))

    def whole(self, key: str, low: int, high: int, default: int = 0) -> int:
        """A whole number between `low` and `high`."""
        value = self.entries.get(key, default)
        if type(value) is int and low <= value <= high:
            return value
        self.complain("document-number", where=self.path(key), low=low, high=high)
        return default

    def text(self, key: str, default: str = "") -> str:
        """A string."""
        value = self.entries.get(key, default)
        if is_text(value):
            return value
        self.complain("document-text", where=self.path(key))
        return default

    def choice(self, key: str, choices: Sequence[str], default: str) -> str:
        """One of a few strings."""
        value = self.entries.get(key, default)
        if isinstance(value, str) and value in choices:
            return value
        self.complain("document-choice", where=self.path(key), choices=", ".join(choices))
        return default

    def list_of(self, key: str, kind: type, length: int | None = None) -> list[Any]:
        """A list of values of one type; empty after a complaint."""
        value = self.entries.get(key, [])
        if isinstance(value, list) and all(_is(item, kind) for item in value) and length in (None, len(value)):
            return value
        if length is None:
            self.complain("document-list", where=self.path(key))
        else:
            self.complain("document-list-length", where=self.path(key), length=length)
        return []

    def part(self, key: str) -> Document:
        """An object inside this one; its complaints are kept here."""
        inner = Document(self.entries.get(key, {}), self.path(key))
        self.complaints += inner.complaints
        inner.complaints = self.complaints
        return inner


def _is(value: object, kind: type) -> bool:
    return is_text(value) if kind is str else type(value) is kind
