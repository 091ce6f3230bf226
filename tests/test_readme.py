"""Every command and every example in the documentation runs."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.houses import house

ROOT = Path(__file__).parents[1]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]


def blocks(page: Path, language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", page.read_text(encoding="utf-8"), re.DOTALL)


COMMANDS = [
    line.split("#")[0].strip()
    for page in PAGES
    for block in blocks(page, "sh")
    for line in block.splitlines()
    if line.startswith("edubba ")
]
TASKS = [
    line.split("#")[0].split() for block in blocks(PAGES[0], "sh") for line in block.splitlines() if "x.py" in line
]
EXAMPLES = [block for page in PAGES for block in blocks(page, "python") if block.startswith("import")]


@pytest.mark.parametrize("command", COMMANDS)
def test_commands_run(command: str, tmp_path: Path) -> None:
    env = {**os.environ, "EDUBBA_DATA": str(tmp_path)}
    words = [sys.executable, "-m", *command.split()]
    if "serve" in words:
        with house(*words[3:], "--port", "0") as opened:
            assert opened.stop()[0] == 0
        return
    if "resume" in words:
        subprocess.run([*words[:3], "play"], input="quit\n", env=env, text=True, check=True, capture_output=True)
    done = subprocess.run(words, cwd=ROOT, env=env, input="quit\n", text=True, check=False, capture_output=True)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("code", EXAMPLES)
def test_examples_run(code: str) -> None:
    done = subprocess.run([sys.executable, "-c", code], text=True, check=False, capture_output=True)
    assert done.returncode == 0, done.stderr


def test_the_two_commands_come_first() -> None:
    """What they do is seen when they are run: one of them runs this test."""
    assert [words[:2] for words in TASKS[:2]] == [["./x.py", "play"], ["./x.py", "test"]]
    listed = subprocess.run(
        [sys.executable, ROOT / "x.py", "--help"], text=True, check=True, capture_output=True
    ).stdout
    assert all(f"./x.py {words[1]}" in listed for words in TASKS)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", page.read_text(encoding="utf-8")):
        assert "://" in target or (page.parent / target).exists(), target


def test_the_version_is_said_once() -> None:
    import edubba  # noqa: PLC0415

    assert f'version = "{edubba.__version__}"' in (ROOT / "pyproject.toml").read_text(encoding="utf-8")
