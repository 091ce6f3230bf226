"""Where games are kept: a file a game in the user's data folder, written after every move."""

from __future__ import annotations

import contextlib
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


def played_last() -> Path | None:
    """The file of the game that was played last; while it is not over, it is the last unfinished one."""
    return next(iter(_files()), None)


def last_unfinished() -> Path:
    """The file of the game that was played last and is not over."""
    for path in _files():
        record = read_file(path)
        if isinstance(record, dict) and "result" not in record:
            return path
    raise EdubbaError("terminal-nothing-to-resume")


def _files() -> list[Path]:
    """All games in the folder, the one that was played last first."""
    times = {}
    for path in games_folder().glob("*.json"):
        with contextlib.suppress(OSError):  # a link that leads nowhere, a file that somebody deletes
            times[path] = path.stat().st_mtime
    return sorted(times, key=times.__getitem__, reverse=True)
