"""The boards look as they did: loosely, as somebody would say who looks at both pictures from afar.

`PICTURES=anew pytest tests/browser/test_pictures.py` makes the pictures anew, to be looked at and committed.
"""

from __future__ import annotations

import io
import os
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat

from tests.browser.conftest import Come

FOLDER = Path(__file__).parent / "pictures"
BOARDS = {
    "sumeria": ("sumeria/clear-win-3", 40),
    "tigris": ("tigris/exchange-standard-4", 96),
    "aquileia": ("aquileia/clear-win-4", 50),
}
SMALL = (240, 150)
FAR = 3.0  # mean difference of a colour, of 255


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("game", BOARDS)
def test_boards_look_as_they_did(come: Come, game: str, theme: str) -> None:
    player = come(color_scheme=theme)
    page = player.page
    page.goto(player.stage(*BOARDS[game]))
    assert player.may_choose()
    page.evaluate("document.fonts.ready")
    shot = (
        Image.open(io.BytesIO(page.screenshot(animations="disabled")))
        .convert("RGB")
        .resize(SMALL, Image.Resampling.BOX)
    )
    path = FOLDER / f"{game}-{theme}.png"
    if os.environ.get("PICTURES"):
        FOLDER.mkdir(exist_ok=True)
        shot.save(path, optimize=True)
    difference = ImageChops.difference(shot, Image.open(path).convert("RGB"))
    assert max(ImageStat.Stat(difference).mean) < FAR
