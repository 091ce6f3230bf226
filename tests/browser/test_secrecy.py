"""People who share a screen: a curtain between them, and behind it nothing of what the one before had in hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.player import Player, word

TILES = {"S": "settlement", "T": "temple", "F": "farm", "M": "market"}


def tiles(view: dict[str, Any]) -> Counter[str]:
    """What the page calls the tiles of the hand."""
    return Counter(word("tigris-web-in-hand", tile=TILES[letter]) for letter in view["hand"])


def cards(view: dict[str, Any]) -> Counter[str]:
    """What the page calls the cards and laurels of the hand."""
    seat = view["seat"]
    laurels = [word("aquileia-laurel", laurel=laurel.replace("/", "-")) for laurel in view["laurels"][seat]]
    return Counter([*laurels, *(word("aquileia-card", card=card) for card in view["hands"][seat])])


class Game(NamedTuple):
    """A game with secrets: where to begin, and how a hand is told and seen."""

    record: str
    ply: int
    hand: Callable[[dict[str, Any]], Counter[str]]
    seen: Callable[[Player], Counter[str]]


HUSH = "for (const line of document.querySelector('[aria-live]').children) line.textContent = ''"
NAMES = "all => all.map((one) => one.getAttribute('aria-label'))"


def seen_tiles(player: Player) -> Counter[str]:
    """The tiles that lie open anywhere on the page as somebody's own."""
    return Counter(player.page.get_by_role("button", name="in your hand").evaluate_all(NAMES))


def seen_cards(player: Player) -> Counter[str]:
    """The cards and laurels that lie open in a hand."""
    return Counter(player.page.locator(".hand .card").evaluate_all(NAMES))


GAMES = {
    "tigris": Game("tigris/exchange-standard-4", 20, tiles, seen_tiles),
    "aquileia": Game("aquileia/clear-win-4", 31, cards, seen_cards),
}


def curtain(player: Player) -> Locator:
    """What whoever comes next has to press."""
    ready = player.page.get_by_role("main").get_by_role("button")
    expect(ready).to_have_count(1)
    expect(ready).to_be_focused()
    return ready


def expect_nothing_behind(player: Player, hand: Iterable[str] = ()) -> None:
    """No board, no decision, no story, and nothing of a hand: neither in the page nor in what is read aloud of it."""
    curtain(player)
    page = player.page
    assert page.locator("main > *").evaluate_all("all => all.map((one) => one.localName)") == [
        "span",
        "h1",
        "p",
        "button",
    ]
    parts = "[data-place], .strip, .decision, .hand, [role=tab], [role=tabpanel], dialog, #type-move"
    expect(page.locator(parts)).to_have_count(0)
    page.evaluate(HUSH)  # it tells the story, which everybody may know
    written, spoken = page.content(), page.locator("body").aria_snapshot()
    assert "main" in spoken
    for label in hand:
        assert label not in written
        assert label not in spoken


def sit_down(player: Player, game: Game) -> dict[str, Any]:
    """Whoever is asked for comes to the screen; returns their view."""
    curtain(player).press("Enter")
    player.until(lambda: player.position["seat"] == player.view["actor"])
    assert player.may_choose()
    view = player.view
    assert view["seat"] == view["actor"]
    assert +game.seen(player) == +game.hand(view)
    return view


def hand_on(player: Player, view: dict[str, Any]) -> None:
    """Plays until somebody else must act; nobody else's view comes before they are at the screen."""
    while player.view["actor"] == view["seat"]:
        assert player.may_choose()
        player.type(player.legal[0]["text"])
        assert player.position["seat"] == view["seat"]


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_nothing_of_a_hand_is_left_for_the_next(player: Player, game: Game) -> None:
    page = player.page
    player.settle(ask=False)
    page.goto(player.stage(game.record, game.ply, alone=False))
    seats = []
    for _ in range(3):
        view = sit_down(player, game)
        seats.append(view["seat"])
        hand_on(player, view)
        expect_nothing_behind(player, [*game.hand(view), *game.hand(player.view)])
    assert len(set(seats)) > 1


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_page_that_is_opened_again_asks_who_is_there(player: Player, game: Game) -> None:
    page = player.page
    player.settle(ask=False)
    page.goto(player.stage(game.record, game.ply, alone=False))
    hand_on(player, sit_down(player, game))
    sit_down(player, game)
    page.reload()
    expect_nothing_behind(player)
    page.goto("/")
    expect(page.get_by_role("article")).to_have_count(3)
    page.go_back()
    expect_nothing_behind(player)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_the_past_is_shown_to_whoever_is_there_as_they_saw_it(player: Player, game: Game) -> None:
    page = player.page
    player.settle(ask=False)
    table = player.stage(game.record, game.ply, alone=False)
    page.goto(table)
    first = sit_down(player, game)
    hand_on(player, first)
    now = sit_down(player, game)
    assert now["seat"] != first["seat"]
    page.locator("[role=tab][data-key=story]").click()
    page.locator(".story li button").nth(1).click()
    expect(player.typing).to_have_count(0)
    ply = player.ply - 1
    answer = page.request.get(f"/api{table}/positions/{ply}?seat={now['seat']}").json()["view"]
    assert +game.seen(player) == +game.hand(answer)


def test_a_move_taken_back_calls_whoever_made_it(player: Player) -> None:
    game = Game("aquileia/clear-win-4", 36, cards, seen_cards)
    page = player.page
    player.settle(ask=False)
    page.goto(player.stage(game.record, game.ply, alone=False))
    first = sit_down(player, game)
    hand_on(player, first)
    expect_nothing_behind(player)
    player.button("web-undo").click()
    expect(curtain(player)).to_have_text(word("web-handover-ready", name=player.names[first["seat"]]))
    expect_nothing_behind(player, game.hand(first))
    assert sit_down(player, game)["seat"] == first["seat"]
