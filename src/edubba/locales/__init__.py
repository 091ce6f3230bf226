"""Words for people: message keys and arguments become sentences, from one set of Fluent files a language.

Game code speaks ids and never words. An argument may be a number, an id that the Fluent file turns into words, another
message, a list of messages, or a seat: by convention an argument named `seat`, or beginning with `seat_`, is a seat
number, and the reader sees the name of whoever sits there.
"""

from __future__ import annotations

import functools
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeAlias

LANGUAGES = ("en", "ro", "hu", "fr")
_FOLDER = Path(__file__).resolve().parent

Argument: TypeAlias = "str | int | Message | tuple[Message, ...]"


@dataclass(frozen=True)
class Message:
    """What is to be said, in no language yet."""

    key: str
    arguments: Mapping[str, Argument] = field(default_factory=dict)

    def to_json(self) -> dict[str, Any]:
        """The message as plain data."""
        return {"key": self.key, "arguments": {k: _to_json(v) for k, v in self.arguments.items()}}

    def __str__(self) -> str:
        return say(self)


def _to_json(value: Argument) -> Any:
    if isinstance(value, tuple):
        return [item.to_json() for item in value]
    return value.to_json() if isinstance(value, Message) else value


def message(key: str, **arguments: Argument) -> Message:
    """A message, its arguments by name.

    >>> message("seat", number=2).to_json()
    {'key': 'seat', 'arguments': {'number': 2}}
    """
    return Message(key, arguments)


def say(text: Message, language: str = "en", names: Sequence[str] = ()) -> str:
    """The sentence for a message; `names` are the names of the seats.

    >>> say(message("seat", number=2))
    'Seat 2'
    """
    bundle = _bundle(language)
    values = {name: _value(name, value, language, names) for name, value in text.arguments.items()}
    sentence, errors = bundle.format_pattern(bundle.get_message(text.key).value, values)
    if errors:
        raise errors[0]
    return str(sentence)


def _value(name: str, value: Argument, language: str, names: Sequence[str]) -> Any:
    if isinstance(value, Message):
        return say(value, language, names)
    if isinstance(value, tuple):
        between = say(message("list-separator"), language).strip("|")
        return between.join(say(item, language, names) for item in value)
    if isinstance(value, int) and (name == "seat" or name.startswith("seat_")):
        return names[value] if value < len(names) else say(message("seat", number=value + 1), language)
    return _plain_number(value) if isinstance(value, int) else value


def _plain_number(value: int) -> Any:
    """A number without marks between thousands: languages differ on when to set them, and games have none so large."""
    from fluent.runtime.types import fluent_number  # noqa: PLC0415 - it takes a while to load

    return fluent_number(value, useGrouping=False)


@functools.cache
def _bundle(language: str) -> Any:
    from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415 - it takes a while to load

    # Isolating marks around arguments would be seen as boxes in terminals and copied along with names.
    bundle = FluentBundle([language], use_isolating=False)
    for path in sorted((_FOLDER / language).glob("*.ftl")):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle
