"""Every ruling has its test, and only one."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

pytestmark = pytest.mark.rules

RULINGS = range(1, 56)


def test_every_ruling_has_exactly_one_test() -> None:
    files = Path(__file__).parent.glob("test_rulings_*.py")
    numbers = [
        int(n) for path in files for n in re.findall(r"^def test_3_(\d\d)_", path.read_text("utf-8"), re.MULTILINE)
    ]
    assert sorted(numbers) == list(RULINGS)
