"""What a browser fetches before the first game can be played: at most 200 kB, packed."""

from __future__ import annotations

import pytest

from tests.browser.player import Player, word

MOST = 200_000  # bytes


@pytest.mark.parametrize("game", ["sumeria", "tigris", "aquileia"])
def test_the_first_board_is_there_within_200_kb(player: Player, game: str) -> None:
    page = player.page
    sizes = {}
    page.on("requestfinished", lambda request: sizes.update({request.url: request.sizes()["responseBodySize"]}))
    page.goto("/")
    card = page.get_by_role("article", name=word(f"{game}-name"))
    card.get_by_role("button", name=word("web-play-now")).click()
    assert player.may_choose()
    assert len(sizes) > 10
    assert sum(sizes.values()) <= MOST, sorted(sizes.items(), key=lambda item: -item[1])
