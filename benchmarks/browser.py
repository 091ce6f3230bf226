#!/usr/bin/env python3
"""Measures the browser app in a real Chromium, at a house on the same machine.

    python benchmarks/browser.py
    python benchmarks/browser.py --loads 3 --moves 5  # a quick look
    python benchmarks/browser.py --json -

A page is interactive when the first thing that may be chosen is drawn and the browser is free to hear of a click; every
load begins with an empty cache. A move is drawn when the first frame that shows it is done. Both are measured twice:

- by the wall, with the processor of the browser slowed down 4 times by Chromium itself;
- by the processor: what the main thread of the page took when it was not slowed, times 4. Other people's work does not
  count in it, and neither does waiting for the house.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Browser, Page, Request, sync_playwright
from rich.console import Console
from rich.table import Table as Sheet

from edubba.locales import LANGUAGES
from page_trace import CATEGORIES, Trace

sys.path.insert(0, str(Path(__file__).parents[1]))  # the house of the tests

from tests.browser.conftest import chromium
from tests.browser.house import House
from tests.browser.player import PATIENCE, Player

SLOWED = 4
INTERACTIVE_MS = 1500
DRAWN_MS = 100
LOAD_BYTES = 200_000
PARADE_MS = 700  # moves that come sooner after one another are shown one by one
# Records and a ply in the middle of them: the board is crowded, and the reader has something to choose.
TABLES = {
    "sumeria": ("sumeria/clear-win-3", 26),
    "tigris": ("tigris/treasures-standard-3", 25),
    "aquileia": ("aquileia/clear-win-4", 8),
}
CLOCK = (Path(__file__).parent / "browser.js").read_text(encoding="utf-8")

Figures = dict[str, dict[str, list[float]]]


@contextmanager
def browsing() -> Iterator[tuple[Browser, House]]:
    """A browser and a house."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder))
        try:
            yield playwright.chromium.launch(**chromium()), house
        finally:
            house.close()


@contextmanager
def newcomer(browser: Browser, house: House, slowed: int = 1, language: str = "en") -> Iterator[Player]:
    """Somebody with an empty cache."""
    context = browser.new_context(base_url=house.address, locale=language, viewport={"width": 1440, "height": 900})
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    page.add_init_script(CLOCK)
    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slowed})
    yield Player(page, [])
    context.close()


def open_at(reader: Player, address: str) -> float:
    """Milliseconds from the beginning of a load until something may be chosen."""
    reader.page.goto(address)
    reader.until(lambda: reader.page.evaluate("window.clock.interactive !== null"))
    return float(reader.page.evaluate("window.clock.interactive"))


def load_by_wall(browser: Browser, house: House, place: tuple[str, int] | None) -> float:
    """One load of a table, or of the front page, slowed down."""
    with newcomer(browser, house, SLOWED) as reader:
        return open_at(reader, reader.stage(*place) if place else "/")


def load_by_processor(browser: Browser, house: House, place: tuple[str, int] | None) -> float:
    """One load, not slowed: what the main thread took until something could be chosen, times 4."""
    with newcomer(browser, house) as reader:
        address = reader.stage(*place) if place else "/"
        browser.start_tracing(page=reader.page, categories=CATEGORIES)
        reached = open_at(reader, address)
        trace = Trace(browser.stop_tracing(), reader.page)
    return SLOWED * trace.busy(0, trace.began + reached)


def loads(browser: Browser, house: House, times: int) -> Figures:
    """For the front page, and for tables of each game whose address is opened."""
    found: Figures = {}
    for _ in range(times):
        for name, place in {"front page": None, **TABLES}.items():
            figures = found.setdefault(name, {"wall": [], "processor": []})
            figures["wall"].append(load_by_wall(browser, house, place))
            figures["processor"].append(load_by_processor(browser, house, place))
    return found


def play(actor: Player, watcher: Player, moves: int) -> list[tuple[float, float]]:
    """Moves of people who share a screen: when somebody who watches heard of each, and saw it."""
    ready = actor.page.get_by_role("main").get_by_role("button")
    for number in range(moves):
        actor.typing.or_(actor.page.locator("main > .btn.primary")).first.wait_for()
        if not actor.typing.count():
            ready.click()
        watcher.page.wait_for_timeout(PARADE_MS)
        watcher.page.evaluate("window.clock.armed = true")
        actor.type(actor.legal[0]["text"])
        watcher.until(partial(has_drawn, watcher.page, number))
    return [(since, until) for since, until in watcher.page.evaluate("window.clock.drawn")]


def has_drawn(page: Page, moves: int) -> bool:
    """Whether more than so many moves were seen."""
    return int(page.evaluate("window.clock.drawn.length")) > moves


def draws(browser: Browser, house: House, moves: int) -> Figures:
    """From a message to its frame."""
    found: Figures = {}
    for game, place in TABLES.items():
        for clock, slowed in (("wall", SLOWED), ("processor", 1)):
            with newcomer(browser, house) as actor, newcomer(browser, house, slowed) as watcher:
                actor.settle(ask=False)
                address = actor.stage(*place, alone=False)
                actor.page.goto(address)
                browser.start_tracing(page=watcher.page, categories=CATEGORIES)
                watcher.page.goto(address)
                spans = play(actor, watcher, moves)
                trace = Trace(browser.stop_tracing(), watcher.page)
            wall = [until - since for since, until in spans]
            busy = [SLOWED * trace.busy(trace.began + since, trace.began + until) for since, until in spans]
            found.setdefault(game, {})[clock] = wall if clock == "wall" else busy
    return found


def load_sizes(browser: Browser, house: House) -> dict[str, int]:
    """Bytes fetched, packed, from the front page to the board of its first game, in each language."""
    found = {}
    for language in LANGUAGES:
        requests: list[Request] = []
        with newcomer(browser, house, language=language) as reader:
            page = reader.page
            page.on("requestfinished", partial(requests.append))
            page.goto("/")
            page.locator("article .btn.primary").first.click()
            reader.typing.wait_for()
            page.wait_for_load_state("networkidle")
            found[language] = sum(request.sizes()["responseBodySize"] for request in [*requests])
    return found


def sheet(title: str, found: Figures, aim: float) -> Sheet:
    """Medians beside what was aimed at."""
    made = Sheet(
        "", "by the processor x 4, ms", "by the wall, ms", "least to most", "times", title=f"{title}, aim {aim:g} ms"
    )
    for name, figures in found.items():
        wall, processor = figures["wall"], figures["processor"]
        made.add_row(
            name,
            f"{median(processor):.0f}",
            f"{median(wall):.0f}",
            f"{min(wall):.0f} to {max(wall):.0f}",
            str(len(wall)),
        )
    return made


def main() -> None:
    """Measures, prints, and writes JSON if asked to."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--loads", type=int, default=9)
    parser.add_argument("--moves", type=int, default=15)
    parser.add_argument("--json", help="a file, or - for the standard output")
    wishes = parser.parse_args()
    console = Console(stderr=wishes.json == "-")
    result: dict[str, Any] = {"slowed": SLOWED, "load_before": os.getloadavg()}
    with browsing() as (browser, house):
        result["interactive_ms"] = loads(browser, house, wishes.loads)
        console.print(sheet("Until something may be chosen", result["interactive_ms"], INTERACTIVE_MS))
        result["drawn_ms"] = draws(browser, house, wishes.moves)
        console.print(sheet("From a move's message to its frame", result["drawn_ms"], DRAWN_MS))
        result["load_bytes"] = load_sizes(browser, house)
        console.print("From the front page to the first board, bytes:", result["load_bytes"], f"aim {LOAD_BYTES}")
    result["load_after"] = os.getloadavg()
    console.print(f"Processes that wanted a core: {result['load_before'][0]:.1f} to {result['load_after'][0]:.1f}")
    if wishes.json == "-":
        print(json.dumps(result, indent=1))
    elif wishes.json:
        Path(wishes.json).write_text(json.dumps(result, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
