"""Board files: the package's own, and those that a host adds in the folder EDUBBA_BOARDS.

A board file is TOML; its entry `meta.game` says to which game it belongs, and its file name is the board's name. A file
that cannot be taken stops the program at its start with a message that names file, entry and reason.
"""

from __future__ import annotations

import os
import tomllib
from pathlib import Path
from typing import TYPE_CHECKING, Any

from edubba.engine.document import Document, shown
from edubba.engine.errors import BadBoard
from edubba.engine.registry import games
from edubba.locales import Argument, Message, message

if TYPE_CHECKING:
    from edubba.engine.game import Game


class BoardFile:
    """One file being read. What a step finds wrong is told together; the next step can rely on what was found right."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.complaints: list[Message] = []
        self.data = self._load()

    @property
    def name(self) -> str:
        """The name of the board."""
        return self.path.stem

    def refuse(self, entry: str, key: str, **arguments: Argument) -> None:
        """Keeps a reason why the file cannot be taken."""
        reason = message(key, **arguments)
        self.complaints.append(message("board-refused", file=self.path.name, entry=entry, reason=reason))

    def take(self, part: Document) -> None:
        """Takes over the complaints of a part that was read."""
        for complaint in part.complaints:
            self.refuse(part.where, complaint.key, **complaint.arguments)
        part.complaints.clear()

    def stop_if_refused(self) -> None:
        """Raises `BadBoard` with everything found so far."""
        if self.complaints:
            raise BadBoard(*self.complaints)

    def tables(self, name: str) -> list[Document]:
        """The entries of an array of tables, each named by its id, else by its number."""
        value = self.data.get(name, [])
        if not isinstance(value, list) or not value:
            self.refuse(name, "board-no-entries", table=name)
            return []
        return [Document(entry, f"{name} {label(entry, number)}") for number, entry in enumerate(value, 1)]

    def game(self) -> str:
        """The game that the file belongs to."""
        meta = self.data.get("meta")
        stated = meta.get("game") if isinstance(meta, dict) else None
        if not isinstance(stated, str) or stated.casefold() not in games():
            self.refuse("meta.game", "board-game", games=", ".join(games()))
            self.stop_if_refused()
        return str(stated).casefold()

    def _load(self) -> dict[str, Any]:
        try:
            return tomllib.loads(self.path.read_text(encoding="utf-8"))
        except (OSError, ValueError, RecursionError) as error:
            self.refuse("file", "board-toml", problem=shown(error))
            raise BadBoard(*self.complaints) from None


def board_files(game: str, own: Path) -> list[BoardFile]:
    """All board files of a game: those in the folder `own`, then the host's."""
    files = [BoardFile(path) for path in sorted(own.glob("*.toml"))]
    for file in _hosts_files():
        if file.game() == game:
            if file.name.casefold() in {other.name.casefold() for other in files}:
                file.refuse("file", "board-name-taken", name=file.name)
                file.stop_if_refused()
            files.append(file)
    return files


def board_data(game: Game, name: str) -> dict[str, Any] | None:
    """The board of that name as its file has it, to be drawn; also one that the host added."""
    files = board_files(game.name, game.boards) if game.boards else []
    return {file.name: file.data for file in files}.get(name)


def _hosts_files() -> list[BoardFile]:
    folder = os.environ.get("EDUBBA_BOARDS")
    if not folder:
        return []
    if not Path(folder).is_dir():
        raise BadBoard(message("boards-folder", folder=folder))
    return [BoardFile(path) for path in sorted(Path(folder).rglob("*.toml"))]


def label(entry: object, number: int) -> str:
    """How an entry of a table is named in messages."""
    return shown(entry["id"]) if isinstance(entry, dict) and "id" in entry else f"#{number}"
