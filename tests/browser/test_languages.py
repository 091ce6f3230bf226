"""Every language of the house, on the front page and at a table; changing it needs no reload."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from edubba.locales import LANGUAGES, Message, say
from tests.browser.conftest import Come
from tests.browser.player import Player, word


def speak(page: Page, language: str) -> None:
    """Chooses a language in the bar: by its button where there is room for all, else from the list."""
    button = page.locator(f"header button[lang={language}]")
    page.locator("header select").wait_for(state="attached")
    if button.count():
        button.click()
    else:
        page.locator("header select").select_option(language)
    expect(page.locator("html")).to_have_attribute("lang", language)


def test_the_front_page_speaks_every_language(player: Player) -> None:
    page = player.page
    page.goto("/")
    page.evaluate("window.same = true")
    for language in LANGUAGES:
        speak(page, language)
        for game in ("sumeria", "tigris", "aquileia"):
            expect(page.get_by_role("article", name=word(f"{game}-name", language))).to_be_visible()
            expect(page.get_by_text(word(f"{game}-about", language))).to_be_visible()
        expect(page.get_by_role("heading", level=1)).to_have_text(word("web-house-title", language))
        assert page.evaluate("window.same")
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", LANGUAGES[-1])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_language_of_the_browser_is_spoken_first(come: Come, language: str) -> None:
    page = come(locale=language).page
    page.goto("/")
    expect(page.get_by_role("heading", level=1)).to_have_text(word("web-house-title", language))


@pytest.mark.parametrize("record", ["sumeria/clear-win-3", "tigris/exchange-standard-4", "aquileia/clear-win-4"])
def test_a_table_and_its_story_speak_every_language(player: Player, record: str) -> None:
    page = player.page
    page.goto(player.stage(record, 12, alone=False))
    page.get_by_role("main").get_by_role("button").click()
    assert player.may_choose()
    page.evaluate("window.same = true")
    page.locator("[role=tab][data-key=story]").click()
    told = page.locator(".story li")
    for language in LANGUAGES:
        speak(page, language)
        story = [
            " ".join(say(line, language, player.names) for line in map(read, entry["story"])) for entry in player.story
        ]
        expect(told).to_contain_text(story[::-1])
        assert not re.search(r"\b[a-z]+-web-|\bweb-[a-z]", page.get_by_role("main").inner_text())
    assert page.evaluate("window.same")


def read(line: dict[str, Any]) -> Message:
    """A message as the house sends it."""

    def value(given: Any) -> Any:
        if isinstance(given, list):
            return tuple(read(item) for item in given)
        return read(given) if isinstance(given, dict) else given

    return Message(line["key"], {name: value(given) for name, given in line["arguments"].items()})
