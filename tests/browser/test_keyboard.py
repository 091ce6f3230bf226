"""A whole game of Sumeria without a pointer, and each other way to choose once."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.player import Player, expect_over, word


def tab_to(player: Player, wanted: Locator) -> None:
    """Presses Tab until something has the focus."""
    for _ in range(80):
        if wanted.evaluate_all("all => all.includes(document.activeElement)"):
            return
        player.page.keyboard.press("Tab")
    raise AssertionError("Tab does not lead there")


def choose(player: Player) -> None:
    """A counter by its button; else a settlement of the map, reached by Page Down, and if it was a trader, its goal."""
    keyboard, page = player.page.keyboard, player.page
    if player.legal[0]["kind"] == "take":
        tab_to(player, page.locator(".choices button"))
        keyboard.press("Enter")
        return
    tab_to(player, page.locator("[data-place]"))
    for _ in range(2):
        keyboard.press("PageDown")
        keyboard.press("Enter")
        if player.button("web-confirm").count():
            return


def test_sumeria_is_played_by_keyboard_alone(player: Player) -> None:
    page = player.page
    player.settle(ask=False)
    page.goto("/")
    tab_to(
        player, page.get_by_role("article", name=word("sumeria-name")).get_by_role("button", name=word("web-play-now"))
    )
    page.keyboard.press("Enter")
    while player.may_choose():
        choose(player)
        tab_to(player, player.button("web-confirm"))
        with player.moving():
            page.keyboard.press("Enter")
    expect_over(player)


def test_what_is_typed_is_completed_and_what_is_refused_says_why(player: Player) -> None:
    page = player.page
    page.goto(player.stage("sumeria/clear-win-3", 26))
    assert player.may_choose()
    player.typing.fill("no such move")
    player.typing.press("Enter")
    expect(page.get_by_role("alert").filter(has_text="no such move")).to_be_visible()
    move = player.legal[0]["text"]
    player.typing.fill(move[:-1])
    expect(page.get_by_role("listbox").get_by_role("option").first).to_be_visible()
    player.typing.press("ArrowDown")
    player.typing.press("Enter")
    expect(player.button("web-confirm")).to_be_visible()


def test_the_list_of_moves_covers_nothing_until_it_is_asked_for(player: Player) -> None:
    page = player.page
    page.goto(player.stage("sumeria/clear-win-3", 26))
    assert player.may_choose()
    offers = page.get_by_role("listbox")
    player.typing.focus()
    expect(player.typing).to_have_attribute("aria-expanded", "false")
    expect(offers).to_be_hidden()
    player.typing.press("ArrowDown")
    expect(offers.get_by_role("option").first).to_be_visible()
    player.typing.press("Escape")
    expect(offers).to_be_hidden()


def test_a_move_is_taken_back(player: Player) -> None:
    page = player.page
    page.goto(player.stage("sumeria/clear-win-3", 26, alone=False))
    page.get_by_role("main").get_by_role("button").click()
    assert player.may_choose()
    player.type(player.legal[0]["text"])
    player.button("web-undo").click()
    page.get_by_role("main").get_by_role("button").first.click()
    assert player.may_choose()
    assert player.ply == 26


def test_offers_do_not_cover_a_move_that_is_chosen(player: Player) -> None:
    """Other cells begin like e1: they are offered until e1 is chosen."""
    player.page.goto(player.stage("tigris/treasures-standard-3", 25))
    assert player.may_choose()
    offers = player.page.get_by_role("listbox")
    player.typing.fill("catastrophe e1")
    offers.get_by_role("option", name="catastrophe e1", exact=True).click()
    expect(player.typing).to_have_value("catastrophe e1")
    expect(player.button("web-confirm")).to_be_visible()
    expect(offers).to_be_hidden()
