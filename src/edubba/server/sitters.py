"""Who sits down at a seat while the game goes on: kept as the text of an event, told in the reader's language."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from typing import Any

from edubba.bots.levels import numbered
from edubba.locales import Message, message, say
from edubba.server.storage import Chair

CHANGES_HANDS = ("takeover", "timeout", "resign")  # the kinds of events that hold a sitter
CARETAKER = 1  # the level of the bot that plays on for somebody who resigned: so the others can finish
STANDIN = 3  # the level of the bot that takes over for somebody who left, or whose time ran out
GONE = "—"  # how somebody is called who has left the house


@dataclass(frozen=True)
class Sitter:
    """Who sits there from now on, and which person sat there before."""

    kind: str
    name: str = ""
    person: str | None = None
    level: int | None = None
    left: str = GONE
    left_person: str | None = None

    @staticmethod
    def after(before: Chair, now: Chair) -> Sitter:
        """A seat changes hands."""
        return Sitter(now.kind, now.name, now.person, now.level, before.name, before.person)

    @staticmethod
    def read(text: str) -> Sitter:
        """The sitter in an event. Before there were sitters, the text was the level of a bot."""
        found = json.loads(text)
        return Sitter(**found) if isinstance(found, dict) else Sitter("bot", level=found)

    def written(self) -> str:
        """The text of an event."""
        return json.dumps(asdict(self), ensure_ascii=False)

    @property
    def chair(self) -> dict[str, Any]:
        """What is written at the seat."""
        return {"kind": self.kind, "name": self.name, "person": self.person, "level": self.level}

    def told(self, kind: str) -> Message:
        """What happened. A bot is named by its level, which every language has a word for."""
        if self.kind == "person":
            return message("server-told-takeover", name=self.name)
        key = "server-told-leave" if kind == "takeover" else f"server-told-{kind}"
        return message(key, name=self.left, bot=message(f"bots-level-{numbered(self.level).name}"))


def bot_name(level: int, seat: int) -> str:
    """What a bot is called where there is no reader: its level, and the letter of its seat."""
    return f"{say(message(f'bots-level-{numbered(level).name}'))} {chr(ord('A') + seat)}"
