"""What a browser fetches before the first game can be played: at most 200 kB, packed, in every language."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from edubba.locales import LANGUAGES
from tests.browser.conftest import Come
from tests.browser.house import House
from tests.browser.player import word

MOST = 200_000  # bytes


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house of its own: names of those who came before may need letters that no language does."""
    opened = House(tmp_path_factory.mktemp("house"))
    yield opened
    opened.close()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["sumeria", "tigris", "aquileia"])
def test_the_first_board_is_there_within_200_kb(come: Come, game: str, language: str) -> None:
    player = come(locale=language)
    page = player.page
    sizes = {}
    page.on("requestfinished", lambda request: sizes.update({request.url: request.sizes()["responseBodySize"]}))
    page.goto("/")
    card = page.get_by_role("article", name=word(f"{game}-name", language))
    card.get_by_role("button", name=word("web-play-now", language)).click()
    player.typing.wait_for()
    page.wait_for_load_state("networkidle")
    assert len(sizes) > 10
    assert any(".woff2" in address for address in sizes)
    assert not any("latin-ext" in address for address in sizes)
    assert sum(sizes.values()) <= MOST, sorted(sizes.items(), key=lambda item: -item[1])
