"""From the front page to a finished game against bots, without anything being asked or explained."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.player import Player, expect_over, word


def glowing(player: Player, kinds: str) -> Locator:
    """One of the things that glow; which one depends on how far the game is."""
    found = player.page.locator(kinds)
    found.first.wait_for(state="attached")
    return found.nth(player.ply % found.count())


def choose_in_sumeria(player: Player) -> None:
    """A counter to take, or a settlement; a trader that is picked up has goals."""
    glowing(player, ".choices button, [data-legal]").click()
    if not player.button("web-confirm").count():
        glowing(player, ".goals button, .goal[data-place]").click()


def choose_in_tigris(player: Player) -> None:
    """An answer that an event asks for, else a piece of the hand and a cell; in the end whole hands are exchanged."""
    kinds = {move["kind"] for move in player.legal}
    if "exchange" in kinds and player.ply > 24:
        player.button("tigris-web-exchange").click()
        tiles = player.page.locator(".strip button.may")
        while tiles.count():
            tiles.first.click()
    elif "exchange" in kinds:
        glowing(player, ".strip button.may").click()
        glowing(player, ".cell.may").click()
    else:
        glowing(player, ".decision .options button").click()


def choose_in_aquileia(player: Player) -> None:
    """A space or a lot of the city, or an answer in the panel; a lot can be paid for in several ways."""
    glowing(player, ".decision .options button, [data-legal]").click()
    if not player.button("web-confirm").count():
        glowing(player, ".decision .options button").click()


CHOOSE = {"sumeria": choose_in_sumeria, "tigris": choose_in_tigris, "aquileia": choose_in_aquileia}


@pytest.mark.parametrize(("game", "choose"), CHOOSE.items(), ids=CHOOSE)
def test_a_newcomer_plays_to_the_end(player: Player, game: str, choose: Callable[[Player], None]) -> None:
    page = player.page
    player.settle(ask=False)
    page.goto("/")
    card = page.get_by_role("article", name=word(f"{game}-name"))
    card.get_by_role("button", name=word("web-play-now")).click()
    moves = 0
    while player.may_choose():
        choose(player)
        player.confirm()
        moves += 1
    expect_over(player)
    assert moves > 5
    player.button("web-end-rematch").click()
    expect(player.end).to_have_count(0)
    assert player.may_choose()


def test_the_second_click_is_the_first_move(player: Player) -> None:
    player.page.goto("/")
    player.button("web-play-now").first.click()
    assert player.may_choose()
    glowing(player, "[data-legal]").click()
    expect(player.button("web-confirm")).to_be_visible()


def test_the_front_page_asks_for_its_lists_once(player: Player) -> None:
    """Whoever plays at once becomes a guest on the way: that changes nothing on the page they leave."""
    asked: list[str] = []
    player.page.on("request", lambda request: asked.append(request.url.partition("/api/tables?")[2]))
    player.page.goto("/")
    player.page.wait_for_load_state("networkidle")
    player.button("web-play-now").first.click()
    assert player.may_choose()
    assert sorted(filter(None, asked)) == ["status=open&limit=3", "status=running&limit=3"]
