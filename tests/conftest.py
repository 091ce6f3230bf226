from __future__ import annotations

import os
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

# These machines are noisy: a slow example is not a wrong one.
settings.register_profile("house", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("house")


@pytest.fixture(autouse=True)
def _own_data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No test writes into the folder where the games of whoever runs it are kept."""
    monkeypatch.setenv("EDUBBA_DATA", str(tmp_path / "data"))
    monkeypatch.setitem(os.environ, "COLUMNS", "120")
