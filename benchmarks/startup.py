"""How long people wait: a process from its start to its first compiled move, compiling it or finding it compiled.

People wait by the clock on the wall. The processor time tells what the wait is where nobody else uses the machine.
"""

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
from typing import Any, Literal

_PROGRAM = Path(__file__).with_name("first_move.py")

Clock = Literal["wall", "processor"]
Stages = dict[str, dict[Clock, float]]  # seconds since the start of the process, see first_move.py


@dataclass(frozen=True)
class Wait:
    """The time between two stages, in seconds."""

    wall: float
    processor: float


@dataclass(frozen=True)
class StartUp:
    """The start of processes that play one game: one with an empty cache, several with the cache that it left."""

    game: str
    cold: Stages
    warm: list[Stages]

    @property
    def importing(self) -> Wait:
        """`import edubba`."""
        return _between("python", "import", self.warm)

    @property
    def interpreted_move(self) -> Wait:
        """From the start of the process to the first move, before numba is imported."""
        return _between(None, "interpreted move", self.warm)

    @property
    def compiled_move(self) -> Wait:
        """From the start of the process to the first compiled move, with the rules found compiled."""
        return _between(None, "compiled move", self.warm)

    @property
    def compiling(self) -> Wait:
        """Importing numba and compiling the rules."""
        return _between("interpreted move", "compiled move", [self.cold])

    @property
    def compiling_playouts(self) -> Wait:
        """Compiling random play on top of the rules."""
        return _between("compiled move", "compiled playout", [self.cold])

    def to_json(self) -> dict[str, Any]:
        """All stages of all processes, as plain data."""
        return asdict(self)


def start_up(game: str, rounds: int, tell: Callable[[str], None]) -> StartUp:
    """Starts one process with empty caches, then `rounds` with the caches that it filled."""
    with tempfile.TemporaryDirectory(prefix="edubba-bench-") as folder:
        tell(f"{game}: start, nothing compiled yet")
        cold = _stages(game, folder)
        warm = []
        for _ in range(rounds):
            tell(f"{game}: start, all compiled before")
            warm.append(_stages(game, folder))
    return StartUp(game, cold, warm)


def _stages(game: str, folder: str) -> Stages:
    """One process. It keeps Python's own bytecode as well in the folder, also where people have forbidden it."""
    env = {**os.environ, "EDUBBA_CACHE": folder, "PYTHONPYCACHEPREFIX": str(Path(folder) / "bytecode")}
    env.pop("PYTHONDONTWRITEBYTECODE", None)
    command = [sys.executable, str(_PROGRAM), str(time.time()), game]
    done = subprocess.run(command, env=env, check=True, stdout=subprocess.PIPE)
    stages: Stages = json.loads(done.stdout)
    return stages


def _between(first: str | None, last: str, runs: list[Stages]) -> Wait:
    """The median wait between two stages; without a first one, from the start of the process."""

    def seconds(clock: Clock) -> float:
        return statistics.median(stages[last][clock] - (stages[first][clock] if first else 0) for stages in runs)

    return Wait(seconds("wall"), seconds("processor"))
