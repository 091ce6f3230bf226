"""Commands that a person is told, as they are typed: quoted where the shell needs it."""

from __future__ import annotations

import shlex
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from edubba.terminal.save import played_last
from edubba.terminal.seats import programs_among


def to_show(path: Path) -> str:
    """What shows a game."""
    return _typed("show", str(path))


def to_resume(path: Path, seats: Sequence[str]) -> str:
    """What goes on with an unfinished game: without its file where that is found unasked."""
    programs = ["--programs"] if programs_among(seats) else []
    file = [] if path == played_last() else [str(path)]
    return _typed("resume", *programs, *file)


def _typed(*words: str) -> str:
    quoted = subprocess.list2cmdline if sys.platform == "win32" else shlex.join
    return quoted(["edubba", *words])
