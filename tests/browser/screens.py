"""Pictures of every screen in every state, to look at: `python -m tests.browser.screens FOLDER [word …]`.

Each screen is drawn at three sizes, in light and in dark, and once more with all six side by side (`sheet-….png`).
Words choose the screens whose name contains one of them. What is wrong with a screen is said on the error stream.
With LANGUAGE=hu they are in Hungarian; those that are reached by buttons are there in English only.
"""

from __future__ import annotations

import os
import random
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, Page, expect, sync_playwright
from playwright.sync_api import Error as PlaywrightError

from tests.browser.conftest import CALM, chromium
from tests.browser.house import House
from tests.browser.player import PATIENCE, Player
from tests.browser.quick import RECORDS

SIZES = {"desk": (1440, 900), "tablet": (1024, 768), "phone": (390, 844)}
THEMES = ("light", "dark")
LANGUAGE = os.environ.get("LANGUAGE", "en")[:2]
GAP = 16
LONG = "Ștefania-Alexandra of Aquileia"
Screen = Callable[[Player], object]


def staged(record: str, ply: int, *typed: str, alone: bool = True) -> Screen:
    """A position of a golden record, and perhaps a move that is chosen but not played."""

    def screen(player: Player) -> None:
        player.page.goto(player.stage(record, ply, alone=alone))
        assert player.may_choose()
        for text in typed:
            player.typing.fill(text)
            player.typing.press("Enter")
            player.typing.blur()
            player.page.locator(".sheet").evaluate("sheet => sheet.scrollTo(0, 0)")

    return screen


def watched(record: str, ply: int) -> Screen:
    """The same, as somebody sees it who does not act: all seats belong to somebody else."""

    def screen(player: Player) -> None:
        table = player.stage(record, ply, alone=False)
        player.page.context.clear_cookies()
        player.page.goto(table)
        expect(player.page.locator(".grid")).to_be_visible()

    return screen


def long_names(game: str, players: int) -> Screen:
    """A table whose people have the longest names, on its first turn."""

    def screen(player: Player) -> None:
        player.become(LONG)
        seats = [{"kind": "me"}, *({"kind": "person", "name": f"{LONG[:28]} {seat}"} for seat in range(2, players + 1))]
        name = "The table under the willow by the river"
        table = player.set_up(game=game, players=players, seats=seats, start=True, name=name)
        player.page.goto(f"/tables/{table['id']}")
        player.page.get_by_role("main").get_by_role("button").click()
        assert player.may_choose()

    return screen


def finished(record: str, ply: int) -> Screen:
    """The scoring, with all its steps done."""

    def screen(player: Player) -> None:
        player.page.goto(player.stage(record, ply))
        expect(player.end).to_be_visible()

    return screen


def after(path: str) -> Screen:
    """A page about a finished game."""

    def screen(player: Player) -> None:
        player.page.goto(player.stage("tigris/shared-win-3", 170) + path)
        player.page.wait_for_timeout(1500)

    return screen


def studied(record: str) -> Screen:
    """The study of a finished game, with an analysis whose numbers are invented."""

    def screen(player: Player) -> None:
        found = {"status": "done", "progress": 1.0, "analysis": invented(RECORDS[record])}
        player.page.route("**/analysis", lambda route: route.fulfill(json=found))
        player.page.goto(player.stage(record, 10_000) + "/study")
        player.page.get_by_role("button", name="+").nth(2).click()

    return screen


def invented(record: dict[str, Any]) -> dict[str, Any]:
    """Chances that wander, with a jump now and then."""
    chance, players = random.Random(record["match"]), record["players"]
    weights = [1.0] * players
    moves = []
    for ply, text in enumerate(record["moves"], 1):
        before = shares(weights)
        seat = ply % players
        weights[seat] *= 1.9 if ply % 13 == 0 else chance.uniform(0.88, 1.14)
        known = {"before": estimate(before), "after": estimate(shares(weights))}
        others = [estimate(shares(weights)) | {"text": one, "tried": 0.4} for one in ("pass", "add Ur") if one != text]
        thought = {"cost": 0.02, "cost_error": 0.01, "best": "pass", "alternatives": others}
        moves.append({"ply": ply, "seat": seat, "text": text, **known, **thought})
    return {"players": players, "moves": moves, "result": None}


def estimate(found: list[float]) -> dict[str, Any]:
    return {"shares": found, "errors": [0.02] * len(found)}


def shares(weights: list[float]) -> list[float]:
    return [weight / sum(weights) for weight in weights]


def at(path: str) -> Screen:
    """A page for everybody."""

    def screen(player: Player) -> None:
        player.page.goto(path)
        expect(player.page.get_by_role("heading", level=1)).to_be_attached()

    return screen


def company(player: Player) -> None:
    """The front page of somebody with games to continue, and with open tables."""
    player.stage("sumeria/clear-win-3", 40)
    player.stage("tigris/exchange-standard-4", 96)
    player.stage("aquileia/clear-win-5", 110, alone=False)
    player.set_up(game="sumeria", players=4, public=True, name="Kőtábla este", seats=[{"kind": "me"}])
    player.page.goto("/")
    expect(player.page.get_by_role("article")).to_have_count(3)


def lobby(player: Player) -> None:
    company(player)
    player.page.goto("/lobby")
    expect(player.page.get_by_role("main").get_by_role("link").first).to_be_visible()


def new_table(player: Player) -> None:
    at("/")(player)
    player.button("web-invite").nth(2).click()


def waiting_room(player: Player) -> None:
    player.become("Ninsun")
    table = player.set_up(game="aquileia", players=5, seats=[{"kind": "me"}, {"kind": "bot", "level": 1}])
    player.page.goto(f"/tables/{table['id']}")
    expect(player.button("web-wait-start")).to_be_visible()


def account(player: Player) -> None:
    player.register("Puabi of Ur")
    at("/account")(player)


def docked(record: str, ply: int, place: int) -> Screen:
    """A table on a phone with another sheet than the decision."""

    def screen(player: Player) -> None:
        staged(record, ply)(player)
        for button in player.page.locator(".dock button").all()[place : place + 1]:
            if button.is_visible():
                button.click()

    return screen


def menu(player: Player) -> None:
    staged("sumeria/clear-win-3", 40)(player)
    player.button("web-menu").click()


SCREENS: dict[str, Screen] = {
    "home-new": at("/"),
    "home-company": company,
    "lobby": lobby,
    "new-table": new_table,
    "waiting-room": waiting_room,
    "account-enter": at("/account"),
    "account": account,
    "person": lambda player: (account(player), at("/people/Puabi%20of%20Ur")(player)),
    "ratings": at("/ratings/tigris"),
    "missing": at("/no/such/page"),
    "table-gone": lambda player: player.page.goto("/tables/AAAAAAAAAAAA"),
    "menu": menu,
    "study": after("/study"),
    "study-sumeria": studied("sumeria/clear-win-4"),
    "study-tigris": studied("tigris/exchange-standard-4"),
    "study-aquileia": studied("aquileia/clear-win-5"),
    "verify": after("/verify"),
    "sumeria-setup": staged("sumeria/clear-win-4", 4),
    "sumeria-turn": staged("sumeria/clear-win-4", 64),
    "sumeria-move": staged("sumeria/clear-win-4", 65, "move Weavers Bank > Eresh"),
    "sumeria-crowd": staged("sumeria/clear-win-4", 104),
    "sumeria-take": staged("sumeria/clear-win-4", 62),
    "sumeria-watched": watched("sumeria/clear-win-4", 70),
    "sumeria-sheet-ranking": docked("sumeria/clear-win-4", 64, 2),
    "sumeria-names": long_names("sumeria", 4),
    "sumeria-end": finished("sumeria/clear-win-4", 107),
    "sumeria-end-shared": finished("sumeria/shared-by-4-4", 103),
    "tigris-open": staged("tigris/exchange-standard-4", 0),
    "tigris-turn": staged("tigris/exchange-standard-4", 96),
    "tigris-tile": staged("tigris/exchange-standard-4", 96, "tile temple g10"),
    "tigris-revolt": staged("tigris/exchange-standard-4", 128),
    "tigris-war": staged("tigris/treasures-alternate-buildings-3", 182),
    "tigris-wars": staged("tigris/treasures-alternate-buildings-3", 179),
    "tigris-order": staged("tigris/treasures-alternate-buildings-3", 178),
    "tigris-treasure": staged("tigris/exchange-standard-4", 150),
    "tigris-building": staged("tigris/treasures-alternate-buildings-3", 165),
    "tigris-monument": staged("tigris/treasures-alternate-buildings-3", 175),
    "tigris-watched": watched("tigris/exchange-standard-4", 144),
    "tigris-sheet-seats": docked("tigris/exchange-standard-4", 96, 1),
    "tigris-names": long_names("tigris", 4),
    "tigris-end": finished("tigris/exchange-standard-4", 166),
    "tigris-end-shared": finished("tigris/shared-win-4", 175),
    "aquileia-open": staged("aquileia/clear-win-5", 0),
    "aquileia-place": staged("aquileia/clear-win-5", 110),
    "aquileia-placing": staged("aquileia/clear-win-5", 110, "place portus_gold"),
    "aquileia-swap": staged("aquileia/clear-win-5", 30),
    "aquileia-buy": staged("aquileia/clear-win-5", 81),
    "aquileia-commit": staged("aquileia/clear-win-5", 232),
    "aquileia-blue": staged("aquileia/clear-win-5", 142),
    "aquileia-prize": staged("aquileia/clear-win-5", 85),
    "aquileia-keep": staged("aquileia/clear-win-5", 90),
    "aquileia-bid": staged("aquileia/clear-win-5", 193),
    "aquileia-build": staged("aquileia/clear-win-5", 101),
    "aquileia-pay": staged("aquileia/clear-win-5", 102),
    "aquileia-watched": watched("aquileia/clear-win-5", 194),
    "aquileia-sheet-story": docked("aquileia/clear-win-5", 193, 3),
    "aquileia-names": long_names("aquileia", 5),
    "aquileia-end": finished("aquileia/clear-win-5", 286),
    "aquileia-end-shared": finished("aquileia/shared-by-2-3", 10_000),
}


def draw(browser: Browser, house: House, name: str, folder: Path) -> None:
    """One screen, six times."""
    shots = []
    for size, (width, height) in SIZES.items():
        seen = {"viewport": {"width": width, "height": height}, "locale": LANGUAGE}
        wishes: dict[str, Any] = {**CALM, "base_url": house.address, **seen}
        context = browser.new_context(**wishes)
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        page.on("console", lambda said: complain(name, said.text) if said.type == "error" else None)
        SCREENS[name](Player(page, []))
        shots += [shoot(page, theme, folder / f"{name}-{size}-{theme}.png") for theme in THEMES]
        context.close()
    sheet(shots).save(folder / f"sheet-{name}.png")


def complain(of: str, problem: object) -> None:
    sys.stderr.write(f"{of}: {problem}\n")


def shoot(page: Page, theme: str, path: Path) -> Image.Image:
    """The page as far as it can be scrolled; only the window where something stays in it."""
    page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
    page.evaluate("document.fonts.ready")
    page.wait_for_timeout(250)
    wider = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    if wider > 0:
        complain(path.stem, f"{wider} px too wide")
    page.screenshot(path=path, full_page=page.locator(".dock:visible, dialog[open]").count() == 0)
    return Image.open(path)


def sheet(shots: list[Image.Image]) -> Image.Image:
    """All pictures of a screen side by side."""
    width = sum(shot.width + GAP for shot in shots)
    whole = Image.new("RGB", (width, max(shot.height for shot in shots)), "#777")
    left = 0
    for shot in shots:
        whole.paste(shot, (left, 0))
        left += shot.width + GAP
    return whole


def main() -> None:
    """Opens a house and draws."""
    folder, wanted = Path(sys.argv[1]), sys.argv[2:]
    folder.mkdir(parents=True, exist_ok=True)
    house = House(Path(tempfile.mkdtemp()))
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(**chromium())
        for name in SCREENS:
            if not wanted or any(word in name for word in wanted):
                try:
                    draw(browser, house, name, folder)
                except (AssertionError, PlaywrightError) as problem:
                    complain(name, problem)
    house.close()


if __name__ == "__main__":
    main()
