"""Real Chromium at a real server. A page that complains in its console fails the test."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, expect

from edubba.server.pages import STATIC
from tests.browser.house import House
from tests.browser.player import PATIENCE, Player

FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
CALM = {"reduced_motion": "reduce", "locale": "en", "viewport": {"width": 1440, "height": 900}}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}

expect.set_options(timeout=PATIENCE)  # as patient as everything else: a busy machine is no mistake of the page


def chromium() -> dict[str, Any]:
    """How to start a Chromium of this machine, or the one that `x.py` has unpacked."""
    env = {**os.environ, "LD_LIBRARY_PATH": os.environ.get("EDUBBA_BROWSER_LIBRARIES", "")}
    path = os.environ.get("EDUBBA_BROWSER") or shutil.which("chromium")
    return {"executable_path": path, "args": [*FLAGS], "env": env}


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """The Chromium that all tests use."""
    return {**browser_type_launch_args, **chromium()}


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One house for all tests: each comes as somebody new."""
    assert (STATIC / "index.html").is_file(), "the app is not built: pip install -e . does it, or npm run build in web"
    opened = House(tmp_path_factory.mktemp("house"))
    yield opened
    opened.close()


Come = Callable[..., Player]


@pytest.fixture
def come(browser: Browser, house: House) -> Iterator[Come]:
    """Somebody comes, with a browser of their own; nothing may be wrong with it when they go."""
    rooms: list[tuple[BrowserContext, list[str]]] = []

    def enter(**wishes: Any) -> Player:
        context = browser.new_context(**{"base_url": house.address, **CALM, **wishes})
        complaints: list[str] = []
        context.on("console", lambda said: said.type == "error" and complaints.append(said.text))
        context.on("weberror", lambda error: complaints.append(str(error.error)))
        rooms.append((context, complaints))
        context.set_default_timeout(PATIENCE)
        return Player(context.new_page(), complaints)

    yield enter
    for context, _ in rooms:
        context.close()
    assert [complaint for _, complaints in rooms for complaint in complaints] == []


@pytest.fixture
def player(come: Come) -> Player:
    """One newcomer."""
    return come()
