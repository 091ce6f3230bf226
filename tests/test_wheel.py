"""The wheel: everything that the house needs, nothing beside it, and it opens from there."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import zipfile
from pathlib import Path

import hatch_build
import pytest

from edubba.engine.registry import games
from edubba.locales import LANGUAGES
from tests.server.houses import house

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "src/edubba"
APP = "src/edubba/static/index.html"


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A wheel with the app as it was built last: to build it anew could need the network."""
    assert (ROOT / APP).is_file(), "the app is not built: pip install -e . does it"
    folder = tmp_path_factory.mktemp("dist")
    command = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(folder)]
    done = subprocess.run(
        command, cwd=ROOT, env={**os.environ, "EDUBBA_SKIP_APP": "1"}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    (built,) = folder.glob("*.whl")
    return built


@pytest.fixture(scope="module")
def unpacked(wheel: Path) -> Path:
    """The folder of an installation."""
    folder = wheel.with_name("site")
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(folder)
    return folder


def files(folder: Path) -> set[str]:
    return {
        path.relative_to(folder).as_posix()
        for path in folder.rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }


def test_all_of_the_package_is_in_it_and_nothing_else(unpacked: Path) -> None:
    assert {path.name for path in unpacked.iterdir() if path.suffix != ".dist-info"} == {"edubba"}
    assert files(unpacked / "edubba") == files(PACKAGE)


def test_the_app_is_in_it_with_all_that_its_page_names(unpacked: Path) -> None:
    static = unpacked / "edubba/static"
    named = re.findall(r'(?:src|href)="/([^"]+\.\w+)"', (static / "index.html").read_text())
    assert {Path(name).suffix for name in named} >= {".js", ".css"}
    assert [name for name in named if not (static / name).is_file()] == []


def test_boards_words_and_migrations_are_in_it(unpacked: Path) -> None:
    found = files(unpacked / "edubba")
    for name in games():
        assert any(path.startswith(f"games/{name}/boards/") and path.endswith(".toml") for path in found)
    for language in LANGUAGES:
        assert any(path.startswith(f"locales/{language}/") and path.endswith(".ftl") for path in found)
    assert {"server/migrations/env.py", "server/migrations/versions/r0001_tables.py", "py.typed"} <= found


def test_the_house_opens_from_it(unpacked: Path) -> None:
    page = unpacked / "edubba/static/index.html"
    page.write_text(page.read_text() + "<!-- from the wheel -->")
    with house("serve", "--port", "0", PYTHONPATH=str(unpacked)) as opened:
        assert opened.get("/") == page.read_text()
        assert [game["name"] for game in json.loads(opened.get("/api/house"))["games"]] == list(games())
        for board in (unpacked / "edubba/games").glob("*/boards/*.toml"):
            assert json.loads(opened.get(f"/api/games/{board.parts[-3]}/boards/{board.stem}"))


@pytest.mark.parametrize(
    ("newer", "target", "builds"),
    [
        (APP, "wheel", False),
        ("web/src/main.ts", "wheel", True),
        ("src/edubba/locales/en/house.ftl", "wheel", True),
        ("web/node_modules/vite/index.js", "wheel", False),
        ("web/src/main.ts", "sdist", False),
        (None, "wheel", True),
    ],
)
def test_the_app_is_built_when_it_is_not_there_or_older_than_its_sources(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, newer: str | None, target: str, builds: bool
) -> None:
    monkeypatch.delenv("EDUBBA_SKIP_APP", raising=False)
    built: list[Path] = []
    monkeypatch.setattr(hatch_build, "build_app", built.append)
    sources = ["web/src/main.ts", "src/edubba/locales/en/house.ftl", "web/node_modules/vite/index.js"]
    for name in sources if newer is None else [*sources, APP]:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).touch()
        moment = 2 if name == newer else 1
        os.utime(tmp_path / name, (moment, moment))
    hook = hatch_build.AppHook(str(tmp_path), {}, None, None, "", target)  # type: ignore[arg-type]
    hook.initialize("standard", {})
    assert built == ([tmp_path] if builds else [])
