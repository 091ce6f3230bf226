"""Every numbered rule has a test that carries its number, and no test carries a number that no sheet has."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
SHEETS = TESTS.parent / "docs" / "rules"

# How each sheet numbers its rules, and how its tests name those numbers.
SERIES = [
    ("sumeria", r"^\| 3\.(\d+) \|", r"_3_(\d\d)_"),
    ("tigris", r"^- \*\*R(\d+)\*\*", r"_R(\d\d\d)_"),
    ("tigris", r"^\| D(\d+) \|", r"_D(\d\d)_"),
    ("aquileia", r"^- \*\*R(\d+)\*\*", r"_r(\d\d)(?=_)"),
    ("aquileia", r"^(\d+)\. ", r"_ruling_((?:\d+_)+)"),
]


@pytest.mark.parametrize(("game", "in_the_sheet", "in_a_name"), SERIES)
def test_every_rule_has_a_test(game: str, in_the_sheet: str, in_a_name: str) -> None:
    sheet = (SHEETS / f"{game}.md").read_text(encoding="utf-8")
    sources = [path.read_text(encoding="utf-8") for path in (TESTS / game).glob("test_*.py")]
    names = [name for source in sources for name in re.findall(r"^def (test_\w+)", source, re.MULTILINE)]
    rules = {int(number) for number in re.findall(in_the_sheet, sheet, re.MULTILINE)}
    tested = {int(n) for name in names for group in re.findall(in_a_name, name) for n in group.split("_") if n}
    assert rules
    assert tested == rules
