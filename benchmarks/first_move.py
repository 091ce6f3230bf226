"""One process from its start to its first compiled move. startup.py starts it, with the time as its first argument.

Prints a JSON object: for each of its stages the seconds since the start, by the wall and by the processor.
"""

from __future__ import annotations

import json
import sys
import time


class Stages:
    """When each stage was reached."""

    def __init__(self, started: float) -> None:
        self.started = started
        self.reached: dict[str, dict[str, float]] = {}

    def reach(self, stage: str) -> None:
        """Notes the time."""
        self.reached[stage] = {"wall": time.time() - self.started, "processor": time.process_time()}


def main(started: float, name: str) -> None:
    """Imports, begins a match, compiles or loads the rules and plays a move; then plays a whole random game."""
    stages = Stages(started)
    stages.reach("python")

    import edubba  # noqa: PLC0415

    stages.reach("import")
    assert "numba" not in sys.modules, "`import edubba` must not import numba"

    game = edubba.game(name)
    match = game.start(seed=1)
    match.play(match.legal()[0])
    stages.reach("interpreted move")
    assert "numba" not in sys.modules, "the first moves must not wait for numba"

    assert game.warm()
    match.play(match.legal()[0])
    stages.reach("compiled move")

    random_game(name)
    stages.reach("compiled playout")
    print(json.dumps(stages.reached))


def random_game(name: str) -> None:
    """The first call of compiled playouts."""
    import numpy as np  # noqa: PLC0415

    import edubba  # noqa: PLC0415
    from edubba.engine import jit  # noqa: PLC0415
    from edubba.engine.playout import playouts  # noqa: PLC0415
    from edubba.engine.rng import new_rng  # noqa: PLC0415

    game = edubba.game(name)
    states, out = np.zeros(1, game.rules.State), np.zeros(game.rules.MAX_LEGAL, np.int64)
    jit.compiled(playouts)(states, game.encode(game.players[0]), out, new_rng(), 1)


if __name__ == "__main__":
    main(float(sys.argv[1]), sys.argv[2])
