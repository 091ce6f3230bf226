"""Health and metrics, for whoever runs the house."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from sqlalchemy.exc import OperationalError
from starlette.testclient import TestClient

from edubba.server.services import Services
from tests.server.conftest import Serve
from tests.server.helpers import guest, key

LOCAL = ("127.0.0.1", 1)


def test_health_tells_whether_the_database_answers(
    client: TestClient, parts: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert client.get("/healthz").json() == {"status": "ok"}

    def broken() -> None:
        raise OperationalError("SELECT 1", {}, OSError("disk on fire"))

    monkeypatch.setattr(parts.database, "session", broken)
    answer = client.get("/healthz")
    assert (answer.status_code, key(answer)) == (503, "server-no-database")
    assert "fire" not in answer.text


def test_metrics_count_requests_by_template(serve: Serve) -> None:
    app = serve()
    parts: Services = app.state.services
    with TestClient(app, client=LOCAL, headers={"X-Edubba": "1"}) as client:
        guest(client)
        client.delete("/api/sessions/abc")
        client.get("/api/wp-login.php")
        client.request("BREW", "/api/me")
        parts.metrics.moves.labels("sumeria").inc()
        written = client.get("/metrics").text
    assert 'edubba_requests_total{method="POST",route="/api/guests",status="200"} 1.0' in written
    assert 'edubba_requests_total{method="DELETE",route="/api/sessions/{session}",status="404"} 1.0' in written
    assert 'edubba_requests_total{method="GET",route="none",status="404"} 1.0' in written
    assert 'method="other"' in written
    assert 'edubba_moves_total{game="sumeria"} 1.0' in written
    assert "edubba_sockets_open 0.0" in written
    assert 'edubba_request_seconds_count{route="/api/guests"} 1.0' in written
    assert "wp-login" not in written


@pytest.mark.parametrize(
    ("host", "headers", "status"),
    [
        ("127.0.0.1", {}, 200),
        ("::1", {}, 200),
        ("198.51.100.7", {}, 404),
        ("a socket", {}, 404),
        ("127.0.0.1", {"X-Forwarded-For": "198.51.100.7"}, 404),
        ("127.0.0.1", {"Forwarded": "for=198.51.100.7"}, 404),
        ("198.51.100.7", {"X-Forwarded-For": "127.0.0.1"}, 404),
    ],
)
def test_metrics_are_for_this_machine(serve: Serve, host: str, headers: dict[str, str], status: int) -> None:
    with TestClient(serve(), client=(host, 1)) as client:
        assert client.get("/metrics", headers=headers).status_code == status


def test_metrics_are_for_whoever_shows_the_token(serve: Serve) -> None:
    settings = {"metrics_token": "open sesame"}
    with TestClient(serve(**settings), client=LOCAL) as client:
        assert client.get("/metrics").status_code == 404
        assert client.get("/metrics", headers={"Authorization": "Bearer open"}).status_code == 404
        assert client.get("/metrics", headers={"Authorization": "Bearer open sesame"}).status_code == 200


def test_several_processes_count_together(tmp_path: Path) -> None:
    count = "m = Metrics(); m.moves.labels('sumeria').inc(); print(m.written().decode())"
    program = f"from edubba.server.metrics import Metrics; {count}"
    environment = {**os.environ, "PROMETHEUS_MULTIPROC_DIR": str(tmp_path)}
    written = ""
    for _ in range(2):
        written = subprocess.run(
            [sys.executable, "-c", program], env=environment, check=True, capture_output=True, text=True
        ).stdout
    assert 'edubba_moves_total{game="sumeria"} 2.0' in written
