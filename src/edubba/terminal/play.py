"""A game in the terminal, from the first move to the last."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from rich.text import Text

from edubba.bots.host import BotFailed
from edubba.engine.errors import EdubbaError, UndoRefused
from edubba.engine.match import Match
from edubba.engine.record import refuse_existing, write_file
from edubba.locales import Message, message
from edubba.terminal.commands import to_resume
from edubba.terminal.prompt import Ask
from edubba.terminal.screen import Screen
from edubba.terminal.seats import Seat


class Leave(Exception):
    """A person gets up from the table; the game is saved."""


class Session:
    """One match, its seats, the file it is saved in, and the screen it is shown on."""

    def __init__(self, match: Match, seats: Sequence[Seat], path: Path, screen: Screen, ask: Ask) -> None:
        self.match = match
        self.seats = seats
        self.path = path
        self.screen = screen
        self.ask = ask
        self.files = {path}  # that this game was saved in
        self.told = match.ply  # the moves that were told of
        self.notes: list[Message] = [message("terminal-welcome")]  # to be shown with the table
        self.commands: dict[str, Callable[[str], None]] = {
            "undo": self._undo,
            "moves": self._moves,
            "story": self._story,
            "save": self._save_as,
            "help": self._help,
            "quit": self._quit,
        }

    def run(self) -> None:
        """Plays until the game is over, a person leaves or a program fails."""
        self._save()
        try:
            while self.match.actor is not None:
                self._turn(self.match.actor)
        except (Leave, EOFError, KeyboardInterrupt):
            self._tell_saved(self.path)
            return
        except BotFailed as failed:
            raise EdubbaError("terminal-failed", problem=str(failed), **self._saved(self.path)) from failed
        self._show(None)
        self.screen.say("terminal-over", style="bold", file=str(self.path))

    def _turn(self, seat: int) -> None:
        move = self.seats[seat].choose(self.match)
        if move is not None:
            self.match.play(move)
            self._save()
            return
        self._show(seat)
        played = self.match.ply
        while self.match.ply == played:
            self._answer(seat)

    def _answer(self, seat: int) -> None:
        """One line from a person: a command, or a move. What cannot be done is said, and asked again."""
        line = self.ask(f"{self.seats[seat].name}> ", self._lines()).strip()
        word, _, rest = line.partition(" ")
        try:
            if word.casefold() in self.commands:
                self.commands[word.casefold()](rest.strip())
            elif line:
                self.match.play(line)
                self._save()
        except EdubbaError as error:
            self.screen.console.print(self.screen.speak(error.message), style="red")

    def _lines(self) -> list[str]:
        return [move.text for move in self.match.legal()] + list(self.commands)

    def _show(self, seat: int | None) -> None:
        """The table on a clear screen, and what happened since it was last shown."""
        self.screen.console.clear()
        self.screen.table(self.match, seat)
        for ply in range(self.told, self.match.ply):
            self.screen.story(self.match, ply)
        self.told = self.match.ply
        for note in self.notes:
            self.screen.say(note.key, "dim", **note.arguments)
        self.notes.clear()

    def _save(self) -> None:
        write_file(self.path, self.match.record())

    def _undo(self, _rest: str) -> None:
        """Takes back to the last decision of a person: bots do not mind."""
        steps = self._steps_back()
        for _ in range(steps):
            self.match.undo()
        self._save()
        self.told = self.match.ply
        self.notes.append(message("terminal-undone", count=steps))

    def _steps_back(self) -> int:
        """How many moves lead back to a person's last decision; refuses if one of them has shown something new."""
        plies = self.match.plies
        for steps, ply in enumerate(reversed(plies), 1):
            if ply.revealed:
                raise UndoRefused("undo-revealed")
            if self.seats[ply.seat].bot is None:
                return steps
        raise UndoRefused("undo-nothing")

    def _moves(self, rest: str) -> None:
        self.screen.moves(self.match, rest)

    def _story(self, _rest: str) -> None:
        for ply in range(self.match.ply):
            self.screen.story(self.match, ply)

    def _save_as(self, rest: str) -> None:
        path = Path(rest).expanduser() if rest else self.path
        if path not in self.files:
            refuse_existing(path)
        write_file(path, self.match.record())
        self.files.add(path)
        self._tell_saved(path)

    def _tell_saved(self, path: Path) -> None:
        """Says how to go on, all on one line: a command that is broken can't be copied."""
        text = Text(self.screen.speak(message("terminal-saved", **self._saved(path))))
        self.screen.console.print(text, soft_wrap=True)

    def _saved(self, path: Path) -> dict[str, str]:
        return {"file": str(path), "command": to_resume(path, self.match.seats)}

    def _help(self, _rest: str) -> None:
        self.screen.say("terminal-help")

    def _quit(self, _rest: str) -> None:
        raise Leave
