"""The views that the browser app is tested with are those that the rules tell today."""

from __future__ import annotations

import runpy
from pathlib import Path

SCRIPT = Path(__file__).resolve().parents[2] / "web" / "scripts" / "fixtures.py"


def test_fixtures_are_current() -> None:
    made = runpy.run_path(str(SCRIPT))["fixtures"]()
    assert made
    stale = [path.name for path, text in made.items() if path.read_text(encoding="utf-8") != text]
    assert not stale, "run: python web/scripts/fixtures.py"
