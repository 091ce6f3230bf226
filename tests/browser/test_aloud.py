"""What happens at a table is read aloud to whoever does not see it."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.player import Player, word


def test_every_move_of_a_round_is_read_aloud(player: Player) -> None:
    page = player.page
    page.goto("/")
    page.get_by_role("article", name=word("sumeria-name")).get_by_role("button", name=word("web-play-now")).click()
    assert player.may_choose()
    before = len(player.story)
    player.type(player.legal[0]["text"])
    assert player.may_choose()
    happened = player.story[before:]
    assert len(happened) >= player.view["players"], "an own move, and one of every other seat"
    lines = page.locator(".sr[aria-live] p")
    expect(lines.last).not_to_be_empty()
    assert len([text for text in lines.all_text_contents() if text]) >= len(happened)
