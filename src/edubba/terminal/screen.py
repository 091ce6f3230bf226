"""What is shown: the table, the story, errors; each in words of one language and with the names of the seats."""

from __future__ import annotations

import importlib
from collections.abc import Sequence

from rich.console import Console
from rich.text import Text

from edubba.engine.match import Match
from edubba.locales import Argument, Message, message, say


class Screen:
    """A terminal, and whose names it uses."""

    def __init__(self, names: Sequence[str] = (), console: Console | None = None) -> None:
        self.names = names
        self.console = console or Console(highlight=False)

    def speak(self, text: Message) -> str:
        """A message in words."""
        return say(text, names=self.names)

    def say(self, key: str, style: str = "", **arguments: Argument) -> None:
        """Shows one sentence."""
        self.console.print(Text(self.speak(message(key, **arguments)), style))

    def table(self, match: Match, seat: int | None) -> None:
        """Draws the table as a seat may see it, by the picture that the game's folder brings along."""
        picture = importlib.import_module(f"edubba.games.{match.game.name}.picture")
        self.console.print(picture.draw(match.view(seat), self.speak, self.console.width))

    def story(self, match: Match, ply: int | None = None) -> None:
        """Tells of a move."""
        for told in match.story(ply):
            self.console.print(Text("  " + self.speak(told)))

    def moves(self, match: Match) -> None:
        """Lists the legal moves by kind."""
        kinds: dict[str, list[str]] = {}
        for move in match.legal():
            kinds.setdefault(move.kind, []).append(move.text.partition(" ")[2] or move.text)
        for kind, texts in kinds.items():
            self.console.print(Text.assemble((f"  {kind} ", "bold"), ", ".join(texts)))
