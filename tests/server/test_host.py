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


# A process that has one table in memory, two sockets open and counts a move; it lives until nothing more comes.
WORKER = """
import sys
from edubba.server.metrics import Metrics

m = Metrics()
m.watch(m.sockets, lambda: 2)
m.watch(m.tables, lambda: 1)
m.moves.labels("sumeria").inc()
m.measure()
for _ in sys.stdin:
    print(m.written().decode() + "end", flush=True)
"""


class Worker:
    """One of several processes that count in one folder."""

    def __init__(self, folder: Path) -> None:
        env, pipe = {**os.environ, "PROMETHEUS_MULTIPROC_DIR": str(folder)}, subprocess.PIPE
        self.process = subprocess.Popen([sys.executable, "-c", WORKER], env=env, stdin=pipe, stdout=pipe, text=True)

    def __enter__(self) -> Worker:
        self.tell()
        return self

    def __exit__(self, *_error: object) -> None:
        self.process.kill()
        self.process.communicate()

    def tell(self) -> str:
        """What it tells of all."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write("tell\n")
        self.process.stdin.flush()
        return "".join(iter(self.process.stdout.readline, "end\n"))


def test_several_processes_count_together(tmp_path: Path) -> None:
    with Worker(tmp_path) as one:
        with Worker(tmp_path) as two:
            for worker in (one, two):
                told = worker.tell()
                assert 'edubba_moves_total{game="sumeria"} 2.0' in told
                assert "edubba_sockets_open 4.0" in told
                assert "edubba_tables_in_memory 2.0" in told
        told = one.tell()
        assert 'edubba_moves_total{game="sumeria"} 2.0' in told
        assert "edubba_sockets_open 2.0" in told
