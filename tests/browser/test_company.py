"""Several people at one table: at four browsers, at one screen, and by invitation on a phone."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Come
from tests.browser.player import Player, expect_over, word


def longest_exchange(player: Player) -> str:
    """The move that draws most tiles, so that the bag is soon empty; the first legal one if there is none."""
    texts = [move["text"] for move in player.legal]
    return max((text for text in texts if text.startswith("exchange")), key=len, default=texts[0])


def test_four_browsers_play_one_game_of_tigris(come: Come) -> None:
    players = [come() for _ in range(4)]
    host, *friends = players
    host.become("Ada")
    table = host.set_up(game="tigris", players=4, seats=[{"kind": "me"}])
    address = f"/tables/{table['id']}?invite={table['invite']}"
    host.page.goto(address)
    for number, friend in enumerate(friends):
        friend.page.goto(address)
        friend.page.get_by_label(word("web-wait-name")).fill(f"Friend {number}")
        friend.button("web-wait-sit").first.click()
        # The next one comes when this one sits: else both might want the same seat.
        expect(friend.button("web-wait-leave")).to_be_visible()
        expect(friend.page.get_by_text(word("web-wait-host", name="Ada"))).to_be_visible()
    host.button("web-wait-start").click()
    seats = {}
    for player in players:
        expect(player.page.get_by_role("region", name=word("web-decision"))).to_be_visible()
        seats[player.position["seat"]] = player
    assert sorted(seats) == [0, 1, 2, 3]
    actor: int | None = host.view["actor"]
    while actor is not None:
        assert seats[actor].may_choose()
        seats[actor].type(longest_exchange(seats[actor]))
        actor = seats[actor].view["actor"]
    for player in players:
        expect_over(player)


def test_two_share_a_screen_and_see_only_their_own(player: Player) -> None:
    page = player.page
    page.goto("/")
    page.get_by_role("article", name=word("tigris-name")).get_by_role("button", name=word("web-invite")).click()
    page.get_by_role("radio", name="2").check()
    page.get_by_label(word("seat", number=2)).select_option("person")
    page.get_by_label(word("web-seat-name"), exact=True).fill("Barnabás")
    player.button("web-new-start").click()
    page.wait_for_url("**/tables/*")
    hands = []
    for _ in range(4):
        ready = page.get_by_role("main").get_by_role("button")
        expect(ready).to_be_focused()
        expect(page.get_by_role("group", name="board")).to_have_count(0)
        ready.press("Enter")
        assert player.may_choose()
        hands.append((player.view["seat"], player.view["hand"]))
        while player.view["actor"] == hands[-1][0]:
            assert player.may_choose()
            player.type(next(move["text"] for move in player.legal if move["text"].startswith("tile")))
    seats = [seat for seat, _ in hands]
    assert seats[:2] in ([0, 1], [1, 0])
    assert seats[2:] == seats[:2]


def test_an_invitation_is_followed_on_a_phone(come: Come) -> None:
    host, guest = come(), come(**PHONE)
    host.page.goto("/")
    host.page.get_by_role("article", name=word("sumeria-name")).get_by_role("button", name=word("web-invite")).click()
    host.page.get_by_role("radio", name="3").check()
    host.page.get_by_label(word("seat", number=3)).select_option("bot")
    host.button("web-new-invite").click()
    link = host.page.get_by_label(word("web-invite-link")).input_value()
    guest.page.goto(link)
    guest.page.get_by_label(word("web-wait-name")).fill("Enkidu")
    guest.button("web-wait-sit").tap()
    expect(host.page.get_by_text("Enkidu")).to_be_visible()
    host.button("web-wait-start").click()
    for one in (host, guest):
        one.typing.or_(one.page.get_by_role("region", name=word("web-decision"))).first.wait_for()
    if host.view["actor"] == 0:
        host.may_choose()
        host.type(host.legal[0]["text"])
    assert guest.may_choose()
    guest.place(guest.legal[0]["settlement"]).focus()
    guest.place(guest.legal[0]["settlement"]).tap()
    with guest.moving():
        guest.button("web-confirm").tap()
    assert guest.page.evaluate("document.documentElement.scrollWidth") <= 390
