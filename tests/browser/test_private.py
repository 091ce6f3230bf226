"""A private game: known to its players and to whom they invite; once it is over, to all who have its address."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.player import expect_over, word


def test_whoever_only_watches_studies_and_checks_a_private_game(come: Come) -> None:
    host, watcher, stranger = come(), come(), come()
    host.become("Ninsun")
    seats = [{"kind": "me"}, *[{"kind": "bot", "level": 1}] * 2]
    table = host.set_up(game="sumeria", players=3, public=False, seats=seats, start=True)
    address = f"/tables/{table['id']}"
    watcher.page.goto(f"{address}?invite={table['invite']}")
    watcher.until(lambda: watcher.ply >= 0)
    assert watcher.page.request.get(f"/api{address}?invite={table['invite']}").json()["invite"] is None
    stranger.page.goto(address)
    expect(stranger.page.get_by_text(word("server-no-table"))).to_be_visible()
    host.settle(ask=False)
    host.page.goto(address)
    while host.may_choose():
        host.type(host.legal[0]["text"])
    assert not watcher.may_choose()
    page = watcher.page
    page.get_by_role("link", name=word("web-end-study")).click()
    expect(page.locator(".board [data-place]").first).to_be_visible()
    expect(watcher.button("web-study-begin")).to_be_visible()
    page.get_by_role("link", name=word("web-verify-back")).click()
    expect_over(watcher)
    page.get_by_role("link", name=word("web-end-verify")).click()
    expect(page.get_by_text(word("web-verify-replays"))).to_be_visible()
    assert table["invite"] not in page.content()
