"""axe finds nothing on any screen, in light and in dark; text at twice its size stays on the page."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.player import Player, word
from tests.browser.screens import waiting_room

AXE = Axe()
DESK = {"viewport": {"width": 1440, "height": 900}}
PHONE = {"viewport": {"width": 390, "height": 844}}
SIZES = (DESK, PHONE)
# Every kind of decision that the games ask for: a golden record, and the move before which it is asked.
DECISIONS = {
    "sumeria-setup": ("sumeria/clear-win-3", 4),
    "sumeria-turn": ("sumeria/clear-win-3", 26),
    "sumeria-take": ("sumeria/clear-win-3", 33),
    "tigris-action": ("tigris/treasures-standard-3", 25),
    "tigris-revolt": ("tigris/treasures-standard-3", 26),
    "tigris-war": ("tigris/exchange-standard-4", 48),
    "tigris-treasure": ("tigris/treasures-standard-3", 93),
    "tigris-building": ("tigris/treasures-alternate-buildings-3", 50),
    "tigris-monument": ("tigris/treasures-alternate-buildings-3", 175),
    "tigris-order-of-wars": ("tigris/treasures-alternate-buildings-3", 178),
    "aquileia-place": ("aquileia/clear-win-4", 8),
    "aquileia-swap": ("aquileia/clear-win-4", 21),
    "aquileia-buy": ("aquileia/clear-win-4", 23),
    "aquileia-commit": ("aquileia/clear-win-4", 27),
    "aquileia-blue": ("aquileia/clear-win-4", 28),
    "aquileia-prize": ("aquileia/clear-win-4", 29),
    "aquileia-keep": ("aquileia/clear-win-4", 30),
    "aquileia-bid": ("aquileia/clear-win-4", 31),
    "aquileia-build": ("aquileia/clear-win-4", 34),
}
ENDS = {
    "sumeria": ("sumeria/clear-win-3", 93),
    "tigris": ("tigris/shared-win-3", 170),
    "aquileia": ("aquileia/clear-win-4", 227),
}


# What refers to a part of the page by an id finds the first one that has it, and perhaps the picture of an icon.
TWICE = """() => {
  const ids = Array.from(document.querySelectorAll("[id]"), (part) => part.id);
  return ids.filter((id, place) => ids.indexOf(id) !== place);
}"""


def expect_no_violation(player: Player) -> None:
    """In the theme that is on, and in the other one."""
    assert player.page.evaluate(TWICE) == []
    for _ in range(2):
        found = AXE.run(player.page)
        assert found.violations_count == 0, found.generate_report()
        player.button("web-theme").click()


def home(player: Player) -> None:
    player.page.goto("/")
    expect(player.page.get_by_role("article")).to_have_count(3)


def lobby(player: Player) -> None:
    player.become("Ninsun")
    player.set_up(game="sumeria", players=3, public=True, seats=[{"kind": "me"}])
    player.page.goto("/lobby")
    expect(player.page.get_by_role("main").get_by_role("link").first).to_be_visible()


def account(player: Player) -> None:
    player.register("Puabi of Ur")
    player.page.goto("/account")
    expect(player.button("web-sign-out")).to_be_visible()


def person(player: Player) -> None:
    account(player)
    player.page.goto("/people/Puabi%20of%20Ur")
    expect(player.page.get_by_role("heading", level=1)).to_have_text("Puabi of Ur")


def entrance(player: Player) -> None:
    player.page.goto("/account")
    expect(player.button("web-sign-in")).to_be_visible()


def ratings(player: Player) -> None:
    player.page.goto("/ratings/tigris")
    expect(player.page.get_by_role("heading", level=1)).to_be_visible()


def missing(player: Player) -> None:
    player.page.goto("/no/such/page")
    expect(player.page.get_by_role("heading", level=1)).to_have_text(word("web-missing-title"))


def no_table(player: Player) -> None:
    player.page.goto("/tables/nowhere234")
    expect(player.page.get_by_role("heading", level=1)).to_have_text(word("web-ended-title"))


SCREENS = (home, lobby, waiting_room, account, person, entrance, ratings, missing, no_table)


@pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: screen.__name__)
def test_screens_have_no_violation(player: Player, screen: Callable[[Player], None]) -> None:
    screen(player)
    expect_no_violation(player)


def test_a_new_table_has_no_violation(player: Player) -> None:
    home(player)
    player.button("web-invite").nth(1).click()
    found = AXE.run(player.page)
    assert found.violations_count == 0, found.generate_report()


@pytest.mark.parametrize("decision", DECISIONS)
def test_tables_have_no_violation(player: Player, decision: str) -> None:
    player.page.goto(player.stage(*DECISIONS[decision]))
    assert player.may_choose()
    expect_no_violation(player)


@pytest.mark.parametrize("game", ENDS)
def test_phones_have_no_violation(come: Come, game: str) -> None:
    player = come(**PHONE)
    player.page.goto(player.stage(*first_decision(game)))
    assert player.may_choose()
    expect_no_violation(player)


@pytest.mark.parametrize("game", ENDS)
def test_what_comes_after_a_game_has_no_violation(player: Player, game: str) -> None:
    table = player.stage(*ENDS[game])
    player.page.goto(table)
    expect(player.end).to_be_visible()
    expect_no_violation(player)
    player.page.goto(f"{table}/study")
    expect(player.button("web-study-begin")).to_be_visible()
    expect_no_violation(player)


def test_the_check_of_a_game_has_no_violation(player: Player) -> None:
    player.page.goto(player.stage(*ENDS["tigris"]) + "/verify")
    expect(player.page.get_by_text(word("web-verify-replays"))).to_be_visible()
    expect_no_violation(player)


def first_decision(game: str) -> tuple[str, int]:
    """A position in which something is to be decided."""
    return next(at for name, at in DECISIONS.items() if name.startswith(game))


@pytest.mark.parametrize("size", SIZES, ids=lambda size: str(size["viewport"]["width"]))
@pytest.mark.parametrize("game", ENDS)
def test_every_tab_has_no_violation(come: Come, game: str, size: dict[str, Any]) -> None:
    player = come(**size)
    page = player.page
    page.goto(player.stage(*first_decision(game)))
    assert player.may_choose()
    if size is PHONE:
        page.get_by_role("navigation", name=word("web-dock")).get_by_role("button").last.click()
    tabs = page.get_by_role("tab")
    assert tabs.count() > 2
    for tab in tabs.all():
        tab.click()
        expect(tab).to_have_attribute("aria-selected", "true")
        found = AXE.run(page)
        assert found.violations_count == 0, found.generate_report()
    panel = page.get_by_role("tabpanel")
    panel.focus()
    expect(panel).to_be_focused()


# Text that has more to show than it shows, and cannot be scrolled to it. Where there is room for a symbol only,
# the symbol stands for its words.
CUT = """() => [...document.querySelectorAll('header *, main *, nav *')].filter((one) => {
    const { overflowX, overflowY } = getComputedStyle(one);
    if (!one.textContent.trim() || one.closest('svg, select') || one.clientWidth < 24) return false;
    const wide = ['hidden', 'clip'].includes(overflowX) && one.scrollWidth > one.clientWidth + 2;
    return wide || (['hidden', 'clip'].includes(overflowY) && one.scrollHeight > one.clientHeight + 4);
}).map((one) => one.textContent.trim())"""


# What depends on the size of a container is right in the next picture that is drawn.
DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


def expect_large_text_fits(player: Player) -> None:
    """Letters of twice their size: nothing leaves the page, nothing is cut, and whatever scrolls can be reached."""
    page = player.page
    page.get_by_role("heading", level=1).wait_for(state="attached")
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    page.evaluate(DRAWN)
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    assert page.evaluate(CUT) == []
    found = AXE.run(page)
    assert found.violations_count == 0, found.generate_report()


@pytest.mark.parametrize("size", SIZES, ids=lambda size: str(size["viewport"]["width"]))
@pytest.mark.parametrize("game", ENDS)
def test_large_text_fits(come: Come, game: str, size: dict[str, Any]) -> None:
    player = come(**size)
    player.page.goto(player.stage(*first_decision(game)))
    assert player.may_choose()
    expect_large_text_fits(player)
    player.page.goto(player.stage(*ENDS[game]))
    expect(player.end).to_be_visible()
    expect_large_text_fits(player)


@pytest.mark.parametrize("size", SIZES, ids=lambda size: str(size["viewport"]["width"]))
def test_large_text_fits_on_the_front_page(come: Come, size: dict[str, Any]) -> None:
    player = come(**size)
    home(player)
    expect_large_text_fits(player)
