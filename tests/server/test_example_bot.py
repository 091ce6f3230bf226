"""The example of the documentation plays whole games at a real server."""

from __future__ import annotations

import asyncio
import runpy
from collections.abc import Iterator
from pathlib import Path

import httpx2
import pytest

from tests.server.conftest import Serve
from tests.server.running import running
from tests.server.strangers import guest

DOCS = Path(__file__).parents[2] / "docs"
EXAMPLE = DOCS / "examples" / "client_bot.py"


@pytest.fixture
def address(serve: Serve) -> Iterator[str]:
    with running(serve(limits=0)) as found:
        yield found


def token(address: str, name: str) -> str:
    with guest(address, name) as browser:
        return str(browser.post("/api/me/tokens", json={"label": "bot"}).json()["token"])


@pytest.mark.parametrize("game", ["sumeria", "tigris", "aquileia"])
def test_three_bots_play_a_game(address: str, game: str) -> None:
    play = runpy.run_path(str(EXAMPLE))["play"]
    tokens = [token(address, name) for name in ("Ilinca", "Gergő", "Hélène")]
    headers = {"Authorization": f"Bearer {tokens[0]}"}
    wish = {"game": game, "players": 3, "public": True, "seats": [{"kind": "me"}]}
    table = httpx2.post(f"{address}/api/tables", json=wish, headers=headers, timeout=60).json()["id"]

    async def evening() -> list[dict[str, list[int]]]:
        return await asyncio.gather(*(play(address, tokens[seat], table, seat) for seat in (2, 1, 0)))

    results = asyncio.run(evening())
    told = httpx2.get(f"{address}/api/tables/{table}", timeout=60).json()
    assert told["status"] == "finished"
    assert all(result["winners"] == told["result"]["winners"] for result in results)


def test_the_page_shows_the_example_as_it_is() -> None:
    assert EXAMPLE.read_text(encoding="utf-8") in (DOCS / "api.md").read_text(encoding="utf-8")
