from __future__ import annotations

import os
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

# A slow example is not a wrong one. Examples are the same in every run, so that what passes once passes again, and what
# is covered stays covered; HYPOTHESIS=wander looks for new ones.
settings.register_profile("house", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("wander", parent=settings.get_profile("house"), derandomize=False)
settings.load_profile(os.environ.get("HYPOTHESIS", "house"))


@pytest.fixture(autouse=True)
def _own_data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No test writes into the folder where the games of whoever runs it are kept."""
    monkeypatch.setenv("EDUBBA_DATA", str(tmp_path / "data"))
    monkeypatch.setitem(os.environ, "COLUMNS", "120")
