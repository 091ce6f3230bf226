"""The files of the browser app: packed once, kept for ever by browsers, and nothing beside them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from edubba.server import pages
from tests.server.company import guest, set_up

SCRIPT = "export default 1;\n" * 200
PACKED, PLAIN = {"Accept-Encoding": "gzip"}, {"Accept-Encoding": "identity"}


@pytest.fixture(autouse=True)
def static(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An app of a few files, with a board for one game, and a file that is none of its own."""
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "tables").mkdir()
    (folder / "index.html").write_text("<!doctype html>")
    (folder / "tables" / "tigris.html").write_text("<!doctype html><meta name=game content=tigris>")
    (folder / "assets" / "house-1.js").write_text(SCRIPT)
    (folder / "assets" / "letters-1.woff2").write_bytes(bytes(2000))
    (tmp_path / "secret.js").write_text("seed")
    monkeypatch.setattr(pages, "STATIC", folder)
    monkeypatch.setattr(pages, "ASSETS", folder / "assets")
    return folder


def test_a_script_comes_packed_and_is_kept_for_ever(client: TestClient) -> None:
    answer = client.get("/assets/house-1.js", headers=PACKED)
    assert answer.headers["Content-Encoding"] == "gzip"
    assert "Accept-Encoding" in answer.headers["Vary"]
    assert "immutable" in answer.headers["Cache-Control"]
    assert answer.headers["Content-Type"].startswith("text/javascript")
    assert "Content-Security-Policy" in answer.headers
    assert int(answer.headers["Content-Length"]) < len(SCRIPT)
    assert answer.text == SCRIPT


def test_it_is_packed_once(client: TestClient, static: Path) -> None:
    first = client.get("/assets/house-1.js", headers=PACKED).text
    (static / "assets" / "house-1.js").write_text("changed")
    assert client.get("/assets/house-1.js", headers=PACKED).text == first


def test_whoever_cannot_unpack_gets_it_plain(client: TestClient) -> None:
    answer = client.get("/assets/house-1.js", headers=PLAIN)
    assert "Content-Encoding" not in answer.headers
    assert answer.text == SCRIPT


def test_letters_are_packed_already(client: TestClient) -> None:
    answer = client.get("/assets/letters-1.woff2", headers=PACKED)
    assert answer.content == bytes(2000)
    assert "immutable" in answer.headers["Cache-Control"]


def test_places_of_the_app_are_one_page_that_is_asked_for_again(client: TestClient) -> None:
    for place in ("/", "/tables/abc", "/people/Puabi"):
        answer = client.get(place)
        assert answer.text == "<!doctype html>"
        assert answer.headers["Cache-Control"] == "no-cache"


def test_the_page_of_a_table_brings_its_board_to_those_who_may_know_of_it(
    client: TestClient, another: Callable[[], TestClient]
) -> None:
    guest(client, "Ilinca")
    seats = [{"kind": "me"}]
    private = set_up(client, game="tigris", seats=seats)
    place = f"/tables/{private['id']}"
    for browser, address in ((client, place), (another(), f"{place}?invite={private['invite']}")):
        answer = browser.get(address)
        assert "content=tigris" in answer.text
        assert answer.headers["Cache-Control"] == "no-cache"
    for address in (place, f"{place}?invite={'x' * 16}", f"{place}/study", "/tables/0000000000"):
        assert another().get(address).text == "<!doctype html>"


def test_a_game_without_a_page_of_its_own_has_that_of_all(client: TestClient) -> None:
    guest(client, "Ilinca")
    table = set_up(client, game="sumeria", seats=[{"kind": "me"}])
    assert client.get(f"/tables/{table['id']}").text == "<!doctype html>"


@pytest.mark.parametrize("path", ["/assets/none.js", "/..%2fsecret.js", "/assets/..%2f..%2fsecret.js"])
def test_nothing_else_is_given(client: TestClient, path: str) -> None:
    assert "seed" not in client.get(path).text
