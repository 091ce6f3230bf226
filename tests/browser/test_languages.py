"""Every language of the house, on the front page and at a table; changing it needs no reload."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from edubba.locales import LANGUAGES, message, say
from tests.browser.player import Player, word


def speak(page: Page, language: str) -> None:
    """Chooses a language in the menu of the bar."""
    page.locator("header select").select_option(language)
    expect(page.locator("html")).to_have_attribute("lang", language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_front_page_speaks(player: Player, language: str) -> None:
    page = player.page
    page.goto("/")
    page.evaluate("window.same = true")
    speak(page, language)
    for game in ("sumeria", "tigris", "aquileia"):
        expect(page.get_by_role("article", name=word(f"{game}-name", language))).to_be_visible()
        expect(page.get_by_text(word(f"{game}-about", language))).to_be_visible()
    expect(page.get_by_role("heading", level=1)).to_have_text(word("web-house-title", language))
    assert page.evaluate("window.same")
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("record", ["sumeria/clear-win-3", "tigris/exchange-standard-4", "aquileia/clear-win-4"])
def test_a_table_and_its_story_speak(player: Player, language: str, record: str) -> None:
    page = player.page
    page.goto(player.stage(record, 12))
    assert player.may_choose()
    page.evaluate("window.same = true")
    page.get_by_role("tab", name=word("web-tab-story"), exact=True).click()
    speak(page, language)
    story = page.locator(".story li")
    expect(story).to_have_count(13)
    for number, told in enumerate(reversed(player.story)):
        lines = [say(message(line["key"], **line["arguments"]), language, player.names) for line in told["story"]]
        expect(story.nth(number)).to_contain_text(" ".join(lines))
    assert page.evaluate("window.same")
    assert "-web-" not in page.get_by_role("main").inner_text()
