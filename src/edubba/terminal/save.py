"""Where games are kept: a file a game in the user's data folder, written after every move."""

from __future__ import annotations

import os
from datetime import datetime
from pathlib import Path

import platformdirs

from edubba.engine.errors import EdubbaError
from edubba.engine.record import read_file


def games_folder() -> Path:
    """The folder of saved games; EDUBBA_DATA moves it."""
    home = os.environ.get("EDUBBA_DATA")
    return (Path(home) if home else platformdirs.user_data_path("edubba")) / "games"


def new_file(game: str) -> Path:
    """A file for a game that begins now."""
    now = datetime.now().astimezone()
    return games_folder() / f"{game}-{now:%Y-%m-%d-%H%M%S-%f}.json"


def last_unfinished() -> Path:
    """The file of the game that was played last and is not over."""
    files = sorted(games_folder().glob("*.json"), key=lambda path: path.stat().st_mtime, reverse=True)
    for path in files:
        record = read_file(path)
        if isinstance(record, dict) and "result" not in record:
            return path
    raise EdubbaError("terminal-nothing-to-resume")
