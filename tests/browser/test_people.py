"""Pages about people: the games of an account, and who is strong."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from edubba.server.schemas import RatingInfo, RatingList
from tests.browser.player import Player, word

NAME = "Ștefania of Ur"


def test_a_page_shows_the_public_games_of_an_account(player: Player) -> None:
    page = player.page
    player.register(NAME)
    seats = [{"kind": "me"}, {"kind": "person", "name": "Ana"}, {"kind": "person", "name": "Vlad"}]
    table = player.set_up(game="sumeria", players=3, public=True, seats=seats, start=True, name="By the river")
    page.goto(f"/people/{NAME}")
    row = page.get_by_role("listitem").filter(has_text="By the river")
    expect(row).to_contain_text(word("web-row-playing", game="Sumeria"))
    row.get_by_role("link").click()
    expect(page).to_have_url(re.compile(f"/tables/{table['id']}$"))


def test_ratings_are_shown_best_first(player: Player) -> None:
    rated = [
        RatingInfo(name=name, game="tigris", rating=rating, mean=rating + 9, uncertainty=3.0, games=12)
        for name, rating in ((NAME, 31.4), ("Gergő", 27.0))
    ]
    told = RatingList(ratings=rated, more=False).model_dump_json()
    player.page.route("**/api/ratings/tigris", lambda route: route.fulfill(body=told, content_type="application/json"))
    player.page.goto("/ratings/tigris")
    rows = player.page.get_by_role("row")
    expect(rows.nth(1)).to_contain_text(NAME)
    expect(rows.nth(1)).to_contain_text("31.4")
    expect(rows.nth(2)).to_contain_text("Gergő")
