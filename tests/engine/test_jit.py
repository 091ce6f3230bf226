"""The compiler and its cache, each in a process of its own."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from edubba.engine import jit

SOURCE = Path(jit.__file__).parents[2]
needs_numba = pytest.mark.skipif(not jit.enabled(), reason="nothing is compiled here")


def python(code: str, source: Path = SOURCE, **environment: str) -> str:
    """What a fresh process prints."""
    env = {**os.environ, "PYTHONPATH": str(source), **environment}
    done = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def test_importing_the_package_and_playing_a_little_does_not_import_numba() -> None:
    code = """
import sys, edubba
match = edubba.game('sumeria').start(seed=1)
match.play(match.legal()[0])
match.view(0)
print('numba' in sys.modules)
"""
    assert python(code) == "False"


WARM = """
import edubba
from edubba.engine import jit
game = edubba.game('sumeria')
print(game.warm(), jit.cache_folder(), jit.compiled(game.rules.actor) is not game.rules.actor)
"""


def test_nothing_is_compiled_if_nobody_wants_it() -> None:
    done, _, twin = python(WARM, EDUBBA_JIT="0").split()
    assert (done, twin) == ("False", "False")


@needs_numba
def test_compiled_code_is_kept_and_used_again(tmp_path: Path) -> None:
    code = """
import edubba
from edubba.engine import jit, kernel
game = edubba.game('sumeria')
game.warm()
stats = jit.compiled(kernel.actor).stats
print(sum(stats.cache_hits.values()), sum(stats.cache_misses.values()))
"""
    assert python(code, EDUBBA_CACHE=str(tmp_path)) == "0 1"
    assert python(code, EDUBBA_CACHE=str(tmp_path)) == "1 0"


@needs_numba
def test_an_edit_in_a_called_module_is_noticed(tmp_path: Path) -> None:
    """Numba alone would go on playing the old rules: only the file of the outermost function is looked at."""
    source = tmp_path / "src"
    shutil.copytree(SOURCE / "edubba", source / "edubba", ignore=shutil.ignore_patterns("__pycache__"))
    called, caller = source / "edubba/engine/called.py", source / "edubba/engine/caller.py"
    called.write_text("from edubba.engine.jit import rule\n\n\n@rule\ndef answer():\n    return 41\n")
    caller.write_text(
        "from edubba.engine.called import answer\nfrom edubba.engine.jit import rule\n\n\n"
        "@rule\ndef ask():\n    return answer()\n"
    )
    code = "from edubba.engine import jit, caller; print(jit.compiled(caller.ask)())"
    assert python(code, source, EDUBBA_CACHE=str(tmp_path / "cache")) == "41"
    called.write_text(called.read_text().replace("41", "42"))
    assert python(code, source, EDUBBA_CACHE=str(tmp_path / "cache")) == "42"


@needs_numba
def test_a_rule_that_allocates_does_not_compile(tmp_path: Path) -> None:
    """References are not counted, so nothing could be given back."""
    source = tmp_path / "src"
    shutil.copytree(SOURCE / "edubba", source / "edubba", ignore=shutil.ignore_patterns("__pycache__"))
    (source / "edubba/engine/wasteful.py").write_text(
        "from edubba.engine.jit import rule\n\n\n@rule\ndef copy(one, other):\n    one[:] = other\n"
    )
    code = """
import numpy as np
from edubba.engine import jit, wasteful
try:
    jit.compiled(wasteful.copy)(np.zeros(3), np.zeros(3))
except Exception as refused:
    print('NRT required' in str(refused))
"""
    assert python(code, source, EDUBBA_CACHE=str(tmp_path / "cache")) == "True"


@needs_numba
def test_a_folder_that_cannot_be_written_is_no_obstacle(tmp_path: Path) -> None:
    """Also if the package itself lies where nothing may be written: nothing is ever written beside it."""
    blocked = tmp_path / "a file, not a folder"
    blocked.write_text("")
    done, folder, _ = python(
        WARM, EDUBBA_CACHE=str(blocked), XDG_CACHE_HOME=str(blocked), HOME=str(blocked), TMPDIR=str(tmp_path)
    ).split()
    assert done == "True"
    assert Path(folder).is_relative_to(tmp_path)
    assert not list(SOURCE.rglob("*.nbi"))


def old_caches(parent: Path) -> list[str]:
    """Eight of them, each used before the last one."""
    for age in range(8):
        folder = parent / f"jit-{age}"
        folder.mkdir()
        os.utime(folder, (1000 - age, 1000 - age))
    return sorted(path.name for path in parent.iterdir())


def test_only_the_caches_that_were_used_last_are_kept(tmp_path: Path) -> None:
    old_caches(tmp_path)
    jit._forget_old_caches(tmp_path / "jit-6")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["jit-0", "jit-1", "jit-2", "jit-6"]


def test_whoever_only_asks_what_is_compiled_forgets_nothing(tmp_path: Path) -> None:
    """Other processes may be at work with it."""
    before = old_caches(tmp_path)
    code = "from edubba.engine import jit; print(jit.is_warm('sumeria'))"
    assert python(code, EDUBBA_CACHE=str(tmp_path)) == "False"
    assert set(before) <= {path.name for path in tmp_path.iterdir()}


def test_boards_of_a_host_belong_to_what_is_compiled(tmp_path: Path) -> None:
    code = "from edubba.engine import jit; print(jit.source_hash())"
    before = python(code)
    (tmp_path / "mine.toml").write_text("[meta]\ngame = 'Sumeria'\n")
    assert python(code, EDUBBA_BOARDS=str(tmp_path)) != before


def test_the_process_may_end_while_compiling_goes_on(tmp_path: Path) -> None:
    code = "import edubba; edubba.game('sumeria').warm(wait=False); print('left')"
    assert python(code, EDUBBA_CACHE=str(tmp_path)) == "left"


@needs_numba
def test_a_game_loaded_after_the_compiler_is_compiled_too(tmp_path: Path) -> None:
    code = """
import numpy as np
from edubba.engine import jit, playout
from edubba.engine.rng import new_rng
playouts = jit.compiled(playout.playouts)
import edubba
game = edubba.game('sumeria')
out = np.zeros(game.rules.MAX_LEGAL, np.int64)
print(playouts(np.zeros(1, game.rules.State), game.encode(3), out, new_rng(), 1) > 70)
"""
    assert python(code, EDUBBA_CACHE=str(tmp_path)) == "True"
