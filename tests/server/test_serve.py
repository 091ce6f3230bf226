"""Opening and closing the house, in processes of its own."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import signal
import threading
import time
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.houses import House, house, run, typed_here
from tests.server.strangers import cookie, guest, line, set_up
from tests.server.waiting import until

PAGE = "/api/openapi.json"


@contextlib.contextmanager
def answering(content: dict[str, Any]) -> Iterator[int]:
    """A web server that answers everything alike; its port."""

    class Answer(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.end_headers()
            self.wfile.write(json.dumps(content).encode())

        def log_message(self, *_words: Any) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Answer)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    try:
        yield server.server_address[1]
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


def data_folder() -> Path:
    return Path(os.environ["EDUBBA_DATA"])


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_it_opens_and_closes(how: int) -> None:
    with house("serve", "--port", "0") as opened:
        assert json.loads(opened.get(PAGE))["info"]["title"] == "Edubba"
        code, said = opened.stop(how)
    assert (code, said) == (0, "Edubba is closed. All games are kept.\n")
    assert (data_folder() / "edubba.sqlite3").exists()


def test_whoever_is_connected_hears_that_it_will_be_back() -> None:
    """The code 1012 says so; a "bye" would mean that it is of no use to come again."""
    with house("serve", "--port", "0") as opened, guest(opened.address, "Ilinca") as ilinca:
        table = set_up(ilinca)
        assert asyncio.run(be_closed(opened, table, cookie(ilinca))) == 1012
        assert opened.process.wait(60) == 0


async def be_closed(opened: House, table: str, cookies: str) -> int | None:
    async with line(opened.address, table, cookies) as talking, asyncio.timeout(60):
        await talking.stand_at(0)
        opened.process.send_signal(signal.SIGTERM)
        with contextlib.suppress(ConnectionClosed):
            while (await talking.hear())["type"] != "bye":
                pass
        return talking.socket.close_code


def test_alone_it_opens_the_browser(tmp_path: Path) -> None:
    browser, seen = tmp_path / "browser", tmp_path / "seen"
    browser.write_text(f'#!/bin/sh\nprintf %s "$1" > "{seen}.new" && mv "{seen}.new" "{seen}"\n')
    browser.chmod(0o755)
    with house(EDUBBA_PORT="0", BROWSER=f"{browser} %s") as opened:
        for _ in range(600):
            if seen.exists():
                break
            time.sleep(0.1)
        assert seen.read_text() == opened.address
        assert opened.address.startswith("http://127.0.0.1:")


def test_a_port_that_is_taken_is_passed_over_or_refused() -> None:
    with answering({"hello": "world"}) as port:
        with house("--no-browser", EDUBBA_PORT=str(port)) as opened:
            assert opened.address != f"http://127.0.0.1:{port}"
            assert "Edubba" in opened.get(PAGE)
        refused = run("serve", "--port", str(port))
    assert refused.returncode == 2
    assert refused.stderr.startswith(f"edubba: Port {port} can't be opened")
    assert refused.stderr.count("\n") == 1


def test_an_edubba_that_is_there_already_is_opened() -> None:
    with answering({"protocol": 1, "games": []}) as port:
        done = run("--no-browser", EDUBBA_PORT=str(port))
    assert (done.returncode, done.stdout) == (0, f"Edubba is open already, at http://127.0.0.1:{port}.\n")


def test_one_file_has_one_server() -> None:
    with house("serve", "--port", "0") as opened:
        second = run("serve", "--port", "0")
        opened.get(PAGE)
    assert second.returncode == 2
    assert "serves this database already" in second.stderr


def test_several_workers_on_postgresql(postgres_url: str) -> None:
    url = postgres_url.replace("postgresql+asyncpg", "postgresql")
    with house("serve", "--port", "0", "--workers", "2", EDUBBA_DATABASE_URL=url) as opened:
        asyncio.run(until(lambda: answers(opened)))
        for _ in range(20):
            opened.get("/healthz")
        asyncio.run(until(lambda: counted(opened.get("/metrics")) == 21))  # a request counts once it is answered
        assert {counted(opened.get("/metrics")) for _ in range(20)} == {21.0}
        code, said = opened.stop()
    assert (code, said) == (0, "Edubba is closed. All games are kept.\n")


def test_workers_whose_parent_is_killed_free_the_port(postgres_url: str) -> None:
    settings = {"EDUBBA_DATABASE_URL": postgres_url.replace("postgresql+asyncpg", "postgresql")}
    with house("serve", "--port", "0", "--workers", "2", **settings) as opened:
        asyncio.run(until(lambda: answers(opened)))
        opened.process.kill()
        opened.process.wait()
        asyncio.run(until(lambda: not answers(opened)))


def answers(opened: House) -> bool:
    try:
        return opened.get("/healthz") == '{"status":"ok"}'
    except OSError:
        return False


def counted(metrics: str) -> float:
    """How often it was asked for its health, as whichever worker answers tells it."""
    (line,) = (line for line in metrics.splitlines() if line.startswith("edubba_requests") and "/healthz" in line)
    return float(line.rpartition(" ")[2])


@pytest.mark.parametrize(
    ("words", "environment", "says"),
    [
        (["serve", "--workers", "2"], {}, "2 workers need PostgreSQL"),
        (["serve", "--port", "70000"], {}, "EDUBBA_PORT is not right: Input should be less than or equal to 65535"),
        (["serve", "--host", "not a host"], {}, "not a host can't be listened at"),
        (["serve", "--database-url", "mysql://u:hush@h/d"], {}, "postgresql://USER:PASSWORD@HOST/NAME"),
        (["serve", "--database-url", "nonsense"], {}, "postgresql://USER:PASSWORD@HOST/NAME"),
        (["serve", "--port", "0"], {"EDUBBA_DATABASE_URL": "postgresql://u:hush@127.0.0.1:1/d"}, "can't be used"),
        ([], {"EDUBBA_DATABSE_URL": "x"}, "no setting EDUBBA_DATABSE_URL; did you mean EDUBBA_DATABASE_URL?"),
        ([], {"EDUBBA_WORKERS": "many"}, "EDUBBA_WORKERS is not right"),
        (["admin", "users"], {}, "There is no database"),
        (["admin", "users"], {"EDUBBA_PORT": "hush"}, "EDUBBA_PORT is not right"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else None,
)
def test_mistakes_are_one_sentence(words: list[str], environment: dict[str, str], says: str) -> None:
    code, said = typed_here(*words, **environment)
    assert code == 2
    assert says in said
    assert "\n" not in said
    assert "hush" not in said


def test_help_has_examples() -> None:
    for words in (["serve"], ["admin", "backup"], ["admin", "restore"], ["admin", "users"], ["admin", "games", "end"]):
        assert "Example: edubba" in typed_here(*words, "--help")[1]
