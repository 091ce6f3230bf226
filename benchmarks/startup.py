"""How long people wait: a process from its start to its first compiled move, compiling it or finding it compiled."""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

_PROGRAM = Path(__file__).with_name("first_move.py")

Stages = dict[str, float]  # seconds since the start of the process, see first_move.py


@dataclass(frozen=True)
class StartUp:
    """The start of processes that play one game: one with an empty cache, several with the cache that it left."""

    game: str
    cold: Stages
    warm: list[Stages]

    @property
    def importing(self) -> float:
        """Seconds of `import edubba`."""
        return statistics.median(stages["import"] - stages["python"] for stages in self.warm)

    @property
    def compiling(self) -> float:
        """Seconds to import numba and to compile the rules with an empty cache."""
        return self.cold["compiled move"] - self.cold["interpreted move"]

    @property
    def compiling_playouts(self) -> float:
        """Seconds that random play takes to compile on top of the rules."""
        return self.cold["compiled playout"] - self.cold["compiled move"]

    def reached(self, stage: str) -> float:
        """Seconds from the start to a stage, with a full cache."""
        return statistics.median(stages[stage] for stages in self.warm)

    def to_json(self) -> dict[str, Any]:
        """All stages of all processes, as plain data."""
        return asdict(self)


def start_up(game: str, rounds: int, tell: Callable[[str], None]) -> StartUp:
    """Starts one process with an empty cache, then `rounds` with that same cache."""
    with tempfile.TemporaryDirectory(prefix="edubba-bench-") as cache:
        tell(f"{game}: start, nothing compiled yet")
        cold = _stages(game, cache)
        warm = []
        for _ in range(rounds):
            tell(f"{game}: start, all compiled before")
            warm.append(_stages(game, cache))
    return StartUp(game, cold, warm)


def _stages(game: str, cache: str) -> Stages:
    command = [sys.executable, str(_PROGRAM), str(time.time()), game]
    done = subprocess.run(command, env={**os.environ, "EDUBBA_CACHE": cache}, check=True, capture_output=True)
    stages: Stages = json.loads(done.stdout)
    return stages
