"""What is shown: the table, the story, errors; each in words of one language and with the names of the seats."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Sequence

from rich.console import Console, ConsoleDimensions
from rich.status import Status
from rich.text import Text

from edubba.engine.match import Match
from edubba.engine.move import plain
from edubba.locales import Argument, Message, message, say
from edubba.terminal.prompt import FEW


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

    def busy(self, key: str, **arguments: Argument) -> Status:
        """Shows a sentence for as long as something goes on."""
        return self.console.status(self.speak(message(key, **arguments)))

    def table(self, match: Match, seat: int | None) -> None:
        """Draws the table as a seat may see it, by the picture that the game's folder brings along."""
        picture = importlib.import_module(f"edubba.games.{match.game.name}.picture")
        self.console.print(picture.draw(match.view(seat), self.speak, self._room()))

    def _room(self) -> ConsoleDimensions:
        """What a picture may take: in a window it should not scroll away, a file is as high as need be."""
        width, height = self.console.size
        return ConsoleDimensions(width, height if self.console.is_terminal else sys.maxsize)

    def story(self, match: Match, ply: int | None = None) -> None:
        """Tells of a move."""
        for told in match.story(ply):
            self.console.print(Text("  " + self.speak(told)))

    def moves(self, match: Match, begin: str = "") -> None:
        """Lists the legal moves that begin with some words, together with those like them."""
        kinds: dict[str, list[str]] = {}
        for move in match.legal():
            if plain(move.text).startswith(plain(begin)):
                kinds.setdefault(move.kind, []).append(move.text)
        for texts in kinds.values():
            for head, ends in _grouped(texts).items():
                self.console.print(Text.assemble((f"  {head} ", "bold"), ", ".join(ends)))


def _grouped(texts: Sequence[str]) -> dict[str, list[str]]:
    """Texts by what they have in common: the verb, or, if there are many, all but the last word."""
    groups: dict[str, list[str]] = {}
    for text in texts:
        head, _, end = text.rpartition(" ") if len(texts) > FEW else text.partition(" ")
        groups.setdefault(head if end else text, []).extend([end] if end else [])
    return groups
