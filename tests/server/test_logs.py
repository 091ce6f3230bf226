"""Logs tell what happened, and no secret."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator

import pytest
import structlog
from sqlalchemy import select, text
from starlette.testclient import TestClient

from edubba.server.guard import log
from edubba.server.logs import HIDDEN, OTHERS, SILENT, set_up
from edubba.server.services import Services
from edubba.server.settings import Settings
from edubba.server.storage import Login
from tests.server.helpers import PASSWORD, account, guest, stored, token


@pytest.fixture(autouse=True)
def _logs_as_before() -> Iterator[None]:
    loggers = [logging.getLogger(name) for name in ("", "edubba", *OTHERS, *SILENT)]
    before = [(one, one.handlers[:], one.level, one.propagate, one.disabled) for one in loggers]
    yield
    structlog.reset_defaults()
    for one, handlers, level, propagate, disabled in before:
        one.handlers[:], one.propagate, one.disabled = handlers, propagate, disabled
        one.setLevel(level)


def lines(capsys: pytest.CaptureFixture[str]) -> list[dict[str, object]]:
    return [json.loads(line) for line in capsys.readouterr().err.splitlines()]


def test_a_request_is_one_line_with_the_template_of_its_address(
    client: TestClient, capsys: pytest.CaptureFixture[str]
) -> None:
    set_up(Settings(log_json=True))
    guest(client)
    client.delete("/api/me/tokens/abcdef?invite=SECRETSECRETSECR")
    client.get("/api/nowhere/at/all?x=1")
    client.get("/healthz")
    found = [line for line in lines(capsys) if line["event"] == "request"]
    assert [(one["method"], one["route"], one["status"]) for one in found] == [
        ("POST", "/api/guests", 200),
        ("DELETE", "/api/me/tokens/{token}", 404),
        ("GET", "none", 404),
    ]
    assert all(isinstance(one["ms"], float) for one in found)


@pytest.mark.parametrize("as_json", [True, False])
def test_no_secret_is_written(
    client: TestClient, parts: Services, capsys: pytest.CaptureFixture[str], as_json: bool
) -> None:
    set_up(Settings(log_json=as_json, log_level="debug"))
    account(client)
    shown = token(client)["token"]
    cookie = client.cookies["edubba"]
    client.get("/api/me", headers={"Authorization": f"Bearer {shown}"})
    client.get("/api/me/export?invite=SECRETSECRETSECR")
    client.post("/api/sessions", json={"name": "Gergő", "password": "a wrong guess"})
    client.patch("/api/me", json={"email": "gergo@example.org"})
    written = capsys.readouterr()
    assert "/api/me/export" in written.err
    for secret in (PASSWORD, shown, cookie, cookie.split(".")[0], "SECRETSECRETSECR", "a wrong guess", "gergo@"):
        assert secret not in written.err + written.out


def test_what_is_called_like_a_secret_is_hidden_at_any_depth(capsys: pytest.CaptureFixture[str]) -> None:
    set_up(Settings(log_json=True))
    log.info("x", seed="s3", table="t1", deep={"Cookie": "c", "list": [{"api_token": "t", "ply": 3}]}, password=None)
    logging.getLogger("uvicorn.error").info(
        "plain", extra={"authorization": "Bearer y", "path": "/api/x?invite=i", "color_message": "x"}
    )
    ours, theirs = lines(capsys)
    assert (ours["seed"], ours["password"], ours["table"]) == (HIDDEN, HIDDEN, "t1")
    assert ours["deep"] == {"Cookie": HIDDEN, "list": [{"api_token": HIDDEN, "ply": 3}]}
    assert "color_message" not in theirs
    assert (theirs["authorization"], theirs["path"]) == (HIDDEN, "/api/x")


def test_the_server_s_own_lines_go_through_without_queries(capsys: pytest.CaptureFixture[str]) -> None:
    set_up(Settings(log_json=True))
    server = logging.getLogger("uvicorn.error")
    server.info('%s - "WebSocket %s" [accepted]', "127.0.0.1:9", "/api/tables/x/socket?since=3&invite=SECRETSECRETSECR")
    logging.getLogger("uvicorn.access").info('"%s %s"', "GET", "/api/x?invite=SECRETSECRETSECR")
    (line,) = lines(capsys)
    assert line["event"] == '127.0.0.1:9 - "WebSocket /api/tables/x/socket" [accepted]'
    assert line["level"] == "info"


@pytest.mark.parametrize("as_json", [True, False])
def test_a_traceback_shows_no_values(capsys: pytest.CaptureFixture[str], as_json: bool) -> None:
    set_up(Settings(log_json=as_json))

    def break_down(seed: str) -> None:
        raise RuntimeError(len(seed))

    try:
        break_down("the seed of a table")
    except RuntimeError:
        log.exception("broken")
    written = capsys.readouterr().err
    assert "RuntimeError: 19" in written
    assert written.count("the seed of a table") == 1  # the line of this file, and no value of a variable


def test_errors_of_the_database_show_no_values(client: TestClient, parts: Services) -> None:
    with pytest.raises(Exception, match="no such table") as caught:
        stored(client, parts, lambda s: s.execute(text("SELECT * FROM nowhere WHERE x = :seed"), {"seed": "4711"}))
    assert "4711" not in str(caught.value)
    assert stored(client, parts, lambda s: s.scalar(select(Login.id))) is None


def test_less_is_written_if_less_is_asked_for(client: TestClient, capsys: pytest.CaptureFixture[str]) -> None:
    set_up(Settings(log_json=True, log_level="warning"))
    guest(client)
    assert capsys.readouterr().err == ""
