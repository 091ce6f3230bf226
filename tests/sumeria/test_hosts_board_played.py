"""A host's board in a process of its own, where the rules are compiled for it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from tests.sumeria.host import CROSSED, own, write
from tests.sumeria.table import document, traders

PLAY = """
import json, sys
import edubba

game = edubba.game("sumeria")
assert game.warm()
match = game.load(json.loads(sys.argv[1]), seed=1)
goals = [move.goal for move in match.legal() if move.kind == "move"]
for _ in range(30):
    match.play(match.legal_ids()[-1])
assert game.kernel.is_compiled
assert edubba.replay(match.record()).position() == match.position()
print(json.dumps([goals, match.moves[0].text]))
"""


@pytest.mark.skipif(find_spec("numba") is None, reason="there is no compiler")
def test_a_hosts_board_with_other_roads_and_names_is_played_compiled(tmp_path: Path) -> None:
    data = own()
    CROSSED(data)
    for settlement in data["settlement"]:
        settlement["name"] = f"New {settlement['name']}"
    write(tmp_path / "boards", data)
    settings = {"EDUBBA_BOARDS": str(tmp_path / "boards"), "EDUBBA_CACHE": str(tmp_path / "cache"), "EDUBBA_JIT": "1"}

    def played(position: dict[str, Any]) -> Any:
        command = [sys.executable, "-c", PLAY, json.dumps(position)]
        done = subprocess.run(command, env=os.environ | settings, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
        return json.loads(done.stdout)

    ours = document(traders("Sheepfold", "Dilbat, Kish, Borsippa"))
    goals, first = played(ours)
    assert goals == ["Kutha", "West Ferry", "Scribes Rest"]
    assert first == "move Sheepfold > Scribes Rest"
    theirs = document(traders("New Sheepfold", "New Dilbat, New Kish, New Borsippa"), options={"board": "mine"})
    goals, first = played(theirs)
    assert goals == ["New Kutha", "New West Ferry", "New Flood Mound"]
    assert first == "move New Sheepfold > New Flood Mound"
