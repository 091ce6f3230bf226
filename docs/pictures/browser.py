"""Makes the pictures of the browser app in the README, from positions of the golden records.

python docs/pictures/browser.py     (the app must be built)
"""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, sync_playwright

FOLDER = Path(__file__).parent
sys.path.insert(0, str(FOLDER.parents[1]))

from tests.browser.conftest import CALM, FLAGS  # noqa: E402
from tests.browser.house import House  # noqa: E402
from tests.browser.player import Player  # noqa: E402
from tests.browser.screens import GAP, finished, staged  # noqa: E402

DESK, PHONE = (1440, 900), (390, 844)
Screen = Callable[[Player], object]
SUMERIA = staged("sumeria/clear-win-4", 65, "move Weavers Bank > Eresh")
TIGRIS = staged("tigris/treasures-alternate-buildings-3", 182, "support 2")
AQUILEIA = staged("aquileia/clear-win-4", 98, "commit weapon_2 slave_1")
SCREENS = {
    "sumeria": (SUMERIA, "light"),
    "tigris": (TIGRIS, "dark"),
    "aquileia": (AQUILEIA, "light"),
    "end": (finished("tigris/treasures-standard-4", 213), "light"),
}
PHONES = ((SUMERIA, "light"), (TIGRIS, "dark"), (AQUILEIA, "light"), (finished("sumeria/clear-win-4", 107), "dark"))


def shoot(browser: Browser, house: House, screen: Screen, theme: str, size: tuple[int, int]) -> Image.Image:
    """One screen, as far as it is seen at once."""
    viewport = {"width": size[0], "height": size[1]}
    wishes: dict[str, Any] = {**CALM, "base_url": house.address, "color_scheme": theme, "viewport": viewport}
    context = browser.new_context(**wishes)
    page = context.new_page()
    screen(Player(page, []))
    page.evaluate("document.fonts.ready")
    page.wait_for_timeout(400)
    with tempfile.NamedTemporaryFile(suffix=".png") as file:
        page.screenshot(path=file.name, animations="disabled")
        context.close()
        return Image.open(file.name).convert("RGB")


def side_by_side(shots: list[Image.Image]) -> Image.Image:
    """Phones on a ground of clay."""
    whole = Image.new("RGB", (sum(shot.width + GAP for shot in shots) + GAP, shots[0].height + 2 * GAP), "#8e552d")
    for number, shot in enumerate(shots):
        whole.paste(shot, (GAP + number * (shot.width + GAP), GAP))
    return whole


def save(picture: Image.Image, name: str) -> None:
    """In a palette: less than half the size, and nobody sees it."""
    picture.quantize(256, dither=Image.Dither.NONE).save(FOLDER / f"{name}.png", optimize=True)


def main() -> None:
    """Opens a house, looks, and closes it again."""
    house = House(Path(tempfile.mkdtemp()))
    path = os.environ.get("EDUBBA_BROWSER") or shutil.which("chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=[*FLAGS])
        for name, (screen, theme) in SCREENS.items():
            save(shoot(browser, house, screen, theme, DESK), name)
        save(side_by_side([shoot(browser, house, screen, theme, PHONE) for screen, theme in PHONES]), "phones")
    house.close()


if __name__ == "__main__":
    main()
