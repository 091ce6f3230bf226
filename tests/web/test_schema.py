"""The browser app's types are made from the server's schemas as they are."""

from __future__ import annotations

import json
import runpy
from pathlib import Path

WEB = Path(__file__).resolve().parents[2] / "web"


def test_the_schema_of_the_browser_app_is_current() -> None:
    made = runpy.run_path(str(WEB / "scripts" / "schema.py"))["document"]()
    kept = json.loads((WEB / "src" / "net" / "schema.json").read_text(encoding="utf-8"))
    assert kept == json.loads(json.dumps(made)), "run: npm --prefix web run types"
