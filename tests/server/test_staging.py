"""The stage of the browser's tests: a record that is played there to its end is a game like any other."""

from __future__ import annotations

from pathlib import Path

import pytest
from starlette.testclient import TestClient

from edubba.server.live import LiveTable
from edubba.server.settings import Settings
from tests.browser.quick import RECORDS, create_app, first_position
from tests.server.company import guest
from tests.server.conftest import OURS


@pytest.mark.parametrize("name", ["sumeria/clear-win-3", "tigris/exchange-standard-2", "aquileia/clear-win-3"])
def test_what_was_staged_can_be_verified(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(LiveTable, "first_position", first_position)
    record = RECORDS[name]
    with TestClient(create_app(Settings(data=tmp_path, thinkers=0)), headers=dict(OURS)) as client:
        guest(client, "Ilinca")
        table = client.post("/api/staged", json={"record": name, "ply": len(record["moves"]), "alone": False}).json()
        verified = client.get(f"/api/tables/{table}/verification")
        assert verified.status_code == 200
        told = verified.json()
        assert (told["keeps_promise"], told["replays"]) == (True, True)
        assert (told["seed"], told["digest"]) == (str(record["seed"]), record["digest"])
        assert client.get(f"/api/tables/{table}/record").json()["moves"] == record["moves"]
